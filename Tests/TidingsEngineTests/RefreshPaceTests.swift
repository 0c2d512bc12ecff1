import NewsModel
import Testing
import TidingsEngine

@Suite struct RefreshPaceTests {
    let now = Timestamp(seconds: 1_800_000_000)
    let key = FeedKey(rawValue: 0)

    @Test(arguments: [
        (entries: 0, hours: 24), (entries: 1, hours: 24), (entries: 7, hours: 12),
        (entries: 84, hours: 1), (entries: 500, hours: 1),
    ])
    func `asks as often as the feed publishes, from an hour to a day`(entries: Int, hours: Int) {
        let times = (0..<entries).map { now - .seconds(3600 * (1 + $0 % 160)) }
        let old = now - .seconds(30 * 86_400)
        #expect(
            RefreshPace.interval(publishedAt: times + [old], now: now) == .seconds(3600 * hours))
    }

    static let shortDocuments: [(minutes: [Int64], wait: Int64)] = [
        ([1, 20, 40, 60], 3600), ([60, 1440], 21_600), ([60], 86_400), ([1, 10_000], 150_000),
    ]

    @Test(arguments: shortDocuments)
    func `a short document counts over its own age`(minutes: [Int64], wait: Int64) {
        let times = minutes.map { now - .seconds($0 * 60) }
        let interval = RefreshPace.interval(publishedAt: times, now: now)
        #expect(interval == min(.seconds(wait), RefreshPace.longest))
    }

    @Test func `entries from long ago or far ahead make nothing more frequent`() {
        let times = [now - .seconds(8 * 86_400), now + .seconds(86_400)]
        #expect(RefreshPace.interval(publishedAt: times, now: now) == RefreshPace.longest)
    }

    static let undated: [(before: Int64?, hours: Int64)] = [(nil, 6), (6, 3), (1, 1)]

    @Test(arguments: undated)
    func `news without times halves the wait`(before: Int64?, hours: Int64) {
        let previous = before.map { Duration.seconds($0 * 3600) }
        let interval = RefreshPace.interval(publishedAt: [], after: previous, now: now)
        #expect(interval == .seconds(hours * 3600))
    }

    @Test(arguments: [(failures: 1, hours: 1), (failures: 4, hours: 8), (failures: 99, hours: 24)])
    func `failures double the wait up to a day`(failures: Int, hours: Int) {
        #expect(RefreshPace.interval(failures: failures) == .seconds(3600 * hours))
    }

    @Test func `failures may have a shorter bound`() {
        #expect(
            RefreshPace.interval(failures: 9, longest: .seconds(14_400)) == .seconds(14_400))
    }

    static let quiet: [(previous: Int64?, elapsed: Int64?, minutes: Int64)] = [
        (4, 4, 300), (4, 3, 240), (23, 30, 1440), (nil, nil, 60), (2, nil, 120),
    ]

    @Test(arguments: quiet)
    func `nothing new stretches the wait by a quarter, unless asked early`(
        previous: Int64?, elapsed: Int64?, minutes: Int64
    ) {
        let interval = RefreshPace.interval(
            quietAfter: previous.map { .seconds($0 * 3600) },
            elapsed: elapsed.map { .seconds($0 * 3600) })
        #expect(interval == .seconds(minutes * 60))
    }

    @Test func `wishes are honoured for a day, freshness as told, a demand for a week`() {
        let year = Duration.seconds(365 * 86_400)
        func next(_ change: (inout RefreshPace.Wishes) -> Void) -> Duration {
            var wishes = RefreshPace.Wishes()
            change(&wishes)
            return RefreshPace.nextCheck(
                now: now, interval: .seconds(3600), wishes: wishes, key: key) - now
        }
        #expect(next { _ in } == .seconds(3600))
        #expect(next { $0.interval = year } == RefreshPace.longest)
        #expect(next { $0.freshFor = year } == RefreshPace.longest)
        #expect(next { $0.freshFor = .seconds(7200) } == .seconds(7200))
        #expect(next { $0.freshFor = .seconds(60) } == .seconds(3600))
        #expect(
            next {
                $0.freshFor = year
                $0.longestFreshness = RefreshPace.longestFreshnessOfBusy
            } == .seconds(5 * 3600))
        #expect(next { $0.retryAfter = year } == RefreshPace.longestWish)
        #expect(next { $0.retryAfter = .seconds(60) } == .seconds(3600))
    }

    @Test func `spreading feeds makes none earlier`() {
        for value: UInt64 in [0, 1, 359, 360, .max] {
            let next = RefreshPace.nextCheck(
                now: now, interval: .seconds(3600), key: FeedKey(rawValue: value))
            #expect(next >= now + .seconds(3600) && next < now + .seconds(3960))
        }
    }

    @Test func `quiet hours and days are waited out, unless all are quiet`() {
        // 2026-11-30 is a Monday (1).
        let monday = Timestamp(Timestamp.Parts(year: 2026, month: 11, day: 30, hour: 5, minute: 30))
        var pace = Feed.Pace()
        pace.quietHours = [5, 6]
        #expect(RefreshPace.outsideQuietTimes(monday, pace).parts.hour == 7)
        pace.quietDays = [1]
        #expect(RefreshPace.outsideQuietTimes(monday, pace).parts.day == 1)
        pace.quietHours = Array(0..<24)
        #expect(RefreshPace.outsideQuietTimes(monday, pace) == monday)
    }
}
