import IntentSync
import NewsModel
import TestSupport
import Testing
import TidingsStore

/// Everything that was decided, written down and decided again.
@Suite struct DecisionTests {
    private let time = StoreFixture.time(50)

    private func filled() async throws -> StoreFixture {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let a = try await fixture.follow("a", in: FolderPath(["News", "Local"]))
        let b = try await fixture.follow("b", in: FolderPath(["News"]))
        let c = try await fixture.follow("c", in: FolderPath(["News"]))
        for feed in [a, b] {
            try await fixture.save(
                (0..<6).map { StoreFixture.entry(feed, "\($0)", published: Int64($0)) }, of: feed)
        }
        try await store.place(c, after: nil, at: time)
        try await store.rename(a, to: "Mine", at: time)
        _ = try await store.markAllRead(in: .feed(a), firstSeenBy: time, at: time)
        let saved = EntryKey(feed: b, identity: "2")
        try await store.mark([saved], .saved, at: time)
        try await store.archive([EntryKey(feed: b, identity: "3")], at: time)
        try await store.tag([saved], "Later", at: time)
        try await store.set("lists.open", to: "yes", at: time)
        try await store.set("theme", to: "dark", at: time)
        let refusal = try await store.decide(at: time) { acts throws(ArrangementRefusal) in
            try acts.addMuteRule(RecordID(rawValue: 7), expression: "title: Sport")
        }
        #expect(refusal == nil)
        return fixture
    }

    @Test func `a document of a later version is told from one that is none`() async throws {
        let fixture = try await StoreFixture()
        let document = try await fixture.store.exportDecisions(at: time)
        let text = String(decoding: document, as: UTF8.self)
        #expect(!ReaderStore.isOfLaterVersion(document))
        let later = Array(text.replacing("\"version\" : 1", with: "\"version\" : 2").utf8)
        #expect(later != document && ReaderStore.isOfLaterVersion(later))
        #expect(try await fixture.store.restoreDecisions(later, at: time) == nil)
        #expect(!ReaderStore.isOfLaterVersion(Array("{\"version\": 2}".utf8)))
    }

    @Test func `a document restores everything that was decided in an empty store`() async throws {
        let fixture = try await filled()
        let document = try await fixture.store.exportDecisions(at: time)
        let other = try await StoreFixture()
        let restored = try #require(try await other.store.restoreDecisions(document, at: time))
        #expect(restored.problems == [])
        #expect(restored.feedCount == 3 && restored.readCount == 6 && restored.savedCount == 1)
        let (left, right) = (try await fixture.store.feeds(), try await other.store.feeds())
        #expect(left.map(\.key) == right.map(\.key))
        #expect(left.map(\.folder) == right.map(\.folder))
        #expect(left.map(\.customTitle) == right.map(\.customTitle))
        #expect(left.map(\.order) == right.map(\.order))
        #expect(try await other.store.setting("lists.open") == "yes")
        #expect(try await other.store.setting("theme") == nil)
        let arrangement = try await other.store.arrangement()
        #expect(arrangement.muteRules.map(\.expression) == ["title: Sport"])
        #expect(arrangement.tags.map(\.name) == ["Later"])
        // Entries that come later are read already.
        let a = try StoreFixture.feedKey("a")
        let entries = (0..<6).map { StoreFixture.entry(a, "\($0)", published: Int64($0)) }
        try await other.save(entries, of: a)
        #expect(try await other.all(.feed(a)).allSatisfy(\.isRead))
        #expect(try await other.store.savedCount() == 1)
        try await other.expectWhole()
        // A second time there is nothing left to restore.
        let again = try #require(try await other.store.restoreDecisions(document, at: time))
        #expect(again == Restoration())
    }

    @Test(arguments: ["", "{}", "[]", "{\"form\":\"other\",\"version\":1,\"time\":0}"])
    func `what is no document restores nothing`(text: String) async throws {
        let fixture = try await StoreFixture()
        #expect(try await fixture.store.restoreDecisions(Array(text.utf8), at: time) == nil)
    }

    @Test func `folders are placed, renamed, and removed`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let a = try await fixture.follow("a", in: FolderPath(["One"]))
        let b = try await fixture.follow("b", in: FolderPath(["Two"]))
        let c = try await fixture.follow("c", in: FolderPath(["Two", "Inner"]))
        try await store.place(FolderPath(["Two"]), after: nil, at: time)
        #expect(try await store.feeds().map(\.key) == [b, c, a])
        try await store.renameFolder(FolderPath(["Two"]), to: "Three", at: time)
        #expect(
            try await store.folders() == [
                FolderPath(["Three"]), FolderPath(["Three", "Inner"]), FolderPath(["One"]),
            ])
        await #expect(throws: StoreError.notFound) {
            try await store.renameFolder(FolderPath(["One"]), to: "three", at: time)
        }
        try await store.removeFolder(FolderPath(["Three"]), at: time)
        #expect(try await store.feed(b)?.folder == .top)
        #expect(try await store.feed(c)?.folder == FolderPath(["Inner"]))
        await #expect(throws: StoreError.notFound) {
            try await store.removeFolder(FolderPath(["Three"]), at: time)
        }
        await #expect(throws: StoreError.notFound) { try await store.place(a, after: b, at: time) }
        try await fixture.expectWhole()
    }
}
