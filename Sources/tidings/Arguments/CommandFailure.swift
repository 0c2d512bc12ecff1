import TidingsEngine
import TidingsStore

/// Why a command did not do what it was asked.
enum CommandFailure: Error {
    /// The words make no sense; `command` names whose help to read.
    case usage(String, command: String?)
    /// The words made sense, and something went wrong: one plain sentence.
    case failed(String)
    /// What had to be said is said already.
    case silent

    init(_ error: EngineError) { self = .failed(error.explanation) }
    init(_ error: StoreError) { self = .failed(error.explanation) }
    init(_ error: DayRefusal) { self = .failed(error.explanation) }
    init(_ error: SyncError) { self = .failed(error.explanation) }

    /// The exit status: 2 for wrong usage, else 1.
    var exitStatus: Int32 {
        switch self {
        case .usage: 2
        case .failed, .silent: 1
        }
    }

    /// What to print on stderr, or `nil` for nothing.
    var message: String? {
        switch self {
        case .usage(let text, let command):
            "tidings: \(text); see 'tidings \(command.map { $0 + " " } ?? "")--help'"
        case .failed(let text): "tidings: \(text)"
        case .silent: nil
        }
    }
}
