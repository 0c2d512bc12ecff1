import NewsModel
import SQLite
import TestSupport
import Testing
import TidingsStore

/// Several programs, and several tasks of one, on one store at once.
@Suite struct SharingTests {
    @Test func `two programs see each other's changes`() async throws {
        let fixture = try await StoreFixture()
        let other = try await fixture.open()
        let key = try await fixture.follow("a")
        #expect(try await other.feeds().map(\.key) == [key])
        try await other.rename(key, to: "Named there", at: StoreFixture.start)
        #expect(try await fixture.store.feed(key)?.title == "Named there")
    }

    @Test func `what one program takes as due the other leaves alone`() async throws {
        let fixture = try await StoreFixture()
        let other = try await fixture.open()
        let key = try await fixture.follow("a")
        let now = StoreFixture.time(30)
        let taken = try await fixture.store.claimDue(at: now, for: .seconds(900), limit: 10)
        #expect(taken.map(\.key) == [key] && taken[0].health.nextCheck < now)
        #expect(try await other.claimDue(at: now, for: .seconds(900), limit: 10).isEmpty)
        // Should the first program end, the feed is not forgotten.
        let later = now + .seconds(900)
        let again = try await other.claimDue(at: later, for: .seconds(900), limit: 10)
        #expect(again.map(\.key) == [key])
    }

    @Test func `two programs may make the store at the same time`() async throws {
        let fixture = try await StoreFixture()
        let path = fixture.folder.file("new.db")
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<6 {
                group.addTask {
                    let store = try await ReaderStore(path: path)
                    try await store.set("\(number)", to: "x", at: StoreFixture.start)
                    return try await store.examine().problems.count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == [0, 0, 0, 0, 0, 0])
    }

    @Test func `changes from many sides at once all arrive`() async throws {
        let fixture = try await StoreFixture()
        let other = try await fixture.open()
        let key = try await fixture.follow("a")
        let entries = (0..<200).map { StoreFixture.entry(key, "\($0)") }
        try await fixture.save(entries, of: key)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, entry) in entries.enumerated() {
                let store = number % 2 == 0 ? fixture.store : other
                group.addTask {
                    try await store.mark([entry.key], .read, at: StoreFixture.start)
                    _ = try await store.entries(EntryQuery(limit: 5))
                }
            }
            try await group.waitForAll()
        }
        #expect(try await fixture.store.unreadCounts() == [:])
        try await fixture.expectWhole()
    }

    @Test func `a store that is held elsewhere says so, and can be read`() async throws {
        var options = StoreOptions()
        options.busyTimeout = .milliseconds(50)
        let fixture = try await StoreFixture(options: options)
        let key = try await fixture.follow("a")
        let holder = try Connection(
            path: fixture.path, access: .readingAndWriting, busyTimeout: .seconds(1))
        try holder.execute("BEGIN IMMEDIATE")
        await #expect(throws: StoreError.inUse) {
            try await fixture.store.rename(key, to: "x", at: StoreFixture.start)
        }
        #expect(try await fixture.store.feeds().count == 1)
        try holder.execute("COMMIT")
        try await fixture.store.rename(key, to: "x", at: StoreFixture.start)
    }
}
