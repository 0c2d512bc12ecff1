import FoundationEssentials
import Glibc
import NewsModel
import TestSupport
import Testing

/// The daemon, from its first line to its end.
@Suite struct ServeTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    /// Starts the daemon and reads the port from its first line.
    private func serve(_ more: [String] = []) async throws -> (RunningProgram, LoopbackClient) {
        let daemon = try program.start(["serve", "--port", "0"] + more)
        let line = try #require(await daemon.firstLine())
        #expect(line.hasPrefix("http://127.0.0.1:") && line.hasSuffix("/"), "\(line)")
        let port = try #require(UInt16(line.dropFirst(17).dropLast()))
        return (daemon, LoopbackClient(port: port))
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `the first line is the address, and the daemon ends when asked`(
        signal: Int32
    )
        async throws
    {
        let (daemon, client) = try await serve()
        #expect(try await client.get("/healthz")?.status == 200)
        let home = try #require(try await client.get("/"))
        #expect(home.status == 200 && home.body.contains("<!doctype html>"))
        daemon.signal(signal)
        let result = await daemon.result()
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.lines.count == 1)
    }

    @Test func `the daemon ends when asked while it waits for a slow feed`() async throws {
        let slow = try LoopbackServer { _ in .answer(delay: .seconds(30)) }
        let opml = "<opml><body><outline xmlUrl=\"\(slow.address())\"/></body></opml>"
        try await program.done("import", "-", "--allow-private", input: Array(opml.utf8))
        let (daemon, _) = try await serve()
        for _ in 0..<1000 where slow.requests.isEmpty {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(slow.requests.count == 1)
        let start = ContinuousClock.now
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
        // The feed would have answered after 30.
        #expect(ContinuousClock.now - start < .seconds(25))
    }

    @Test func `the daemon goes on when nobody reads what it has to say`() async throws {
        // A pipe for its messages whose reader is gone by the time it starts.
        let script = """
            mkfifo "$1" && exec 3<>"$1" 2>"$1" 3>&- && exec "$0" serve --port 0
            """
        let daemon = try RunningProgram(
            "/bin/sh",
            arguments: ["-c", script, TidingsProgram.path, program.folder.file("messages")],
            environment: [
                "PATH": "/usr/bin:/bin", "HOME": program.folder.path,
                "TIDINGS_STORE": program.storePath,
            ])
        let line = try #require(await daemon.firstLine())
        let port = try #require(UInt16(line.dropFirst(17).dropLast()))
        #expect(try await LoopbackClient(port: port).get("/healthz")?.status == 200)
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
    }

    /// Starts the daemon where so many files may be open at once.
    private func serve(afterLimit words: String) throws -> RunningProgram {
        try RunningProgram(
            "/bin/sh",
            arguments: [
                "-c", "ulimit \(words) && exec \"$0\" serve --port 0", TidingsProgram.path,
            ],
            environment: ["HOME": program.folder.path, "TIDINGS_STORE": program.storePath])
    }

    @Test func `the daemon does not begin where it would run out of files`() async throws {
        let result = try await serve(afterLimit: "-n 100").result()
        #expect(result.isPlainFailure(), "\(result)")
        #expect(result.errorText.contains("100"))
    }

    @Test(arguments: ["-S -n 100", "-n 200"])
    func `the daemon outlives a crowd that takes all connections`(limit: String) async throws {
        let daemon = try serve(afterLimit: limit)
        let line = try #require(await daemon.firstLine())
        let port = try #require(UInt16(line.dropFirst(17).dropLast()))
        let client = LoopbackClient(port: port)
        try await withThrowingTaskGroup(of: Void.self) { group in
            // Who finds no connection left waits, or gets no answer.
            for _ in 0..<200 { group.addTask { _ = try await client.get("/") } }
            try await group.waitForAll()
        }
        #expect(try await client.get("/healthz")?.status == 200)
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
    }

    @Test func `a port that is taken is said to be taken`() async throws {
        let taken = try LoopbackServer { _ in .reset }
        let result = try await program.run("serve", "--port", String(taken.port))
        #expect(result.isPlainFailure(), "\(result)")
        #expect(result.errorText.contains(String(taken.port)))
    }

    @Test(arguments: ["0.0.0.0", "192.0.2.1", "example.com"])
    func `the daemon serves this machine only`(address: String) async throws {
        let result = try await program.run("serve", "--port", "0", "--bind", address)
        #expect(result.isPlainFailure(), "\(result)")
    }

    @Test func `the daemon and commands share one store`() async throws {
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        let site = try FeedSite(OwnFeed.all(count: 12, now: now).map(\.served))
        let (daemon, client) = try await serve()
        try await program.done("import", "-", "--allow-private", input: site.opml)
        try await program.done("refresh")
        let keys = try await program.pages(["list"]).map(\.key)
        #expect(keys.count == 36)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<4 {
                group.addTask {
                    for key in keys[(part * 9)..<(part * 9 + 3)] {
                        try await program.done("mark", "save", key)
                    }
                }
                group.addTask {
                    _ = try await program.pages(["list", "--unread"], limit: 10)
                    #expect(try await client.get("/")?.status == 200)
                }
            }
            group.addTask { try await program.done("refresh") }
            try await group.waitForAll()
        }
        #expect(try await program.pages(["list", "--saved"]).count == 12)
        let answer = try #require(try await client.get("/api/v1/entries?view=saved&limit=100"))
        #expect(answer.status == 200)
        for key in keys[0..<3] { #expect(answer.body.contains(key)) }
        try await program.done("doctor")
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
    }

    @Test func `the demo shows stories without a network`() async throws {
        let (daemon, client) = try await serve(["--demo", "--store", program.storePath])
        var stories = ""
        for _ in 0..<600 where !stories.contains("\"publishers\"") {
            try await Task.sleep(for: .milliseconds(100))
            stories = try await client.get("/api/v1/stories")?.body ?? ""
        }
        #expect(stories.contains("\"publishers\""))
        daemon.terminate()
        #expect(await daemon.result().ending == .exited(0))
        let report = try await program.json(PrintedReport.self, ["doctor"])
        #expect(report.feeds >= 12 && report.entries >= 200 && report.problems.isEmpty)
    }
}
