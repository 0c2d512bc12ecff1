import NewsModel
import TidingsEngine
import TidingsStore

/// The health of every feed: what it last answered, when it is asked next, what is wrong.
///
/// Many feeds are shown in several pages, those in trouble first; any of them is found by its name.
struct FeedsPage {
    /// The most feeds of one page.
    static let pageLength = 100

    let frame: PageFrame
    /// Every followed feed, in the person's order.
    let feeds: [FollowedFeed]
    /// How each feed is, beyond its last answer.
    let conditions: [FeedKey: FeedCondition]
    /// What the feeds that are shown are called; empty for all.
    var name = ""
    /// How many feeds stand on the pages before this one.
    var start = 0

    private var words: Words { frame.words }

    var html: HTML {
        let ranks = feeds.map(rank(of:))
        let failingCount = ranks.count { $0 == .inTrouble }
        let found = found(by: ranks)
        let start = start < found.count ? start : 0
        let shown = found.dropFirst(start).prefix(Self.pageLength)
        return frame.page(words(phrases.shared.health), kind: "wide") {
            heading
            tag("p", .class("lead")) {
                let count = words(feeds.count, phrases.shared.feeds)
                failingCount == 0
                    ? words(phrases.feeds.allWell, ["feeds": count])
                    : words(failingCount, phrases.feeds.inTrouble, ["feeds": count])
            }
            if feeds.count > Self.pageLength || !name.isEmpty { finder }
            if !shown.isEmpty {
                tag(
                    "div", .class("scroll"), .with("tabindex", "0"),
                    .label(words(phrases.feeds.table))
                ) {
                    table(shown.map { feeds[$0] })
                }
            } else if !feeds.isEmpty {
                tag("p", .class("nothing")) { words(phrases.feeds.noneCalled, ["name": name]) }
            }
            pager(from: start, to: start + shown.count, of: found.count)
        }
    }

    private var heading: HTML {
        tag("div", .class("heading")) {
            tag("h1") { words(phrases.shared.health) }
            tag("div", .class("tools")) {
                frame.form(to: "/refresh") {
                    tag("button") { words(phrases.feeds.refreshAll) }
                }
                tag("a", .class("tool"), .href("/export"), .with("download", "tidings.opml")) {
                    words(phrases.feeds.exportOPML)
                }
            }
        }
    }

    private var finder: HTML {
        tag("form", .class("wide"), .action("/feeds"), .with("role", "search")) {
            tag("label", .class("hidden"), .with("for", "name")) { words(phrases.feeds.findFeed) }
            void(
                "input", .id("name"), .type("search"), .name("name"), .value(name),
                .with("placeholder", words(phrases.feeds.findFeed)), .with("maxlength", "200"))
            tag("button") { words(phrases.shared.search) }
        }
    }

    // MARK: Which feeds

    /// What feeds are shown in the order of.
    private enum Rank: CaseIterable {
        case inTrouble
        /// It answers, and there is something to say of it: it rests, is silent, or moves.
        case noted
        case well
    }

    private func rank(of feed: FollowedFeed) -> Rank {
        if feed.health.failureCount > 0 || feed.health.isGone { return .inTrouble }
        switch conditions[feed.key]?.kind {
        case .paused, .silent, .moving: return .noted
        case .gone, .failing, .cut, .new, .good, nil: return .well
        }
    }

    /// The places in `feeds` of those that are called as asked, as they are shown.
    private func found(by ranks: [Rank]) -> [Int] {
        let isCalled = isCalled(name)
        return Rank.allCases.flatMap { rank in
            feeds.indices.filter { ranks[$0] == rank && isCalled(feeds[$0]) }
        }
    }

    /// Whether a feed has every word of `name` in its titles, folder, or address.
    private func isCalled(_ name: String) -> (FollowedFeed) -> Bool {
        let parts = name.lowercased().split(whereSeparator: \.isWhitespace)
        return { feed in
            guard !parts.isEmpty else { return true }
            let names = [feed.title, feed.ownTitle, feed.folder.description, feed.address]
            let whole = names.joined(separator: "\n").lowercased()
            return parts.allSatisfy { whole.contains($0) }
        }
    }

    // MARK: Their table

    private func table(_ feeds: [FollowedFeed]) -> HTML {
        tag("table") {
            tag("thead") {
                tag("tr") {
                    tag("th", .with("scope", "col")) { words(phrases.feeds.feed) }
                    tag("th", .with("scope", "col"), .class("extra")) {
                        words(phrases.shared.folder)
                    }
                    tag("th", .with("scope", "col")) { words(phrases.feeds.lastAnswer) }
                    tag("th", .with("scope", "col")) { words(phrases.feeds.nextCheck) }
                    tag("th", .with("scope", "col"), .class("extra number")) {
                        words(phrases.feeds.entries)
                    }
                }
            }
            tag("tbody") {
                for feed in feeds { row(feed) }
            }
        }
    }

    private func row(_ feed: FollowedFeed) -> HTML {
        tag("tr") {
            tag("th", .with("scope", "row")) {
                tag("a", .href("/feeds/\(feed.key)"), .language(feed.language), .anyDirection) {
                    feed.title
                }
            }
            tag("td", .class("extra"), .anyDirection) { feed.folder.description }
            tag("td") {
                HealthText(frame: frame, feed: feed).lastAnswer
                if rank(of: feed) == .noted, let condition = conditions[feed.key] {
                    tag("p", .class("hint")) { words.told(condition.sentence) }
                }
            }
            tag("td") { HealthText(frame: frame, feed: feed).nextCheck }
            tag("td", .class("extra number")) { words.number(feed.entryCount) }
        }
    }

    @HTMLBuilder private func pager(from start: Int, to end: Int, of count: Int) -> HTML {
        if start > 0 || end < count {
            tag("nav", .class("pager"), .label(words(phrases.lists.pages))) {
                if start > 0 {
                    let previous = max(0, start - Self.pageLength)
                    tag("a", .href(path(from: previous)), .with("rel", "prev")) {
                        words(phrases.entry.previous)
                    }
                }
                tag("span") {
                    words(
                        phrases.feeds.position,
                        [
                            "first": words.number(start + 1), "last": words.number(end),
                            "all": words.number(count),
                        ])
                }
                if end < count {
                    tag("a", .href(path(from: end)), .with("rel", "next")) {
                        words(phrases.entry.next)
                    }
                }
            }
        }
    }

    private func path(from start: Int) -> String {
        var parameters = Parameters()
        if !name.isEmpty { parameters = parameters.adding("name", name) }
        if start > 0 { parameters = parameters.adding("from", String(start)) }
        return parameters.path("/feeds")
    }
}
