import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// What other readers kept is taken over from their files.
@Suite struct TakingOverTests {
    private static let opml = """
        <opml version="2.0"><body><outline text="News"><outline type="rss" text="The A"
        xmlUrl="https://a.example/feed"/></outline></body></opml>
        """
    private static let starred = """
        {"id":"user/1/state/com.google/starred","items":[{"title":"Kept","published":1791000000,
        "canonical":[{"href":"https://a.example/1"}],"summary":{"content":"<p>words</p>"},
        "origin":{"streamId":"feed/https://a.example/feed","title":"The A"}}]}
        """

    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    private func write(_ text: String, to name: String) throws -> String {
        let path = program.folder.file(name)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test func `feeds and starred entries come in one go, and go out in one file`() async throws {
        let list = try write(Self.opml, to: "feeds.opml")
        let entries = try write(Self.starred, to: "starred.json")
        let first = try await program.done("import", "--from", "inoreader", list, entries)
        #expect(first.text.contains("1 new feed") && first.text.contains("1 saved entry"))
        let kept = try await program.json(PrintedEntries.self, ["list", "--saved"])
        #expect(kept.entries.map(\.title) == ["Kept"])
        let everything = try await program.done("export", "--everything")
        let other = try TidingsProgram()
        let restored = try await other.done("import", "-", input: everything.output)
        #expect(restored.text.contains("1 feed, 0 read marks, 1 saved entry"), "\(restored)")
        #expect(
            try await other.json(PrintedEntries.self, ["list", "--saved"]).entries.map(\.title)
                == ["Kept"])
    }

    @Test func `what is taken over on one device is saved on the other, too`() async throws {
        let place = try TemporaryFolder()
        let (desk, laptop) = (try SyncedDevice("Desk"), try SyncedDevice("Laptop"))
        try await desk.setUp("folder", place.path)
        try await laptop.setUp("folder", place.path)
        let taken = try await desk.program.done("import", "-", input: Array(Self.starred.utf8))
        #expect(taken.text.contains("1 saved entry"), "\(taken)")
        try await desk.program.done("sync", "now")
        try await laptop.program.done("sync", "now")
        let saved = try await laptop.program.json(PrintedEntries.self, ["list", "--saved"])
        #expect(saved.entries.map(\.title) == ["Kept"])
    }

    @Test(arguments: [
        ("{\"items\":[", "cut off"), ("{\"a\":1}", "no list of entries"),
        ("PK\u{3}\u{4}x", "unpack"),
        ("SQLite format 3\0 and no more", "no whole cache.db"), ("plain words", "not an OPML file"),
        ("{\"form\":\"tidings-decisions\",\"version\":99}", "a later version"),
    ])
    func `a damaged file changes nothing, those before it included`(
        text: String, words: String
    ) async throws {
        let list = try write(Self.opml, to: "feeds.opml")
        let broken = try write(text, to: "broken")
        let result = try await program.run("import", list, broken)
        #expect(result.ending == .exited(1) && result.errorText.contains(words), "\(result)")
        #expect(!(try await program.done("export").text.contains("a.example")))
    }
}
