import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// A person's first day with the program, on the feeds of the corpus where it is at hand.
@Suite struct HundredFeedsTests {
    let program: TidingsProgram
    let own: [OwnFeed]
    let site: FeedSite

    init() throws {
        program = try TidingsProgram()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        let corpus = CorpusFeeds.choice(ofEachSuite: 4)
        own = OwnFeed.all(
            count: corpus.isEmpty ? 110 : 2 * OwnFeed.Kind.allCases.count, from: corpus.count,
            now: now)
        site = try FeedSite(corpus + own.map(\.served))
    }

    @Test func `a hundred feeds are followed, refreshed twice, read, and carried elsewhere`()
        async throws
    {
        #expect(site.feeds.count >= 100)
        try await importing()
        try await refreshingFirst()
        try await refreshingAgain()
        try await readingLists()
        try await readingOneFeed()
        try await readingStories()
        try await searching()
        try await carryingElsewhere()
        site.server.stop()
    }

    private func importing() async throws {
        let first = try await program.done("import", "-", "--allow-private", input: site.opml)
        let count = site.feeds.count
        #expect(
            first.lines == ["Following \(count) new feeds; 0 followed before; 0 left out."],
            "\(first)")
        #expect(site.server.requests.isEmpty)
        let again = try await program.done("import", "-", "--allow-private", input: site.opml)
        #expect(again.text == "Following 0 new feeds; \(count) followed before; 0 left out.\n")
    }

    private func refreshingFirst() async throws {
        let summary = try await program.json(PrintedRefresh.self, ["refresh"])
        #expect(summary.feeds.count == site.feeds.count)
        for outcome in summary.feeds where outcome.outcome != "changed" {
            Issue.record("\(outcome.title): \(outcome.outcome) \(outcome.detail ?? "")")
        }
        let feeds = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
        #expect(feeds.reduce(0) { $0 + $1.entryCount } == summary.newEntries)
        let byAddress = Dictionary(uniqueKeysWithValues: feeds.map { ($0.url, $0) })
        for served in site.feeds {
            let feed = try #require(byAddress[site.address(served)])
            #expect(feed.folder == served.folder)
            #expect(feed.health.lastStatus == 200 && feed.health.lastError == nil)
            #expect(feed.health.failureCount == 0 && feed.health.nextCheck != nil)
            #expect(feed.unreadCount == feed.entryCount)
            if !served.title.isEmpty { #expect(feed.title == served.title) }
            if served.title.isEmpty, feed.folder.first == "Own" {
                #expect(feed.title.hasPrefix("Feed "))
            }
            if let count = served.entryCount {
                #expect(feed.entryCount == count, "\(feed.title) in \(served.folder)")
            }
        }
    }

    /// Everybody says that nothing changed, and nobody learns more than they need.
    private func refreshingAgain() async throws {
        let before = site.server.requests.count
        #expect(before == site.feeds.count)
        let second = try await program.done("refresh")
        let count = site.feeds.count
        #expect(second.lines.last == "\(count) feeds refreshed, 0 new entries.")
        #expect(second.lines.dropLast().count == count)
        for line in second.lines.dropLast() { #expect(line.hasPrefix("not modified\t"), "\(line)") }
        let requests = site.server.requests
        #expect(requests.count == 2 * count)
        for request in requests {
            #expect(request["Cookie"] == nil && request["Referer"] == nil)
            #expect(request["User-Agent"]?.hasPrefix("Tidings") == true)
            #expect(request.method == "GET")
        }
        let byPath = Dictionary(uniqueKeysWithValues: site.feeds.map { ($0.path, $0) })
        for request in requests.dropFirst(count) {
            let feed = try #require(byPath[request.path])
            #expect(request["If-None-Match"] == feed.entityTag)
            #expect(request["If-Modified-Since"] == feed.lastModified)
        }
    }

    private func readingLists() async throws {
        let feeds = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
        let total = feeds.reduce(0) { $0 + $1.entryCount }
        let all = try await program.pages(["list"], limit: 200)
        #expect(all.count == total && Set(all.map(\.key)).count == total)
        #expect(all.map(\.order) == all.map(\.order).sorted(by: >))
        #expect(try await program.pages(["list"], limit: 1000) == all)
        #expect(try await program.pages(["list", "--unread"], limit: 1000) == all)
        #expect(try await program.pages(["list", "--saved"], limit: 1000).isEmpty)

        let filed = Set(feeds.filter { $0.folder.first == "Own" }.map(\.key))
        let ownEntries = all.filter { filed.contains($0.feed) }
        #expect(try await program.pages(["list", "--folder", "Own"], limit: 40) == ownEntries)
        #expect(try await program.pages(["list", "--folder", "/Own/"], limit: 1000) == ownEntries)

        let text = try await program.done("list", "--limit", "1000")
        #expect(text.lines.map { String($0.prefix(16)) } == all.prefix(1000).map(\.key))
        #expect(text.lines.allSatisfy { $0.split(separator: "\t").count >= 4 })
        let controls = text.text.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(Set(controls).isSubset(of: ["\t", "\n"]))
    }

    private func readingOneFeed() async throws {
        let feeds = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
        let one = try #require(own.last { $0.kind == .rss2 })
        let feed = try #require(feeds.first { $0.url == site.address(one.served) })
        let entries = try await program.pages(["list", "--feed", feed.url], limit: 2)
        #expect(entries.count == 3 && entries.allSatisfy { $0.feed == feed.key })
        #expect(try await program.pages(["list", "--feed", feed.key], limit: 3) == entries)
        #expect(entries.last?.title == OwnFeed.japanese)

        let shown = try await program.json(PrintedDetail.self, ["show", entries[0].key])
        #expect(shown.title == entries[0].title)
        #expect(shown.html.contains("<b>lighthouses</b>") && !shown.html.contains("alert"))
        let text = try await program.done("show", entries[0].key)
        #expect(text.lines.first == entries[0].title)
        #expect(text.text.contains("on lighthouses."))
        let log = try await program.done("feeds", "--log", feed.url)
        #expect(log.lines.count == 2 && log.lines[0].contains("\tnot modified\t304"))
    }

    private func readingStories() async throws {
        let stories = try await program.json(PrintedStories.self, ["stories"]).stories
        let reports = own.count { $0.tellsEvent }
        let story = try #require(stories.first { $0.title.hasPrefix(OwnFeed.event) })
        #expect(story.entryCount == reports && story.publishers.count == reports)
        let text = try await program.done("stories")
        let line = text.lines.first { $0.hasPrefix(story.key) }
        #expect(line?.contains("\t\(reports)\t") == true, "\(text)")
        let entries = try await program.json(
            PrintedEntries.self, ["show", "--story", story.key]
        ).entries
        #expect(entries.count == reports && entries.allSatisfy { $0.story == story.key })
    }

    private func searching() async throws {
        let found = try await program.pages(["search", "lighthouses", "paragraph"], limit: 50)
        #expect(found.count == 3 * own.count)
        let libraries = try await program.pages(["search", "図書館"], limit: 50)
        #expect(!libraries.isEmpty && libraries.allSatisfy { $0.title == OwnFeed.japanese })
        #expect(try await program.pages(["search", "書図"], limit: 50).isEmpty)
        let phrase = try await program.done("search", "“harbour bridge”", "--limit", "3")
        #expect(phrase.lines.count == 3)
        #expect(try await program.done("search", "no-such-word-anywhere").output.isEmpty)
    }

    /// The export, imported into a fresh store and refreshed, gives the same.
    private func carryingElsewhere() async throws {
        let list = try await program.done("export")
        let other = try TidingsProgram()
        try await other.done("import", "-", "--allow-private", input: list.output)
        try await other.done("refresh")
        let here = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
        let there = try await other.json(PrintedFeeds.self, ["feeds"]).feeds
        #expect(here.map(\.key) == there.map(\.key))
        for (one, two) in zip(here, there) {
            #expect(one.title == two.title && one.url == two.url && one.folder == two.folder)
            #expect(one.entryCount == two.entryCount, "\(one.title)")
        }
        let entries = try await program.pages(["list"], limit: 1000)
        let copies = try await other.pages(["list"], limit: 1000)
        #expect(Set(entries.map(\.key)) == Set(copies.map(\.key)))
        let exportedAgain = try await other.done("export")
        #expect(exportedAgain.output == list.output)
    }
}
