/// What a program printed, and how it ended.
public struct ProgramResult: Sendable {
    /// How a program ended.
    public enum Ending: Hashable, Sendable {
        /// By itself, with this status.
        case exited(Int32)
        /// By this signal.
        case signalled(Int32)
        /// It was killed at its deadline, or because it printed without end.
        case ranTooLong
    }

    /// How it ended.
    public var ending: Ending
    /// What it printed on stdout.
    public var output: [UInt8]
    /// What it printed on stderr.
    public var errors: [UInt8]

    /// Stdout as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Stderr as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// The lines of stdout.
    public var lines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
    /// The lines of stderr.
    public var errorLines: [String] {
        errorText.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
}

extension ProgramResult: CustomStringConvertible {
    /// The ending and the beginning of all that was printed.
    public var description: String {
        "\(ending); stdout: \(text.prefix(500)); stderr: \(errorText.prefix(500))"
    }
}
