import NewsModel
import Synchronization
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The command `tidings refresh [FEED…]`.
enum RefreshCommand {
    static let spec = CommandSpec(
        "refresh", operands: "[FEED…]", count: 0...10_000,
        summary: "fetch feeds and group what is new",
        details: """
            Without a feed, all of them, except those that asked to be left alone. A FEED is a
            key, an address, or a title. Exit status 1 where every feed failed.
            """,
        options: [
            .init("--due", "only those whose time has come, as the daemon does"), CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let engine = try await session.engine()
        var selection: RefreshSelection = invocation.has("--due") ? .due : .all
        if !invocation.operands.isEmpty {
            let finding = try await FeedFinding(in: engine.store)
            var keys: [FeedKey] = []
            for name in invocation.operands { keys.append(try finding.feed(name).key) }
            selection = .feeds(keys)
        }
        let summary: RefreshSummary
        do throws(EngineError) {
            let done = Mutex(0)
            summary = try await engine.refresh(selection) { outcome, total in
                let count = done.withLock { count in
                    count += 1
                    return count
                }
                session.terminal.progress("[\(count)/\(total)] \(outcome.title)")
            }
        } catch {
            throw CommandFailure(error)
        }
        session.terminal.endProgress()
        report(summary, session.terminal, asJSON: invocation.has("--json"))
        if !summary.outcomes.isEmpty, summary.failureCount == summary.outcomes.count {
            throw .silent
        }
    }

    private static func report(_ summary: RefreshSummary, _ terminal: Terminal, asJSON: Bool) {
        if asJSON {
            terminal.printJSON(RefreshObject(summary))
            return
        }
        let now = Session.clock()
        var table = Table([
            .init(title: "outcome", isFlexible: true), .init(title: "feed", isFlexible: true),
            .init(title: "next check", style: .dim),
        ])
        for outcome in summary.outcomes.sorted(by: { $0.title < $1.title }) {
            table.add([
                words(outcome.kind), outcome.title,
                outcome.nextCheck.map { TimeWords.short($0, now: now) } ?? "never",
            ])
        }
        table.print(on: terminal)
        terminal.say(summary.sentence)
    }

    private static func words(_ kind: FeedOutcome.Kind) -> String {
        switch kind {
        case .changed(let count): "\(count) new"
        case .notModified: "not modified"
        case .unchanged: "unchanged"
        case .skipped(let reason): "skipped: \(reason)"
        case .failed(let explanation): "failed: \(explanation)"
        }
    }
}
