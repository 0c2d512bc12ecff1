import NewsModel
import TidingsStore

/// `tidings search WORDS`
enum SearchCommand {
    static let spec = CommandSpec(
        "search", operands: "WORDS…", count: 1...100,
        summary: "list the entries that contain all of the words, newest first",
        details: "Words in “quotes” must stand together.",
        options: [
            .init("--limit", value: "N", "at most N entries, 1 to 1000 (default 50)"),
            .init("--after", value: "CURSOR", "continue where a page ended ('next' of --json)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let limit = try invocation.number("--limit", in: 1...1000, default: 50)
        let after = try ListCommand.cursor(invocation)
        do throws(StoreError) {
            let page = try await store.search(
                invocation.operands.joined(separator: " "), after: after, limit: limit)
            EntryTable.print(page, on: session.terminal, asJSON: invocation.has("--json"))
        } catch {
            throw CommandFailure(error)
        }
    }
}
