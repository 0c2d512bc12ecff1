import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// What holds for single publishers.
@Suite struct HostRuleTests {
    let now = Timestamp(seconds: 1_800_000_000)

    private func step(_ address: String) throws -> (RefreshStep, FetchAnswer) {
        let address = try #require(WebAddress(address))
        let feed = FollowedFeed(key: FeedKey(rawValue: 0), address: address.canonical)
        return (
            RefreshStep(feed: feed, known: [:], now: now),
            FetchAnswer(status: 304, finalAddress: address)
        )
    }

    @Test func `nothing is special about most`() {
        #expect(HostRule.of(domain: "news.example") == HostRule())
        #expect(HostRule.of(domain: "notreddit.com") == HostRule())
    }

    @Test(arguments: [
        (address: "https://www.reddit.com/r/swift/.rss", seconds: 60),
        ("https://openrss.org/example.com", 600),
    ])
    func `some are asked for one feed at a time`(address: String, seconds: Int64) throws {
        let (step, answer) = try step(address)
        #expect(step.result(of: answer).refresh.pause?.until == now + .seconds(seconds))
    }

    @Test(arguments: [
        "https://openrss.org/example.com", "https://rachelbythebay.com/w/atom.xml",
    ])
    func `some are asked once a day`(address: String) throws {
        let (step, answer) = try step(address)
        #expect(step.result(of: answer).refresh.health.nextCheck == now + .seconds(25 * 3600))
    }

    @Test func `openrss may call an answer fresh for longer than others`() throws {
        var (step, answer) = try step("https://openrss.org/example.com")
        answer.freshFor = .seconds(4 * 86_400)
        #expect(step.result(of: answer).refresh.health.nextCheck == now + .seconds(4 * 86_400))
    }

    @Test func `YouTube is not taken at its word`() throws {
        var (step, answer) = try step("https://www.youtube.com/feeds/videos.xml?channel_id=UC1")
        answer.status = 404
        let health = step.result(of: answer).refresh.health
        #expect(health.lastError?.contains("YouTube") == true)
        var feed = step.feed
        feed.health.failureCount = 20
        let later = RefreshStep(feed: feed, known: [:], now: now).result(of: answer)
        #expect(later.refresh.health.nextCheck == now + .seconds(4 * 3600))
    }

    @Test func `X is never asked`() async throws {
        let fixture = try await EngineFixture { _ in .answer(status: 404) }
        for address in ["https://x.com/somebody", "https://mobile.twitter.com/somebody"] {
            await #expect(throws: EngineError.self) { try await fixture.engine.add(address) }
            try await fixture.engine.followUnseen(address)
        }
        let outcomes = try await fixture.engine.refresh(.due).outcomes
        #expect(outcomes.count == 2)
        for outcome in outcomes {
            #expect(outcome.kind.skipReason?.contains("offers no feeds") == true)
        }
    }
}

extension FeedOutcome.Kind {
    /// Why a feed was not asked, or `nil` where it was.
    var skipReason: String? {
        if case .skipped(let reason) = self { reason } else { nil }
    }
}
