import IntentSync
import NewsModel
import TestSupport
import Testing

/// The rows of the conflict table that are about structure, each decided by two replicas at once.
@Suite struct ArrangementConflictTests {
    private var random = SplitMix(seed: 1)
    private var left = MergedIntents(1)
    private var right = MergedIntents(2)
    private let feed: FeedKey
    private let news: FolderID

    private typealias Acts = ArrangementIntents<MergedIntents>

    /// Two replicas that both follow a feed and have a folder “News”.
    init() throws {
        let address = try #require(WebAddress("https://example.org/feed"))
        feed = FeedKey(following: address)
        left.decide(try Acts(left).follow([.init(address)], choosing: &random))
        let (id, intents) = try Acts(left).createFolder("News", choosing: &random)
        news = id
        left.decide(intents)
        right.merge(left)
    }

    /// What both show once each knows everything of the other.
    private mutating func merged() -> Arrangement {
        let (one, other) = (
            Arrangement(MergedIntents.merged([left, right])),
            Arrangement(MergedIntents.merged([right, left]))
        )
        #expect(one == other)
        left.merge(right)
        right.merge(left)
        return one
    }

    @Test mutating func `rename and rename: the latest`() throws {
        left.decide(try Acts(left).rename(feed, to: "Left"))
        right.decide(try Acts(right).rename(feed, to: "Right"), skippingAhead: 10)
        #expect(merged().feed(feed)?.title == "Right")
    }

    @Test mutating func `rename and unfollow: not followed`() throws {
        left.decide(try Acts(left).unfollow(feed))
        right.decide(try Acts(right).rename(feed, to: "Right"), skippingAhead: 10)
        let arrangement = merged()
        #expect(arrangement.feed(feed) == nil)
        #expect(arrangement.removed.feeds.map(\.title) == ["Right"])
    }

    @Test mutating func `following again and unfollow: followed`() throws {
        let address = try #require(WebAddress("https://example.org/feed"))
        left.decide(try Acts(left).unfollow(feed))
        right.decide(try Acts(right).unfollow(feed))
        right.decide(try Acts(right).follow([.init(address)], choosing: &random))
        #expect(merged().feed(feed)?.address == "https://example.org/feed")
    }

    @Test mutating func `folder deleted and feed moved into it: the feed is at the top`() throws {
        left.decide(try Acts(left).delete(news))
        right.decide(try Acts(right).move([feed], to: FolderPath(["News"]), choosing: &random))
        let arrangement = merged()
        #expect(arrangement.folder(news) == nil)
        #expect(arrangement.members(of: nil) == [.feed(feed)])

        // The folder comes back when someone makes it, with what was put in it.
        let (id, intents) = try Acts(left).createFolder("news", choosing: &random)
        #expect(id == news)
        left.decide(intents)
        #expect(merged().members(of: news) == [.feed(feed)])
    }

    @Test mutating func `folder deleted and renamed: deleted`() throws {
        left.decide(try Acts(left).delete(news))
        right.decide(try Acts(right).rename(news, to: "Old"), skippingAhead: 5)
        #expect(merged().folders.isEmpty)
    }

    @Test mutating func `folder deleted and made again: it stands`() throws {
        left.decide(try Acts(left).delete(news))
        right.decide(try Acts(right).delete(news))
        right.decide(try Acts(right).createFolder("News", choosing: &random).intents)
        #expect(merged().folders.map(\.name) == ["News"])
    }

    @Test mutating func `the same folder made twice: one`() throws {
        left.decide(try Acts(left).createFolder("Tea", inside: news, choosing: &random).intents)
        right.decide(try Acts(right).createFolder(" tea", inside: news, choosing: &random).intents)
        #expect(merged().members(of: news).count == 1)
    }

    @Test mutating func `the same feed followed twice: one`() throws {
        let address = try #require(WebAddress("https://example.com/atom.xml"))
        left.decide(try Acts(left).follow([.init(address, title: "A")], choosing: &random))
        right.decide(
            try Acts(right).follow(
                [.init(address, folder: FolderPath(["News"]))], choosing: &random))
        let arrangement = merged()
        #expect(arrangement.feeds.count == 2)
        #expect(arrangement.feed(FeedKey(following: address))?.folder == news)
    }

    @Test mutating func `two folders each moved into the other: the older move is undone`() throws {
        let (tea, intents) = try Acts(left).createFolder("Tea", choosing: &random)
        left.decide(intents)
        right.merge(left)
        left.decide(
            try Acts(left).move(.folder(news), to: .last(in: tea), choosing: &random))
        right.decide(
            try Acts(right).move(.folder(tea), to: .last(in: news), choosing: &random),
            skippingAhead: 10)
        let arrangement = merged()
        #expect(arrangement.folder(news)?.parent == nil)
        #expect(arrangement.folder(tea)?.parent == news)
    }

    @Test mutating func `reorder and reorder of one feed: the latest`() throws {
        left.decide(
            try Acts(left).move(.feed(feed), to: .first(in: nil), choosing: &random))
        right.decide(
            try Acts(right).move(.feed(feed), to: .last(in: nil), choosing: &random),
            skippingAhead: 10)
        #expect(merged().members(of: nil).last == .feed(feed))
    }

    @Test mutating func `reorder and reorder of different feeds: both`() throws {
        let addresses = (1...4).compactMap { WebAddress("https://example.net/\($0)") }
        let keys = addresses.map { FeedKey(following: $0) }
        left.decide(try Acts(left).follow(addresses.map { .init($0) }, choosing: &random))
        right.merge(left)
        left.decide(
            try Acts(left).move(.feed(keys[3]), to: .first(in: nil), choosing: &random))
        right.decide(
            try Acts(right).move(.feed(keys[0]), to: .after(.feed(keys[2])), choosing: &random))
        let feeds = merged().members(of: nil)
        #expect(feeds.first == .feed(keys[3]))
        #expect(Array(feeds.suffix(3)) == [keys[1], keys[2], keys[0]].map { .feed($0) })
    }

    @Test mutating func `tag added and removed: added`() throws {
        let entry = EntryName(feed: feed, key: EntryKey(rawValue: 7))
        left.decide(try Acts(left).tag(entry, named: "tea"))
        right.merge(left)
        let tag = TagID(creating: "tea")
        left.decide(Acts(left).untag(entry, from: tag))
        right.decide(Acts(right).untag(entry, from: tag))
        right.decide(try Acts(right).tag(entry, named: "Tea"))
        #expect(merged().entry(entry).tags == [tag])
    }

    @Test mutating func `tag deleted and put on a feed: gone until it is made again`() throws {
        left.decide(try Acts(left).makeTag("tea").intents)
        right.merge(left)
        left.decide(try Acts(left).delete(TagID(creating: "tea")))
        right.decide(try Acts(right).tag(feed, named: "tea"))
        #expect(merged().feed(feed)?.tags == [])
        left.decide(try Acts(left).makeTag("tea").intents)
        #expect(merged().feed(feed)?.tags == [TagID(creating: "tea")])
    }

    @Test mutating func `archived and hidden: the latest, and the saved stay visible`() throws {
        let entry = EntryName(feed: feed, key: EntryKey(rawValue: 7))
        let snapshot = EntrySnapshot(of: entry, title: "Tea", link: nil, published: nil)
        left.decide(try Acts(left).save(snapshot) + Acts(left).hide(entry))
        right.merge(left)
        left.decide(Acts(left).hide(entry, false) + Acts(left).archive(entry))
        right.decide(Acts(right).hide(entry, true) + Acts(right).unsave(entry))
        left.decide(Acts(left).unsave(entry) + Acts(left).hide(entry))
        left.decide(try Acts(left).save(snapshot))
        let result = merged().entry(entry)
        #expect(result.isSaved && result.isHidden && result.isArchived)
        #expect(result.snapshot == snapshot)
    }

    @Test mutating func `saved and unsaved: saved, with its snapshot`() throws {
        let entry = EntryName(feed: feed, key: EntryKey(rawValue: 7))
        let snapshot = EntrySnapshot(of: entry, title: "Tea", link: nil, published: nil)
        left.decide(try Acts(left).save(snapshot))
        right.merge(left)
        right.decide(Acts(right).unsave(entry))
        left.decide(Acts(left).unsave(entry))
        left.decide(try Acts(left).save(snapshot))
        #expect(merged().entry(entry).snapshot == snapshot)
    }

    @Test mutating func `settings: per name the latest`() throws {
        left.decide(try Acts(left).setSetting("reader.open", to: "page"))
        left.decide(try Acts(left).setSetting("list.sort", to: "oldest"))
        right.decide(try Acts(right).setSetting("list.sort", to: "newest"), skippingAhead: 10)
        #expect(merged().settings == ["reader.open": "page", "list.sort": "newest"])
    }

    @Test mutating func `smart group edited twice: one whole expression`() throws {
        let id = RecordID(choosing: &random)
        left.decide(
            try Acts(left).addSmartGroup(id, named: "Tea", expression: "tea", choosing: &random))
        right.merge(left)
        left.decide(try Acts(left).editSmartGroup(id, expression: "tea AND cake"))
        right.decide(
            try Acts(right).editSmartGroup(id, expression: "tea AND milk"), skippingAhead: 10)
        #expect(merged().smartGroups.map(\.expression) == ["tea AND milk"])
        left.decide(Acts(left).removeSmartGroup(id))
        right.decide(try Acts(right).editSmartGroup(id, name: "Milk"))
        #expect(merged().smartGroups.isEmpty)
    }

    @Test mutating func `mute rule edited and removed: removed`() throws {
        let id = RecordID(choosing: &random)
        left.decide(try Acts(left).addMuteRule(id, expression: "golf"))
        right.merge(left)
        left.decide(Acts(left).removeMuteRule(id))
        right.decide(try Acts(right).editMuteRule(id, expression: "golf OR polo"))
        let arrangement = merged()
        #expect(arrangement.muteRules.isEmpty)
        #expect(arrangement.removed.muteRules.map(\.expression) == ["golf OR polo"])
    }

    @Test mutating func `one mail account added twice: one`() throws {
        left.decide(
            try Acts(left).addAccount(
                MailAccount(address: "a@example.org", host: "one.example.org", user: "a")))
        right.decide(
            try Acts(right).addAccount(
                MailAccount(address: "A@example.org", host: "two.example.org", user: "a")),
            skippingAhead: 10)
        #expect(merged().accounts.map(\.host) == ["two.example.org"])
        left.decide(Acts(left).removeAccount(MailAccountID(address: "a@example.org")))
        #expect(merged().accounts.isEmpty)
    }

    @Test mutating func `entries split and joined: apart`() throws {
        let pair = try #require(StoryPair(EntryKey(rawValue: 2), EntryKey(rawValue: 1)))
        left.decide(Acts(left).join(pair))
        #expect(Arrangement(left).corrections == [pair: .together])
        right.decide(Acts(right).split(pair))
        #expect(merged().corrections == [pair: .apart])
        left.decide(Acts(left).join(pair))
        #expect(merged().corrections == [pair: .together])
        left.decide(Acts(left).uncorrect(pair))
        #expect(merged().corrections.isEmpty)
    }
}
