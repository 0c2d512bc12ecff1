import Crypto
import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// Hubs that tell of changes, against a tiny hub on this machine.
@Suite struct HubTests {
    static let start = Timestamp(seconds: 1_800_000_000)
    static let callback = WebAddress("https://reader.example/base")

    /// A publisher and its hub on one loopback server, and a store.
    final class World: Sendable {
        let folder: TemporaryFolder
        let server: LoopbackServer
        let store: ReaderStore

        init(inHeader: Bool = false, hubStatus: Int = 202) async throws {
            folder = try TemporaryFolder()
            store = try await ReaderStore(path: folder.file("test.store"))
            server = try LoopbackServer { request in
                if request.path == "/hub" { return .answer(status: hubStatus) }
                let links =
                    inHeader
                    ? ""
                    : "<atom:link rel='hub' href='/hub'/><atom:link rel='self' href='/topic'/>"
                let items = (1...5).map { "<item><guid>\($0)</guid><title>\($0)</title></item>" }
                let text =
                    "<rss version='2.0' xmlns:atom='http://www.w3.org/2005/Atom'><channel>"
                    + "<title>T</title>\(links)\(items.joined())</channel></rss>"
                return .answer(
                    headers: [
                        "ETag": "\"1\"", "Link": inHeader ? "</hub>; rel=hub" : "</x>; rel=next",
                        "Link": inHeader ? "<topic>; a=\",\"; rel=\"x Self\"" : "<y>; rel=prev",
                    ], body: .whole(Array(text.utf8)))
            }
        }

        /// A reader as after a start, at `time`; hubs reach it unless `isPublic` is false.
        func engine(at time: Timestamp, isPublic: Bool = true) -> ReaderEngine {
            var limits = FetchLimits()
            limits.pausePerHost = .zero
            return ReaderEngine(
                store: store, fetcher: Fetcher(limits: limits),
                hubCallback: isPublic ? HubTests.callback : nil, clock: { time })
        }

        /// What the hub was sent, each as a form taken apart.
        var requests: [[String: String]] {
            server.requests.filter { $0.path == "/hub" }.map { request in
                String(decoding: request.body, as: UTF8.self).split(separator: "&")
                    .reduce(into: [:]) { form, part in
                        let sides = part.split(separator: "=", maxSplits: 1)
                        guard sides.count == 2 else { return }
                        form[PercentCoding.decode(sides[0].utf8)] =
                            PercentCoding.decode(sides[1].utf8)
                    }
            }
        }

        /// Follows the feed.
        func follow() async throws {
            _ = try await engine(at: HubTests.start).add(
                server.address("/feed"), allowsPrivateNetwork: true)
        }

        /// Follows the feed, asks the hub, and answers its question.
        func subscribe(leaseInSeconds: Int64? = 86_400) async throws -> [String: String] {
            try await follow()
            let engine = engine(at: HubTests.start)
            try await engine.refreshSubscriptions()
            let form = try #require(requests.last)
            let answer = try await engine.answerHub(
                name: HubTests.name(form), mode: "subscribe", topic: form["hub.topic"] ?? "",
                leaseInSeconds: leaseInSeconds)
            #expect(answer == .agreed)
            return form
        }

        var subscription: HubSubscription? {
            get async throws { try await store.hubSubscriptions().first }
        }
    }

    static func name(_ form: [String: String]) -> String {
        form["hub.callback"]?.split(separator: "/").last.map(String.init) ?? ""
    }

    static func signature(_ hash: String, _ body: String, _ secret: String?) -> String {
        guard let kind = MessageAuthentication.Hash(rawValue: hash) else { return "" }
        let code = MessageAuthentication(
            of: Array(body.utf8), secret: Array((secret ?? "").utf8), hash: kind
        ).code
        return hash + "="
            + code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: [false, true])
    func `a hub that a feed names is asked with everything it needs`(
        inHeader: Bool
    ) async throws {
        let world = try await World(inHeader: inHeader)
        try await world.follow()
        try await world.engine(at: Self.start).refreshSubscriptions()
        let form = try #require(world.requests.first)
        #expect(world.requests.count == 1)
        #expect(form["hub.mode"] == "subscribe")
        #expect(form["hub.topic"] == world.server.address("/topic"))
        #expect(form["hub.callback"]?.hasPrefix("https://reader.example/base/hub/") == true)
        #expect(Self.name(form).count == 64)
        #expect(form["hub.secret"]?.count == 64)
        #expect(form["hub.secret"] != Self.name(form))
        #expect(form["hub.lease_seconds"] == "864000")
        let post = try #require(world.server.requests.last)
        #expect(post.method == "POST")
        #expect(post["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test func `no hub is asked unless the person names a public address`() async throws {
        let world = try await World()
        try await world.follow()
        let engine = world.engine(at: Self.start, isPublic: false)
        try await engine.refreshSubscriptions()
        #expect(world.requests.isEmpty)
        #expect(try await engine.hearHub(name: "x", signature: nil, body: []) == .unknown)
    }

    @Test func `only what was asked for is agreed to, once`() async throws {
        let world = try await World()
        try await world.follow()
        let engine = world.engine(at: Self.start)
        try await engine.refreshSubscriptions()
        let form = try #require(world.requests.first)
        let name = Self.name(form)
        let topic = form["hub.topic"] ?? ""
        func answer(
            _ name: String, _ mode: String, _ topic: String
        ) async throws
            -> ReaderEngine.HubAnswer
        {
            try await engine.answerHub(
                name: name, mode: mode, topic: topic, leaseInSeconds: 86_400)
        }
        #expect(try await answer("other", "subscribe", topic) == .unknown)
        #expect(try await answer(name, "subscribe", topic + "x") == .unknown)
        #expect(try await answer(name, "unsubscribe", topic) == .unknown)
        #expect(try await world.subscription?.leaseEnd == nil)
        #expect(try await answer(name, "subscribe", topic) == .agreed)
        #expect(try await world.subscription?.leaseEnd == Self.start + .seconds(86_400))
        #expect(try await answer(name, "subscribe", topic) == .unknown)
        #expect(try await answer(name, "unsubscribe", topic) == .unknown)
    }

    @Test(arguments: ["sha1", "sha256", "sha512"])
    func `a notice that is signed makes the feed due`(hash: String) async throws {
        let world = try await World()
        let form = try await world.subscribe()
        let later = Self.start + .seconds(600)
        let engine = world.engine(at: later)
        #expect(try await world.store.feeds().first?.health.nextCheck ?? later > later)
        let signature = Self.signature(hash, "news", form["hub.secret"])
        let answer = try await engine.hearHub(
            name: Self.name(form), signature: signature, body: Array("news".utf8))
        #expect(answer == .agreed)
        #expect(try await world.store.feeds().first?.health.nextCheck == later)
    }

    @Test func `a notice that is not signed changes nothing, and is not told so`() async throws {
        let world = try await World()
        let form = try await world.subscribe()
        let engine = world.engine(at: Self.start + .seconds(600))
        let before = try await world.store.feeds().first?.health.nextCheck
        let good = Self.signature("sha256", "news", form["hub.secret"])
        for (signature, body) in [
            (nil, "news"), ("", "news"), ("sha256=", "news"), (good, "other"),
            (Self.signature("sha256", "news", "guess"), "news"), ("md5=00", "news"),
            (String(good.dropLast(2)), "news"), (good + "00", "news"), ("sha256=xy", "news"),
        ] {
            let answer = try await engine.hearHub(
                name: Self.name(form), signature: signature, body: Array(body.utf8))
            #expect(answer == .agreed)
        }
        #expect(try await world.store.feeds().first?.health.nextCheck == before)
    }

    @Test func `a lease is renewed after four fifths, and polling goes on without`() async throws {
        let world = try await World()
        let form = try await world.subscribe(leaseInSeconds: 100_000)
        // While the hub tells, the feed is asked once a day.
        _ = try await world.engine(at: Self.start + .seconds(4000)).refresh(.all)
        let told = try await world.store.feeds().first?.health
        #expect(try #require(told?.nextCheck) >= Self.start + .seconds(4000 + 86_400))
        try await world.engine(at: Self.start + .seconds(79_000)).refreshSubscriptions()
        #expect(world.requests.count == 1)
        let renewal = world.engine(at: Self.start + .seconds(80_000))
        try await renewal.refreshSubscriptions()
        try await renewal.refreshSubscriptions()
        #expect(world.requests.count == 2)
        // The same name and secret, so that nothing is lost in between.
        #expect(world.requests.last == form)
        // Nobody answers any more: after the lease the feed is polled as before.
        let after = Self.start + .seconds(100_001)
        let engine = world.engine(at: after)
        _ = try await engine.refresh(.all)
        let polled = try #require(try await world.store.feeds().first?.health.nextCheck)
        #expect(polled < after + .seconds(86_400))
        let signature = Self.signature("sha256", "news", form["hub.secret"])
        _ = try await engine.hearHub(
            name: Self.name(form), signature: signature, body: Array("news".utf8))
        #expect(try await world.store.feeds().first?.health.nextCheck == polled)
    }

    @Test func `a hub that does not agree is asked less and less`() async throws {
        let world = try await World(hubStatus: 500)
        try await world.follow()
        var time = Self.start
        var waits: [Int64] = []
        for _ in 0..<10 {
            try await world.engine(at: time).refreshSubscriptions()
            let next = try #require(try await world.subscription?.nextRequest)
            waits.append((next - time).components.seconds / 3600)
            time = next
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 168, 168])
        #expect(world.requests.count == 10)
    }

    @Test func `a hub that refuses is left alone for a week`() async throws {
        let world = try await World()
        let form = try await world.subscribe()
        let answer = try await world.engine(at: Self.start).answerHub(
            name: Self.name(form), mode: "denied", topic: form["hub.topic"] ?? "",
            leaseInSeconds: nil)
        #expect(answer == .unknown)
        let subscription = try #require(try await world.subscription)
        #expect(subscription.leaseEnd == nil)
        #expect(subscription.nextRequest == Self.start + .seconds(7 * 86_400))
    }

    @Test func `what is agreed ends with the feed`() async throws {
        let world = try await World()
        let form = try await world.subscribe()
        let feed = try #require(try await world.store.feeds().first?.key)
        try await world.store.unfollow(feed, at: Self.start)
        let engine = world.engine(at: Self.start)
        try await engine.refreshSubscriptions()
        #expect(try await world.store.hubSubscriptions().isEmpty)
        let answer = try await engine.hearHub(name: Self.name(form), signature: nil, body: [])
        #expect(answer == .unknown)
    }

    @Test(arguments: [
        (Int64(-5), Int64(3600)), (0, 3600), (7200, 7200), (.max, 30 * 86_400),
    ])
    func `a lease is believed within bounds`(seconds: Int64, believed: Int64) {
        let lease = HubPace.lease(ofSeconds: seconds, from: Self.start)
        #expect(lease.end == Self.start + .seconds(believed))
        #expect(lease.renewal == Self.start + .seconds(believed * 4 / 5))
    }
}
