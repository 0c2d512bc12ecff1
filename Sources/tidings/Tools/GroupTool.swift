import StoryGrouping

/// `tidings tool group`
enum GroupTool {
    static let spec = CommandSpec(
        "tool group", summary: "headlines as JSON lines on stdin → the story of each",
        details: """
            A line is {"id", "title", "time", "lang"?, "source"?, "summary"?}. The answer is a line
            per headline: its id, a tab, and the id of the headline that founded its story.
            """,
        options: [
            .init("--algorithm", value: "NAME", "words (default), letters, or spelling"),
            .init("--threshold", value: "X", "the least similarity that joins, 0 to 1"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let name = invocation.value("--algorithm") ?? "words"
        guard let algorithm = GroupingAlgorithm(rawValue: name) else {
            throw .usage(
                "--algorithm takes words, letters, or spelling, not “\(name)”",
                command: "tool group")
        }
        var options = GroupingOptions(algorithm: algorithm)
        if let text = invocation.value("--threshold") {
            guard let threshold = Double(text), (0...1).contains(threshold) else {
                throw .usage("--threshold takes a number from 0 to 1", command: "tool group")
            }
            options.threshold = threshold
        }
        let input = try InputBytes().whole()
        do throws(HeadlineListError) {
            let list = try HeadlineList(jsonLines: input)
            var output: [UInt8] = []
            for pair in list.stories(options: options) {
                output += "\(pair.id)\t\(pair.story)\n".utf8
            }
            session.terminal.print(bytes: output)
        } catch {
            switch error {
            case .malformed(let line, let reason):
                throw .failed("Line \(line) is not a headline: \(reason).")
            }
        }
    }
}
