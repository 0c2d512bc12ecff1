import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings feeds`.
enum FeedsCommand {
    static let spec = CommandSpec(
        "feeds", summary: "list the followed feeds and how they are",
        options: [
            .init("--failing", "only those whose last fetch failed"),
            .init("--health", "how each is in plain words, those that need a look first"),
            .init("--log", value: "FEED", "what was asked of this feed, newest first"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let finding = try await FeedFinding(in: store)
        if let name = invocation.value("--log") {
            try await printLog(of: try finding.feed(name), store, session.terminal)
            return
        }
        let feeds = finding.feeds.filter {
            !invocation.has("--failing") || $0.health.lastError != nil
        }
        if invocation.has("--health") {
            let conditions = try await FeedConditions(feeds, in: store)
            if invocation.has("--json") {
                session.terminal.printJSON(conditions.object)
            } else {
                conditions.print(on: session.terminal)
            }
            return
        }
        if invocation.has("--json") {
            session.terminal.printJSON(FeedsObject(feeds))
            return
        }
        let now = Session.clock()
        var table = Table([
            .init(title: "key", style: .dim), .init(title: "unread"),
            .init(title: "feed", isFlexible: true, style: .bold),
            .init(title: "folder", isFlexible: true, style: .cyan),
            .init(title: "last answer", isFlexible: true), .init(title: "next check", style: .dim),
        ])
        for feed in feeds {
            table.add([
                feed.key.description, String(feed.unreadCount), feed.title,
                feed.folder.description, lastAnswer(feed.health, now: now),
                nextCheck(feed.health, now: now),
            ])
        }
        table.print(
            on: session.terminal,
            hint: "No such feed is followed yet: 'tidings add URL' follows one.")
    }

    private static func nextCheck(_ health: FeedHealth, now: Timestamp) -> String {
        if health.isGone { return "never" }
        return health.nextCheck <= now ? "due" : TimeWords.short(health.nextCheck, now: now)
    }

    private static func lastAnswer(_ health: FeedHealth, now: Timestamp) -> String {
        guard let time = health.lastFetched else { return "not asked yet" }
        return TimeWords.short(time, now: now) + ": " + (health.lastError ?? "good")
    }

    private static func printLog(
        of feed: FollowedFeed, _ store: ReaderStore, _ terminal: Terminal
    ) async throws(CommandFailure) {
        let lines: [FetchLogLine]
        do throws(StoreError) {
            lines = try await store.fetchLog(of: feed.key, limit: 100)
        } catch {
            throw CommandFailure(error)
        }
        LogCommand.print(lines, titles: nil, on: terminal)
    }
}
