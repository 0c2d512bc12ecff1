import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsStore

/// What comes from the place, where somebody else may have written it.
@Suite struct ForeignShardTests {
    private struct NoEntries: EntryLibrary {
        func feeds() throws(Never) -> [FeedKey] { [] }

        func entries(
            of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
        ) throws(Never) -> [EntryReference] { [] }
    }

    /// The shards of another replica that decided `intents`.
    private func shards(_ intents: [Intent]) -> [(name: String, bytes: [UInt8])] {
        var replica = Replica(id: ReplicaID(rawValue: 2))
        var shards: [(name: String, bytes: [UInt8])] = []
        let spare = ReplicaID(rawValue: 3)
        let events: [Replica.Event] = [
            .joined(account: "home"), .pulled(account: "home", spare: spare), .decided(intents),
            .publish,
        ]
        for event in events {
            for effect in replica.handle(event, at: StoreFixture.start, library: NoEntries()) {
                if case .put(let name, let bytes) = effect { shards.append((name, bytes)) }
            }
        }
        return shards
    }

    private func saved(_ link: String) throws -> (name: EntryName, intents: [Intent]) {
        let feed = try StoreFixture.feedKey("a")
        let name = EntryName(feed: feed, key: EntryKey(feed: feed, identity: "1"))
        let snapshot = EntrySnapshot(
            of: name, title: "<b>Bold</b>", link: link, published: Timestamp(seconds: .max))
        let subject = Subject.entry(name)
        return (
            name,
            [
                .set(Flag(subject, .saved), isOn: true),
                .write(Register(subject, .snapshot), .bytes(snapshot.encoded)),
            ]
        )
    }

    @Test(
        arguments: [
            ("https://a.example/1", "https://a.example/1"), ("javascript:alert(1)", nil),
            ("data:text/html,x", nil), ("no address", nil),
        ] as [(String, String?)])
    func `a saved entry leads to pages only`(link: String, stored: String?) async throws {
        let fixture = try await StoreFixture()
        try await fixture.startSync()
        let (name, intents) = try saved(link)
        _ = try await fixture.store.merge(
            StoreFixture.pull(shards(intents)), at: StoreFixture.time(1))
        let entry = try #require(try await fixture.store.entry(name.key)?.listing)
        #expect(entry.link == stored && entry.isSaved)
        #expect(try await fixture.found("bold").count == 1)
        try await fixture.expectWhole()
    }

    @Test func `what makes no sense changes nothing`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.follow("a", in: FolderPath(["News"]))
        try await fixture.startSync()
        let inner = Subject(.folder, 1)
        let outer = Subject(.folder, 2)
        let nonsense: [Intent] = [
            // Folders inside each other, without names.
            .set(Flag(inner, .exists), isOn: true), .set(Flag(outer, .exists), isOn: true),
            .write(Register(inner, .folder), .number(2)),
            .write(Register(outer, .folder), .number(1)),
            // Feeds without an address, or with one that is never asked.
            .set(Flag(Subject(.feed, 7), .exists), isOn: true),
            .set(Flag(Subject(.feed, 8), .exists), isOn: true),
            .write(Register(Subject(.feed, 8), .address), .text("file:///etc/passwd")),
            // Names of no length and values of another kind.
            .set(Flag(Subject(.tag, []), .exists), isOn: true),
            .set(Flag(Subject(.entry, [1, 2]), .saved), isOn: true),
            .write(Register(Subject(.setting, []), .value), .number(1)),
            .write(
                Register(.setting("lists.long"), .value),
                .text(String(repeating: "x", count: 100_000))),
            .write(Register(Subject(Subject.Kind(rawValue: 99), [1]), .value), .unknown([9])),
            .later(kind: 1000, payload: [1]),
        ]
        _ = try await fixture.store.merge(
            StoreFixture.pull(shards(nonsense)), at: StoreFixture.time(1))
        #expect(try await fixture.store.feeds().map(\.folder) == [FolderPath(["News"])])
        #expect(try await fixture.store.setting("lists.long") == nil)
        #expect(try await fixture.store.savedCount() == 0)
        try await fixture.expectWhole()
        // The folders stand, one in the other: which one was cut follows from the stamps.
        let folders = try await fixture.store.arrangement().folders
        #expect(folders.count == 3)
    }

    @Test(arguments: [1, 2, 3])
    func `damaged shards are told and change nothing`(seed: UInt64) async throws {
        var dice = SplitMix(seed: seed)
        let fixture = try await StoreFixture()
        try await fixture.follow("a")
        try await fixture.startSync()
        let (_, intents) = try saved("https://a.example/1")
        let damaged = shards(intents).map { name, bytes in
            var bytes = bytes
            bytes[Int.random(in: bytes.indices, using: &dice)] ^= 0x55
            return (name: name, bytes: bytes)
        }
        _ = try await fixture.store.merge(StoreFixture.pull(damaged), at: StoreFixture.time(1))
        let standing = try await fixture.store.syncStanding()
        #expect(standing.status?.damagedNames.count == damaged.count)
        #expect(try await fixture.store.savedCount() == 0)
        #expect(try await fixture.store.feeds().count == 1)
    }

    @Test func `a pull that fails in the middle leaves everything as it was`() async throws {
        let fixture = try await StoreFixture()
        await #expect(throws: SyncFailure.off) {
            try await fixture.store.merge(StoreFixture.pull(), at: StoreFixture.time(1))
        }
        try await fixture.startSync()
        let before = try await fixture.store.syncState()
        let (_, intents) = try saved("https://a.example/1")
        var options = StoreOptions()
        options.maximumPageCount = 1
        let full = try await fixture.open(options: options)
        await #expect(throws: SyncFailure.self) {
            let many = (0..<2_000).map { number in
                Intent.write(
                    Register(Subject(.tag, UInt64(number)), .name),
                    .text(String(repeating: "name ", count: 30)))
            }
            _ = try await full.merge(
                StoreFixture.pull(shards(intents + many)), at: StoreFixture.time(1))
        }
        #expect(try await fixture.store.syncState() == before)
        #expect(try await fixture.store.savedCount() == 0)
        // With room it goes through, and the store that was full has not fooled itself.
        _ = try await fixture.store.merge(
            StoreFixture.pull(shards(intents)), at: StoreFixture.time(2))
        #expect(try await fixture.store.savedCount() == 1)
        try await fixture.expectWhole()
    }
}
