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

    private var words: Words { frame.words }

    var html: HTML {
        frame.page(words(phrases.shared.stories)) {
            tag("div", .class("heading")) { tag("h1") { words(phrases.shared.stories) } }
            if page.elements.isEmpty {
                tag("p", .class("nothing")) {
                    words(phrases.stories.none)
                }
            } else {
                tag("ol", .class("entries stories")) {
                    for story in page.elements { tag("li") { card(story) } }
                }
            }
            Pager(
                words: words, newest: isContinued ? "/stories" : nil,
                older: page.next.map { Parameters().adding("after", $0.description) }
                    .map { $0.path("/stories") }
            ).html
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
                    tag("span", .class("hidden state"), .with("lang", words.language.tag)) {
                        words(phrases.shared.unreadState)
                    }
                }
                tag("a", .id("title-\(story.key)"), .href("/stories/\(story.key)")) { story.title }
            }
            StoryFacts(frame: frame, story: story).html
            if !story.excerpt.isEmpty {
                tag("p", .class("excerpt"), .language(language), .anyDirection) { story.excerpt }
            }
            Publishers(frame: frame, names: names, story: story).html
            if story.unreadCount > 0 {
                frame.form(
                    to: EntryList(.scope(.story(story.key))).parameters.path("/mark-all-read"),
                    class: "marks"
                ) {
                    frame.hidden("seen", String(frame.now.seconds))
                    tag(
                        "button", .id("read-\(story.key)"), .with("data-kind", "read"),
                        .with("aria-labelledby", "read-\(story.key) title-\(story.key)")
                    ) { words(phrases.lists.markRead) }
                }
            }
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

    private var words: Words { frame.words }

    /// The languages by name, each once: British and American English are both English.
    private var languages: [String] {
        story.languages.map(words.name(ofLanguage:)).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    var html: HTML {
        tag("p", .class("about")) {
            tag("span", .class("feed")) {
                let publishers = words(story.publishers.count, phrases.stories.publishers)
                languages.count > 1
                    ? words(
                        languages.count, phrases.stories.publishersInLanguages,
                        ["publishers": publishers]) : publishers
            }
            " "
            tag("span") { words(story.reportCount, phrases.stories.reports) }
            if story.newReportCount > 0 {
                " "
                tag("span", .class("new")) { words(story.newReportCount, phrases.stories.new) }
            } else if story.unreadCount > 0 {
                " "
                tag("span") { words(story.unreadCount, phrases.stories.unread) }
            }
            if languages.count > 1 {
                " "
                tag("span") { words.list(languages) }
            }
            " "
            words.time(story.latest, now: frame.now)
        }
    }
}

/// Who reports a story.
struct Publishers {
    let frame: PageFrame
    let names: PublisherNames
    let story: StoryListing

    private var words: Words { frame.words }

    var html: HTML {
        let publishers = story.publishers
        return tag("ul", .class("publishers"), .label(words(phrases.stories.publishersLabel))) {
            for publisher in publishers.prefix(8) {
                tag("li", .anyDirection) { names[publisher] }
            }
            if publishers.count > 8 {
                tag("li") { words(publishers.count - 8, phrases.shared.andMore) }
            }
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

    private var words: Words { frame.words }

    var html: HTML {
        let list = EntryList(.scope(.story(story.key)))
        return frame.page(story.title) {
            tag("nav", .class("steps"), .label(words(phrases.stories.around))) {
                tag("a", .href("/stories")) { words(phrases.stories.allStories) }
            }
            tag("div", .class("heading")) {
                tag("h1", .language(story.onlyLanguage), .anyDirection) { story.title }
            }
            tag("div", .class("heading")) {
                StoryFacts(frame: frame, story: story).html
                frame.form(to: list.parameters.path("/mark-all-read")) {
                    frame.hidden("seen", String(frame.now.seconds))
                    tag("button") { words(phrases.lists.markAllRead) }
                }
            }
            tag("ol", .class("entries")) {
                for entry in entries {
                    tag("li") {
                        EntryCard(frame: frame, list: list, entry: entry).html
                        if entries.count > 1 {
                            tag("p", .class("beneath")) {
                                tag("a", .href("/stories/\(story.key)/why?one=\(entry.key)")) {
                                    words(phrases.stories.whyHere)
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
