import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings log [FEED]`.
enum LogCommand {
    static let spec = CommandSpec(
        "log", operands: "[FEED]", count: 0...1,
        summary: "what was asked of feeds and what came of it, newest first",
        details: """
            A line for each fetch, and for each feed that was not asked with the reason. The newest
            200 lines of a feed are kept, and 20,000 in all.
            """,
        options: [
            .init("--skipped", "only feeds that were not asked"),
            .init("--failed", "only fetches that failed"),
            .init("--limit", value: "N", "at most N lines, 1 to 20000 (default 100)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let finding = try await FeedFinding(in: store)
        var feed: FollowedFeed?
        if let name = invocation.operands.first { feed = try finding.feed(name) }
        let limit = try invocation.number("--limit", in: 1...20_000, default: 100)
        let wanted = [("--skipped", "skipped"), ("--failed", "failed")].filter {
            invocation.has($0.0)
        }.map(\.1)
        var lines: [FetchLogLine]
        do throws(StoreError) {
            lines = try await store.fetchLog(of: feed?.key, limit: wanted.isEmpty ? limit : 20_000)
        } catch {
            throw CommandFailure(error)
        }
        if !wanted.isEmpty {
            lines = Array(lines.filter { wanted.contains($0.outcome) }.prefix(limit))
        }
        let titles = Dictionary(finding.feeds.map { ($0.key, $0.title) }) { one, _ in one }
        if invocation.has("--json") {
            session.terminal.printJSON(LogObject(lines, titles: titles))
        } else {
            print(lines, titles: feed == nil ? titles : nil, on: session.terminal)
        }
    }

    /// Prints lines of the log, with the feed's title where they are of several.
    static func print(_ lines: [FetchLogLine], titles: [FeedKey: String]?, on terminal: Terminal) {
        var columns: [Table.Column] = [
            .init(title: "when", style: .dim), .init(title: "outcome"), .init(title: "status"),
            .init(title: "bytes"), .init(title: "new"), .init(title: "detail", isFlexible: true),
        ]
        if titles != nil {
            columns.insert(.init(title: "feed", isFlexible: true, style: .bold), at: 1)
        }
        var table = Table(columns)
        for line in lines {
            var cells = [
                line.time.description, line.outcome, line.status.map(String.init) ?? "",
                String(line.bodyBytes), String(line.newEntryCount), line.detail,
            ]
            if let titles { cells.insert(titles[line.feed] ?? line.feed.description, at: 1) }
            table.add(cells)
        }
        table.print(on: terminal)
    }
}

/// Lines of the fetch log, as `log --json` prints them.
struct LogObject: Encodable {
    /// The lines, newest first.
    var lines: [Line]

    /// One line.
    struct Line: Encodable {
        /// When.
        var time: String
        /// The feed's key.
        var feed: String
        /// Its title, where it is followed.
        var title: String?
        /// `changed`, `not modified`, `unchanged`, `skipped`, or `failed`.
        var outcome: String
        /// The reason or detail, plain words; empty where there is none.
        var detail: String
        /// The HTTP status.
        var status: Int?
        /// The bytes of the body after decompression.
        var bodyBytes: Int
        /// How many entries were new.
        var newEntries: Int

        enum CodingKeys: String, CodingKey {
            case time
            case feed
            case title
            case outcome
            case detail
            case status
            case bodyBytes = "body_bytes"
            case newEntries = "new_entries"
        }
    }

    init(_ lines: [FetchLogLine], titles: [FeedKey: String]) {
        self.lines = lines.map { line in
            Line(
                time: line.time.description, feed: line.feed.description,
                title: titles[line.feed], outcome: line.outcome, detail: line.detail,
                status: line.status, bodyBytes: line.bodyBytes, newEntries: line.newEntryCount)
        }
    }
}
