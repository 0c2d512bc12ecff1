/// The few words that every page of a sample site shares, in the site's language.
struct PageWords {
    let home: String
    let feed: String
    let more: String
    let by: String
    let invented: String

    /// The words in `language`, English where there are none of its own.
    init(language: String) {
        switch language.prefix(2) {
        case "de":
            home = "Startseite"
            feed = "Feed abonnieren"
            more = "Weiter auf dieser Seite"
            by = "Von"
            invented = "Alle Orte, Menschen und Ereignisse auf dieser Seite sind erfunden."
        case "it":
            home = "Prima pagina"
            feed = "Segui il feed"
            more = "Altro su questo sito"
            by = "Di"
            invented = "Luoghi, persone e fatti di questo sito sono inventati."
        case "fr":
            home = "À la une"
            feed = "Suivre le flux"
            more = "À lire aussi"
            by = "Par"
            invented = "Les lieux, les personnes et les faits de ce site sont inventés."
        case "ja":
            home = "トップページ"
            feed = "フィードを購読"
            more = "ほかの記事"
            by = "文・"
            invented = "このサイトに登場する地名・人物・出来事はすべて架空のものです。"
        default:
            home = "Front page"
            feed = "Follow the feed"
            more = "More on this site"
            by = "By"
            invented = "Every place, person, and event on this site is invented."
        }
    }
}
