/// What keys do, beyond what the frame says of them.
package final class KeysPhrases: Sendable {
    package let nextUnread = Phrase(
        en: "next unread entry",
        it: "articolo non letto successivo",
        ja: "次の未読記事",
        ko: "다음 읽지 않은 글",
        zh: "下一篇未读文章",
        de: "nächster ungelesener Artikel",
        fr: "article non lu suivant",
        es: "siguiente artículo sin leer")
    package let previousUnread = Phrase(
        en: "previous unread entry",
        it: "articolo non letto precedente",
        ja: "前の未読記事",
        ko: "이전 읽지 않은 글",
        zh: "上一篇未读文章",
        de: "voriger ungelesener Artikel",
        fr: "article non lu précédent",
        es: "artículo sin leer anterior")
    package let view = Phrase(
        en: "the whole article or what the feed gives",
        it: "l’articolo intero o ciò che dà il feed",
        ja: "記事全文とフィードの内容を切り替え",
        ko: "기사 전체 또는 피드의 내용",
        zh: "全文或订阅源内容",
        de: "ganzer Artikel oder was der Feed enthält",
        fr: "l’article entier ou ce que donne le flux",
        es: "el artículo completo o lo que da el canal")
    package let hide = Phrase(
        en: "hide or show again",
        it: "nascondi o mostra di nuovo",
        ja: "隠す・再表示",
        ko: "숨기기 또는 다시 보이기",
        zh: "隐藏或重新显示",
        de: "ausblenden oder wieder zeigen",
        fr: "masquer ou montrer de nouveau",
        es: "ocultar o volver a mostrar")
    package let archive = Phrase(
        en: "archive or take back",
        it: "archivia o riprendi",
        ja: "アーカイブ・取り出し",
        ko: "보관 또는 되돌리기",
        zh: "归档或取回",
        de: "archivieren oder zurückholen",
        fr: "archiver ou reprendre",
        es: "archivar o recuperar")
    package let go = Phrase(
        en: "go to a page, with the next key",
        it: "vai a una pagina, con il tasto seguente",
        ja: "次のキーでページへ移動",
        ko: "다음 키로 페이지 이동",
        zh: "配合下一个键跳转页面",
        de: "zu einer Seite gehen, mit der nächsten Taste",
        fr: "aller à une page, avec la touche suivante",
        es: "ir a una página, con la tecla siguiente")
    package let space = Phrase(
        en: "Space",
        it: "Spazio",
        ja: "スペース",
        ko: "스페이스",
        zh: "空格",
        de: "Leertaste",
        fr: "Espace",
        es: "Espacio")
    package let advance = Phrase(
        en: "down a page, then on to the next entry",
        it: "giù di una pagina, poi all’articolo successivo",
        ja: "1 ページ送り、最後で次の記事へ",
        ko: "한 페이지 아래로, 끝에서 다음 글로",
        zh: "向下翻页，到底后转到下一篇",
        de: "eine Seite weiter, dann zum nächsten Artikel",
        fr: "une page plus bas, puis l’article suivant",
        es: "bajar una página y luego al siguiente artículo")
}
