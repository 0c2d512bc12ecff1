import NewsModel
import Testing
import TidingsStore

/// What happens when a publisher changes the identifiers of entries.
@Suite struct ChangedKeysTests {
    /// The entries `numbers` under identifiers that begin with `scheme`.
    private func document(
        _ feed: FeedKey, _ scheme: String, _ numbers: ClosedRange<Int>,
        change: (inout PreparedEntry, Int) -> Void = { _, _ in }
    ) -> [PreparedEntry] {
        numbers.map { number in
            var entry = StoreFixture.entry(
                feed, "\(scheme)\(number)", published: Int64(number), title: "Title \(number)")
            entry.link = "\(scheme)://site.example/\(number)/"
            change(&entry, number)
            return entry
        }
    }

    @Test func `marks follow entries to their new keys`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let old = document(key, "http", 1...5)
        let new = document(key, "https", 1...6)
        try await fixture.save(old, of: key, at: 100)
        try await fixture.store.mark([old[0].key], .read, at: StoreFixture.start)
        try await fixture.store.mark([old[1].key], .saved, at: StoreFixture.start)
        #expect(try await fixture.save(new, of: key, at: 200) == [new[5].key])
        let entries = try await fixture.all()
        #expect(entries.map(\.key) == new.reversed().map(\.key))
        #expect(entries.filter(\.isRead).map(\.key) == [new[0].key])
        #expect(entries.filter(\.isSaved).map(\.key) == [new[1].key])
        // The old key still leads to the entry, and back again when the publisher changes back.
        #expect(try await fixture.store.entry(old[2].key)?.listing.key == new[2].key)
        #expect(try await fixture.store.mark([old[2].key], .read, at: StoreFixture.start) == 1)
        #expect(try await fixture.save(old, of: key, at: 300) == [])
        #expect(try await fixture.save(new, of: key, at: 400) == [])
        #expect(try await fixture.all(.everything, .unread).count == 4)
        try await fixture.expectWhole()
    }

    @Test func `new slugs are recognised by title and time`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save(document(key, "http", 1...4), of: key, at: 100)
        let new = document(key, "https", 1...4) { $0.link = "https://site.example/new-\($1)" }
        #expect(try await fixture.save(new, of: key, at: 200) == [])
    }

    @Test func `new dates are recognised by address where every key changed`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        try await fixture.save(document(key, "http", 1...4), of: key, at: 100)
        let new = document(key, "https", 1...4) { entry, number in
            entry.published = StoreFixture.time(Int64(number + 50))
            entry.title = "Retitled \(number)"
        }
        #expect(try await fixture.save(new, of: key, at: 200) == [])
    }

    @Test func `a daily bulletin at one address is new every day`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        for day in 0..<5 {
            var entry = StoreFixture.entry(
                key, "day \(day)", published: Int64(day) * 86_400, title: "The bulletin")
            entry.link = "https://site.example/bulletin"
            #expect(try await fixture.save([entry], of: key, at: Int64(day) * 86_400).count == 1)
        }
        #expect(try await fixture.all().count == 5)
    }

    @Test func `what several entries share recognises none`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let same: (inout PreparedEntry, Int) -> Void = { entry, _ in
            entry.title = "Same"
            entry.link = "https://site.example/"
            entry.published = nil
        }
        try await fixture.save(document(key, "http", 1...3, change: same), of: key, at: 100)
        let new = document(key, "https", 1...3, change: same)
        #expect(try await fixture.save(new, of: key, at: 200).count == 3)
    }

    @Test func `entries the document still names are not mistaken for others`() async throws {
        let fixture = try await StoreFixture()
        let key = try await fixture.follow("a")
        let old = document(key, "http", 1...1)
        try await fixture.save(old, of: key, at: 100)
        let twin = document(key, "https", 1...1)
        #expect(try await fixture.save(old + twin, of: key, at: 200) == [twin[0].key])
    }
}
