import TestSupport
import Testing

/// Help, wrong usage, and what goes to which stream.
@Suite struct UsageTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    static let commands = [
        "add", "import", "export", "refresh", "list", "stories", "show", "mark", "search", "feeds",
        "archive", "unarchive", "hide", "unhide", "tag", "untag", "rule add", "rule list",
        "rule remove", "move", "order", "rename",
        "remove", "log", "feed show", "feed set", "folder rename", "folder order", "folder remove",
        "serve", "sync setup",
        "sync now", "sync status", "sync devices", "sync retire", "sync undo", "sync words",
        "sync join", "sync rejoin", "sync export", "sync restore", "sync off", "history", "doctor",
        "tool parse", "tool opml", "tool discover",
        "tool sanitize", "tool extract", "tool group", "tool fetch",
    ]

    @Test(arguments: commands)
    func `every command explains itself`(command: String) async throws {
        let words = command.split(separator: " ").map(String.init)
        let help = try await program.start(words + ["--help"]).result()
        #expect(help.ending == .exited(0) && help.errors.isEmpty, "\(help)")
        #expect(help.text.hasPrefix("usage: tidings \(command)"))
        #expect(help.text.contains("--store PATH") && help.lines.allSatisfy { $0.count <= 100 })
        let other = try await program.start(["help"] + words).result()
        #expect(other.output == help.output)
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], []])
    func `the program names all its commands`(words: [String]) async throws {
        let help = try await program.start(words).result()
        #expect(help.ending == .exited(0) && help.errors.isEmpty, "\(help)")
        for command in Self.commands { #expect(help.text.contains("\n  \(command)")) }
    }

    @Test func `the version is one line`() async throws {
        let version = try await program.done("--version")
        #expect(version.lines.count == 1 && version.text.hasPrefix("tidings "))
    }

    @Test(arguments: [
        ["nonsense"], ["add"], ["add", "a", "b"], ["list", "--bogus"], ["list", "--limit", "0"],
        ["list", "--limit", "1001"], ["list", "--limit"], ["list", "--after", "x"],
        ["list", "--unread", "--saved"], ["list", "extra"], ["mark"], ["mark", "read"],
        ["mark", "maybe", "0000000000000000"], ["mark", "saved", "--all"],
        ["mark", "save", "--all"], ["mark", "read", "--all", "0000000000000000"], ["tool"],
        ["tool", "nonsense"], ["serve", "--port", "65536"], ["serve", "--port", "-1"],
        ["search"], ["export", "--json=1"], ["list", "--json=1"], ["move", "one"], ["show"],
        ["stories", "--publishers", "0"], ["refresh", "--all"], ["import"], ["--store"],
        ["sync"], ["sync", "setup"], ["sync", "setup", "folder"], ["sync", "undo", "x"], ["folder"],
        ["feed"], ["feed", "set"], ["log", "a", "b"], ["log", "--limit", "0"],
        ["order", "one"], ["order", "one", "--first", "--last"], ["archive"], ["tag", "one"],
    ])
    func `wrong usage says what is wrong and where help is`(words: [String]) async throws {
        let result = try await program.start(words).result()
        #expect(result.isPlainFailure(status: 2), "\(result)")
        #expect(result.errorText.contains("--help'"))
    }

    @Test(arguments: [
        ["show", "0123456789abcdef"], ["show", "no-key"], ["mark", "read", "0123456789abcdef"],
        ["mark", "read", "no-key"], ["list", "--feed", "nobody"], ["move", "nobody", "Folder"],
        ["archive", "no-key"], ["hide", "0123456789abcdef"], ["tag", "T", "0123456789abcdef"],
        ["order", "nobody", "--first"], ["folder", "remove", "Nobody"], ["sync", "undo", "1"],
        ["folder", "rename", "Nobody", "Somebody"],
        ["rename", "nobody", "Name"], ["remove", "nobody"], ["refresh", "nobody"],
        ["import", "/no/such/file.opml"], ["feeds", "--log", "nobody"],
    ])
    func `what is not there is said to be not there`(words: [String]) async throws {
        let result = try await program.start(words).result()
        #expect(result.isPlainFailure(), "\(result)")
    }

    @Test(arguments: ["", "not xml at all", "<html><body>Hello</body></html>", "{}"])
    func `what is no OPML is not imported`(text: String) async throws {
        let result = try await program.run("import", "-", input: Array(text.utf8))
        #expect(result.isPlainFailure(), "\(result)")
        #expect(try await program.json(PrintedFeeds.self, ["feeds"]).feeds.isEmpty)
    }

    @Test func `an empty store lists nothing, and refreshes nothing`() async throws {
        for words in [["list"], ["stories"], ["feeds"], ["search", "word"]] {
            let result = try await program.start(words).result()
            #expect(result.ending == .exited(0) && result.output.isEmpty, "\(result)")
        }
        let refresh = try await program.done("refresh")
        #expect(refresh.text == "0 feeds refreshed, 0 new entries.\n")
        #expect(try await program.json(PrintedEntries.self, ["list"]).entries.isEmpty)
    }

    @Test func `the store is where the option, the variable, or the system says`() async throws {
        let files = [
            "option.store", "data/tidings/tidings.store", "home/.local/share/tidings/tidings.store",
        ]
        .map(program.folder.file)
        let unset = ["TIDINGS_STORE": "", "XDG_DATA_HOME": ""]
        _ = try await program.run("--store", files[0], "list")
        _ = try await program.run(
            "list",
            environment: unset.merging(["XDG_DATA_HOME": program.folder.file("data")]) { $1 })
        _ = try await program.run(
            "list", environment: unset.merging(["HOME": program.folder.file("home")]) { $1 })
        for file in files { #expect(StoreBytes(file).bytes?.isEmpty == false, "\(file)") }
        #expect(StoreBytes(program.storePath).bytes == nil)
    }
}
