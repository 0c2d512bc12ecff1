import IntentSync
import NewsModel
import SQLite
import Testing
import TidingsStore

/// What was decided here lately.
@Suite struct DecisionHistoryTests {
    private static let time = StoreFixture.time

    @Test func `what is gone is named within a sentence as within one`() async throws {
        let fixture = try await StoreFixture()
        let register = Register(.folder(FolderID(rawValue: 9)), .order)
        let won = Intent.write(register, .bytes([1])).encoded
        let matter = [0, 0, 0, UInt8(won.count)] + won + RegisterValue.bytes([2]).encoded
        let connection = try Connection(
            path: fixture.path, access: .readingAndWriting, busyTimeout: .seconds(1))
        try connection.run(
            "INSERT INTO journal (time, matter, winner, loser) VALUES (1, ?, 1, 2)", matter)
        let sentence = try await fixture.store.outcomes(limit: 1).first?.sentence
        #expect(sentence?.hasPrefix("The place of a folder was set to") == true)
    }

    @Test func `tells what was decided, the latest first`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let feed = try await fixture.follow("a", in: FolderPath(["News", "Local"]))
        try await fixture.save((0..<6).map { StoreFixture.entry(feed, "\($0)") }, of: feed)
        let keys = (0..<6).map { EntryKey(feed: feed, identity: "\($0)") }
        try await store.mark([keys[0]], .read, at: Self.time(10))
        try await store.mark([keys[0]], .unread, at: Self.time(11))
        try await store.mark([keys[1]], .saved, at: Self.time(12))
        _ = try await store.markAllRead(
            in: .everything, firstSeenBy: Self.time(100), at: Self.time(13))
        try await store.rename(feed, to: "Mine", at: Self.time(14))
        try await store.move(feed, to: .top, at: Self.time(15))
        try await store.set("lists.open", to: "yes", at: Self.time(16))
        try await store.set("feed.password", to: "hunter2", at: Self.time(17))
        let lines = try await store.decisions(limit: 100)
        #expect(
            lines.map(\.sentence) == [
                "The setting “feed.password” was changed.",
                "The setting “lists.open” was set to “yes”.",
                "“Mine” was taken out of its folder.",
                "The title of “Mine” was set to “Mine”.",
                "6 entries were marked read.",
                "“Title 1” was saved.",
                "“Mine” was followed.",
            ])
        #expect(lines.map(\.time) == [17, 16, 15, 14, 13, 12, 0].map(Self.time))
        #expect(try await store.decisions(limit: 2) == Array(lines.prefix(2)))
        #expect(try await store.decisions(limit: -1).isEmpty)
    }

    @Test func `tells what was done about stories, and not what only the reader keeps`()
        async throws
    {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let feed = try await fixture.follow("a", in: FolderPath(["News"]))
        try await fixture.save((0..<2).map { StoreFixture.entry(feed, "\($0)") }, of: feed)
        let keys = (0..<2).map { EntryKey(feed: feed, identity: "\($0)") }
        let pair = try #require(StoryPair(keys[0], keys[1]))
        try await store.decide(
            .split, about: keys[1], apart: [pair], together: [], forgotten: [], at: Self.time(10))
        #expect(try await store.storyCorrections().map(\.isApart) == [true])
        try await store.set(ReaderStore.groupingSetting, to: "letters", at: Self.time(11))
        let folder = try #require(try await store.folderPaths().keys.first)
        let own = ReaderStore.groupingSetting(of: folder)
        try await store.set(own, to: "off", at: Self.time(12))
        try await store.set("device.stories.followed", to: "before", at: Self.time(13))
        try await store.note("device.stories.followed", "ab12", at: Self.time(14))
        #expect(
            try await store.decisions(limit: 3).map(\.sentence) == [
                "Grouping in the folder “News” was set to “off”.",
                "Grouping was set to “letters”.",
                "“Title 1” was made the first of another story.",
            ])
        try await store.removeFolder(FolderPath(["News"]), at: Self.time(15))
        #expect(try await store.setting(own) == nil)
    }

    @Test func `tells the last wish about a thing, also where the thing is gone`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        let feed = try await fixture.follow("a")
        try await fixture.save([StoreFixture.entry(feed, "1")], of: feed)
        let key = EntryKey(feed: feed, identity: "1")
        try await store.mark([key], .read, at: Self.time(10))
        try await store.mark([key], .unread, at: Self.time(11))
        try await store.move(feed, to: FolderPath(["News", "Local"]), at: Self.time(12))
        #expect(
            try await store.decisions(limit: 2).map(\.sentence) == [
                "“Own title” was put in “News / Local”.",
                "“Title 1” was marked unread.",
            ])
        try await store.unfollow(feed, at: Self.time(13))
        #expect(
            try await store.decisions(limit: 3).map(\.sentence) == [
                "A feed was unfollowed.", "A feed was put in “News / Local”.",
                "An entry was marked unread.",
            ])
    }
}
