import NewsModel
import StoryGrouping
import TidingsEngine
import TidingsStore
import TidingsWeb

/// The commands `tidings story …`: why entries are in one story, and what to do where that is wrong.
enum StoryCommands {
    static let all = [why, apart, split, merge, restore]

    private static let why = CommandSpec(
        "story why", operands: "ENTRY ENTRY", count: 2...2,
        summary: "say why two entries are in one story, or not", options: [CommandSpec.json]
    ) { (invocation, session) async throws(CommandFailure) in
        let one = try MarkCommand.key(invocation.operands[0])
        let other = try MarkCommand.key(invocation.operands[1])
        guard one != other else { throw .usage("name two different entries", command: "story why") }
        let engine = try await session.engine()
        let reason: StoryReason?
        do throws(EngineError) {
            reason = try await engine.reason(one, other)
        } catch {
            throw CommandFailure(error)
        }
        guard let reason else {
            throw .failed("One of the two is not an entry here; see 'tidings list'.")
        }
        if invocation.has("--json") {
            session.terminal.printJSON(ReasonObject(reason))
        } else {
            for line in ReasonWords.lines(reason) { session.terminal.say(line) }
        }
    }

    private static let apart = CommandSpec(
        "story apart", operands: "ENTRY", count: 1...1,
        summary: "take an entry out of its story: not this one",
        details: "Later runs and your other devices respect it; 'story restore' takes it back."
    ) { (invocation, session) async throws(CommandFailure) in
        let entry = try MarkCommand.key(invocation.operands[0])
        try await act(
            session, done: "It is a story of its own now.",
            refused: "\(entry) is in no story with others; see 'tidings stories'."
        ) { engine throws(EngineError) in try await engine.separate(entry) }
    }

    private static let split = CommandSpec(
        "story split", operands: "ENTRY", count: 1...1,
        summary: "split a story: an entry and all later ones are another story"
    ) { (invocation, session) async throws(CommandFailure) in
        let entry = try MarkCommand.key(invocation.operands[0])
        try await act(
            session, done: "The story is split.",
            refused: "Nothing in a story is before \(entry); see 'tidings show --story KEY'."
        ) { engine throws(EngineError) in try await engine.split(at: entry) }
    }

    private static let merge = CommandSpec(
        "story merge", operands: "STORY STORY…", count: 2...20, summary: "make stories one"
    ) { (invocation, session) async throws(CommandFailure) in
        var keys: [StoryKey] = []
        for text in invocation.operands {
            keys.append(StoryKey(rawValue: try MarkCommand.key(text).rawValue))
        }
        let stories = keys
        try await act(
            session, done: "They are one story now.",
            refused: "There are no two stories among these; see 'tidings stories'."
        ) { engine throws(EngineError) in try await engine.merge(stories) }
    }

    private static let restore = CommandSpec(
        "story restore", operands: "ENTRY", count: 1...1,
        summary: "forget what you said about an entry's story, and leave it to the grouping"
    ) { (invocation, session) async throws(CommandFailure) in
        let entry = try MarkCommand.key(invocation.operands[0])
        try await act(
            session, done: "The grouping decides again, from the next reports on.",
            refused: "Nothing was said about \(entry)."
        ) { engine throws(EngineError) in try await engine.uncorrect(entry) }
    }

    private static func act(
        _ session: Session, done: String, refused: String,
        _ body: (ReaderEngine) async throws(EngineError) -> Bool
    ) async throws(CommandFailure) {
        let engine = try await session.engine()
        let isDone: Bool
        do throws(EngineError) {
            isDone = try await body(engine)
        } catch {
            throw CommandFailure(error)
        }
        guard isDone else { throw .failed(refused) }
        session.terminal.say(done)
    }
}
