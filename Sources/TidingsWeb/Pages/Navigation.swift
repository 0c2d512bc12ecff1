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
                    count: frame.unreadCount, named: "unread")
                link("/stories", words(phrases.shared.stories), .stories)
                link(
                    "/?filter=saved", words(phrases.shared.savedEntries),
                    .entries(.scope(.everything), .saved),
                    count: frame.savedCount, named: "saved")
                link(
                    "/?filter=archived", words(phrases.lists.archived),
                    .entries(.scope(.everything), .archived))
                link(
                    "/?filter=hidden", words(phrases.lists.hidden),
                    .entries(.scope(.everything), .hidden))
            }
            filed
            tag("ul", .class("care")) {
                link("/add", words(phrases.shared.addFeeds), .adding)
                link("/feeds", words(phrases.shared.health), .feeds)
                link("/activity", words(phrases.activity.title), .activity)
                link("/sync", words(phrases.shared.sync), .sync)
                link("/groups", words(phrases.groups.title), .groups)
                link("/look", words(phrases.look.title), .look)
                link("/settings/apps", words(phrases.apps.title), .apps)
                link("/settings", words(phrases.settings.title), .settings)
                tag("li") {
                    tag(
                        "button", .type("button"), .id("show-keys"), .class("plain"),
                        .flag("hidden")
                    ) { words(phrases.frame.keys) }
                }
            }
            if !frame.feeds.isEmpty {
                tag("h2") { words(phrases.frame.feeds) }
                tag("ul") {
                    for group in groups { folder(group) }
                }
            }
        }
    }

    private struct Group {
        var folder: FolderPath
        var feeds: [FollowedFeed]
    }

    /// The feeds by folder, those without one last.
    private var groups: [Group] {
        var groups: [Group] = []
        for feed in frame.feeds {
            if let last = groups.indices.last, groups[last].folder == feed.folder {
                groups[last].feeds.append(feed)
            } else {
                groups.append(Group(folder: feed.folder, feeds: [feed]))
            }
        }
        return groups.filter { $0.folder != .top } + groups.filter { $0.folder == .top }
    }

    @HTMLBuilder private func folder(_ group: Group) -> HTML {
        if group.folder == .top {
            if listsFeeds(of: group) {
                for feed in group.feeds { item(feed) }
            }
        } else {
            let list = EntryList(.scope(.folder(group.folder)))
            let inside = frame.feeds.filter { $0.folder.isInside(group.folder) }
            let unread = inside.reduce(0) { $0 &+ $1.unreadCount }
            tag("li") {
                if listsFeeds(of: group) {
                    tag("details", .flag("open", if: isOpen(group))) {
                        tag("summary", .label(label(of: group))) { "" }
                        tag("ul") {
                            for feed in group.feeds { item(feed) }
                        }
                    }
                }
                anchor(
                    list.path, group.folder.names.joined(separator: " / "),
                    .entries(list.source, .all), count: unread, named: "folder",
                    folder: group.folder)
            }
        }
    }

    /// The smart groups and the tags, where there are any.
    @HTMLBuilder private var filed: HTML {
        if !frame.groups.isEmpty || !frame.tags.isEmpty {
            tag("ul", .class("care")) {
                for group in frame.groups.prefix(50) {
                    let list = EntryList(.group(group.id))
                    link(list.path, group.name, .entries(list.source, .all))
                }
                for mark in frame.tags.prefix(50) {
                    let list = EntryList(.tag(mark.id))
                    link(list.path, "#" + mark.name, .entries(list.source, .all))
                }
            }
        }
    }

    private func label(of group: Group) -> String {
        words(phrases.frame.feedsIn, ["folder": group.folder.description])
    }

    private func listsFeeds(of group: Group) -> Bool {
        frame.feeds.count <= Self.feedLimit || isCurrent(group)
    }

    private func isCurrent(_ group: Group) -> Bool {
        guard case .entries(.scope(let scope), _) = frame.place else { return false }
        switch scope {
        case .folder(let folder): return folder == group.folder
        case .feed(let key): return group.feeds.contains { $0.key == key }
        case .everything, .story: return false
        }
    }

    /// Small lists stand open; in long ones only the folder the page is about.
    private func isOpen(_ group: Group) -> Bool {
        frame.feeds.count <= 40 || isCurrent(group)
    }

    private func item(_ feed: FollowedFeed) -> HTML {
        let list = EntryList(.scope(.feed(feed.key)))
        return tag("li", feed.health.failureCount > 0 ? .class("failing") : nil) {
            anchor(
                list.path, feed.title, .entries(list.source, .all), count: feed.unreadCount,
                named: "feed-\(feed.key)", language: feed.language,
                icon: frame.iconPaths[feed.key])
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
