import Crypto
import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The callback of hubs, over HTTP.
@Suite struct HubDoorTests {
    static let now = Timestamp(seconds: 1_800_000_000)

    /// A reader that hubs reach under `reader.example`, and what one agreed with it.
    struct Fixture {
        let folder: TemporaryFolder
        let store: ReaderStore
        let server: WebServer
        let client: PlainClient
        var subscription: HubSubscription

        init(isPublic: Bool = true) async throws {
            folder = try TemporaryFolder()
            store = try await ReaderStore(path: folder.file("test.store"))
            let callback = isPublic ? WebAddress("https://reader.example/") : nil
            let engine = ReaderEngine(
                store: store, fetcher: Fetcher(), hubCallback: callback,
                clock: { HubDoorTests.now })
            var options = WebServer.Options()
            options.port = 0
            options.hubCallback = callback
            server = try WebServer(engine: engine, options: options, clock: { HubDoorTests.now })
            client = PlainClient(port: server.port)
            let key = try TestReader.key("https://post.example/feed")
            try await store.follow(
                FollowedFeed(key: key, address: "https://post.example/feed"), at: HubDoorTests.now)
            subscription = HubSubscription(
                feed: key, hub: "https://hub.example/", topic: "https://post.example/feed",
                name: "name", secret: "secret", nextRequest: HubDoorTests.now)
            subscription.failureCount = 1
            try await store.save(subscription)
        }

        func ask(
            _ target: String, host: String = "reader.example", fields: [String: String] = [:],
            form: String? = nil
        ) async throws -> PlainClient.Answer {
            try await client.ask(target, host: host, fields: fields, form: form)
        }
    }

    static let question =
        "/hub/name?hub.mode=subscribe&hub.topic=https%3A%2F%2Fpost.example%2Ffeed"
        + "&hub.challenge=a%3Cb&hub.lease_seconds=7200"

    @Test func `the question of a hub is answered with its challenge`() async throws {
        let fixture = try await Fixture()
        let answer = try await fixture.ask(Self.question)
        #expect(answer.status == 200)
        #expect(answer.body == "a<b")
        #expect(answer.fields["content-type"] == "application/octet-stream")
        #expect(try await fixture.ask(Self.question).status == 404)
        let end = try await fixture.store.hubSubscriptions().first?.leaseEnd
        #expect(end == Self.now + .seconds(7200))
        fixture.server.stop()
    }

    @Test func `a notice needs no token, and is answered the same whatever it says`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.ask(Self.question)
        let code = MessageAuthentication(
            of: Array("<rss/>".utf8), secret: Array("secret".utf8), hash: .sha256
        ).code
        let digits = code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        for signature in ["sha256=" + digits, "sha256=00", ""] {
            let answer = try await fixture.ask(
                "/hub/name",
                fields: ["X-Hub-Signature": signature, "Content-Type": "application/rss+xml"],
                form: "<rss/>")
            #expect(answer.status == 202)
        }
        #expect(try await fixture.ask("/hub/other", form: "<rss/>").status == 410)
        fixture.server.stop()
    }

    @Test func `nothing else is reached under the public name`() async throws {
        let fixture = try await Fixture()
        for target in ["/", "/feeds", "/hub", "/hub/name/x", "/assets/app.js"] {
            #expect(try await fixture.ask(target).status == 421)
        }
        #expect(try await fixture.ask("/hub/name", host: "other.example").status == 421)
        #expect(try await fixture.ask("/refresh", form: "token=x").status == 421)
        fixture.server.stop()
    }

    @Test func `without a public address there is no such door`() async throws {
        let fixture = try await Fixture(isPublic: false)
        #expect(try await fixture.ask(Self.question).status == 421)
        let host = "localhost:\(fixture.server.port)"
        #expect(try await fixture.ask(Self.question, host: host).status == 404)
        #expect(try await fixture.ask("/hub/name", host: host, form: "x").status == 404)
        fixture.server.stop()
    }
}
