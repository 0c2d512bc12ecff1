public import NewsModel

/// What came of refreshing one feed.
public struct FeedOutcome: Hashable, Sendable {
    /// The kinds of outcome.
    public enum Kind: Hashable, Sendable {
        /// The document changed; so many entries are new.
        case changed(newEntryCount: Int)
        /// The server said nothing changed.
        case notModified
        /// The server sent the same bytes again.
        case unchanged
        /// The feed was not asked, for this reason.
        case skipped(reason: String)
        /// Something went wrong: one plain sentence.
        case failed(explanation: String)
    }

    /// The feed.
    public var feed: FeedKey
    /// Its title.
    public var title: String
    /// What came of it.
    public var kind: Kind
    /// When it will be asked next; `nil` where it is gone, and asked no more.
    public var nextCheck: Timestamp?

    /// Gathers an outcome.
    public init(feed: FeedKey, title: String, kind: Kind, nextCheck: Timestamp?) {
        self.feed = feed
        self.title = title
        self.kind = kind
        self.nextCheck = nextCheck
    }
}

/// What came of refreshing some feeds.
public struct RefreshSummary: Hashable, Sendable {
    /// The outcome of each feed, in the order they finished.
    public var outcomes: [FeedOutcome]

    /// Gathers outcomes.
    public init(outcomes: [FeedOutcome] = []) {
        self.outcomes = outcomes
    }
}

/// Which feeds to refresh.
public enum RefreshSelection: Hashable, Sendable {
    /// Those that are due.
    case due
    /// All of them, due or not, except those that asked to be left alone.
    case all
    /// These, due or not.
    case feeds([FeedKey])
}

extension RefreshSummary {
    /// How many entries are new in all.
    public var newEntryCount: Int {
        outcomes.reduce(0) { sum, outcome in
            if case .changed(let count) = outcome.kind { sum + count } else { sum }
        }
    }

    /// How many feeds failed.
    public var failureCount: Int {
        outcomes.count { if case .failed = $0.kind { true } else { false } }
    }

    /// The summary in one plain sentence.
    public var sentence: String {
        func count(_ number: Int, _ noun: String) -> String {
            "\(number) \(noun)\(number == 1 ? "" : "s")"
        }
        var text = "\(count(outcomes.count, "feed")) refreshed, \(newEntryCount) new"
        text += newEntryCount == 1 ? " entry" : " entries"
        if failureCount > 0 { text += ", \(count(failureCount, "failure"))" }
        return text + "."
    }
}
