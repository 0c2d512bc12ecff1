import FoundationEssentials
import IntentSync
import NewsModel
import Synchronization
import TestSupport
import TidingsEngine
import TidingsStore

/// One reader of a person who has several: a store, a folder for its state, a keeper.
final class SyncedReader: Sendable {
    static let start = Timestamp(seconds: 1_800_000_000)

    /// A clock that all readers of a test share.
    final class Clock: Sendable {
        private let seconds = Mutex<Int64>(SyncedReader.start.seconds)

        var now: Timestamp { Timestamp(seconds: seconds.withLock { $0 }) }

        func pass(_ count: Int64 = 1) { seconds.withLock { $0 += count } }
    }

    let name: String
    let folder: TemporaryFolder
    let clock: Clock
    let store: ReaderStore
    let keeper: SyncKeeper

    var path: String { folder.file("\(name).store") }

    init(_ name: String, _ clock: Clock, options: StoreOptions = StoreOptions()) async throws {
        self.name = name
        self.clock = clock
        folder = try TemporaryFolder()
        store = try await ReaderStore(path: folder.file("\(name).store"), options: options)
        keeper = SyncKeeper(
            store: store, options: Self.options(name, folder.file("state"), clock))
    }

    static func options(_ name: String, _ state: String, _ clock: Clock) -> SyncOptions {
        var options = SyncOptions(
            stateFolder: state, label: name, programVersion: "1", clock: { clock.now })
        options.receiptPatience = .zero
        return options
    }

    /// A keeper of the same store, as the next start of the program has it.
    func restarted() async throws -> (store: ReaderStore, keeper: SyncKeeper) {
        let store = try await ReaderStore(path: path)
        let options = Self.options(name, folder.file("state"), clock)
        return (store, SyncKeeper(store: store, options: options))
    }

    // MARK: What happens

    static func address(_ feed: String) -> String { "https://\(feed).example/feed" }

    static func key(_ feed: String) -> FeedKey {
        guard let address = WebAddress(address(feed)) else { preconditionFailure("a bad name") }
        return FeedKey(following: address)
    }

    func follow(_ feed: String, in folder: FolderPath = .top) async throws {
        clock.pass()
        let new = FollowedFeed(
            key: Self.key(feed), address: Self.address(feed), folder: folder,
            publisher: "\(feed).example")
        try await store.follow(new, at: clock.now)
    }

    static func entry(_ feed: String, _ number: Int) -> EntryKey {
        EntryKey(feed: key(feed), identity: "\(number)")
    }

    /// Refreshes a feed whose document has these entries, each published a minute after the other.
    @discardableResult
    func refresh(
        _ feed: String, _ numbers: some Sequence<Int>, renamed: String = ""
    ) async throws -> [EntryKey] {
        clock.pass()
        let entries = numbers.map { number in
            let key = EntryKey(feed: Self.key(feed), identity: renamed + "\(number)")
            var entry = PreparedEntry(key: key, title: "\(feed) \(number)")
            entry.link = "https://\(feed).example/\(number)"
            // Every tenth has no date.
            entry.published =
                number % 10 == 9
                ? nil : Timestamp(seconds: Self.start.seconds - 86_400 + 60 * Int64(number))
            entry.excerpt = "Text of \(number)"
            return entry
        }
        let log = FetchLogLine(feed: Self.key(feed), time: clock.now, outcome: "changed")
        let facts = FeedFacts(
            title: "Own \(feed)", siteAddress: nil, language: nil, publisher: "\(feed).example")
        return try await store.save(
            FeedRefresh(health: FeedHealth(), facts: facts, entries: entries, log: log),
            for: Self.key(feed))
    }

    func mark(_ feed: String, _ numbers: [Int], _ mark: EntryMark) async throws {
        clock.pass()
        try await store.mark(numbers.map { Self.entry(feed, $0) }, mark, at: clock.now)
    }

    @discardableResult
    func sync() async throws -> SyncReport {
        clock.pass()
        return try await keeper.syncNow()
    }

    // MARK: What is there

    /// What a person sees, without what each reader fetches for itself.
    struct Sight: Hashable {
        var feeds: [String]
        var entries: [String]
        var settings: [String?]
    }

    func sight() async throws -> Sight {
        let feeds = try await store.feeds().map { feed in
            "\(feed.key) \(feed.address) \(feed.customTitle ?? "-") \(feed.folder) "
                + "\(feed.order?.bytes ?? [])"
        }
        let entries = try await store.entries(EntryQuery(limit: 1000)).elements.map { entry in
            "\(entry.title) \(entry.isRead ? "read" : "unread")\(entry.isSaved ? " saved" : "")"
        }
        return Sight(
            feeds: feeds, entries: entries.sorted(),
            settings: [try await store.setting("lists.open")])
    }

    func unread(_ feed: String) async throws -> [String] {
        let query = EntryQuery(.feed(Self.key(feed)), filter: .unread, limit: 1000)
        return try await store.entries(query).elements.map(\.title).sorted()
    }
}

/// Several readers of one person, and the folder they meet in.
struct SyncedReaders {
    let clock = SyncedReader.Clock()
    let meeting: TemporaryFolder
    var readers: [SyncedReader] = []

    init() throws {
        meeting = try TemporaryFolder()
    }

    var place: String { meeting.file("place") }

    /// A reader that has not joined.
    mutating func add(
        _ name: String, options: StoreOptions = StoreOptions()
    ) async throws -> SyncedReader {
        let reader = try await SyncedReader(name, clock, options: options)
        readers.append(reader)
        return reader
    }

    @discardableResult
    func join(_ reader: SyncedReader) async throws -> SyncKeeper.Setup {
        clock.pass()
        return try await reader.keeper.setUp(.folder, path: place)
    }

    /// Lets everybody sync until everything has gone around.
    func settle(rounds: Int = 3) async throws {
        for _ in 0..<rounds {
            for reader in readers { _ = try await reader.sync() }
        }
    }

    /// Every byte at the place.
    func bytesAtPlace() throws -> [UInt8] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: place)
        return names.sorted().flatMap { name in
            Array(FileManager.default.contents(atPath: place + "/" + name) ?? Data())
        }
    }
}
