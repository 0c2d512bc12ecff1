import Glibc
import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsStore

/// Lists of what was archived, hidden, tagged, and muted, and lists without it.
@Suite struct FilingTests {
    private static let time = StoreFixture.time

    private func filled() async throws -> (fixture: StoreFixture, keys: [EntryKey]) {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a", in: FolderPath(["News"]))
        let entries = (0..<8).map { number in
            StoreFixture.entry(
                feed, "\(number)", published: Int64(number) - 100,
                text: number == 7 ? "All about Golf, and polo" : "Nothing")
        }
        try await fixture.save(entries, of: feed)
        return (fixture, entries.map(\.key))
    }

    private func titles(
        _ fixture: StoreFixture, _ filter: EntryQuery.Filter = .all, tag: TagID? = nil,
        _ scope: EntryQuery.Scope = .everything
    ) async throws -> [String] {
        try await fixture.store.entries(EntryQuery(scope, filter: filter, tag: tag))
            .elements.map { String($0.title.dropFirst(6)) }
    }

    private func mute(_ fixture: StoreFixture, _ words: String, id: UInt64 = 7) async throws {
        let refusal = try await fixture.store.decide(at: StoreFixture.time(60)) {
            acts throws(ArrangementRefusal) in
            try acts.addMuteRule(RecordID(rawValue: id), expression: words)
        }
        #expect(refusal == nil)
    }

    @Test func `what is archived or hidden is in its own list alone`() async throws {
        let (fixture, keys) = try await filled()
        let store = fixture.store
        try await store.archive([keys[1], keys[2]], at: Self.time(10))
        try await store.hide([keys[2], keys[3]], at: Self.time(10))
        try await store.mark([keys[3], keys[4]], .saved, at: Self.time(10))
        let feed = try StoreFixture.feedKey("a")
        let scopes: [EntryQuery.Scope] = [
            .everything, .feed(feed), .folder(FolderPath(["News"])),
        ]
        for scope in scopes {
            #expect(try await titles(fixture, .all, scope) == ["7", "6", "5", "4", "0"])
            #expect(try await titles(fixture, .unread, scope) == ["7", "6", "5", "4", "0"])
            #expect(try await titles(fixture, .archived, scope) == ["1"])
            #expect(try await titles(fixture, .hidden, scope) == ["3", "2"])
            #expect(try await titles(fixture, .saved, scope) == ["4", "3"])
        }
        #expect(try await store.unreadCounts() == [feed: 5])
        try await store.archive([keys[1]], false, at: Self.time(11))
        try await store.hide([keys[3]], false, at: Self.time(11))
        #expect(try await store.unreadCounts() == [feed: 7])
        try await fixture.expectWhole()
    }

    @Test func `pages of a filed list go on where they ended`() async throws {
        let (fixture, keys) = try await filled()
        try await fixture.store.archive(keys, at: Self.time(10))
        #expect(try await fixture.all(.everything, .archived, pageSize: 3).count == 8)
        #expect(try await fixture.all().isEmpty)
    }

    @Test func `what is hidden and what is muted make one list, page by page`() async throws {
        let (fixture, keys) = try await filled()
        let feed = try StoreFixture.feedKey("a")
        try await fixture.store.hide([keys[0], keys[3], keys[7]], at: Self.time(10))
        try await mute(fixture, "golf")
        let scopes: [EntryQuery.Scope] = [
            .everything, .feed(feed), .folder(FolderPath(["News"])),
        ]
        for scope in scopes {
            // What is both is there once.
            let pages = try await fixture.all(scope, .hidden, pageSize: 1)
            #expect(pages.map(\.key) == [keys[7], keys[3], keys[0]])
        }
        let other = try await fixture.follow("b")
        #expect(try await titles(fixture, .hidden, .feed(other)).isEmpty)
    }

    @Test func `a tag lists what it is on, archived or not`() async throws {
        let (fixture, keys) = try await filled()
        let store = fixture.store
        try await store.tag([keys[1], keys[2], keys[5]], "Blue", at: Self.time(10))
        try await store.archive([keys[1]], at: Self.time(10))
        try await store.hide([keys[2]], at: Self.time(10))
        try await store.mark([keys[5]], .read, at: Self.time(10))
        let tag = try #require(try await store.arrangement().tags.first).id
        #expect(try await titles(fixture, tag: tag) == ["5", "1"])
        #expect(try await titles(fixture, .unread, tag: tag) == ["1"])
        #expect(try await titles(fixture, .archived, tag: tag) == ["1"])
        #expect(try await titles(fixture, tag: TagID(creating: "Red", attempt: 0)).isEmpty)
        try await store.tag([keys[5]], "Blue", isOn: false, at: Self.time(11))
        #expect(try await titles(fixture, tag: tag) == ["1"])
    }

    @Test func `a rule mutes what was there, what comes, and what changes`() async throws {
        let (fixture, keys) = try await filled()
        let feed = try StoreFixture.feedKey("a")
        try await mute(fixture, "golf")
        #expect(try await titles(fixture).count == 7)
        #expect(try await titles(fixture, .hidden) == ["7"])
        #expect(try await fixture.found("golf").isEmpty)
        #expect(try await fixture.store.unreadCounts() == [feed: 7])
        var changed = StoreFixture.entry(feed, "3", published: -97, text: "Golf again")
        let new = StoreFixture.entry(feed, "9", published: 9, text: "More golf")
        try await fixture.save([changed, new], of: feed)
        #expect(try await titles(fixture, .hidden) == ["9", "7", "3"])
        changed.excerpt = "Something else"
        changed.text = "Something else"
        try await fixture.save([changed], of: feed)
        #expect(try await titles(fixture, .hidden) == ["9", "7"])
        // What is saved stays among the saved.
        try await fixture.store.mark([keys[7]], .saved, at: Self.time(70))
        #expect(try await titles(fixture, .saved) == ["7"])
        #expect(try await fixture.found("golf") == ["Title 7"])
        _ = try await fixture.store.decide(at: Self.time(80)) { acts in
            acts.removeMuteRule(RecordID(rawValue: 7))
        }
        #expect(try await titles(fixture).count == 9)
        try await fixture.expectWhole()
    }

    @Test func `a story of which nothing is in sight is in no list`() async throws {
        let (fixture, keys) = try await filled()
        var update = StoryUpdate()
        let story = StoryKey(rawValue: 5)
        update.assignments = [keys[6], keys[7]].map { .init(entry: $0, story: story) }
        try await fixture.store.save(update)
        func stories() async throws -> [Int] {
            try await fixture.store.stories(minimumPublishers: 1, after: nil, limit: 10)
                .elements.map(\.unreadCount)
        }
        #expect(try await stories() == [2])
        try await mute(fixture, "golf")
        #expect(try await stories() == [1])
        #expect(try await titles(fixture, .all, .story(story)) == ["6"])
        try await fixture.store.hide([keys[6]], at: Self.time(90))
        #expect(try await stories().isEmpty)
        try await fixture.expectWhole()
    }

    @Test func `the history tells what was filed, ordered, and muted`() async throws {
        let (fixture, keys) = try await filled()
        let store = fixture.store
        let feed = try StoreFixture.feedKey("a")
        try await store.archive([keys[1], keys[2]], at: Self.time(10))
        try await store.hide([keys[1]], at: Self.time(11))
        try await store.hide([keys[1]], false, at: Self.time(12))
        try await store.tag([keys[3], keys[4]], "Blue", at: Self.time(13))
        try await store.tag([keys[4]], "Blue", isOn: false, at: Self.time(14))
        try await store.place(feed, after: nil, at: Self.time(15))
        try await store.place(FolderPath(["News"]), after: nil, at: Self.time(16))
        try await store.renameFolder(FolderPath(["News"]), to: "Press", at: Self.time(17))
        try await mute(fixture, "golf")
        _ = try await store.decide(at: Self.time(80)) { acts in
            acts.removeMuteRule(RecordID(rawValue: 7))
        }
        try await store.removeFolder(FolderPath(["Press"]), at: Self.time(90))
        #expect(
            try await store.decisions(limit: 11).map(\.sentence) == [
                "The folder “Press” was removed.", "The rule that muted “golf” was removed.",
                "A rule was made that mutes “golf”.",
                "The folder “News” was renamed to “Press”.",
                "The folder “News” was moved among its neighbours.",
                "“Own title” was moved among its neighbours.",
                "“Title 4” was freed of the tag “Blue”.", "“Title 3” was tagged “Blue”.",
                "“Title 1” was shown again.", "2 entries were archived.",
                "“Own title” was put in “News”.",
            ])
    }

    /// Whether this test may make a disk of its own.
    private static let canMount = geteuid() == 0

    @Test(.enabled(if: canMount)) func `a store on a full disk can be read`() async throws {
        let folder = try TemporaryFolder()
        guard unsafe mount("none", folder.path, "tmpfs", 0, "size=2m") == 0 else { return }
        defer { unsafe _ = umount2(folder.path, Int32(MNT_DETACH)) }
        let path = folder.file("store.db")
        let feed = try StoreFixture.feedKey("a")
        do {
            let store = try await ReaderStore(path: path)
            try await store.follow(
                FollowedFeed(key: feed, address: "https://a.example/feed", publisher: "a"),
                at: StoreFixture.start)
        }
        // It is closed in its own time, and makes room then.
        for _ in 0..<500 where unsafe access(path + "-wal", F_OK) == 0 {
            try await Task.sleep(for: .milliseconds(10))
        }
        let file = unsafe open(folder.file("rest"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        let bytes = [UInt8](repeating: 1, count: 4096)
        while unsafe write(file, bytes, bytes.count) > 0 {}
        do {
            let store = try await ReaderStore(path: path)
            #expect(try await store.feeds().map(\.key) == [feed])
            await #expect(throws: StoreError.diskFull) {
                try await store.rename(feed, to: "X", at: StoreFixture.start)
            }
        }
        close(file)
        unsafe _ = unlink(folder.file("rest"))
        let next = try await ReaderStore(path: path)
        try await next.rename(feed, to: "X", at: StoreFixture.start)
        #expect(try await next.feed(feed)?.customTitle == "X")
    }
}
