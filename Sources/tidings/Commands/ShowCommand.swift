import Markup
import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings show ENTRY`.
enum ShowCommand {
    static let spec = CommandSpec(
        "show", operands: "ENTRY", count: 1...1,
        summary: "print one entry with its text, or the reports of one story",
        details: """
            ENTRY is a key from 'tidings list'. With --story, it is a key from 'tidings stories', or
            that of an entry in the story: a story has the key of the entry that founded it.
            """,
        options: [.init("--story", "list the reports of a story"), CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let key = try MarkCommand.key(invocation.operands[0])
        do throws(StoreError) {
            if !invocation.has("--story"), let entry = try await store.entry(key) {
                var reportCount = 0
                if let story = entry.listing.story {
                    reportCount = try await store.story(story)?.entryCount ?? 0
                }
                show(entry, of: reportCount, session.terminal, asJSON: invocation.has("--json"))
                return
            }
            if let listing = try await story(key, store) {
                let reports = try await store.entries(
                    EntryQuery(.story(listing.key), limit: 1000))
                if !invocation.has("--json") {
                    session.terminal.print(session.terminal.styled(printable(listing.title), .bold))
                }
                EntryTable.print(
                    reports, on: session.terminal, asJSON: invocation.has("--json"))
                return
            }
        } catch {
            throw CommandFailure(error)
        }
        throw .failed("There is no entry or story \(key); see 'tidings list'.")
    }

    /// The story of that key, or the one that the entry of that key is in.
    private static func story(
        _ key: EntryKey, _ store: ReaderStore
    ) async throws(StoreError) -> StoryListing? {
        if let listing = try await store.story(StoryKey(rawValue: key.rawValue)) { return listing }
        guard let story = try await store.entry(key)?.listing.story else { return nil }
        return try await store.story(story)
    }

    private static func show(
        _ entry: EntryDetail, of reportCount: Int, _ terminal: Terminal, asJSON: Bool
    ) {
        if asJSON {
            terminal.printJSON(EntryDetailObject(entry))
            return
        }
        let listing = entry.listing
        let state = (listing.isRead ? "read" : "unread") + (listing.isSaved ? ", saved" : "")
        terminal.print(terminal.styled(printable(listing.title), .bold))
        let edit = entry.changed.map { "changed \($0)" } ?? ""
        let facts = [listing.feedTitle, listing.author, listing.order.description, edit, state]
        terminal.print(
            terminal.styled(
                facts.filter { !$0.isEmpty }.map(printable).joined(separator: " · "), .dim))
        if let link = listing.link { terminal.print(terminal.styled(link, .cyan)) }
        for enclosure in entry.enclosures {
            terminal.print("Medium: \(printable(enclosure.address))")
        }
        if reportCount > 1 {
            terminal.print(
                "One of \(reportCount) reports: tidings show --story \(listing.story?.description ?? "")"
            )
        }
        terminal.print("")
        for line in PlainText(html: entry.html).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            for part in LineBreaking.lines(printable(String(line)), width: terminal.width) {
                terminal.print(part)
            }
        }
    }

    private static func printable(_ text: String) -> String {
        text.printable
    }
}
