import NewsModel
import TidingsStore

/// The text of an entry on its page: the article or what the feed gives, and the way to the other.
struct EntryText {
    let frame: PageFrame
    let list: EntryList
    let entry: EntryDetail
    let view: EntryView

    private var words: Words { frame.words }
    private var say: ReadingPhrases { phrases.reading }
    private var host: String { view.host ?? words(say.noHost) }

    var html: HTML {
        let language = frame.language(of: entry.listing.feed)
        return tag(
            "div", .id("text"), .with("data-view", view.source.rawValue),
            view.state == .underWay ? .with("data-waits", "") : nil
        ) {
            note
            tag("div", .class("body"), .language(language), .anyDirection) {
                HTML(sanitized: view.html)
            }
        }
    }

    /// The address of the entry with this text shown.
    func path(_ source: EntryView.Source, keep: Bool = true) -> String {
        var parameters = list.parameters.adding("view", source.rawValue)
        if keep { parameters = parameters.adding("keep", "1") }
        return parameters.path("/entries/\(entry.listing.key)")
    }

    @HTMLBuilder private var note: HTML {
        if view.host != nil {
            tag("p", .id("view"), .class("view"), .with("role", "status")) {
                switch (view.source, view.state) {
                case (.article, _):
                    tag("span") { words(say.fromPage, ["host": host]) }
                    " "
                    other(.feed, say.showFeed)
                case (.feed, .quiet):
                    other(.article, say.showArticle)
                case (.feed, .underWay):
                    tag("span") { words(say.isFetching, ["host": host]) }
                    " "
                    other(.article, say.showWhenThere)
                case (.feed, .nothingMore):
                    tag("span") { words(say.nothingMore, ["host": host]) }
                case (.feed, .failed(let reason)):
                    tag("span") { words(say.said(of: reason), ["host": host]) }
                    " "
                    other(.article, say.tryAgain, again: true)
                }
            }
        }
    }

    private func other(
        _ source: EntryView.Source, _ phrase: Phrase, again: Bool = false
    ) -> HTML {
        let path = path(source) + (again ? "&again=1" : "")
        return tag("a", .id("other-view"), .href(path)) { words(phrase) }
    }
}

/// The form that decides when the articles of a feed are shown.
struct ArticleChoiceForm {
    let frame: PageFrame
    let feed: FeedKey
    let title: String
    let choice: ArticleChoice

    private static let choices: [(ArticleChoice, Phrase)] = [
        (.automatic, phrases.reading.choiceAuto), (.always, phrases.reading.choiceAlways),
        (.never, phrases.reading.choiceNever),
    ]

    var html: HTML {
        tag("details", .class("choose")) {
            tag("summary", .anyDirection) {
                frame.words(phrases.reading.choice, ["feed": title])
            }
            frame.form(to: "/feeds/\(feed)/articles", class: "stacked") {
                tag("fieldset") {
                    tag("legend", .class("hidden")) {
                        frame.words(phrases.reading.choice, ["feed": title])
                    }
                    for (value, phrase) in Self.choices {
                        tag("label", .class("choice")) {
                            void(
                                "input", .type("radio"), .name("articles"),
                                .value(value.rawValue), .flag("checked", if: value == choice))
                            " "
                            tag("span") { frame.words(phrase) }
                        }
                    }
                }
                tag("button") { frame.words(phrases.reading.apply) }
            }
        }
    }
}
