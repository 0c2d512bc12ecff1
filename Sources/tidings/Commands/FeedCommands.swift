import NewsModel
import TidingsEngine
import TidingsStore

/// The commands `tidings feed …`.
enum FeedCommands {
    static let all = [show, set]

    private static let show = CommandSpec(
        "feed show", operands: "FEED", count: 1...1,
        summary: "how one feed is, when it is asked, and what you set for it",
        details: "Passwords and the values of header fields are never shown.",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store).feed(invocation.operands[0])
        let conditions = try await FeedConditions([feed], in: store)
        let settings = try await settings(of: feed, in: store)
        guard let condition = conditions.all.first?.condition else { return }
        if invocation.has("--json") {
            session.terminal.printJSON(FeedSettingsObject(feed, condition, settings))
            return
        }
        let lines: [(String, String?)] =
            [
                ("title", feed.title), ("address", feed.address), ("site", feed.siteAddress),
                ("condition", condition.sentence),
                ("newest entry", condition.newestEntry?.description),
                ("last asked", feed.health.lastFetched?.description),
                ("asked next", feed.health.isGone ? "never" : feed.health.nextCheck.description),
            ] + FeedSettingsObject.lines(settings, of: feed)
        for case (let name, let value?) in lines {
            session.terminal.print("\(name): \(value.printable)")
        }
    }

    private static let set = CommandSpec(
        "feed set", operands: "FEED", count: 1...1,
        summary: "decide how one feed is fetched, on this device alone",
        details: """
            What is set here is neither synced nor exported. “” takes a text back. FILE may be - for
            standard input, so that no secret stands on the command line; secrets are kept in the
            store, which only you can read, and sent to the feed's own host alone.
            """,
        options: [
            .init("--interval", value: "TIME", "ask so often: 15m to 7d, or auto"),
            .init("--user-agent", value: "TEXT", "what to be called towards its server"),
            .init("--user", value: "NAME", "the user name for basic authentication"),
            .init("--password", value: "FILE", "the password, the first line of FILE"),
            .init("--headers", value: "FILE", "header fields to send, NAME: VALUE lines"),
            .init("--allow-private", value: "YES/NO", "it may be on a private network"),
            .init("--full-text", value: "YES/NO", "read the pages its entries link to, once each"),
            .init(
                "--articles", value: "WHEN",
                "show articles: auto (where the feed has less), always, never"),
            .init("--ignore-cache", value: "YES/NO", "ask for everything each time"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let feed = try await FeedFinding(in: store).feed(invocation.operands[0], isExact: true)
        let isPrivate = try flag("--allow-private", invocation)
        let settings = try FeedSettingsReading(invocation).settings(
            changing: try await settings(of: feed, in: store))
        do throws(StoreError) {
            try await store.set(settings, of: feed.key)
            if let isPrivate, isPrivate != feed.allowsPrivateNetwork {
                try await store.allowPrivateNetwork(feed.key, isPrivate)
            }
        } catch {
            throw CommandFailure(error)
        }
        var changed = feed
        changed.allowsPrivateNetwork = isPrivate ?? feed.allowsPrivateNetwork
        let words = FeedSettingsObject.lines(settings, of: changed).map {
            "\($0.0) \($0.1 ?? "")".printable
        }
        session.terminal.say(
            "“\(feed.title)” is fetched "
                + (words.isEmpty
                    ? "like any other." : "with " + words.joined(separator: ", ") + "."))
    }

    private static func settings(
        of feed: FollowedFeed, in store: ReaderStore
    ) async throws(CommandFailure) -> FeedSettings {
        do throws(StoreError) {
            return try await store.settings(of: feed.key)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The value of an option that is yes or no, or `nil` where it was not given.
    static func flag(
        _ option: String, _ invocation: Invocation
    ) throws(CommandFailure) -> Bool? {
        switch invocation.value(option)?.lowercased() {
        case nil: return nil
        case "yes", "on", "true": return true
        case "no", "off", "false": return false
        default: throw .usage("\(option) takes yes or no", command: "feed set")
        }
    }
}
