import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// Programs of others read in our daemon; each test does nothing where its program is not here.
@Suite struct OtherReadersTests {
    private static let newsboat = "/usr/bin/newsboat"
    private static let isNewsboatHere = FileManager.default.isExecutableFile(atPath: newsboat)

    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    /// Starts the daemon with the sample feeds, and waits until they were fetched.
    private func serve() async throws -> (RunningProgram, UInt16) {
        let daemon = try program.start(
            ["serve", "--demo", "--store", program.storePath, "--port", "0"],
            deadline: .seconds(120))
        let line = try #require(await daemon.firstLine())
        let port = try #require(UInt16(line.dropFirst(17).dropLast()))
        for _ in 0..<300 {
            let list = try await program.json(
                PrintedEntries.self, ["list", "--limit", "1000"])
            if list.entries.count > 200 { return (daemon, port) }
            try await Task.sleep(for: .milliseconds(200))
        }
        Issue.record("the sample feeds do not come")
        return (daemon, port)
    }

    private func password() async throws -> String {
        let result = try await program.done("api-password", "add", "newsboat")
        return try #require(result.lines.last)
    }

    private func run(_ path: String, _ words: [String]) async throws -> ProgramResult {
        let environment = ["HOME": program.folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        return try await RunningProgram(
            path, arguments: words, environment: environment, input: [], deadline: .seconds(60)
        ).result()
    }

    @Test(
        .enabled(if: isNewsboatHere),
        arguments: [
            ("feedhq", "feedhq-flag-star \"s\"\nfeedhq-show-special-feeds no\n"), ("miniflux", ""),
        ])
    func `newsboat takes everything, and knows what is read`(
        source: String, more: String
    )
        async throws
    {
        let (daemon, port) = try await serve()
        defer { daemon.kill() }
        let settings = """
            urls-source "\(source)"
            \(source)-url "http://127.0.0.1:\(port)"
            \(source)-login "newsboat"
            \(source)-password "\(try await password())"
            \(more)
            """
        let folder = program.folder
        try settings.write(toFile: folder.file("config"), atomically: true, encoding: .utf8)
        try "".write(toFile: folder.file("urls"), atomically: true, encoding: .utf8)
        let words = [
            "-C", folder.file("config"), "-u", folder.file("urls"), "-c", folder.file("cache.db"),
            "-x", "reload", "print-unread",
        ]
        let list = try await program.json(
            PrintedEntries.self, ["list", "--unread", "--limit", "1000"])
        let first = try await run(Self.newsboat, words)
        #expect(first.lines.last == "\(list.entries.count) unread articles", "\(first)")
        let key = try #require(list.entries.first?.key)
        try await program.done("mark", "read", key)
        let second = try await run(Self.newsboat, words)
        #expect(second.lines.last == "\(list.entries.count - 1) unread articles", "\(second)")
    }

    @Test func `the file of newsboat is imported`() async throws {
        let urls = "https://a.example/feed News \"~The A\"\nhttps://b.example/feed\n"
        try await program.done("import", "--from", "newsboat", "-", input: Array(urls.utf8))
        let list = try await program.done("export")
        #expect(list.text.contains("text=\"The A\""), "\(list)")
        let wrong = try await program.run("import", "--from", "paper", "-")
        #expect(wrong.isPlainFailure(status: 2), "\(wrong)")
    }

    @Test func `passwords are made, listed, and taken back`() async throws {
        let password = try await password()
        #expect(password.count == 29)
        let list = try await program.done("api-password", "list")
        #expect(list.text.contains("newsboat") && !list.text.contains(password))
        let twice = try await program.run("api-password", "add", "newsboat")
        #expect(twice.isPlainFailure(), "\(twice)")
        try await program.done("api-password", "remove", "newsboat")
        let gone = try await program.run("api-password", "remove", "newsboat")
        #expect(gone.isPlainFailure(), "\(gone)")
    }
}
