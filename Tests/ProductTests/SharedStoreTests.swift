import FoundationEssentials
import NewsModel
import TestSupport
import Testing

/// Several programs on one store.
@Suite struct SharedStoreTests {
    let program: TidingsProgram
    let feeds: [OwnFeed]
    let site: FeedSite

    init() throws {
        program = try TidingsProgram()
        let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        feeds = OwnFeed.all(count: 22, now: now)
        site = try FeedSite(feeds.map(\.served))
    }

    @Test func `the first commands of all may come at once`() async throws {
        let programs = try (0..<6).map { _ in try program.start(["import", "-"], input: site.opml) }
        var added = 0
        for one in programs {
            let result = await one.result()
            #expect(result.ending == .exited(0), "\(result)")
            added += Int(result.text.split(separator: " ")[1]) ?? 0
        }
        #expect(added == feeds.count)
        #expect(try await program.json(PrintedReport.self, ["doctor"]).feeds == feeds.count)
    }

    @Test func `refreshes at once bring every entry and every story once`() async throws {
        try await program.done("import", "-", "--allow-private", input: site.opml)
        let refreshes = try (0..<3).map { _ in try program.start(["refresh"]) }
        for refresh in refreshes {
            let result = await refresh.result()
            #expect(result.ending == .exited(0), "\(result)")
        }
        let entries = try await program.pages(["list"])
        #expect(entries.count == 3 * feeds.count)
        try await program.done("refresh")
        let report = try await program.json(PrintedReport.self, ["doctor"])
        #expect(report.problems.isEmpty && report.entries == 3 * feeds.count)
        let stories = try await program.json(
            PrintedStories.self, ["stories", "--publishers", "1", "--limit", "1000"]
        ).stories
        let counts = Dictionary(grouping: entries.compactMap(\.story)) { $0 }.mapValues(\.count)
        #expect(Dictionary(uniqueKeysWithValues: stories.map { ($0.key, $0.entryCount) }) == counts)
        let told = try #require(stories.first { $0.title.hasPrefix(OwnFeed.event) })
        #expect(told.entryCount == feeds.count { $0.tellsEvent })
    }

    private static let shell = "/usr/bin/sqlite3"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: shell)))
    func `a store that another program keeps to itself is said to be in use`() async throws {
        try await program.done("import", "-", input: site.opml)
        let other = try RunningProgram(
            Self.shell, arguments: [program.storePath],
            input: Array("BEGIN IMMEDIATE;\nSELECT 'locked';\n.shell sleep 20\n".utf8))
        #expect(await other.firstLine() == "locked")
        let feeds = try await program.json(PrintedFeeds.self, ["feeds"]).feeds
        #expect(feeds.count == self.feeds.count)
        let result = try await program.run("move", feeds[0].url, "Elsewhere")
        #expect(
            result.isPlainFailure() && result.errorText.contains("Another program"), "\(result)")
        other.kill()
        try await program.done("move", feeds[0].url, "Elsewhere")
    }
}
