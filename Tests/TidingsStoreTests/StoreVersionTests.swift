import NewsModel
import Testing
import TidingsStore

@Suite struct StoreVersionTests {
    @Test func `the version changes with every change and with nothing else`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        var versions = [try #require(fixture.store.version)]
        func expectAnother(_ comment: Comment) throws {
            let version = try #require(fixture.store.version)
            #expect(!versions.contains(version), comment)
            versions.append(version)
        }
        try await fixture.save([StoreFixture.entry(feed, "1")], of: feed)
        try expectAnother("an entry was saved")
        _ = try await fixture.all()
        _ = try await fixture.store.feeds()
        #expect(fixture.store.version == versions.last)
        try await fixture.store.mark(
            [EntryKey(feed: feed, identity: "1")], .read, at: StoreFixture.start)
        try expectAnother("a mark was set")
        try await fixture.store.rename(feed, to: "A", at: StoreFixture.start)
        try expectAnother("a feed was renamed")
    }

    @Test func `the version changes with what another program changes`() async throws {
        let fixture = try await StoreFixture()
        let feed = try await fixture.follow("a")
        let before = try #require(fixture.store.version)
        let other = try await fixture.open()
        try await other.rename(feed, to: "A", at: StoreFixture.start)
        #expect(fixture.store.version != before)
    }
}
