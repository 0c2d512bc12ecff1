import Fetching
import NewsModel
import Testing
import TidingsEngine
import TidingsStore

/// When a feed is asked again, and whom an answer lets rest.
@Suite struct RefreshScheduleTests {
    let now = Timestamp(seconds: 1_800_000_000)

    private func feed(_ address: String = "https://news.example/feed") throws -> FollowedFeed {
        let address = try #require(WebAddress(address))
        var feed = FollowedFeed(
            // A key that spreads nothing.
            key: FeedKey(rawValue: 0), address: address.canonical, publisher: "news.example")
        feed.health.lastGood = now - .seconds(86_400)
        feed.health.interval = .seconds(4 * 3600)
        return feed
    }

    private func answer(
        _ status: Int, to feed: FollowedFeed, _ change: (inout FetchAnswer) -> Void = { _ in }
    ) throws -> FetchAnswer {
        var answer = FetchAnswer(
            status: status, finalAddress: try #require(WebAddress(feed.address)))
        change(&answer)
        return answer
    }

    private func wait(
        _ feed: FollowedFeed, _ answer: FetchAnswer, _ settings: FeedSettings = FeedSettings()
    ) -> Duration {
        let step = RefreshStep(feed: feed, settings: settings, known: [:], now: now)
        return step.result(of: answer).refresh.health.nextCheck - now
    }

    @Test func `what the last document asked for holds after a 304, too`() throws {
        var feed = try feed()
        feed.health.pace.interval = .seconds(10 * 3600)
        #expect(wait(feed, try answer(304, to: feed)) == .seconds(10 * 3600))
        feed.health.pace.quietHours = Array(0..<24).filter { $0 != 5 }
        let next = now + wait(feed, try answer(304, to: feed))
        #expect(next.parts.hour == 5 && next > now + .seconds(10 * 3600))
    }

    @Test func `a feed that is quiet all week but an hour is due within a week`() throws {
        var feed = try feed()
        feed.health.interval = RefreshPace.longest
        feed.health.pace.quietDays = [0, 1, 2, 3, 4, 6]
        feed.health.pace.quietHours = Array(1..<24)
        #expect(wait(feed, try answer(304, to: feed)) <= RefreshPace.longestWish)
    }

    @Test func `asking early makes nothing later`() throws {
        var feed = try feed()
        #expect(wait(feed, try answer(304, to: feed)) == .seconds(5 * 3600))
        feed.health.lastGood = now - .seconds(60)
        #expect(wait(feed, try answer(304, to: feed)) == .seconds(4 * 3600))
    }

    @Test func `the same bytes without validators are worth a day`() throws {
        let feed = try feed()
        let same = Array("<rss><channel><title>T</title></channel></rss>".utf8)
        var known = feed
        known.health =
            RefreshStep(feed: feed, known: [:], now: now)
            .result(of: try answer(200, to: feed) { $0.body = same }).refresh.health
        #expect(wait(known, try answer(200, to: feed) { $0.body = same }) == RefreshPace.longest)
        known.health.interval = .seconds(4 * 3600)
        let tagged = try answer(200, to: feed) {
            $0.body = same
            $0.validators.entityTag = [1]
        }
        #expect(wait(known, tagged) < RefreshPace.longest)
    }

    @Test func `a busy feed is believed to be fresh for five hours, a quiet one for a day`() throws
    {
        var feed = try feed()
        let fresh = try answer(304, to: feed) { $0.freshFor = .seconds(365 * 86_400) }
        feed.health.interval = .seconds(3600)
        #expect(wait(feed, fresh) == .seconds(5 * 3600))
        feed.health.interval = .seconds(8 * 3600)
        #expect(wait(feed, fresh) == RefreshPace.longest)
    }

    @Test func `the person's interval goes before all but a demand`() throws {
        let feed = try feed()
        var settings = FeedSettings()
        settings.interval = .seconds(900)
        let answer = try answer(304, to: feed) { $0.freshFor = .seconds(36_000) }
        #expect(wait(feed, answer, settings) == .seconds(900))
        var demanding = answer
        demanding.retryAfter = .seconds(7200)
        #expect(wait(feed, demanding, settings) == .seconds(7200))
        // A server that fails is not asked at that pace.
        #expect(wait(feed, try self.answer(500, to: feed), settings) == .seconds(3600))
    }

    @Test func `who ignores the cache asks for everything, and believes nothing`() throws {
        var feed = try feed()
        feed.health.validators.entityTag = [1]
        var settings = FeedSettings()
        settings.ignoresCache = true
        let address = try #require(WebAddress(feed.address))
        let request = RefreshStep.request(for: feed, settings, at: address, now: now)
        #expect(request.validators.isEmpty)
        let fresh = try answer(304, to: feed) { $0.freshFor = .seconds(36_000) }
        #expect(wait(feed, fresh, settings) == .seconds(5 * 3600))
    }

    @Test(
        arguments: [
            (status: 429, after: 7200, pause: 7200), (503, 7200, 7200), (429, nil, 600),
            (503, nil, 600), (429, 9_999_999, 604_800), (500, 7200, nil), (404, nil, nil),
            (200, 7200, nil),
        ] as [(status: Int, after: Int64?, pause: Int64?)])
    func `too many requests speak for the publisher`(
        status: Int, after: Int64?, pause: Int64?
    ) throws {
        let feed = try feed("https://a.blog.example/feed")
        let answer = try answer(status, to: feed) { $0.retryAfter = after.map { .seconds($0) } }
        let refresh = RefreshStep(feed: feed, known: [:], now: now).result(of: answer).refresh
        #expect(refresh.pause?.domain == pause.map { _ in "blog.example" })
        #expect(refresh.pause?.until == pause.map { now + .seconds($0) })
    }

    @Test func `who answers for another is the one to rest`() throws {
        let feed = try feed()
        let answer = try answer(429, to: feed) {
            $0.finalAddress = WebAddress("https://cdn.other.example/x") ?? $0.finalAddress
        }
        let refresh = RefreshStep(feed: feed, known: [:], now: now).result(of: answer).refresh
        #expect(refresh.pause?.domain == "other.example")
    }

    @Test func `a reader that stops leaves no failure behind, and asks nobody twice`() throws {
        let feed = try feed()
        let result = RefreshStep(feed: feed, known: [:], now: now).result(of: .cancelled)
        guard case .skipped = result.kind else {
            Issue.record("\(result.kind)")
            return
        }
        #expect(result.refresh.health.failureCount == 0)
        #expect(result.refresh.health.nextCheck == now + RefreshPace.shortest)
    }

    @Test func `what is too large is left alone for a day`() throws {
        let step = RefreshStep(feed: try feed(), known: [:], now: now)
        let health = step.result(of: .tooLarge(limitInBytes: 1)).refresh.health
        #expect(health.failureCount == 1 && health.nextCheck == now + RefreshPace.longest)
    }

    @Test func `who does not answer in time holds up nobody else`() throws {
        let step = RefreshStep(feed: try feed(), known: [:], now: now)
        let pause = step.result(of: .timedOut(after: .seconds(60))).refresh.pause
        #expect(pause?.domain == "news.example" && pause?.until == now + .seconds(600))
        #expect(step.result(of: .unknownHost("x")).refresh.pause == nil)
    }

    @Test func `what is gone stays gone until it is there again`() throws {
        var feed = try feed()
        feed.health.isGone = true
        let step = RefreshStep(feed: feed, known: [:], now: now)
        #expect(step.result(of: .unknownHost("x")).refresh.health.isGone)
        #expect(step.result(of: try answer(404, to: feed)).refresh.health.isGone)
        #expect(!step.result(of: try answer(304, to: feed)).refresh.health.isGone)
    }

    @Test func `validators are for the address that gave them`() throws {
        var feed = try feed()
        let given = try answer(200, to: feed) {
            $0.body = Array("<rss><channel><title>T</title></channel></rss>".utf8)
            $0.validators.entityTag = [1]
            $0.finalAddress = WebAddress("https://cdn.example/x") ?? $0.finalAddress
        }
        feed.health = RefreshStep(feed: feed, known: [:], now: now).result(of: given).refresh.health
        let address = try #require(WebAddress(feed.address))
        let request = RefreshStep.request(for: feed, at: address, now: now)
        #expect(request.address == address)
        #expect(request.validatorsAddress?.description == "https://cdn.example/x")
    }
}
