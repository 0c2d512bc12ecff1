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
        #expect(RefreshPace.interval(publishedAt: times, now: now) == .seconds(3600 * hours))
    }

    @Test func `entries from long ago or far ahead make nothing more frequent`() {
        let times = [now - .seconds(8 * 86_400), now + .seconds(86_400)]
        #expect(RefreshPace.interval(publishedAt: times, now: now) == RefreshPace.longest)
    }

    @Test(arguments: [(failures: 1, hours: 1), (failures: 4, hours: 8), (failures: 99, hours: 24)])
    func `failures double the wait up to a day`(failures: Int, hours: Int) {
        #expect(RefreshPace.interval(failures: failures) == .seconds(3600 * hours))
    }

    @Test func `nothing new stretches the wait by a quarter`() {
        let interval = RefreshPace.interval(
            unchangedSince: now - .seconds(7200), nextCheck: now + .seconds(7200))
        #expect(interval == .seconds(18_000))
    }

    @Test func `a server's wish is honoured for a day, its demand for a week`() {
        let year = Duration.seconds(365 * 86_400)
        #expect(
            RefreshPace.nextCheck(
                now: now, interval: .seconds(3600), wishes: [nil, year], key: key)
                == now + RefreshPace.longest)
        #expect(
            RefreshPace.nextCheck(now: now, interval: .seconds(3600), retryAfter: year, key: key)
                == now + RefreshPace.longestWish)
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
        #expect(RefreshPace.outsideQuietTimes(monday, pace) <= monday + .seconds(7 * 86_400))
    }
}
