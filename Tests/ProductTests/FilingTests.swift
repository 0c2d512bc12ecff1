import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// What a person puts away, tags, and mutes, and the lists of it.
@Suite struct FilingTests {
    private struct PrintedRules: Decodable {
        struct Rule: Decodable {
            var number: Int
            var words: String
            var name: String
        }

        var rules: [Rule]
    }

    let program: TidingsProgram
    let site: FeedSite

    init() throws {
        program = try TidingsProgram()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        site = try FeedSite(OwnFeed.all(count: 2, from: 1, now: now).map(\.served))
    }

    private func follow() async throws -> [String] {
        try await program.done("import", "-", "--allow-private", input: site.opml)
        try await program.done("refresh")
        return try await keys()
    }

    private func keys(_ options: String...) async throws -> [String] {
        try await program.pages(["list"] + options).map(\.key)
    }

    @Test func `what was put away or tagged is in lists of its own`() async throws {
        let all = try await follow()
        #expect(all.count == 6)
        try await program.done("archive", all[0])
        try await program.done("hide", all[1])
        try await program.done("tag", "Later on", all[0], all[2])
        #expect(try await keys() == Array(all[2...]))
        #expect(try await keys("--archived") == [all[0]])
        #expect(try await keys("--hidden") == [all[1]])
        #expect(try await keys("--tag", "later ON") == [all[0], all[2]])
        #expect(try await keys("--tag", "Later on", "--archived") == [all[0]])
        try await program.done("unarchive", all[0])
        try await program.done("unhide", all[1])
        #expect(try await keys() == all)

        let unknown = try await program.run("list", "--tag", "Never")
        #expect(unknown.isPlainFailure() && unknown.errorText.contains("“Later on”"))
        let both = try await program.run("list", "--archived", "--hidden")
        #expect(both.ending == .exited(2) && both.errorText.contains("do not go together"))
        let history = try await program.done("history").text
        #expect(history.contains("tagged “Later on”") && history.contains("shown again"))
    }

    @Test func `rules mute until they are removed`() async throws {
        let all = try await follow()
        let first = try #require(try await program.pages(["list"]).first)
        let words = "title:\"\(first.title)\""
        let added = try await program.done("rule", "add", words, "--name", "Mine")
        #expect(added.text.contains("is muted from now on"))
        let muted = try await keys("--hidden")
        #expect(muted.contains(all[0]))
        #expect(try await keys() == all.filter { !muted.contains($0) })
        // The same again is the same rule.
        try await program.done("rule", "add", words)
        let rules = try await program.json(PrintedRules.self, ["rule", "list"]).rules
        #expect(rules.map(\.words) == [words] && rules.map(\.name) == ["Mine"])
        #expect(try await program.done("rule", "list").text.contains("Mine"))

        let none = try await program.run("rule", "remove", "2")
        #expect(none.isPlainFailure() && none.errorText.contains("tidings rule list"))
        let empty = try await program.run("rule", "add", "…")
        #expect(empty.isPlainFailure() && empty.errorText.contains("no word"))
        try await program.done("rule", "remove", "Mine")
        #expect(try await keys() == all)
        #expect(try await program.json(PrintedRules.self, ["rule", "list"]).rules.isEmpty)
    }
}
