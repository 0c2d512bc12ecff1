import IntentSync
import NewsModel
import Testing
import TidingsStore

/// Where the weather and the events of the day come from.
@Suite struct DaySourceTests {
    static let secret = "https://me:open-sesame@calendar.example/private-5f3a/basic.ics"

    private func source(_ kind: DaySource.Kind, _ address: String) -> DaySource {
        DaySource(
            kind, address: address, allowsPrivateNetwork: false, nextCheck: StoreFixture.start)
    }

    @Test func `what was there last stays until something newer comes`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        var kept = try #require(
            try await store.add(source(.calendar, Self.secret), limit: 10))
        #expect(try await store.daySources() == [kept])
        #expect(try await store.dayBody(of: kept.id) == nil)
        kept.confirmed = StoreFixture.start
        kept.validators.entityTag = Array("\"a\"".utf8)
        try await store.save(kept, body: [1, 2, 3])
        kept.failure = "It is away."
        kept.failureCount = 2
        kept.nextCheck = StoreFixture.start + .seconds(60)
        try await store.save(kept)
        #expect(try await store.daySources() == [kept])
        #expect(try await store.dayBody(of: kept.id) == [1, 2, 3])
        try await store.removeDaySource(kept.id)
        #expect(try await store.daySources().isEmpty)
        #expect(try await store.dayBody(of: kept.id) == nil)
        // What comes after it was removed is dropped.
        try await store.save(kept, body: [4])
        #expect(try await store.daySources().isEmpty)
        await #expect(throws: StoreError.notFound) { try await store.removeDaySource(kept.id) }
    }

    @Test func `there is one forecast, and so many calendars`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        for name in ["a", "b"] {
            let added = try await store.add(source(.weather, "https://\(name).example/"), limit: 1)
            #expect(added != nil)
        }
        #expect(try await store.daySources().map(\.host) == ["b.example"])
        for name in ["a", "b", "b", "c", "d"] {
            _ = try await store.add(source(.calendar, "https://\(name).example/"), limit: 3)
        }
        #expect(
            try await store.daySources().filter { $0.kind == .calendar }.map(\.host)
                == ["a.example", "b.example", "c.example"])
    }

    @Test func `nothing of it leaves this device`() async throws {
        let fixture = try await StoreFixture()
        _ = try await fixture.store.add(source(.calendar, Self.secret), limit: 10)
        try await fixture.store.set(
            ReaderStore.zoneSetting, to: "Europe/Rome", at: StoreFixture.start)
        #expect(!SettingScope.travels(ReaderStore.zoneSetting))
        let export = String(
            decoding: try await fixture.store.exportDecisions(at: StoreFixture.start), as: UTF8.self
        )
        for word in ["open-sesame", "private-5f3a", "Europe/Rome", "calendar.example"] {
            #expect(!export.contains(word))
        }
        #expect(source(.calendar, Self.secret).host == "calendar.example")
    }
}
