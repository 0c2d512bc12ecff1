import NewsModel
import Synchronization
import TestSupport
import Testing

/// What a refresh makes of servers that fail, and what the next one remembers of it.
@Suite struct RefreshingTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    /// What a server answers, which changes between two refreshes.
    private final class Answers: Sendable {
        private let replies: Mutex<[String: LoopbackReply]>

        init(_ replies: [String: LoopbackReply]) {
            self.replies = Mutex(replies)
        }

        subscript(path: String) -> LoopbackReply {
            get { replies.withLock { $0[path] } ?? .text("", status: 404) }
            set { replies.withLock { $0[path] = newValue } }
        }

        func server() throws -> LoopbackServer {
            try LoopbackServer { self[$0.path] }
        }
    }

    private static func document(_ kind: OwnFeed.Kind = .rss2) -> LoopbackReply {
        let feed = OwnFeed(kind: kind, number: 1, now: Timestamp(seconds: 1_790_000_000))
        return .answer(body: .whole(feed.bytes))
    }

    /// Follows the paths of `server`, each at a host of its own.
    private func follow(_ paths: [String], of server: LoopbackServer) async throws {
        let lines = paths.enumerated().map { number, path in
            let address = server.address(path, host: FeedSite.host(number))
            return "<outline text=\"\(path.dropFirst())\" xmlUrl=\"\(address)\"/>"
        }
        let opml = "<opml><body>\(lines.joined())</body></opml>"
        try await program.done("import", "-", "--allow-private", input: Array(opml.utf8))
    }

    private func refresh() async throws -> [String: PrintedRefresh.Outcome] {
        let summary = try await program.json(PrintedRefresh.self, ["refresh"])
        return Dictionary(uniqueKeysWithValues: summary.feeds.map { ($0.title, $0) })
    }

    @Test func `bad feeds never stop the others, and say what is wrong`() async throws {
        let bad: [String: LoopbackReply] = [
            "/missing": .text("", status: 404), "/fault": .text("", status: 503),
            "/page": .text("<html><body>Hello</body></html>", type: "text/html"),
            "/nothing": .text(""), "/noise": .answer(body: .whole([0, 1, 2, 3, 0xFF, 0xFE, 9])),
            "/reset": .reset, "/circle": .redirect(301, to: "/circle"),
            "/endless": .answer(body: .endless(Array("<rss><channel><item/>".utf8))),
            "/password": .text("", status: 401),
        ]
        let good = Dictionary(
            uniqueKeysWithValues: OwnFeed.Kind.allCases.map { ("/\($0)", Self.document($0)) })
        let answers = Answers(bad.merging(good) { one, _ in one })
        let server = try answers.server()
        try await follow(bad.keys.sorted() + good.keys.sorted(), of: server)
        let outcomes = try await refresh()
        #expect(outcomes.count == bad.count + good.count)
        for path in good.keys { #expect(outcomes[String(path.dropFirst())]?.newEntries == 3) }
        for path in bad.keys {
            let outcome = try #require(outcomes[String(path.dropFirst())])
            #expect(
                outcome.outcome == "failed" && outcome.detail?.hasSuffix(".") == true, "\(outcome)")
        }
        let failing = try await program.done("feeds", "--failing")
        #expect(failing.lines.count == bad.count)
        #expect(try await program.pages(["list"]).count == 3 * good.count)
    }

    @Test func `a feed that fails for a while loses nothing`() async throws {
        let answers = Answers(["/feed": Self.document()])
        let server = try answers.server()
        try await follow(["/feed"], of: server)
        #expect(try await refresh()["feed"]?.newEntries == 3)
        let entries = try await program.pages(["list"])
        try await program.done("mark", "save", entries[0].key)
        for reply in [LoopbackReply.text("", status: 500), .text("<html>Soon</html>"), .reset] {
            answers["/feed"] = reply
            let result = try await program.run("refresh")
            #expect(result.ending == .exited(1), "\(result)")
            #expect(result.lines.last == "1 feed refreshed, 0 new entries, 1 failure.")
        }
        answers["/feed"] = Self.document()
        #expect(try await refresh()["feed"]?.newEntries == 0)
        #expect(try await program.pages(["list"]).map(\.key) == entries.map(\.key))
        #expect(try await program.pages(["list", "--saved"]).count == 1)
        let feed = try #require(try await program.json(PrintedFeeds.self, ["feeds"]).feeds.first)
        #expect(feed.health.failureCount == 0 && feed.health.lastError == nil)
    }

    @Test func `a feed that is gone is asked no more, until it is asked by name`() async throws {
        let answers = Answers(["/gone": .text("", status: 410), "/here": Self.document()])
        let server = try answers.server()
        try await follow(["/gone", "/here"], of: server)
        #expect(try await refresh()["gone"]?.outcome == "failed")
        let second = try await refresh()
        #expect(second["gone"]?.outcome == "skipped" && second["gone"]?.nextCheck == nil)
        #expect(second["here"]?.nextCheck != nil)
        #expect(server.requests.count { $0.path == "/gone" } == 1)
        answers["/gone"] = Self.document()
        #expect(try await program.done("refresh", "gone").text.contains("3 new"))
    }

    @Test func `a server that asks for peace gets it from the next program, too`() async throws {
        let answers = Answers([
            "/busy": .answer(status: 429, headers: ["Retry-After": "3600"]),
            "/here": Self.document(),
        ])
        let server = try answers.server()
        try await follow(["/busy", "/here"], of: server)
        #expect(try await refresh()["busy"]?.outcome == "failed")
        let second = try #require(try await refresh()["busy"])
        #expect(second.outcome == "skipped" && second.detail?.contains("left alone") == true)
        #expect(server.requests.count { $0.path == "/busy" } == 1)
        #expect(server.requests.count { $0.path == "/here" } == 2)
    }

    @Test func `only what is due is asked where that is wanted`() async throws {
        let server = try Answers(["/feed": Self.document()]).server()
        try await follow(["/feed"], of: server)
        #expect(try await program.done("feeds").text.hasSuffix("\tnot asked yet\tdue\n"))
        #expect(try await program.done("refresh", "--due").text.hasPrefix("3 new\tfeed\t"))
        #expect(
            try await program.done("refresh", "--due").text == "0 feeds refreshed, 0 new entries.\n"
        )
        #expect(server.requests.count == 1)
    }

    @Test func `imported feeds on this machine are not asked without leave`() async throws {
        let server = try Answers(["/feed": Self.document()]).server()
        let opml = "<opml><body><outline xmlUrl=\"\(server.address("/feed"))\"/></body></opml>"
        try await program.done("import", "-", input: Array(opml.utf8))
        let result = try await program.run("refresh")
        #expect(result.ending == .exited(1) && result.text.contains("private"), "\(result)")
        #expect(server.connectionCount == 0)
    }
}
