import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings stories`.
enum StoriesCommand {
    static let spec = CommandSpec(
        "stories", summary: "list stories that several publishers report, latest first",
        options: [
            .init("--publishers", value: "N", "reported by at least N publishers (default 2)"),
            .init("--limit", value: "N", "at most N stories, 1 to 1000 (default 30)"),
            .init("--after", value: "CURSOR", "continue where a page ended ('next' of --json)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        let page: Page<StoryListing>
        let names: PublisherNames
        let minimum = try invocation.number("--publishers", in: 1...1000, default: 2)
        let limit = try invocation.number("--limit", in: 1...1000, default: 30)
        let after = try ListCommand.cursor(invocation)
        do throws(StoreError) {
            page = try await store.stories(
                minimumPublishers: minimum, after: after, limit: limit)
            names = PublisherNames(of: try await store.feeds())
        } catch {
            throw CommandFailure(error)
        }
        if invocation.has("--json") {
            session.terminal.printJSON(StoriesObject(page))
            return
        }
        let now = Session.clock()
        var table = Table([
            .init(title: "key", style: .dim), .init(title: "when", style: .dim),
            .init(title: "reports"), .init(title: "story", isFlexible: true, style: .bold),
            .init(title: "publishers", isFlexible: true, style: .cyan),
        ])
        for story in page.elements {
            table.add([
                story.key.description, TimeWords.short(story.latest, now: now),
                String(story.entryCount), story.title,
                story.publishers.map { names[$0] }.joined(separator: ", "),
            ])
        }
        table.print(
            on: session.terminal,
            hint: "No event is reported by \(minimum) of your publishers yet: follow more feeds "
                + "with 'tidings add URL', then 'tidings refresh'.")
    }
}
