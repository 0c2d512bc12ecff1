import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Feeds on private networks that are followed without leave to ask them, as another replica's are.
@Suite struct PrivateFeedTests {
    private func follower() async throws -> (fixture: EngineFixture, feed: FollowedFeed) {
        let fixture = try await EngineFixture { _ in .text(EngineFixture.rss("News", "a", "b")) }
        try await fixture.engine.followUnseen(fixture.server.address("/feed"))
        let feed = try #require(try await fixture.engine.store.feeds().first)
        #expect(!feed.allowsPrivateNetwork)
        guard case .failed = try await fixture.engine.refresh(.due).outcomes.first?.kind else {
            Issue.record("It was asked.")
            return (fixture, feed)
        }
        #expect(fixture.server.requests.isEmpty)
        return (fixture, feed)
    }

    @Test func `adding one again with leave refreshes it`() async throws {
        let (fixture, feed) = try await follower()
        await #expect(throws: EngineError.self) { try await fixture.engine.add(feed.address) }
        let added = try await fixture.engine.add(feed.address, allowsPrivateNetwork: true)
        #expect(added.feed == feed.key && added.title == "News" && added.entryCount == 2)
        #expect(fixture.server.requests.count == 1)
        let now = try #require(try await fixture.engine.store.feed(feed.key))
        #expect(now.allowsPrivateNetwork && now.health.failureCount == 0)
        await #expect(throws: EngineError.alreadyFollowed(title: "News")) {
            try await fixture.engine.add(feed.address, allowsPrivateNetwork: true)
        }
    }

    @Test func `a list with leave makes those due that are followed`() async throws {
        let (fixture, feed) = try await follower()
        let opml = Array(try await fixture.engine.exportList().utf8)
        _ = try await fixture.engine.importList(opml)
        #expect(try await fixture.engine.refresh(.due).outcomes.isEmpty)
        let result = try await fixture.engine.importList(opml, allowsPrivateNetwork: true)
        #expect(result.added == 0 && result.known == 1)
        let outcomes = try await fixture.engine.refresh(.due).outcomes
        #expect(outcomes.map(\.kind) == [.changed(newEntryCount: 2)])
        #expect(outcomes.map(\.feed) == [feed.key])
    }

    @Test func `leave is taken back, and given to followed feeds alone`() async throws {
        let (fixture, feed) = try await follower()
        let store = fixture.engine.store
        try await store.allowPrivateNetwork(feed.key, true)
        try await store.allowPrivateNetwork(feed.key, false)
        #expect(try await store.feed(feed.key)?.allowsPrivateNetwork == false)
        try await store.unfollow(feed.key, at: Timestamp(seconds: 1_800_000_000))
        await #expect(throws: StoreError.notFound) {
            try await store.allowPrivateNetwork(feed.key, true)
        }
    }
}
