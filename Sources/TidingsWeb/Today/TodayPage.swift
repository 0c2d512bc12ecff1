import NewsModel
import TidingsEngine
import TidingsStore

/// What happened since the person last looked.
struct TodayPage {
    let frame: PageFrame
    /// What to call the publishers.
    let names: PublisherNames
    /// From when on things count as new.
    let since: Timestamp
    let stories: [StoryListing]
    /// Unread entries of feeds that rarely publish.
    let quiet: [EntryListing]
    let saved: [EntryListing]
    /// The weather and the events, where the person wants them.
    let day: DayLook

    private var words: Words { frame.words }
    private var say: TodayPhrases { phrases.today }

    var html: HTML {
        frame.page(words(say.title), kind: "today") {
            tag("div", .class("heading")) {
                tag("h1") { words(say.title) }
                tag("p", .class("about")) {
                    tag("span") {
                        words.html(say.since, ["time": words.time(since, now: frame.now)])
                    }
                }
            }
            DayBlocks(frame: frame, look: day).html
            if stories.isEmpty, quiet.isEmpty, saved.isEmpty, frame.overview.unreadCount == 0 {
                tag("p", .class("nothing")) { words(say.nothing) }
            }
            storySection
            folderSection
            entrySection("quiet", say.quiet, quiet, EntryList(.scope(.everything)))
            entrySection(
                "saved", say.saved, saved, EntryList(.scope(.everything), filter: .saved),
                all: "/?filter=saved")
        }
    }

    @HTMLBuilder private var storySection: HTML {
        if !stories.isEmpty {
            section("top", say.top) {
                tag("ol", .class("entries stories")) {
                    for story in stories { tag("li") { card(story) } }
                }
                tag("p", .class("all")) {
                    tag("a", .href("/stories")) { words(phrases.stories.allStories) }
                }
            }
        }
    }

    private func card(_ story: StoryListing) -> HTML {
        let language = story.languages.count == 1 ? story.languages[0] : nil
        return tag(
            "article", .class(story.unreadCount == 0 ? "entry read" : "entry"),
            .with("aria-labelledby", "title-\(story.key)")
        ) {
            tag("h3", .language(language), .anyDirection) {
                tag("a", .id("title-\(story.key)"), .href("/stories/\(story.key)")) { story.title }
            }
            StoryFacts(frame: frame, story: story).html
            Publishers(frame: frame, names: names, story: story).html
        }
    }

    /// Folders with something unread, then the feeds without one.
    @HTMLBuilder private var folderSection: HTML {
        let counts = unreadByFolder
        if !counts.isEmpty {
            section("folders", say.folders) {
                tag("ul", .class("tiles")) {
                    for (folder, count) in counts {
                        let list = EntryList(.scope(.folder(folder)), filter: .unread)
                        tag("li") {
                            tag("a", .href(list.path)) {
                                tag("span", .anyDirection) {
                                    folder == .top
                                        ? words(phrases.shared.everything)
                                        : folder.names.joined(separator: " / ")
                                }
                                " "
                                tag("span", .class("number")) {
                                    words.number(count)
                                    tag("span", .class("hidden")) {
                                        " " + words(phrases.shared.unread)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The outermost folders with something unread, after everything.
    private var unreadByFolder: [(FolderPath, Int)] {
        let overview = frame.overview
        guard overview.unreadCount > 0 else { return [] }
        let folders = overview.folders.filter { $0.path != .top }
        var counts = [(FolderPath.top, overview.unreadCount)]
        for folder in folders where folder.unreadCount > 0 {
            // What is unread in it counts in the folder around it already.
            let isCounted = folders.contains {
                $0.path != folder.path && folder.path.isInside($0.path)
            }
            if isCounted { continue }
            let outer = FolderPath(Array(folder.path.names.prefix(1)))
            if let index = counts.firstIndex(where: { $0.0 == outer }) {
                counts[index].1 &+= folder.unreadCount
            } else {
                counts.append((outer, folder.unreadCount))
            }
        }
        return counts
    }

    @HTMLBuilder private func entrySection(
        _ id: String, _ title: Phrase, _ entries: [EntryListing], _ list: EntryList,
        all: String? = nil
    ) -> HTML {
        if !entries.isEmpty {
            section(id, title) {
                tag("ol", .class("entries")) {
                    for entry in entries {
                        tag("li") {
                            EntryCard(frame: frame, list: list, entry: entry, isInSection: true)
                                .html
                        }
                    }
                }
                if let all {
                    tag("p", .class("all")) {
                        tag("a", .href(all)) { words(say.allSaved) }
                    }
                }
            }
        }
    }

    private func section(
        _ id: String, _ title: Phrase, @HTMLBuilder inside: () -> HTML
    ) -> HTML {
        tag("section", .with("aria-labelledby", "\(id)-title")) {
            tag("h2", .id("\(id)-title")) { words(title) }
            inside()
        }
    }
}
