import NewsModel
import TidingsStore
import TidingsWeb

/// The command `tidings sync undo [N]`.
enum SyncUndoCommand {
    static let spec = CommandSpec(
        "sync undo", operands: "[N]", count: 0...1,
        summary: "decide the other way what was decided by itself between two devices",
        details: "Without N the latest 50 are listed, with their numbers.",
        options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let store = try await session.store()
        guard let text = invocation.operands.first else {
            try await Journal.print(store, limit: 50, invocation, session.terminal)
            return
        }
        guard let number = Int64(text) else {
            throw .usage("sync undo takes a number, not “\(text)”", command: "sync undo")
        }
        do throws(StoreError) {
            try await store.undoOutcome(number, at: Session.clock())
        } catch {
            guard case .notFound = error else { throw CommandFailure(error) }
            throw .failed(
                "Number \(number) cannot be undone: see 'tidings sync undo' for what can.")
        }
        session.terminal.say("Undone: number \(number) is decided the other way from now on.")
    }
}

/// The command `tidings history`.
enum HistoryCommand {
    static let spec = CommandSpec(
        "history", summary: "list what was decided here lately, and by itself between devices",
        details: "Numbers are for 'tidings sync undo'.",
        options: [
            .init("--limit", value: "N", "at most N of each, 1 to 1000 (default 50)"),
            CommandSpec.json,
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let limit = try invocation.number("--limit", in: 1...1000, default: 50)
        let store = try await session.store()
        let decisions: [DecisionLine]
        do throws(StoreError) {
            decisions = try await store.decisions(limit: limit)
        } catch {
            throw CommandFailure(error)
        }
        try await Journal.print(
            store, limit: limit, decisions: decisions, invocation, session.terminal)
    }
}

/// Prints conflicts that were resolved without asking, and what was decided here.
enum Journal {
    static func print(
        _ store: ReaderStore, limit: Int, decisions: [DecisionLine]? = nil,
        _ invocation: Invocation, _ terminal: Terminal
    ) async throws(CommandFailure) {
        let outcomes: [SyncOutcome]
        do throws(StoreError) {
            outcomes = try await store.outcomes(limit: limit)
        } catch {
            throw CommandFailure(error)
        }
        if invocation.has("--json") {
            terminal.printJSON(HistoryObject(outcomes, decisions: decisions))
            return
        }
        let now = Session.clock()
        var table = Table([
            .init(title: "number", style: .dim), .init(title: "when", style: .dim),
            .init(title: "what", isFlexible: true), .init(title: ""),
        ])
        var lines = (decisions ?? []).map { line in
            (
                time: line.time,
                cells: ["", TimeWords.short(line.time, now: now), line.sentence, "here"]
            )
        }
        for outcome in outcomes {
            let state = outcome.isUndone ? "undone" : outcome.canUndo ? "" : "stands"
            lines.append(
                (
                    outcome.time,
                    [
                        String(outcome.number), TimeWords.short(outcome.time, now: now),
                        outcome.sentence, state,
                    ]
                ))
        }
        for line in lines.sorted(by: { $0.time > $1.time }) { table.add(line.cells) }
        table.print(
            on: terminal, hint: "Nothing was decided here or by itself yet.")
    }
}
