/// What the lists of entries say.
package final class ListsPhrases: Sendable {
    package let which = Phrase(
        en: "Which entries",
        it: "Quali articoli",
        ja: "表示する記事",
        ko: "표시할 글",
        zh: "显示哪些文章",
        de: "Welche Artikel",
        fr: "Quels articles",
        es: "Qué artículos")
    package let all = Phrase(
        en: "All",
        it: "Tutti",
        ja: "すべて",
        ko: "모두",
        zh: "全部",
        de: "Alle",
        fr: "Tous",
        es: "Todos")
    package let manageFeed = Phrase(
        en: "Manage feed",
        it: "Gestisci il feed",
        ja: "フィードを管理",
        ko: "피드 관리",
        zh: "管理订阅源",
        de: "Feed verwalten",
        fr: "Gérer le flux",
        es: "Gestionar la fuente")
    package let refresh = Phrase(
        en: "Refresh",
        it: "Aggiorna",
        ja: "更新",
        ko: "새로 고침",
        zh: "刷新",
        de: "Aktualisieren",
        fr: "Actualiser",
        es: "Actualizar")
    package let markAllRead = Phrase(
        en: "Mark all read",
        it: "Segna tutto come letto",
        ja: "すべて既読にする",
        ko: "모두 읽음으로 표시",
        zh: "全部标为已读",
        de: "Alle als gelesen markieren",
        fr: "Tout marquer comme lu",
        es: "Marcar todo como leído")
    package let askForWords = Phrase(
        en: "Type the words to look for; all of them must occur.",
        it: "Scrivi le parole da cercare: devono comparire tutte.",
        ja: "検索する言葉を入力してください。すべてを含む記事が見つかります。",
        ko: "찾을 단어를 입력하세요. 모두 포함된 글을 찾습니다.",
        zh: "输入要查找的词；结果会包含所有这些词。",
        de: "Gib die gesuchten Wörter ein; alle müssen vorkommen.",
        fr: "Saisissez les mots à chercher ; tous doivent figurer.",
        es: "Escribe las palabras que buscas; deben aparecer todas.")
    package let noneContains = Phrase(
        en: "No entry contains “{words}”.",
        it: "Nessun articolo contiene «{words}».",
        ja: "「{words}」を含む記事はありません。",
        ko: "“{words}”이(가) 포함된 글이 없습니다.",
        zh: "没有文章包含“{words}”。",
        de: "Kein Artikel enthält „{words}“.",
        fr: "Aucun article ne contient « {words} ».",
        es: "Ningún artículo contiene «{words}».")
    package let noneYet = Phrase(
        en: "There are no entries yet. They appear when the feeds are fetched.",
        it: "Non ci sono ancora articoli. Compaiono quando i feed vengono letti.",
        ja: "記事はまだありません。フィードを取得すると表示されます。",
        ko: "아직 글이 없습니다. 피드를 가져오면 나타납니다.",
        zh: "还没有文章。获取订阅源后就会出现。",
        de: "Noch gibt es keine Artikel. Sie erscheinen, sobald die Feeds abgerufen sind.",
        fr: "Il n’y a pas encore d’articles. Ils apparaissent dès que les flux sont récupérés.",
        es: "Todavía no hay artículos. Aparecen cuando se descargan las fuentes.")
    package let noneUnread = Phrase(
        en: "Everything is read.",
        it: "Hai letto tutto.",
        ja: "すべて読み終えました。",
        ko: "모두 읽었습니다.",
        zh: "全部读完了。",
        de: "Alles ist gelesen.",
        fr: "Tout est lu.",
        es: "Todo está leído.")
    package let noneSaved = Phrase(
        en: "Nothing is saved. Save an entry to keep it for ever.",
        it: "Nulla è salvato. Salva un articolo per conservarlo per sempre.",
        ja: "保存した記事はありません。保存した記事はずっと残ります。",
        ko: "저장한 글이 없습니다. 저장한 글은 영구히 보관됩니다.",
        zh: "还没有保存的文章。保存的文章会永久保留。",
        de: "Nichts ist gespeichert. Was du speicherst, bleibt für immer.",
        fr: "Rien n’est enregistré. Un article enregistré est gardé pour toujours.",
        es: "No hay nada guardado. Lo que guardes se conserva para siempre.")
    package let noneArchived = Phrase(
        en: "Nothing is archived.",
        it: "Nulla è archiviato.",
        ja: "アーカイブした記事はありません。",
        ko: "보관한 글이 없습니다.",
        zh: "没有归档的文章。",
        de: "Nichts ist archiviert.",
        fr: "Rien n’est archivé.",
        es: "No hay nada archivado.")
    package let noneHidden = Phrase(
        en: "Nothing is hidden.",
        it: "Nulla è nascosto.",
        ja: "非表示の記事はありません。",
        ko: "숨긴 글이 없습니다.",
        zh: "没有隐藏的文章。",
        de: "Nichts ist ausgeblendet.",
        fr: "Rien n’est masqué.",
        es: "No hay nada oculto.")
    package let archived = Phrase(
        en: "Archived",
        it: "Archiviati",
        ja: "アーカイブ",
        ko: "보관함",
        zh: "已归档",
        de: "Archiviert",
        fr: "Archivés",
        es: "Archivados")
    package let hidden = Phrase(
        en: "Hidden",
        it: "Nascosti",
        ja: "非表示",
        ko: "숨김",
        zh: "已隐藏",
        de: "Ausgeblendet",
        fr: "Masqués",
        es: "Ocultos")
    package let feed = Phrase(
        en: "Feed",
        it: "Feed",
        ja: "フィード",
        ko: "피드",
        zh: "订阅源",
        de: "Feed",
        fr: "Flux",
        es: "Fuente")
    package let story = Phrase(
        en: "Story",
        it: "Notizia",
        ja: "話題",
        ko: "스토리",
        zh: "事件",
        de: "Thema",
        fr: "Sujet",
        es: "Tema")
    package let searchFor = Phrase(
        en: "Search: {words}",
        it: "Ricerca: {words}",
        ja: "検索: {words}",
        ko: "검색: {words}",
        zh: "搜索：{words}",
        de: "Suche: {words}",
        fr: "Recherche : {words}",
        es: "Búsqueda: {words}")
    package let untitled = Phrase(
        en: "Without a title",
        it: "Senza titolo",
        ja: "無題",
        ko: "제목 없음",
        zh: "无标题",
        de: "Ohne Titel",
        fr: "Sans titre",
        es: "Sin título")
    package let markRead = Phrase(
        en: "Mark read",
        it: "Segna come letto",
        ja: "既読にする",
        ko: "읽음으로 표시",
        zh: "标为已读",
        de: "Als gelesen markieren",
        fr: "Marquer comme lu",
        es: "Marcar como leído")
    package let markUnread = Phrase(
        en: "Mark unread",
        it: "Segna come non letto",
        ja: "未読に戻す",
        ko: "읽지 않음으로 표시",
        zh: "标为未读",
        de: "Als ungelesen markieren",
        fr: "Marquer comme non lu",
        es: "Marcar como no leído")
    package let save = Phrase(
        en: "Save",
        it: "Salva",
        ja: "保存",
        ko: "저장",
        zh: "保存",
        de: "Speichern",
        fr: "Enregistrer",
        es: "Guardar")
    package let isSaved = Phrase(
        en: "Saved",
        it: "Salvato",
        ja: "保存済み",
        ko: "저장됨",
        zh: "已保存",
        de: "Gespeichert",
        fr: "Enregistré",
        es: "Guardado")
    package let original = Phrase(
        en: "Original",
        it: "Originale",
        ja: "元のページ",
        ko: "원본",
        zh: "原文",
        de: "Original",
        fr: "Original",
        es: "Original")
    package let pages = Phrase(
        en: "Pages",
        it: "Pagine",
        ja: "ページ",
        ko: "페이지",
        zh: "分页",
        de: "Seiten",
        fr: "Pages",
        es: "Páginas")
    package let newest = Phrase(
        en: "Newest",
        it: "Più recenti",
        ja: "最新",
        ko: "최신 글",
        zh: "最新",
        de: "Neueste",
        fr: "Plus récents",
        es: "Más recientes")
    package let older = Phrase(
        en: "Older",
        it: "Meno recenti",
        ja: "以前の記事",
        ko: "이전 글",
        zh: "更早",
        de: "Ältere",
        fr: "Plus anciens",
        es: "Más antiguos")
    package let wordsToFind = Phrase(
        en: "Words to look for",
        it: "Parole da cercare",
        ja: "検索する言葉",
        ko: "찾을 단어",
        zh: "要查找的词",
        de: "Gesuchte Wörter",
        fr: "Mots à chercher",
        es: "Palabras que buscar")
}
