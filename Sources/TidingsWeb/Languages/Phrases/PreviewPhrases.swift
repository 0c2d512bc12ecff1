/// What is shown of a feed before it is followed, and the first choices.
package final class PreviewPhrases: Sendable {
    package let look = Phrase(
        en: "Look first",
        it: "Guarda prima",
        ja: "先に見る",
        ko: "먼저 보기",
        zh: "先看看",
        de: "Erst ansehen",
        fr: "Voir d’abord",
        es: "Ver primero")
    package let title = Phrase(
        en: "Follow this feed?",
        it: "Seguire questo feed?",
        ja: "このフィードを購読しますか？",
        ko: "이 피드를 구독할까요?",
        zh: "要订阅这个源吗？",
        de: "Diesen Feed abonnieren?",
        fr: "Suivre ce flux ?",
        es: "¿Seguir esta fuente?")
    package let newest = Phrase(
        en: "The newest entries",
        it: "Gli articoli più recenti",
        ja: "最新の記事",
        ko: "최신 글",
        zh: "最新文章",
        de: "Die neuesten Artikel",
        fr: "Les articles les plus récents",
        es: "Los artículos más recientes")
    package let empty = Phrase(
        en: "It holds no entries now.",
        it: "Ora non contiene articoli.",
        ja: "いま記事はありません。",
        ko: "지금은 글이 없습니다.",
        zh: "目前没有文章。",
        de: "Er enthält gerade keine Artikel.",
        fr: "Il ne contient pas d’articles pour l’instant.",
        es: "Ahora no contiene artículos.")
    package let alsoOffered = Phrase(
        en: "The page offers these, too",
        it: "La pagina offre anche questi",
        ja: "このページには次のフィードもあります",
        ko: "이 페이지에는 이런 피드도 있습니다",
        zh: "此页面还提供",
        de: "Die Seite bietet auch diese an",
        fr: "La page propose aussi ceux-ci",
        es: "La página también ofrece estas")
    package let language = Phrase(
        en: "In other languages",
        it: "In altre lingue",
        ja: "ほかの言語",
        ko: "다른 언어",
        zh: "其他语言",
        de: "In anderen Sprachen",
        fr: "Dans d’autres langues",
        es: "En otros idiomas")
}
