/// Why a model gave nothing.
public enum AssistantError: Error, Hashable, Sendable {
    /// There is no such model here.
    case notInstalled(String)
    /// Its files are here but cannot be used on this machine, for the reason given.
    case unusable(reason: String)
    /// The index or endpoint could not be asked, for the reason given in a sentence.
    case unreachable(reason: String)
    /// It answered with this status.
    case status(Int)
    /// It answered with something that is not what was asked for.
    case invalidAnswer(reason: String)
    /// What was downloaded is not what the index or this version promises; nothing was kept.
    case wrongDigest
    /// The disk refused, for the reason given.
    case disk(reason: String)
}

extension AssistantError {
    /// What happened, in one plain sentence.
    public var explanation: String {
        switch self {
        case .notInstalled(let name): "The model “\(name)” is not installed."
        case .unusable(let reason): "The model cannot be used here: \(reason)."
        case .unreachable(let reason): reason
        case .status(let status): "It answered with HTTP status \(status)."
        case .invalidAnswer(let reason): "Its answer makes no sense: \(reason)."
        case .wrongDigest: "What was downloaded is not what it should be; nothing was kept."
        case .disk(let reason): "The files could not be written: \(reason)."
        }
    }
}
