/// What stands around every page: the way around, the search, and the keys.
package final class FramePhrases: Sendable {
    package let skip = Phrase(
        en: "Skip to the content",
        it: "Vai al contenuto",
        ja: "本文へ移動",
        ko: "본문으로 건너뛰기",
        zh: "跳到正文",
        de: "Zum Inhalt springen",
        fr: "Aller au contenu",
        es: "Ir al contenido")
    package let menu = Phrase(
        en: "Menu",
        it: "Menu",
        ja: "メニュー",
        ko: "메뉴",
        zh: "菜单",
        de: "Menü",
        fr: "Menu",
        es: "Menú")
    package let reader = Phrase(
        en: "Reader",
        it: "Lettore",
        ja: "リーダー",
        ko: "리더",
        zh: "阅读器",
        de: "Leser",
        fr: "Lecteur",
        es: "Lector")
    package let feeds = Phrase(
        en: "Feeds",
        it: "Feed",
        ja: "フィード",
        ko: "피드",
        zh: "订阅源",
        de: "Feeds",
        fr: "Flux",
        es: "Fuentes")
    package let feedsIn = Phrase(
        en: "Feeds in {folder}",
        it: "Feed in {folder}",
        ja: "{folder} のフィード",
        ko: "{folder}의 피드",
        zh: "{folder}中的订阅源",
        de: "Feeds in {folder}",
        fr: "Flux dans {folder}",
        es: "Fuentes en {folder}")
    package let keys = Phrase(
        en: "Keys",
        it: "Tasti",
        ja: "キー操作",
        ko: "단축키",
        zh: "快捷键",
        de: "Tasten",
        fr: "Raccourcis",
        es: "Teclas")
    package let keyNext = Phrase(
        en: "next entry",
        it: "articolo successivo",
        ja: "次の記事",
        ko: "다음 글",
        zh: "下一篇",
        de: "nächster Artikel",
        fr: "article suivant",
        es: "artículo siguiente")
    package let keyPrevious = Phrase(
        en: "previous entry",
        it: "articolo precedente",
        ja: "前の記事",
        ko: "이전 글",
        zh: "上一篇",
        de: "voriger Artikel",
        fr: "article précédent",
        es: "artículo anterior")
    package let keyOpen = Phrase(
        en: "open the entry",
        it: "apri l’articolo",
        ja: "記事を開く",
        ko: "글 열기",
        zh: "打开文章",
        de: "Artikel öffnen",
        fr: "ouvrir l’article",
        es: "abrir el artículo")
    package let keyRead = Phrase(
        en: "mark read or unread",
        it: "segna come letto o non letto",
        ja: "既読・未読を切り替える",
        ko: "읽음/읽지 않음 전환",
        zh: "标为已读或未读",
        de: "als gelesen oder ungelesen markieren",
        fr: "marquer comme lu ou non lu",
        es: "marcar como leído o sin leer")
    package let keySave = Phrase(
        en: "save or unsave",
        it: "salva o togli dai salvati",
        ja: "保存・保存解除",
        ko: "저장/저장 취소",
        zh: "保存或取消保存",
        de: "speichern oder nicht mehr speichern",
        fr: "enregistrer ou retirer",
        es: "guardar o dejar de guardar")
    package let keyOriginal = Phrase(
        en: "open the original page",
        it: "apri la pagina originale",
        ja: "元のページを開く",
        ko: "원본 페이지 열기",
        zh: "打开原网页",
        de: "Originalseite öffnen",
        fr: "ouvrir la page d’origine",
        es: "abrir la página original")
    package let keySearch = Phrase(
        en: "search",
        it: "cerca",
        ja: "検索",
        ko: "검색",
        zh: "搜索",
        de: "suchen",
        fr: "rechercher",
        es: "buscar")
    package let keyEverything = Phrase(
        en: "all entries",
        it: "tutti gli articoli",
        ja: "すべての記事",
        ko: "모든 글",
        zh: "全部文章",
        de: "alle Artikel",
        fr: "tous les articles",
        es: "todos los artículos")
    package let keyHelp = Phrase(
        en: "this help",
        it: "questo aiuto",
        ja: "このヘルプ",
        ko: "이 도움말",
        zh: "本帮助",
        de: "diese Hilfe",
        fr: "cette aide",
        es: "esta ayuda")
    package let keyOr = Phrase(
        en: "{one} or {other}",
        it: "{one} o {other}",
        ja: "{one} または {other}",
        ko: "{one} 또는 {other}",
        zh: "{one} 或 {other}",
        de: "{one} oder {other}",
        fr: "{one} ou {other}",
        es: "{one} o {other}")
    package let keyThen = Phrase(
        en: "{one} then {other}",
        it: "{one} poi {other}",
        ja: "{one} のあと {other}",
        ko: "{one} 다음 {other}",
        zh: "{one} 然后 {other}",
        de: "{one}, dann {other}",
        fr: "{one} puis {other}",
        es: "{one} y luego {other}")
}
