import NewsModel
import TidingsEngine
import TidingsStore

/// Why one entry of a story belongs to each of the others, and what to do where it does not.
struct StoryWhyPage {
    /// The most reports that one is compared with.
    static let limit = 50

    let frame: PageFrame
    let story: StoryListing
    let entries: [EntryListing]
    let one: EntryListing
    let reasons: [(other: EntryListing, reason: StoryReason)]

    private var words: Words { frame.words }

    var html: HTML {
        frame.page(words(phrases.stories.whyTogether)) {
            tag("nav", .class("steps"), .label(words(phrases.stories.aroundPage))) {
                tag("a", .href("/stories/\(story.key)")) { words(phrases.stories.backToStory) }
            }
            tag("div", .class("heading")) { tag("h1") { words(phrases.stories.whyTogether) } }
            tag("p", .language(frame.language(of: one.feed)), .anyDirection) {
                tag("strong") { EntryCard.title(of: one, words) }
            }
            tag("p", .class("about")) {
                tag("span", .class("feed")) { one.feedTitle }
                " "
                words.time(one.order, now: frame.now)
            }
            buttons
            tag("ol", .class("entries")) {
                for pair in reasons { tag("li") { card(pair.other, pair.reason) } }
            }
            chooser
        }
    }

    private var buttons: HTML {
        let back = "/stories/\(story.key)"
        return frame.form(to: "/entries/\(one.key)/story", class: "marks", back: back) {
            tag("button", .name("act"), .value("apart")) {
                words(phrases.stories.notThisOne)
            }
            if one.key != entries.last?.key {
                tag("button", .name("act"), .value("split")) {
                    words(phrases.stories.splitHere)
                }
            }
            tag("button", .name("act"), .value("restore")) {
                words(phrases.stories.leaveIt)
            }
        }
    }

    private func card(_ other: EntryListing, _ reason: StoryReason) -> HTML {
        tag("article", .class("entry")) {
            tag("h2", .language(frame.language(of: other.feed)), .anyDirection) {
                tag("a", .href("/stories/\(story.key)/why?one=\(other.key)")) {
                    EntryCard.title(of: other, words)
                }
            }
            tag("p", .class("about")) {
                tag("span", .class("feed")) { other.feedTitle }
                " "
                words.time(other.order, now: frame.now)
            }
            tag("ul") {
                for line in ReasonWords.lines(reason, words).dropFirst() {
                    tag("li", .anyDirection) { line }
                }
            }
        }
    }

    /// Chooses the entry that the others are compared with.
    private var chooser: HTML {
        tag(
            "form", .class("stacked"), .with("method", "get"),
            .action("/stories/\(story.key)/why")
        ) {
            tag("label", .with("for", "one")) { words(phrases.stories.compareWith) + " " }
            tag("select", .name("one"), .id("one")) {
                for entry in entries.prefix(Self.limit) {
                    tag(
                        "option", .value(entry.key.description),
                        entry.key == one.key ? .flag("selected") : nil
                    ) { "\(entry.feedTitle): \(EntryCard.title(of: entry, words).prefix(80))" }
                }
            }
            " "
            tag("button") { words(phrases.stories.compare) }
        }
    }
}

/// The form that makes another story one with this.
struct StoryMergeForm {
    let frame: PageFrame
    let story: StoryListing
    let others: [StoryListing]

    private var words: Words { frame.words }

    @HTMLBuilder var html: HTML {
        if !others.isEmpty {
            tag("details") {
                tag("summary") { words(phrases.stories.anotherSame) }
                frame.form(to: "/stories/\(story.key)/merge", class: "marks") {
                    tag("label", .with("for", "other")) { words(phrases.stories.mergeWith) + " " }
                    tag("select", .name("other"), .id("other")) {
                        for other in others {
                            tag("option", .value(other.key.description)) {
                                String(other.title.prefix(100))
                            }
                        }
                    }
                    " "
                    tag("button") { words(phrases.stories.merge) }
                }
            }
        }
    }
}
