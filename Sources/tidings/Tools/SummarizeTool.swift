import Markup
import StoryGrouping

/// The command `tidings tool summarize`.
enum SummarizeTool {
    static let spec = CommandSpec(
        "tool summarize", summary: "HTML or text on stdin → its most telling sentences, one a line",
        details: "What begins with a tag or a document type is read as HTML.",
        options: [
            .init("--sentences", value: "N", "how many sentences, 1 to 100 (default 3)"),
            .init("--title", value: "TEXT", "the title of the text"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        let count = try invocation.number("--sentences", in: 1...100, default: 3)
        let input = String(decoding: try InputBytes().whole(), as: UTF8.self)
        let text = isMarkup(input) ? PlainText(html: input).text : input
        let summary = ExtractiveSummary(
            of: text, title: invocation.value("--title") ?? "", count: count)
        for sentence in summary.sentences { session.terminal.say(sentence) }
    }

    private static func isMarkup(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace })
        else { return false }
        return first == "<" || text.contains("</p>") || text.contains("</div>")
    }
}
