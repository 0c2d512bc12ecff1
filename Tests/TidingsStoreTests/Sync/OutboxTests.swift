import IntentSync
import NewsModel
import SQLite
import Testing
import TidingsStore

/// What each act leaves in the outbox.
@Suite struct OutboxTests {
    private let time = StoreFixture.time(1)

    private func reference(
        _ feed: FeedKey, _ identity: String, _ position: Int64?
    ) -> EntryReference {
        EntryReference(
            feed: feed, position: position.map { StoreFixture.start.seconds + $0 },
            key: EntryKey(feed: feed, identity: identity))
    }

    @Test func `nothing waits while sync is off`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a", in: FolderPath(["News"]))
        let entry = StoreFixture.entry(feed, "1", published: 5)
        try await fixture.save([entry], of: feed)
        try await fixture.store.mark([entry.key], .read, at: time)
        try await fixture.store.set("lists.open", to: "yes", at: time)
        #expect(try fixture.outbox() == [])
        #expect(try fixture.number("SELECT count(*) FROM discovered") == 0)
    }

    @Test func `a mark waits in the transaction that carries it out`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        let entries = ["1", "2"].map { StoreFixture.entry(feed, $0, published: 5) }
        try await fixture.save(entries, of: feed)
        try await fixture.startSync()
        try await fixture.store.mark(entries.map(\.key), .read, at: time)
        // Marked already: no decision.
        try await fixture.store.mark([entries[0].key], .read, at: time)
        try await fixture.store.mark([entries[0].key], .unread, at: time)
        let marks = try fixture.outbox()
        #expect(
            Set(marks.prefix(2)) == [
                .mark(reference(feed, "1", 5), isRead: true),
                .mark(reference(feed, "2", 5), isRead: true),
            ])
        #expect(marks.dropFirst(2) == [.mark(reference(feed, "1", 5), isRead: false)])
    }

    @Test func `a decision that fails leaves nothing to send`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        try await fixture.startSync()
        let connection = try Connection(
            path: fixture.path, access: .readingAndWriting, busyTimeout: .seconds(1))
        try connection.execute(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON outbox BEGIN
                SELECT raise(ABORT, 'refused');
            END
            """)
        await #expect(throws: StoreError.self) {
            try await fixture.store.rename(feed, to: "Mine", at: time)
        }
        #expect(try await fixture.store.feed(feed)?.customTitle == nil)
        #expect(try fixture.outbox() == [])
    }

    @Test func `saving sends what the entry looks like`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        let entry = StoreFixture.entry(feed, "1", published: 5, title: "Found")
        try await fixture.save([entry], of: feed)
        try await fixture.startSync()
        try await fixture.store.mark([entry.key], .saved, at: time)
        try await fixture.store.mark([entry.key], .unsaved, at: time)
        let subject = Subject.entry(EntryName(feed: feed, key: entry.key))
        let intents = try fixture.outbox()
        #expect(intents.count == 3)
        #expect(intents.first == .set(Flag(subject, .saved), isOn: true))
        #expect(intents.last == .set(Flag(subject, .saved), isOn: false))
        guard case .write(Register(subject, .snapshot), .bytes(let bytes)) = intents[1] else {
            Issue.record("no snapshot")
            return
        }
        let name = EntryName(feed: feed, key: entry.key)
        #expect(try EntrySnapshot(of: name, encoded: bytes).title == "Found")
    }

    @Test func `feeds and folders are sent as they are arranged`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.startSync()
        let feed = try await fixture.follow("a", in: FolderPath(["News"]))
        let folder = Subject.folder(FolderID(creating: "News", inside: nil))
        let number = RegisterValue.number(FolderID(creating: "News", inside: nil).rawValue)
        let order = try #require(try await fixture.store.arrangement().folders.first?.order)
        #expect(
            try fixture.outbox() == [
                .set(Flag(folder, .exists), isOn: true),
                .write(Register(folder, .name), .text("News")),
                .write(Register(folder, .folder), .nothing),
                .write(Register(folder, .order), .bytes(order.bytes)),
                .set(Flag(.feed(feed), .exists), isOn: true),
                .write(Register(.feed(feed), .address), .text("https://a.example/feed")),
                .write(Register(.feed(feed), .folder), number),
            ])
        try await fixture.store.rename(feed, to: "Mine", at: time)
        try await fixture.store.move(feed, to: .top, at: time)
        try await fixture.store.set("lists.open", to: "yes", at: time)
        try await fixture.store.set("theme", to: "dark", at: time)
        try await fixture.store.unfollow(feed, at: time)
        #expect(
            try fixture.outbox().dropFirst(7) == [
                .write(Register(.feed(feed), .title), .text("Mine")),
                .write(Register(.feed(feed), .folder), .nothing),
                .write(Register(.setting("lists.open"), .value), .text("yes")),
                .set(Flag(.feed(feed), .exists), isOn: false),
            ])
    }

    @Test func `a name and password in an address stay here`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.startSync()
        let address = try #require(WebAddress("https://user:secret@a.example/feed"))
        let feed = FollowedFeed(key: FeedKey(following: address), address: address.description)
        try await fixture.store.follow(feed, at: time)
        #expect(
            try fixture.outbox().contains(
                .write(Register(.feed(feed.key), .address), .text("https://a.example/feed"))))
        #expect(try await fixture.store.feed(feed.key)?.address == address.description)
    }
}
