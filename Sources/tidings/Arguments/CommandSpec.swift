/// One command of the program: its words, its help, and what it does.
struct CommandSpec: Sendable {
    /// An option of a command.
    struct Option: Sendable {
        /// The name with its dashes, such as `--json`.
        var name: String
        /// What its value is called in the help, or `nil` where it takes none.
        var value: String?
        /// One line of help.
        var help: String

        init(_ name: String, value: String? = nil, _ help: String) {
            self.name = name
            self.value = value
            self.help = help
        }
    }

    /// The words that name it, such as `add` or `tool parse`.
    var name: String
    /// What it takes besides options, such as `URL`.
    var operands: String
    /// How many operands it takes.
    var operandCount: ClosedRange<Int>
    /// One line of help.
    var summary: String
    /// What the line leaves out; may be empty.
    var details: String
    /// The options, besides those every command has.
    var options: [Option]
    /// Does it.
    var run: @Sendable (Invocation, Session) async throws(CommandFailure) -> Void

    init(
        _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, summary: String,
        details: String = "", options: [Option] = [],
        run: @escaping @Sendable (Invocation, Session) async throws(CommandFailure) -> Void
    ) {
        self.name = name
        self.operands = operands
        operandCount = count
        self.summary = summary
        self.details = details
        self.options = options
        self.run = run
    }

    /// The options that every command has.
    static let common = [
        Option("--store", value: "PATH", "use the store at PATH (also: TIDINGS_STORE)"),
        Option("--help", "show this help"),
    ]

    /// The option of every listing.
    static let json = Option("--json", "print JSON, one stable object")

    /// The help of the command, ending in a line break.
    var help: String {
        let all = options + Self.common
        let words = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
        let width = words.map(\.count).max() ?? 0
        var text =
            "usage: tidings \(name)" + (operands.isEmpty ? "" : " " + operands)
            + " [options]\n\n\(summary).\n"
        if !details.isEmpty { text += "\n\(details)\n" }
        text += "\noptions:\n"
        for (word, option) in zip(words, all) {
            let gap = String(repeating: " ", count: width - word.count + 2)
            text += "  \(word)\(gap)\(option.help)\n"
        }
        return text
    }
}
