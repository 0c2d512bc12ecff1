import Assistant
import StoryGrouping

/// The command `tidings tool group`.
enum GroupTool {
    static let spec = CommandSpec(
        "tool group", summary: "headlines as JSON lines on stdin → the story of each",
        details: """
            A line is {"id", "title", "time", "lang"?, "source"?, "summary"?}. The answer is a line
            per headline: its id, a tab, and the id of the headline that founded its story. Of lines
            with one id the first counts.
            Stories uses an installed model (see 'tidings models') and otherwise compares words.
            """,
        options: [
            .init("--algorithm", value: "NAME", "words (default), letters, spelling, or stories"),
            .init("--level", value: "NAME", "strict, balanced (default), or loose"),
            .init("--threshold", value: "X", "the least similarity that joins, 0 to 1"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let options = try GroupingWords.options(invocation, of: "tool group")
        let input = try InputBytes().whole()
        let list: HeadlineList
        do throws(HeadlineListError) {
            list = try HeadlineList(jsonLines: input)
        } catch {
            switch error {
            case .malformed(let line, let reason):
                throw .failed("Line \(line) is not a headline: \(reason).")
            }
        }
        var space: VectorSpace?
        var vectors: [TextVector] = []
        if options.algorithm == .stories {
            (space, vectors) = await meaning(of: list.titles, session)
        }
        var output: [UInt8] = []
        for pair in list.stories(options: options, space: space, vectors: vectors) {
            output += "\(pair.id)\t\(pair.story)\n".utf8
        }
        session.terminal.print(bytes: output)
    }

    /// What titles mean to the installed model; nothing, and a word about it, where none works.
    private static func meaning(
        of titles: [String], _ session: Session
    ) async -> (VectorSpace?, [TextVector]) {
        guard let installed = session.models.models().last else {
            session.terminal.complain(
                "No model is installed: words alone are compared. See 'tidings models install'.")
            return (nil, [])
        }
        do throws(AssistantError) {
            let model = try LocalModel(installed)
            let space = try await session.models.space(of: installed, by: model)
            return (space, try await model.vectors(of: titles))
        } catch {
            session.terminal.complain("\(error.explanation) Words alone are compared.")
            return (nil, [])
        }
    }
}

/// How a person names ways of grouping.
enum GroupingWords {
    /// The options that `--algorithm`, `--level`, and `--threshold` ask for.
    ///
    /// - Parameters:
    ///   - invocation: What was typed.
    ///   - command: The command they are for.
    ///   - former: What was set before, whose algorithm stays where none is named.
    ///   - others: What else `--algorithm` takes.
    /// - Returns: The options.
    /// - Throws: `CommandFailure` where a word is none of those.
    static func options(
        _ invocation: Invocation, of command: String, former: GroupingOptions? = nil,
        others: [String] = []
    ) throws(CommandFailure) -> GroupingOptions {
        let usual = former?.algorithm ?? .words
        let name = invocation.value("--algorithm") ?? usual.rawValue
        guard let algorithm = GroupingAlgorithm(rawValue: name) else {
            let names = GroupingAlgorithm.allCases.map(\.rawValue) + others
            throw .usage(
                "--algorithm takes \(names.joined(separator: ", ")), not “\(name)”",
                command: command)
        }
        let levelName = invocation.value("--level") ?? "balanced"
        guard let level = GroupingLevel(rawValue: levelName) else {
            throw .usage("--level takes strict, balanced, or loose", command: command)
        }
        var options = GroupingOptions(algorithm: algorithm, level: level)
        if let text = invocation.value("--threshold") {
            guard !invocation.has("--level") else {
                throw .usage("name a level or a threshold, not both", command: command)
            }
            guard let threshold = Double(text), (0...1).contains(threshold) else {
                throw .usage("--threshold takes a number from 0 to 1", command: command)
            }
            options.threshold = threshold
        }
        return options
    }
}
