import FeedParsing
import FoundationEssentials
import IntentSync
import NewsModel
import SQLite
import TestSupport
import Testing
import TidingsStore

/// A store from before sync.
@Suite struct MigrationTests {
    private static let feed = 0x0102_0304_0506_0708

    /// A store of the first schema with something in every table that matters.
    private func oldStore(_ path: String) throws {
        let connection = try Connection(
            path: path, access: .readingAndWriting, busyTimeout: .seconds(1))
        try connection.execute("PRAGMA application_id = \(0x5449_4447)")
        try connection.migrate(Array(Schema.migrations.prefix(1)))
        try connection.execute(
            """
            INSERT INTO folders VALUES (1, 0, 'News', 1), (2, 1, 'Local', 1), (3, 0, 'news', 2);
            INSERT INTO feeds (id, address, canonical, custom_title, own_title, folder, publisher,
                allows_private, is_followed)
            VALUES (\(Self.feed), 'https://u:secret@a.example/', 'https://a.example/', 'Mine', 'Own',
                2, '', 0, 1);
            INSERT INTO entries (id, key, feed, folder, is_read, is_saved, published, first_seen,
                digest, title, author, link, excerpt)
            VALUES (1, 11, \(Self.feed), 2, 1, 0, 500, 600, 0, 'Read', '', NULL, ''),
                (2, 12, \(Self.feed), 2, 0, 1, NULL, 600, 0, 'Saved', '', NULL, '');
            INSERT INTO bodies VALUES (1, '', '', NULL), (2, '', '', NULL);
            INSERT INTO search (rowid, title, text) VALUES (1, 'Read', ''), (2, 'Saved', '');
            INSERT INTO remembered VALUES (13, 1, 600, 700);
            INSERT INTO settings VALUES ('lists.open', 'yes', 600);
            """)
    }

    @Test func `entries get their place, and folders the name all replicas know`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("old.db")
        try oldStore(path)
        let store = try await ReaderStore(path: path)
        #expect(try await store.examine().problems == [])
        let connection = try Connection(path: path, access: .reading, busyTimeout: .seconds(1))
        let positions = try connection.all("SELECT position FROM entries ORDER BY id") {
            $0.optionalInteger(0)
        }
        #expect(positions == [500, nil])
        let keys = try connection.all("SELECT key FROM folders WHERE id > 0 ORDER BY id") {
            FolderID(rawValue: UInt64(bitPattern: $0.integer(0)))
        }
        let news = FolderID(creating: "News", inside: nil)
        #expect(
            keys == [
                news, FolderID(creating: "Local", inside: news),
                FolderID(creating: "news", inside: nil, attempt: 1),
            ])
        #expect(try await store.feeds().map(\.folder) == [FolderPath(["News", "Local"])])
        let entries = try await store.entries(EntryQuery()).elements
        #expect(entries.map(\.isRead) == [false, true])
        #expect(entries.map(\.isSaved) == [true, false])
    }

    @Test func `what was decided is written down before`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("old.db")
        try oldStore(path)
        _ = try await ReaderStore(path: path)
        let list = try SubscriptionList(
            opml: Array(Data(contentsOf: URL(filePath: path + ".before-2.opml"))))
        #expect(list.feeds.map(\.feedAddress) == ["https://a.example/"])
        #expect(list.feeds.map(\.path) == [["News", "Local"]])
        let bytes = Array(try Data(contentsOf: URL(filePath: path + ".before-2.json")))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"))
        // Somewhere else it decides the same again.
        let other = try await ReaderStore(path: folder.file("other.db"))
        let restored = try #require(
            try await other.restoreDecisions(bytes, at: StoreFixture.start))
        #expect(restored.feedCount == 1 && restored.readCount == 1 && restored.savedCount == 1)
        #expect(try await other.feeds().map(\.customTitle) == ["Mine"])
        #expect(try await other.setting("lists.open") == "yes")
    }

    @Test func `a store that is new has no backup`() async throws {
        let folder = try TemporaryFolder()
        _ = try await ReaderStore(path: folder.file("new.db"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("new.db.before-2.json")))
    }
}
