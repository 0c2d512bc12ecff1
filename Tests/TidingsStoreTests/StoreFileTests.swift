import FoundationEssentials
import Glibc
import NewsModel
import SQLite
import TestSupport
import Testing
import TidingsStore

/// What becomes of the file when things go wrong around it.
@Suite struct StoreFileTests {
    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let mode = attributes[.posixPermissions]
        return try #require(mode as? Int ?? (mode as? UInt16).map(Int.init))
    }

    private func connect(_ path: String) throws -> Connection {
        try Connection(path: path, access: .readingAndWriting, busyTimeout: .seconds(1))
    }

    @Test func `only the owner may read the file and its log`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.follow("a")
        #expect(try mode(fixture.path) == 0o600)
        #expect(try mode(fixture.path + "-wal") == 0o600)
        #expect(try mode(fixture.path + "-shm") == 0o600)
        #expect(fixture.store.path == fixture.path)
    }

    @Test func `marks are in the log when the call returns`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entry = StoreFixture.entry(key, "1")
        try await fixture.save([entry], of: key)
        try await fixture.store.mark([entry.key], .saved, at: StoreFixture.start)
        // The files as the death of the process would leave them: not closed, not folded in.
        let copy = try TemporaryFolder()
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: fixture.path + suffix, toPath: copy.file("copy.db") + suffix)
        }
        let store = try await ReaderStore(path: copy.file("copy.db"))
        #expect(try await store.entry(entry.key)?.listing.isSaved == true)
        #expect(try await store.examine().problems == [])
    }

    @Test func `a log that ends in the middle of a change leaves the changes before it`()
        async throws
    {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = (0..<50).map { StoreFixture.entry(key, "\($0)") }
        try await fixture.save(entries, of: key)
        for entry in entries {
            try await fixture.store.mark([entry.key], .read, at: StoreFixture.start)
        }
        let log = try Data(contentsOf: URL(filePath: fixture.path + "-wal"))
        var counts: [Int] = []
        // The log is cut where a power loss might end it, in the middle of a change.
        for part in 6...10 {
            let copy = try TemporaryFolder()
            try FileManager.default.copyItem(atPath: fixture.path, toPath: copy.file("copy.db"))
            try log.prefix(log.count * part / 10).write(to: URL(filePath: copy.file("copy.db-wal")))
            let store = try await ReaderStore(path: copy.file("copy.db"))
            #expect(try await store.examine().problems == [])
            counts.append(try await store.unreadCounts()[key] ?? 0)
        }
        #expect(counts == counts.sorted(by: >))
        #expect(counts.last == 0 && counts.first != 0)
    }

    @Test func `a newer schema is left alone`() async throws {
        let fixture = try await StoreFixture()
        try connect(fixture.path).execute("PRAGMA user_version = 999")
        await #expect(throws: StoreError.tooNew(version: 999)) { try await fixture.open() }
    }

    @Test func `a database of another program is left alone`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("other.db")
        try connect(path).execute("CREATE TABLE other (x); INSERT INTO other VALUES (1)")
        let before = try Data(contentsOf: URL(filePath: path))
        await #expect(throws: StoreError.self) { try await ReaderStore(path: path) }
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test func `a file that is no database is left alone`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("letter.txt")
        let letter = Data(String(repeating: "Dear reader, ", count: 500).utf8)
        try letter.write(to: URL(filePath: path))
        do {
            _ = try await ReaderStore(path: path)
            Issue.record("a letter was opened")
        } catch {
            guard case .damaged = error else { throw error }
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == letter)
    }

    @Test(arguments: ["nowhere/store.db", ""])
    func `a path that cannot be opened is unreachable`(name: String) async throws {
        let folder = try TemporaryFolder()
        do {
            _ = try await ReaderStore(path: folder.file(name))
            Issue.record("opened")
        } catch {
            guard case .unreachable = error else { throw error }
        }
    }

    @Test func `an empty file becomes a store`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(filePath: folder.file("empty.db")))
        let store = try await ReaderStore(path: folder.file("empty.db"))
        let examination = try await store.examine()
        #expect(examination.problems == [])
        #expect(examination.schemaVersion == Schema.migrations.count)
        #expect(examination.sizeInBytes > 8192)
    }

    @Test(arguments: 1...Schema.migrations.count)
    func `a store of every older schema is brought up to date`(version: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("old.db")
        let connection = try connect(path)
        try connection.execute("PRAGMA application_id = \(0x5449_4447)")
        try connection.migrate(Array(Schema.migrations.prefix(version)))
        try connection.execute(
            """
            INSERT INTO feeds (id, address, canonical, own_title, folder, publisher,
                allows_private, is_followed)
            VALUES (1, 'https://a.example/', 'https://a.example/', 'Old', 0, '', 0, 1)
            """)
        let store = try await ReaderStore(path: path)
        #expect(try await store.feeds().map(\.title) == ["Old"])
        #expect(try await store.examine().schemaVersion == Schema.migrations.count)
        #expect(try await store.examine().problems == [])
    }

    @Test func `a full disk loses nothing that was there`() async throws {
        var options = StoreOptions()
        options.maximumPageCount = 100
        let fixture = try await StoreFixture(options: options)
        let key = try await fixture.follow("a")
        var saved: [EntryKey] = []
        for number in 0..<500 {
            let entry = StoreFixture.entry(
                key, "\(number)", text: String(repeating: "word\(number) ", count: 500))
            do {
                saved += try await fixture.save([entry], of: key, at: Int64(number))
            } catch {
                #expect(error as? StoreError == .diskFull)
                break
            }
        }
        #expect(!saved.isEmpty && saved.count < 500)
        #expect(Set(try await fixture.all(pageSize: 100).map(\.key)) == Set(saved))
        try await fixture.expectWhole()
    }

    @Test func `damage is found, and told apart from other failures`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let entries = (0..<300).map {
            StoreFixture.entry(key, "\($0)", text: String(repeating: "text ", count: 200))
        }
        try await fixture.save(entries, of: key)
        try connect(fixture.path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        var bytes = try Data(contentsOf: URL(filePath: fixture.path))
        // Behind the schema, without which the file could not be opened at all.
        let start = bytes.count - 40 * 8192
        bytes.replaceSubrange(start..., with: Data(repeating: 0x5A, count: 40 * 8192))
        let damaged = fixture.folder.file("damaged.db")
        try bytes.write(to: URL(filePath: damaged))
        let store = try await ReaderStore(path: damaged)
        #expect(try await store.examine().problems.isEmpty == false)
    }

    @Test func `wrong counters are found`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save([StoreFixture.entry(key, "1")], of: key)
        try connect(fixture.path).execute("UPDATE feeds SET unread_count = 5")
        #expect(try await fixture.store.examine().problems.count == 1)
    }

    @Test func `a store that was deleted takes no more changes`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save([StoreFixture.entry(key, "1")], of: key)
        #expect(unsafe unlink(fixture.store.path) == 0)
        await #expect(throws: StoreError.self) {
            try await fixture.store.rename(key, to: "New", at: StoreFixture.start)
        }
        await #expect(throws: StoreError.self) {
            try await fixture.save([StoreFixture.entry(key, "2")], of: key)
        }
    }
}
