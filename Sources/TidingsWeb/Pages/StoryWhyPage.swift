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

    var html: HTML {
        frame.page("Why together?") {
            tag("nav", .class("steps"), .label("Around this page")) {
                tag("a", .href("/stories/\(story.key)")) { "Back to the story" }
            }
            tag("div", .class("heading")) { tag("h1") { "Why together?" } }
            tag("p", .language(frame.language(of: one.feed)), .anyDirection) {
                tag("strong") { EntryCard.title(of: one) }
            }
            tag("p", .class("about")) {
                tag("span", .class("feed")) { one.feedTitle }
                " "
                Wording.time(one.order, now: frame.now)
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
            tag("button", .name("act"), .value("apart")) { "Not this one" }
            if one.key != entries.last?.key {
                tag("button", .name("act"), .value("split")) { "Split here" }
            }
            tag("button", .name("act"), .value("restore")) { "Leave it to Tidings" }
        }
    }

    private func card(_ other: EntryListing, _ reason: StoryReason) -> HTML {
        tag("article", .class("entry")) {
            tag("h2", .language(frame.language(of: other.feed)), .anyDirection) {
                tag("a", .href("/stories/\(story.key)/why?one=\(other.key)")) {
                    EntryCard.title(of: other)
                }
            }
            tag("p", .class("about")) {
                tag("span", .class("feed")) { other.feedTitle }
                " "
                Wording.time(other.order, now: frame.now)
            }
            tag("ul") {
                for line in ReasonWords.lines(reason).dropFirst() {
                    tag("li", .anyDirection) { line }
                }
            }
        }
    }

    /// Chooses the entry that the others are compared with.
    private var chooser: HTML {
        tag("form", .with("method", "get"), .with("action", "/stories/\(story.key)/why")) {
            tag("label", .with("for", "one")) { "Compare the others with " }
            tag("select", .name("one"), .id("one")) {
                for entry in entries.prefix(Self.limit) {
                    tag(
                        "option", .value(entry.key.description),
                        entry.key == one.key ? .flag("selected") : nil
                    ) { "\(entry.feedTitle): \(EntryCard.title(of: entry).prefix(80))" }
                }
            }
            " "
            tag("button") { "Compare" }
        }
    }
}

/// The form that makes another story one with this.
struct StoryMergeForm {
    let frame: PageFrame
    let story: StoryListing
    let others: [StoryListing]

    @HTMLBuilder var html: HTML {
        if !others.isEmpty {
            tag("details") {
                tag("summary") { "Another story is about the same" }
                frame.form(to: "/stories/\(story.key)/merge", class: "marks") {
                    tag("label", .with("for", "other")) { "Merge with " }
                    tag("select", .name("other"), .id("other")) {
                        for other in others {
                            tag("option", .value(other.key.description)) {
                                String(other.title.prefix(100))
                            }
                        }
                    }
                    " "
                    tag("button") { "Merge these" }
                }
            }
        }
    }
}
