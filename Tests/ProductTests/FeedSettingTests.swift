import Synchronization
import TestSupport
import Testing

/// What a person decides about one feed, and how they learn how it is.
@Suite struct FeedSettingTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    private struct Health: Decodable {
        struct Feed: Decodable {
            var condition: String
            var sentence: String
        }
        var feeds: [Feed]
    }

    private static let feed = """
        <rss version="2.0"><channel><title>Harbour</title><item><title>One</title><guid>1</guid>
        <pubDate>Thu, 02 Jan 2020 03:04:05 GMT</pubDate></item></channel></rss>
        """

    /// A server that wants a password.
    private func lockedServer() throws -> LoopbackServer {
        try LoopbackServer { request in
            // me:open-sesame
            request["Authorization"] == "Basic bWU6b3Blbi1zZXNhbWU="
                ? .text(Self.feed) : .text("", status: 401)
        }
    }

    @Test func `a password is set, used, and never shown`() async throws {
        let server = try lockedServer()
        let address = server.address("/feed")
        let opml = "<opml><body><outline text=\"Locked\" xmlUrl=\"\(address)\"/></body></opml>"
        try await program.done("import", "-", "--allow-private", input: Array(opml.utf8))
        #expect(try await program.run("refresh").ending == .exited(1))
        let failing = try await program.json(Health.self, ["feeds", "--health"])
        #expect(failing.feeds.first?.condition == "failing")
        #expect(failing.feeds.first?.sentence.contains("password") == true)

        var outputs = [
            try await program.done(
                "feed", "set", address, "--user", "me", "--password", "-", "--user-agent", "Own/1",
                input: Array("open-sesame\n".utf8)),
            try await program.done(
                "feed", "set", address, "--headers", "-",
                input: Array("X-Token: planted-token\n".utf8)),
        ]
        #expect(try await program.done("refresh", "--due").text.contains("1 new"))
        let request = try #require(server.requests.last)
        #expect(request["User-Agent"] == "Own/1" && request["X-Token"] == "planted-token")

        for words in [
            ["feed", "show", address], ["feed", "show", address, "--json"], ["feeds"], ["export"],
            ["feeds", "--json"], ["feeds", "--health"], ["log"], ["log", "--json"], ["doctor"],
            ["sync", "export", "-"], ["history"],
        ] {
            outputs.append(try await program.start(words).result())
        }
        for output in outputs {
            let text = output.text + output.errorText
            #expect(!text.contains("sesame") && !text.contains("planted"), "\(output)")
            #expect(!text.contains("bWU6"))
        }
        #expect(outputs[2].text.contains("password: set"))
        #expect(outputs[2].text.contains("X-Token"))
        try await program.done("feed", "set", address, "--user", "")
        #expect(!(try await program.done("feed", "show", address).text.contains("password")))
    }

    @Test func `a password in the address is kept for the feed`() async throws {
        let server = try lockedServer()
        let address = server.address("/feed").replacing("http://", with: "http://me:open-sesame@")
        try await program.done("add", address, "--allow-private")
        #expect(try await program.done("refresh").lines.last?.contains("0 failures") != true)
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0["Authorization"] != nil })
        #expect(!(try await program.done("export").text.contains("sesame")))
    }

    @Test func `health and log say how it is, and why nothing was asked`() async throws {
        let answers = Mutex(0)
        let server = try LoopbackServer { request in
            guard request.path == "/busy" else { return .text(Self.feed) }
            let count = answers.withLock { count in
                count += 1
                return count
            }
            return count == 1
                ? .text(Self.feed) : .answer(status: 429, headers: ["Retry-After": "7200"])
        }
        try await program.done("add", server.address("/feed"), "--allow-private")
        try await program.done(
            "add", server.address("/busy", host: "busy.localhost"), "--allow-private")
        let health = try await program.done("feeds", "--health")
        #expect(health.lines.count == 2)
        #expect(health.lines.allSatisfy { $0.contains("silent for") })
        for _ in 0..<2 { _ = try await program.run("refresh") }
        let busy = try await program.done(
            "log", server.address("/busy", host: "busy.localhost"), "--skipped")
        #expect(busy.text.contains("busy.localhost asked to be left alone (429) until"), "\(busy)")
        let log = try await program.done("log")
        #expect(log.text.contains("failed") && log.text.contains("skipped"))
        #expect(try await program.done("log", "--failed").lines.count == 1)
    }

    @Test func `an interval of one's own is kept, and nonsense is refused`() async throws {
        let server = try LoopbackServer { _ in .text(Self.feed) }
        let address = server.address("/feed")
        try await program.done("add", address, "--allow-private")
        #expect(
            try await program.done("feed", "set", address, "--interval", "90m").text
                .contains("90 min"))
        #expect(try await program.done("feed", "show", address).text.contains("interval: 90 min"))
        try await program.done("feed", "set", address, "--interval", "auto")
        for words in [
            ["--interval", "5m"], ["--interval", "8d"], ["--interval", "soon"],
            ["--interval", "99999999999999999999d"], ["--ignore-cache", "maybe"],
        ] {
            let result = try await program.start(["feed", "set", address] + words).result()
            #expect(result.isPlainFailure(status: 2), "\(result)")
        }
        let result = try await program.start(
            ["feed", "set", address, "--headers", "-"], input: Array("Host: evil\n".utf8)
        ).result()
        #expect(result.isPlainFailure(status: 1) && !result.errorText.contains("evil"))
    }
}
