import Fetching
import NewsModel
import Testing
import TidingsEngine
import TidingsStore

@Suite struct RefreshStepTests {
    let now = Timestamp(seconds: 1_800_000_000)
    let address: WebAddress
    var feed: FollowedFeed

    init() throws {
        address = try #require(WebAddress("https://news.example/feed"))
        feed = FollowedFeed(
            key: FeedKey(following: address), address: address.canonical, publisher: "news.example")
    }

    func document(_ titles: String...) -> [UInt8] {
        let items = titles.map {
            "<item><guid>\($0)</guid><title>\($0)</title><description>Text</description></item>"
        }
        return Array(
            "<rss version=\"2.0\"><channel><title>News</title>\(items.joined())</channel></rss>"
                .utf8)
    }

    func answer(_ status: Int, _ body: [UInt8] = [], tag: String? = nil) -> FetchAnswer {
        FetchAnswer(
            status: status, finalAddress: address, body: body,
            validators: Validators(entityTag: tag.map { Array($0.utf8) }))
    }

    func step(
        _ feed: FollowedFeed, known: [EntryKey: UInt64] = [:], daysLater: Int = 0
    )
        -> RefreshStep
    {
        RefreshStep(feed: feed, known: known, now: now + .seconds(86_400 * daysLater))
    }

    @Test func `a first document brings all of its entries`() {
        let result = step(feed).result(of: answer(200, document("a", "b"), tag: "\"1\""))
        #expect(result.kind == .changed(newEntryCount: 2))
        #expect(result.refresh.entries.map(\.title) == ["a", "b"])
        #expect(result.refresh.health.validators.entityTag == Array("\"1\"".utf8))
        #expect(result.refresh.health.nextCheck > now)
    }

    @Test func `entries that did not change are not prepared again`() {
        let first = step(feed).result(of: answer(200, document("a", "b"))).refresh
        let known = Dictionary(
            uniqueKeysWithValues: first.entries.map { ($0.key, $0.sourceDigest ?? 0) })
        let second = step(feed, known: known).result(of: answer(200, document("a", "b", "c")))
        #expect(second.kind == .changed(newEntryCount: 1))
        #expect(second.refresh.entries.map(\.title) == ["c"])
        #expect(second.refresh.unchanged == first.entries.map(\.key))
    }

    @Test func `the same bytes again are not parsed again`() {
        var feed = feed
        feed.health = step(feed).result(of: answer(200, document("a"))).refresh.health
        let second = step(feed).result(of: answer(200, document("a")))
        #expect(second.kind == .unchanged)
        #expect(second.refresh.facts == nil)
    }

    @Test func `a 304 keeps old validators and takes new ones`() {
        var feed = feed
        feed.health.validators = Validators(
            entityTag: Array("\"1\"".utf8), lastModified: Array("Mon".utf8))
        let kept = step(feed).result(of: answer(304)).refresh.health.validators
        #expect(kept == feed.health.validators)
        let renewed = step(feed).result(of: answer(304, tag: "\"2\"")).refresh.health.validators
        #expect(renewed.entityTag == Array("\"2\"".utf8))
        #expect(renewed.lastModified == Array("Mon".utf8))
    }

    @Test func `validators are left out once after eight days`() {
        var feed = feed
        feed.health.validators.entityTag = Array("\"1\"".utf8)
        feed.health.validatorsSince = now - .seconds(8 * 86_400)
        #expect(!RefreshStep.request(for: feed, at: address, now: now).validators.isEmpty)
        let later = now + .seconds(1)
        #expect(RefreshStep.request(for: feed, at: address, now: later).validators.isEmpty)
    }

    @Test(arguments: [404, 429, 500, 301])
    func `a status that is no feed counts as a failure and says so`(status: Int) {
        let result = step(feed).result(of: answer(status))
        #expect(result.refresh.health.failureCount == 1)
        #expect(result.refresh.health.lastError?.contains("news.example") == true)
        #expect(!result.refresh.health.isGone)
    }

    @Test func `410 stops, and a good answer starts again`() {
        var feed = feed
        feed.health = step(feed).result(of: answer(410)).refresh.health
        #expect(feed.health.isGone)
        let good = step(feed).result(of: answer(200, document("a"))).refresh.health
        #expect(!good.isGone && good.failureCount == 0 && good.lastError == nil)
    }

    @Test(arguments: ["", "<html><body>hi</body></html>", "{\"a\": 1}", "plain words"])
    func `what is no feed fails in plain words and keeps the entries`(body: String) {
        let result = step(feed).result(of: answer(200, Array(body.utf8)))
        guard case .failed(let explanation) = result.kind else {
            Issue.record("\(result.kind)")
            return
        }
        #expect(explanation.hasSuffix("."))
        #expect(result.refresh.facts == nil && result.refresh.entries.isEmpty)
    }

    @Test func `a permanent redirect is believed on its third day`() {
        var feed = feed
        let target = WebAddress("https://news.example/new")
        for day in 0..<4 {
            var moved = answer(200, document("a\(day)"))
            moved.permanentAddress = target
            // Asking twice a day proves no more than asking once.
            for _ in 0..<2 {
                let refresh = step(feed, daysLater: day).result(of: moved).refresh
                #expect((refresh.newAddress == target?.canonical) == (day >= 2))
                feed.health = refresh.health
            }
        }
    }

    @Test func `a move away from https is never believed`() {
        var feed = feed
        for day in 0..<5 {
            var moved = answer(200, document("a\(day)"))
            moved.permanentAddress = WebAddress("http://news.example/feed")
            let refresh = step(feed, daysLater: day).result(of: moved).refresh
            #expect(refresh.newAddress == nil && refresh.health.movedTo == nil)
            feed.health = refresh.health
        }
    }

    @Test func `a redirect that ends is forgotten`() {
        var feed = feed
        var moved = answer(200, document("a"))
        moved.permanentAddress = WebAddress("https://news.example/new")
        feed.health = step(feed).result(of: moved).refresh.health
        #expect(feed.health.movedDayCount == 1)
        let health = step(feed, daysLater: 1).result(of: answer(200, document("b"))).refresh.health
        #expect(health.movedTo == nil && health.movedDayCount == 0)
    }
}
