public import TidingsStore

/// Why the engine could not do what it was asked; `explanation` says it in one plain sentence.
public enum EngineError: Error, Hashable, Sendable {
    /// The text is no address.
    case notAnAddress(String)
    /// The address is followed already, under this title.
    case alreadyFollowed(title: String)
    /// Nothing at the address is a feed or leads to one.
    case noFeed(explanation: String)
    /// The server could not be asked or answered with an error.
    case fetchFailed(explanation: String)
    /// The list of subscriptions cannot be read.
    case unreadableList(explanation: String)
    /// The store failed.
    case store(StoreError)

    /// What went wrong and what to do, one plain sentence.
    public var explanation: String {
        switch self {
        case .notAnAddress(let text):
            "“\(text)” is not a web address: give one like https://example.com/feed."
        case .alreadyFollowed(let title):
            "You follow this feed already, as “\(title)”."
        case .noFeed(let explanation), .fetchFailed(let explanation),
            .unreadableList(let explanation):
            explanation
        case .store(let error):
            error.explanation
        }
    }
}
