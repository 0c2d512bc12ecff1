import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings list`.
enum ListCommand {
    static let spec = CommandSpec(
        "list", summary: "list entries, newest first",
        options: [
            .init("--feed", value: "FEED", "only this feed (key, address, or title)"),
            .init("--folder", value: "PATH", "only this folder and those inside it"),
            .init("--unread", "only unread entries"), .init("--saved", "only saved entries"),
            .init("--limit", value: "N", "at most N entries, 1 to 1000 (default 50)"),
            .init("--after", value: "CURSOR", "continue where a page ended ('next' of --json)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        guard !(invocation.has("--unread") && invocation.has("--saved")) else {
            throw .usage("--unread and --saved do not go together", command: "list")
        }
        var query = EntryQuery(
            filter: invocation.has("--unread")
                ? .unread : invocation.has("--saved") ? .saved : .all,
            after: try cursor(invocation),
            limit: try invocation.number("--limit", in: 1...1000, default: 50))
        if let scope = try await FeedFinding.scope(invocation, in: store) { query.scope = scope }
        do throws(StoreError) {
            let page = try await store.entries(query)
            EntryTable.print(page, on: session.terminal, asJSON: invocation.has("--json"))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The cursor of `--after`.
    ///
    /// - Throws: `CommandFailure.usage` where it is none.
    static func cursor(_ invocation: Invocation) throws(CommandFailure) -> EntryCursor? {
        guard let text = invocation.value("--after") else { return nil }
        guard let cursor = EntryCursor(text) else {
            throw .usage("--after takes what 'next' of --json gives", command: nil)
        }
        return cursor
    }
}

/// A page of entries, as a table or JSON.
enum EntryTable {
    static func print(_ page: Page<EntryListing>, on terminal: Terminal, asJSON: Bool) {
        if asJSON {
            terminal.printJSON(EntriesObject(page))
            return
        }
        let now = Session.clock()
        var table = Table([
            .init(title: "key", style: .dim), .init(title: "", style: .yellow),
            .init(title: "when", style: .dim),
            .init(title: "feed", isFlexible: true, style: .cyan),
            .init(title: "title", isFlexible: true),
        ])
        for entry in page.elements {
            table.add([
                entry.key.description,
                (entry.isRead ? " " : "•") + (entry.isSaved ? "★" : " "),
                TimeWords.short(entry.order, now: now), entry.feedTitle,
                entry.title.isEmpty ? entry.excerpt : entry.title,
            ])
        }
        table.print(
            on: terminal,
            hint: "No such entry is here: 'tidings add URL' follows a feed, "
                + "'tidings refresh' fetches.")
    }
}
