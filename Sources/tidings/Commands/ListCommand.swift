import IntentSync
import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings list`.
enum ListCommand {
    static let spec = CommandSpec(
        "list", summary: "list entries, newest first",
        details: """
            What you archived or hid, and what a rule mutes, is left out unless you ask for it;
            --saved shows everything you saved.
            """,
        options: [
            .init("--feed", value: "FEED", "only this feed (key, address, or title)"),
            .init("--folder", value: "PATH", "only this folder and those inside it"),
            .init("--unread", "only unread entries"), .init("--saved", "only saved entries"),
            .init("--archived", "only entries you archived"),
            .init("--hidden", "only entries you hid, and those that a rule mutes"),
            .init("--tag", value: "NAME", "only entries with this tag, archived or not"),
            .init("--limit", value: "N", "at most N entries, 1 to 1000 (default 50)"),
            .init("--after", value: "CURSOR", "continue where a page ended ('next' of --json)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        var query = EntryQuery(
            filter: try filter(invocation),
            tag: try await tag(invocation, in: store),
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

    /// Which entries the options ask for.
    private static func filter(
        _ invocation: Invocation
    ) throws(CommandFailure) -> EntryQuery.Filter {
        let filters: [(String, EntryQuery.Filter)] = [
            ("--unread", .unread), ("--saved", .saved), ("--archived", .archived),
            ("--hidden", .hidden),
        ]
        let given = filters.filter { invocation.has($0.0) }
        guard given.count <= 1 else {
            throw .usage(
                "\(given.map(\.0).joined(separator: " and ")) do not go together",
                command: "list")
        }
        return given.first?.1 ?? .all
    }

    /// The tag that `--tag` names, or `nil` where it was not given.
    ///
    /// - Throws: `CommandFailure.failed` where there is none; it names those there are.
    private static func tag(
        _ invocation: Invocation, in store: ReaderStore
    ) async throws(CommandFailure) -> TagID? {
        guard let name = invocation.value("--tag") else { return nil }
        let tags: [Arrangement.Tag]
        do throws(StoreError) {
            tags = try await store.arrangement().tags
        } catch {
            throw CommandFailure(error)
        }
        if let tag = tags.first(where: { $0.name.foldedName == name.foldedName }) { return tag.id }
        guard !tags.isEmpty else {
            throw .failed("There is no tag yet: 'tidings tag NAME ENTRY' makes one.")
        }
        let names = tags.map(\.name).sorted().prefix(20).map { "“\($0)”" }
        throw .failed(
            "There is no tag “\(name)”; there are \(names.joined(separator: ", "))"
                + (tags.count > 20 ? ", and \(tags.count - 20) more." : "."))
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
