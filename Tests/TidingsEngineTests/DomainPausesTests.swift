import Fetching
import NewsModel
import Synchronization
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Who is left alone, and who comes first afterwards.
@Suite struct DomainPausesTests {
    let now = Timestamp(seconds: 1_800_000_000)

    private func pause(_ seconds: Int64) -> DomainPause {
        DomainPause(domain: "a.example", until: now + .seconds(seconds), reason: "is tired")
    }

    @Test func `the longer pause counts, and ends`() {
        var pauses = DomainPauses()
        pauses.add(pause(600), now: now)
        pauses.add(pause(60), now: now)
        #expect(pauses.pause(of: "a.example", now: now)?.until == now + .seconds(600))
        #expect(pauses.pause(of: "a.example", now: now + .seconds(600)) == nil)
        #expect(pauses.pause(of: "b.example", now: now) == nil)
    }

    @Test func `feeds come one after the other when a pause is over`() {
        var pauses = DomainPauses()
        pauses.add(pause(600), now: now)
        let turns = (0..<3).map { _ in pauses.turn(at: "a.example", wanted: now) }
        #expect(turns == [600, 630, 660].map { now + .seconds($0) })
        let later = now + .seconds(4000)
        #expect(pauses.turn(at: "a.example", wanted: later) == later)
    }

    @Test func `one feed's answer reaches the others of its publisher before they are asked`()
        async throws
    {
        let fixture = try await EngineFixture { _ in
            .answer(status: 503, headers: ["Retry-After": "7200"])
        }
        for number in 0..<20 {
            try await fixture.engine.followUnseen(
                fixture.server.address("/feed", host: "blog\(number).many.localhost"),
                allowsPrivateNetwork: true)
        }
        let outcomes = try await fixture.engine.refresh(.due).outcomes
        #expect(fixture.server.requests.count == 1)
        #expect(outcomes.count { $0.kind.skipReason?.contains("left alone") == true } == 19)
        let later = Timestamp(seconds: 1_800_007_200)
        #expect(outcomes.allSatisfy { $0.nextCheck.map { $0 >= later } == true })
        // Another process, or this one after a restart, knows it, too; but not of other publishers.
        let engine = ReaderEngine(
            store: fixture.engine.store, fetcher: Fetcher(),
            clock: { Timestamp(seconds: 1_800_000_060) })
        await #expect(throws: EngineError.self) {
            try await engine.add(
                fixture.server.address("/new", host: "new.many.localhost"),
                allowsPrivateNetwork: true)
        }
        _ = try await engine.refresh(.all)
        #expect(fixture.server.requests.count == 1)
        let log = try await fixture.engine.store.fetchLog(of: nil, limit: 100)
        #expect(log.count { $0.outcome == "skipped" && $0.detail.contains("many.localhost") } >= 19)
    }

    @Test func `publishers take turns, and none is asked twice at once`() throws {
        let feeds = try ["a/1", "a/2", "b/1", "a/3", "c/1"].map { path in
            let address = try #require(WebAddress("https://\(path)"))
            return FollowedFeed(key: FeedKey(following: address), address: address.canonical)
        }
        var order = RefreshOrder(feeds) { WebAddress($0.address)?.host ?? "" }
        func take() -> String? { order.next().map { String($0.feed.address.dropFirst(8)) } }
        #expect([take(), take(), take(), take()] == ["a/1", "b/1", "c/1", nil])
        order.finish("b")
        #expect(take() == nil)
        order.finish("a")
        #expect(take() == "a/2")
        #expect(order.rest.map(\.address) == ["https://a/3"])
    }

    @Test func `what was claimed and not asked is due again`() async throws {
        let fixture = try await EngineFixture { _ in
            .answer(body: .whole([]), delay: .seconds(5))
        }
        for number in 0..<40 {
            try await fixture.engine.followUnseen(
                fixture.server.address("/\(number)"), allowsPrivateNetwork: true)
        }
        let engine = fixture.engine
        let task = Task { try await engine.refresh(.due) }
        while fixture.server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        let outcomes = try await task.value.outcomes
        #expect(outcomes.count == 1)
        #expect(outcomes.first?.kind.skipReason?.contains("stopped") == true)
        let due = try await engine.store.feedsDue(
            at: Timestamp(seconds: 1_800_000_000), limit: 100)
        #expect(due.count == 39)
    }
}
