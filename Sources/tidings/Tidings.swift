import Glibc
import Threads

/// The one program: finds the command that the words name, and does it.
@main
struct Tidings {
    /// Starts the work and waits for its end.
    ///
    /// It is not `async`: that would begin on the main queue and leave it at once, and Dispatch
    /// then closes the descriptor that wakes the queue while another thread may still be writing
    /// to it. By then its number can be that of the store, which loses its first eight bytes.
    static func main() {
        MemoryPools.share()
        OpenFiles.raiseLimit()
        let words = Array(CommandLine.arguments.dropFirst())
        Task.detached { exit(await run(words)) }
        while true { pause() }
    }

    /// Does what `words` say.
    ///
    /// - Returns: The exit status: 0 done, 1 something went wrong, 2 wrong usage.
    static func run(_ words: [String]) async -> Int32 {
        let terminal = Terminal()
        do throws(CommandFailure) {
            guard let first = words.first, !helpWords.contains(first) else {
                return try help(Array(words.dropFirst()), terminal)
            }
            if words.count == 2, helpWords.contains(words[1]), !family(of: first).isEmpty {
                return try help([first], terminal)
            }
            if first == "--version" {
                terminal.print("tidings \(Version.text)")
                return 0
            }
            let (spec, rest) = try command(words)
            let invocation = try Invocation(rest, for: spec)
            if invocation.has("--help") {
                terminal.print(bytes: Array(spec.help.utf8))
                return 0
            }
            let session = try Session(terminal: terminal, storePath: invocation.value("--store"))
            try await spec.run(invocation, session)
            if let problem = terminal.outputProblem { throw .failed(problem) }
            return 0
        } catch {
            terminal.endProgress()
            if let message = error.message { terminal.complain(message) }
            return error.exitStatus
        }
    }

    private static func command(
        _ words: [String]
    ) throws(CommandFailure) -> (CommandSpec, [String]) {
        // `--store PATH` may stand before the command, too.
        var words = words
        var moved: [String] = []
        if let first = words.first, first == "--store" || first.hasPrefix("--store=") {
            moved = Array(words.prefix(first.contains("=") ? 1 : 2))
            words.removeFirst(moved.count)
        }
        for length in [2, 1] where words.count >= length {
            let name = words.prefix(length).joined(separator: " ")
            if let spec = Commands.all.first(where: { $0.name == name }) {
                return (spec, words.dropFirst(length) + moved)
            }
        }
        guard let first = words.first else {
            throw .usage("a command is missing", command: nil)
        }
        let family = family(of: first)
        guard family.isEmpty else {
            let names = family.map { String($0.name.split(separator: " ")[1]) }
            throw .usage("\(first) needs one of: \(names.joined(separator: ", "))", command: nil)
        }
        throw .usage("there is no command “\(first)”", command: nil)
    }

    private static let helpWords = ["--help", "-h", "help"]

    /// The commands of several words that begin with `word`.
    private static func family(of word: String) -> [CommandSpec] {
        Commands.all.filter { $0.name.hasPrefix(word + " ") }
    }

    private static func help(
        _ words: [String], _ terminal: Terminal
    ) throws(CommandFailure) -> Int32 {
        let name = words.joined(separator: " ")
        let text: String
        if name.isEmpty {
            text = Commands.overview
        } else if let spec = Commands.all.first(where: { $0.name == name }) {
            text = spec.help
        } else {
            let members = family(of: name)
            guard !members.isEmpty else {
                throw .usage("there is no command “\(name)”", command: nil)
            }
            text = members.map { "tidings \($0.name)  \($0.summary)\n" }.joined()
        }
        terminal.print(bytes: Array(text.utf8))
        return 0
    }
}
