import NewsModel
import TidingsStore

/// The stories, latest first: each event once, with everybody who reports it.
struct StoriesPage {
    let frame: PageFrame
    let page: Page<StoryListing>
    /// What to call the publishers.
    let names: PublisherNames
    /// Whether older stories are shown, so that there is a way back.
    let isContinued: Bool

    var html: HTML {
        frame.page("Stories") {
            tag("div", .class("heading")) { tag("h1") { "Stories" } }
            if page.elements.isEmpty {
                tag("p", .class("nothing")) {
                    "No event is reported by two or more of your publishers yet."
                }
            } else {
                tag("ol", .class("entries stories")) {
                    for story in page.elements { tag("li") { card(story) } }
                }
            }
            Pager.html(
                newest: isContinued ? "/stories" : nil,
                older: page.next.map { Parameters().adding("after", $0.description) }
                    .map { $0.path("/stories") })
        }
    }

    private func card(_ story: StoryListing) -> HTML {
        let language = story.onlyLanguage
        return tag(
            "article", .class(story.unreadCount == 0 ? "entry read" : "entry"),
            .with("aria-labelledby", "title-\(story.key)")
        ) {
            tag("h2", .language(language), .anyDirection) {
                if story.unreadCount > 0 {
                    tag("span", .class("hidden state"), .with("lang", "en")) { "Unread: " }
                }
                tag("a", .id("title-\(story.key)"), .href("/stories/\(story.key)")) { story.title }
            }
            StoryFacts(frame: frame, story: story).html
            if !story.excerpt.isEmpty {
                tag("p", .class("excerpt"), .language(language), .anyDirection) { story.excerpt }
            }
            Publishers(names: names, story: story).html
        }
    }
}

extension StoryListing {
    /// The language of every report, or `nil` where there are several or none is known.
    fileprivate var onlyLanguage: String? { languages.count == 1 ? languages[0] : nil }
}

/// How much there is to a story, in one line.
struct StoryFacts {
    let frame: PageFrame
    let story: StoryListing

    /// The languages by name, each once: British and American English are both English.
    private var languages: [String] {
        story.languages.map(Wording.language).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    var html: HTML {
        tag("p", .class("about")) {
            tag("span", .class("feed")) {
                Wording.count(story.publishers.count, "publisher", "publishers")
                    + (languages.count > 1 ? " in \(languages.count) languages" : "")
            }
            " "
            tag("span") { Wording.count(story.reportCount, "report", "reports") }
            if story.newReportCount > 0 {
                " "
                tag("span", .class("new")) { Wording.number(story.newReportCount) + " new" }
            } else if story.unreadCount > 0 {
                " "
                tag("span") { Wording.number(story.unreadCount) + " unread" }
            }
            if languages.count > 1 {
                " "
                tag("span") { languages.joined(separator: ", ") }
            }
            " "
            Wording.time(story.latest, now: frame.now)
        }
    }
}

/// Who reports a story.
struct Publishers {
    let names: PublisherNames
    let story: StoryListing

    var html: HTML {
        let publishers = story.publishers
        return tag("ul", .class("publishers"), .label("Publishers")) {
            for publisher in publishers.prefix(8) {
                tag("li", .anyDirection) { names[publisher] }
            }
            if publishers.count > 8 { tag("li") { "and \(publishers.count - 8) more" } }
        }
    }
}

/// One story with every report of it.
struct StoryPage {
    let frame: PageFrame
    let story: StoryListing
    let entries: [EntryListing]
    /// Other stories, which can be made one with it.
    var others: [StoryListing] = []

    var html: HTML {
        let list = EntryList(.scope(.story(story.key)))
        return frame.page(story.title) {
            tag("nav", .class("steps"), .label("Around this story")) {
                tag("a", .href("/stories")) { "All stories" }
            }
            tag("div", .class("heading")) {
                tag("h1", .language(story.onlyLanguage), .anyDirection) { story.title }
            }
            tag("div", .class("heading")) {
                StoryFacts(frame: frame, story: story).html
                frame.form(to: list.parameters.path("/mark-all-read")) {
                    frame.hidden("seen", String(frame.now.seconds))
                    tag("button") { "Mark all read" }
                }
            }
            tag("ol", .class("entries")) {
                for entry in entries {
                    tag("li") {
                        EntryCard(frame: frame, list: list, entry: entry).html
                        if entries.count > 1 {
                            tag("p", .class("about")) {
                                tag("a", .href("/stories/\(story.key)/why?one=\(entry.key)")) {
                                    "Why is this here?"
                                }
                            }
                        }
                    }
                }
            }
            StoryMergeForm(frame: frame, story: story, others: others).html
        }
    }
}
