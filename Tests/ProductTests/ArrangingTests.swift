import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// What a person decides about feeds and entries.
@Suite struct ArrangingTests {
    let program: TidingsProgram
    let site: FeedSite
    let feeds: [OwnFeed]

    init() throws {
        program = try TidingsProgram()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        feeds = OwnFeed.all(count: 5, from: 1, now: now)
        site = try FeedSite(feeds.map(\.served))
    }

    private func follow() async throws -> [String] {
        try await program.done("import", "-", "--allow-private", input: site.opml)
        try await program.done("refresh")
        return try await program.pages(["list"]).map(\.key)
    }

    @Test func `marks are kept, and lists follow them`() async throws {
        let keys = try await follow()
        #expect(keys.count == 15)
        let read = try await program.done("mark", "read", keys[0], keys[3], keys[3])
        #expect(read.text == "Marked 2 entries read.\n")
        #expect(try await program.done("mark", "save", keys[0]).text == "Marked 1 entry saved.\n")
        #expect(
            try await program.pages(["list", "--unread"]).map(\.key)
                == keys.filter { $0 != keys[0] && $0 != keys[3] })
        let saved = try await program.pages(["list", "--saved"])
        #expect(saved.map(\.key) == [keys[0]] && saved[0].isRead && saved[0].isSaved)
        let shown = try await program.done("list", "--limit", "1")
        #expect(shown.text.hasPrefix("\(keys[0])\t ★\t"))

        try await program.done("mark", "unread", keys[0])
        try await program.done("mark", "unsave", keys[0])
        let first = try #require(try await program.pages(["list"]).first)
        #expect(!first.isRead && !first.isSaved)

        let some = try await program.run("mark", "read", keys[5], "0123456789abcdef")
        #expect(some.isPlainFailure() && some.errorText.contains("Marked 1 entry"), "\(some)")
        #expect(try await program.pages(["list", "--unread"]).count == 13)
    }

    @Test func `whole feeds, folders, and everything are marked read`() async throws {
        _ = try await follow()
        let one = site.address(feeds[0].served)
        #expect(try await program.done("mark", "read", "--feed", one).text.contains(" 3 entries "))
        let folder = try await program.done("mark", "read", "--folder", "Own/rdf")
        #expect(folder.text == "Marked 3 entries read.\n")
        let again = try await program.done("mark", "read", "--folder", "Own/rdf")
        #expect(again.text == "Marked 0 entries read.\n")
        #expect(try await program.done("mark", "read", "--all").text.contains(" 9 entries "))
        #expect(try await program.pages(["list", "--unread"]).isEmpty)
        // A refresh brings nothing back.
        try await program.done("refresh")
        #expect(try await program.pages(["list", "--unread"]).isEmpty)
    }

    @Test func `feeds are moved, renamed, and removed`() async throws {
        let keys = try await follow()
        let address = site.address(feeds[1].served)
        func feed() async throws -> PrintedFeeds.Feed? {
            try await program.json(PrintedFeeds.self, ["feeds"]).feeds.first { $0.url == address }
        }
        try await program.done("move", address, "News/Science")
        #expect(try await feed()?.folder == ["News", "Science"])
        try await program.done("rename", address, "A “better” title")
        #expect(try await feed()?.title == "A “better” title")
        #expect(try await program.pages(["list", "--feed", "a “BETTER” title"]).count == 3)
        try await program.done("rename", address, "")
        #expect(try await feed()?.title == feeds[1].title)
        try await program.done("move", address, "/")
        #expect(try await feed()?.folder == [])

        let saved = try await program.pages(["list", "--feed", address])[1].key
        try await program.done("mark", "save", saved)
        try await program.done("remove", address)
        #expect(try await feed() == nil)
        #expect(try await program.pages(["list", "--saved"]).map(\.key) == [saved])
        #expect(try await program.done("show", saved).text.contains("on lighthouses."))
        #expect(try await !program.done("export").text.contains("own/2\""))

        // Followed again, it brings the same entries, and what was decided.
        try await program.done("add", address, "--allow-private")
        #expect(try await Set(program.pages(["list"]).map(\.key)) == Set(keys))
        #expect(try await program.pages(["list", "--saved"]).map(\.key) == [saved])
    }

    @Test func `feeds and folders stand where they are put`() async throws {
        _ = try await follow()
        func order() async throws -> [String] {
            try await program.json(PrintedFeeds.self, ["feeds"]).feeds.map(\.url)
        }
        let addresses = feeds.map { site.address($0.served) }
        for address in addresses { try await program.done("move", address, "All") }
        try await program.done("order", addresses[2], "--first")
        #expect(try await order().first == addresses[2])
        try await program.done("order", addresses[2], "--last")
        #expect(try await order().last == addresses[2])
        let first = try await order()[0]
        try await program.done("order", addresses[2], "--before", first)
        #expect(try await order().prefix(2) == [addresses[2], first])
        let third = try await order()[2]
        try await program.done("order", first, "--after", third)
        #expect(try await order().prefix(3) == [addresses[2], third, first])

        try await program.done("move", first, "Beside")
        let apart = try await program.run("order", first, "--after", third)
        #expect(apart.isPlainFailure() && apart.errorText.contains("not beside"), "\(apart)")
        try await program.done("folder", "order", "Beside", "--first")
        #expect(try await order()[0] == first)
        try await program.done("folder", "order", "Beside", "--after", "All")
        #expect(try await order().last == first)
        try await program.done("folder", "rename", "Beside", "Other")
        #expect(try await program.run("folder", "rename", "Other", "All").isPlainFailure())
        try await program.done("folder", "remove", "Other")
        let feed = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
            .first { $0.url == first }
        #expect(feed?.folder == [])
    }

    @Test func `entries are put away, hidden, and tagged, and taken back`() async throws {
        let keys = try await follow()
        for (act, back) in [("hide", "unhide"), ("archive", "unarchive")] {
            try await program.done(act, keys[0], keys[1])
            #expect(try await program.done(back, keys[0], keys[1]).text.contains("2 entries"))
            #expect(try await program.pages(["list"]).map(\.key) == keys)
        }
        #expect(try await program.done("tag", "Later", keys[1]).text == "Tagged 1 entry “Later”.\n")
        try await program.done("untag", "Later", keys[1])
    }

    @Test func `a name that may mean several feeds is not guessed`() async throws {
        _ = try await follow()
        let result = try await program.run("list", "--feed", "feed")
        #expect(result.isPlainFailure() && result.errorText.contains("may mean"), "\(result)")
        // What cannot be undone wants the whole title.
        #expect(try await program.run("remove", "fee").isPlainFailure())
        #expect(try await program.json(PrintedFeeds.self, ["feeds"]).feeds.count == 5)
    }
}
