import IntentSync
import NewsModel
import TestSupport
import Testing

@Suite struct FeedAliasTests {
    private var random = SplitMix(seed: 1)
    private var view = StoredIntents()
    private var acts: ArrangementIntents<StoredIntents> { ArrangementIntents(view) }
    private var arrangement: Arrangement { Arrangement(view) }
    private let keys: [FeedKey]

    /// Four feeds, followed one after the other.
    init() throws {
        let addresses = (1...4).compactMap { WebAddress("https://example.org/\($0)") }
        keys = addresses.map { FeedKey(following: $0) }
        for (time, address) in addresses.enumerated() {
            view.decide(
                try ArrangementIntents(view).follow([.init(address)], choosing: &random),
                at: UInt64(10 + time))
        }
    }

    private mutating func alias(_ feed: Int, to target: Int) {
        let value = RegisterValue.number(keys[target].rawValue)
        view.write(Register(.feed(keys[feed]), .alias), value, 100, by: 1)
    }

    @Test(arguments: [(0, 1), (1, 0)])
    mutating func `the feed that was followed first stands for both`(pair: (Int, Int)) throws {
        view.decide(try acts.rename(keys[1], to: "Mine"), at: 20)
        view.decide(try acts.move([keys[1]], to: FolderPath(["News"]), choosing: &random), at: 20)
        view.decide(try acts.tag(keys[1], named: "tea"), at: 20)
        view.decide(try acts.unite(keys[pair.0], keys[pair.1]), at: 21)
        let feed = try #require(arrangement.feed(keys[1]))
        #expect(feed.key == keys[0])
        #expect(feed.aliases == [keys[1]])
        #expect(feed.title == "Mine")
        #expect(feed.address == "https://example.org/1")
        #expect(feed.tags == [TagID(creating: "tea")])
        #expect(arrangement.path(of: feed.folder) == FolderPath(["News"]))
        #expect(arrangement.feeds.count == 3)
        #expect(try acts.unite(keys[0], keys[1]).isEmpty)

        view.decide(acts.untag(keys[0], from: TagID(creating: "tea")), at: 22)
        #expect(arrangement.feed(keys[0])?.tags == [])
        view.decide(acts.separate(keys[1]), at: 23)
        #expect(arrangement.feeds.count == 4)
    }

    @Test mutating func `chains lead to their end`() {
        alias(1, to: 0)
        alias(2, to: 1)
        alias(3, to: 2)
        #expect(arrangement.feeds.map(\.key) == [keys[0]])
        #expect(arrangement.feeds[0].aliases == keys[1...].sorted())
        #expect(keys.allSatisfy { arrangement.survivor(of: $0) == keys[0] })
    }

    @Test mutating func `a circle is cut at the feed that was followed first`() {
        alias(0, to: 1)
        alias(1, to: 2)
        alias(2, to: 0)
        alias(3, to: 1)
        #expect(arrangement.feeds.map(\.key) == [keys[0]])
    }

    @Test mutating func `a feed stays followed while one of those it is stays followed`() throws {
        view.decide(try acts.unfollow(keys[0]), at: 20)
        alias(2, to: 0)
        alias(1, to: 0)
        #expect(arrangement.feed(keys[0])?.key == keys[1])
        #expect(arrangement.feed(keys[2])?.address == "https://example.org/2")
        view.decide(try acts.unfollow(keys[2]), at: 22)
        #expect(arrangement.feeds.map(\.key) == [keys[3]])
        #expect(arrangement.removed.feeds.map(\.key) == keys[..<3].sorted())
    }

    @Test mutating func `an alias of a feed that nobody knows is the feed itself`() {
        let unknown = FeedKey(rawValue: 5)
        view.write(Register(.feed(keys[0]), .alias), .number(unknown.rawValue), 100, by: 1)
        #expect(arrangement.feed(unknown)?.key == keys[0])
        #expect(arrangement.feeds.count == 4)
    }
}
