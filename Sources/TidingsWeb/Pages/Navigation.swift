import NewsModel
import TidingsStore

/// The way around: what there is to read, the folders, and the feeds.
///
/// It stands at the side where there is room, and is opened by the link to `#menu` where not.
struct Navigation {
    /// The most feeds that are listed on every page; with more, only the folders are.
    static let feedLimit = 300

    let frame: PageFrame
    private var words: Words { frame.words }

    var html: HTML {
        tag("nav", .id("menu"), .label(words(phrases.frame.reader)), .with("tabindex", "-1")) {
            tag("a", .class("close"), .href("#main")) { words(phrases.shared.close) }
            tag("ul") {
                link("/today", words(phrases.today.title), .today)
                link("/", words(phrases.shared.everything), .entries(.scope(.everything), .all))
                link(
                    "/?filter=unread", words(phrases.shared.unreadEntries),
                    .entries(.scope(.everything), .unread),
                    count: frame.overview.unreadCount, named: "unread")
                link("/stories", words(phrases.shared.stories), .stories)
                link(
                    "/?filter=saved", words(phrases.shared.savedEntries),
                    .entries(.scope(.everything), .saved),
                    count: frame.overview.savedCount, named: "saved")
                link(
                    "/?filter=archived", words(phrases.lists.archived),
                    .entries(.scope(.everything), .archived))
                link(
                    "/?filter=hidden", words(phrases.lists.hidden),
                    .entries(.scope(.everything), .hidden))
            }
            filed
            care
            if frame.overview.feedCount > 0 {
                tag("h2") { words(phrases.frame.feeds) }
                tag("ul") {
                    for folder in frame.overview.folders { item(folder) }
                }
            }
        }
    }

    @HTMLBuilder private func item(_ folder: FeedOverview.Folder) -> HTML {
        if folder.path == .top {
            for feed in folder.feeds ?? [] { item(feed) }
        } else {
            let list = EntryList(.scope(.folder(folder.path)))
            tag("li") {
                if let feeds = folder.feeds {
                    tag("details", .flag("open", if: isOpen(folder))) {
                        tag("summary", .label(label(of: folder))) { "" }
                        tag("ul") {
                            for feed in feeds { item(feed) }
                        }
                    }
                }
                anchor(
                    list.path, folder.path.names.joined(separator: " / "),
                    .entries(list.source, .all), count: folder.unreadCount, named: "folder",
                    folder: folder.path)
            }
        }
    }

    /// What one cares for now and then: closed, so that the feeds are near, but where one of it is open.
    private var care: HTML {
        let rare: [PageFrame.Place] = [.feeds, .activity, .sync, .groups, .look, .apps]
        return tag("ul", .class("care")) {
            link("/add", words(phrases.shared.addFeeds), .adding)
            link("/settings", words(phrases.settings.title), .settings)
            tag("li") {
                tag("details", .flag("open", if: rare.contains(frame.place))) {
                    tag("summary") { words(phrases.shared.manage) }
                    tag("ul") {
                        link("/feeds", words(phrases.shared.health), .feeds)
                        link("/activity", words(phrases.activity.title), .activity)
                        link("/sync", words(phrases.shared.sync), .sync)
                        link("/groups", words(phrases.groups.title), .groups)
                        link("/look", words(phrases.look.title), .look)
                        link("/settings/apps", words(phrases.apps.title), .apps)
                        tag("li") {
                            tag(
                                "button", .type("button"), .id("show-keys"), .class("plain"),
                                .flag("hidden")
                            ) { words(phrases.frame.keys) }
                        }
                    }
                }
            }
        }
    }

    /// The smart groups and the tags, where there are any.
    @HTMLBuilder private var filed: HTML {
        if !frame.overview.groups.isEmpty || !frame.overview.tags.isEmpty {
            tag("ul", .class("care")) {
                for group in frame.overview.groups.prefix(50) {
                    let list = EntryList(.group(group.id))
                    link(list.path, group.name, .entries(list.source, .all))
                }
                for mark in frame.overview.tags.prefix(50) {
                    let list = EntryList(.tag(mark.id))
                    link(list.path, "#" + mark.name, .entries(list.source, .all))
                }
            }
        }
    }

    private func label(of folder: FeedOverview.Folder) -> String {
        words(phrases.frame.feedsIn, ["folder": folder.path.description])
    }

    private func isCurrent(_ folder: FeedOverview.Folder) -> Bool {
        guard case .entries(.scope(let scope), _) = frame.place else { return false }
        switch scope {
        case .folder(let path): return path == folder.path
        case .feed(let key): return folder.feeds?.contains { $0.key == key } ?? false
        case .everything, .story: return false
        }
    }

    /// Small lists stand open; in long ones only the folder the page is about.
    private func isOpen(_ folder: FeedOverview.Folder) -> Bool {
        frame.overview.feedCount <= 40 || isCurrent(folder)
    }

    private func item(_ feed: ListedFeed) -> HTML {
        let list = EntryList(.scope(.feed(feed.key)))
        return tag("li", feed.isFailing ? .class("failing") : nil) {
            anchor(
                list.path, feed.title, .entries(list.source, .all), count: feed.unreadCount,
                named: "feed-\(feed.key)", language: frame.language(of: feed.key),
                icon: frame.iconPath(of: feed.key))
        }
    }

    private func link(
        _ path: String, _ title: String, _ place: PageFrame.Place, count: Int = 0,
        named name: String? = nil
    ) -> HTML {
        tag("li") { anchor(path, title, place, count: count, named: name) }
    }

    private func anchor(
        _ path: String, _ title: String, _ place: PageFrame.Place, count: Int,
        named name: String?, language: String? = nil, folder: FolderPath? = nil,
        icon: String? = nil
    ) -> HTML {
        tag("a", .href(path), place == frame.place ? .with("aria-current", "page") : nil) {
            SiteIconPath.image(icon)
            tag("span", .class("name"), .language(language), .anyDirection) { title }
            " "
            tag(
                "span", .class("count"), .with("data-count", name ?? ""),
                folder.map { .with("data-folder", $0.names.joined(separator: "\n") + "\n") },
                .flag("hidden", if: count == 0)
            ) {
                tag("span", .class("number")) { words.number(count) }
                tag("span", .class("hidden")) {
                    " " + words(name == "saved" ? phrases.shared.saved : phrases.shared.unread)
                }
            }
        }
    }
}
