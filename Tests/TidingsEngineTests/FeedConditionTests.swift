import NewsModel
import Testing
import TidingsEngine
import TidingsStore

/// How feeds are, in plain words.
@Suite struct FeedConditionTests {
    static let now = Timestamp(seconds: 1_800_000_000)

    /// A feed that answered well an hour ago and has an entry.
    private static func feed(_ change: (inout FollowedFeed) -> Void = { _ in }) -> FollowedFeed {
        var feed = FollowedFeed(key: FeedKey(rawValue: 1), address: "https://a.example/feed")
        feed.entryCount = 1
        feed.health.lastFetched = now - .seconds(3600)
        feed.health.lastGood = now - .seconds(3600)
        feed.health.interval = .seconds(4 * 3600)
        change(&feed)
        return feed
    }

    struct Case: Sendable {
        var feed: FollowedFeed
        var kind: FeedCondition.Kind
        var words: String
        var days: Int64 = 1
    }

    static let cases: [Case] = [
        Case(feed: feed(), kind: .good, words: "All is well. It is asked every 4 hours or so."),
        Case(
            feed: feed { $0.health.interval = .seconds(3600) }, kind: .good,
            words: "All is well. It is asked every hour."),
        Case(
            feed: feed { $0.entryCount = 0 }, kind: .good,
            words: "It answers well, and holds no entries."),
        Case(feed: feed(), kind: .good, words: "All is well.", days: 89),
        Case(
            feed: feed(), kind: .silent,
            words: "It answers well, but has been silent for 3 months.", days: 90),
        Case(
            feed: feed { $0.health.isCut = true }, kind: .cut,
            words:
                "It answers well, but holds more than 10000 entries: those after them are left out."
        ),
        Case(
            feed: feed { $0.health.lastFetched = nil }, kind: .new, words: "It was not asked yet."),
        Case(
            feed: feed {
                $0.health.lastError = "It is broken."
                $0.health.failureCount = 1
            }, kind: .failing, words: "It is broken."),
        Case(
            feed: feed {
                $0.health.lastError = "It is broken."
                $0.health.failureCount = 3
            }, kind: .failing,
            words: "It is broken. It failed 3 times in a row since 2027-01-15 07:00 UTC."),
        Case(
            feed: feed {
                $0.health.lastError = "It is broken."
                $0.health.lastGood = nil
                $0.health.failureCount = 2
            }, kind: .failing,
            words: "It is broken. It failed 2 times in a row and never answered well."),
        Case(
            feed: feed {
                $0.health.isGone = true
                $0.health.lastError = "It is gone."
            }, kind: .gone, words: "It is gone."),
        Case(
            feed: feed {
                $0.health.movedTo = "https://b.example/"
                $0.health.movedDayCount = 2
            }, kind: .moving,
            words: "It sends on to https://b.example/ for good, which is believed when it has done "
                + "so on 1 more day."),
    ]

    @Test(arguments: cases)
    func `says how a feed is`(example: Case) {
        let newest =
            example.feed.entryCount > 0 ? Self.now - .seconds(example.days * 86_400) : nil
        let condition = FeedCondition(of: example.feed, newestEntry: newest, now: Self.now)
        #expect(condition.kind == example.kind)
        #expect(condition.sentence.hasPrefix(example.words), "\(condition.sentence)")
        #expect(condition.silentMonths == (newest == nil ? 0 : Int(example.days / 30)))
    }

    @Test func `a publisher that is left alone says why`() {
        let pause = DomainPause(
            domain: "a.example", until: Self.now + .seconds(60), reason: "asked to be left alone")
        let condition = FeedCondition(
            of: Self.feed(), newestEntry: nil, pauses: [pause], now: Self.now)
        #expect(condition.kind == .paused)
        #expect(
            condition.sentence == "a.example asked to be left alone until 2027-01-15 08:01 UTC.")
        let later = FeedCondition(
            of: Self.feed(), newestEntry: nil, pauses: [pause], now: Self.now + .seconds(60))
        #expect(later.kind == .good)
    }
}
