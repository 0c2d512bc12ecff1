import NewsModel
import TidingsEngine

/// What came of a refresh, as `refresh --json` prints it.
struct RefreshObject: Encodable {
    /// How many entries are new in all.
    var newEntries: Int
    /// How many feeds failed.
    var failures: Int
    /// The outcome of each feed.
    var feeds: [Outcome]

    /// The outcome of one feed.
    struct Outcome: Encodable {
        /// The feed's key.
        var key: String
        /// The feed's title.
        var title: String
        /// `changed`, `not_modified`, `unchanged`, `skipped`, or `failed`.
        var outcome: String
        /// Why it was skipped or failed, one plain sentence.
        var detail: String?
        /// How many entries are new.
        var newEntries: Int
        /// When it is asked next, RFC 3339 in UTC; absent where it is asked no more.
        var nextCheck: String?

        enum CodingKeys: String, CodingKey {
            case key
            case title
            case outcome
            case detail
            case newEntries = "new_entries"
            case nextCheck = "next_check"
        }
    }

    enum CodingKeys: String, CodingKey {
        case newEntries = "new_entries"
        case failures
        case feeds
    }

    init(_ summary: RefreshSummary) {
        newEntries = summary.newEntryCount
        failures = summary.failureCount
        feeds = summary.outcomes.map { outcome in
            let (word, detail, count): (String, String?, Int) =
                switch outcome.kind {
                case .changed(let count): ("changed", nil, count)
                case .notModified: ("not_modified", nil, 0)
                case .unchanged: ("unchanged", nil, 0)
                case .skipped(let reason): ("skipped", reason, 0)
                case .failed(let explanation): ("failed", explanation, 0)
                }
            return Outcome(
                key: outcome.feed.description, title: outcome.title, outcome: word,
                detail: detail, newEntries: count, nextCheck: outcome.nextCheck?.description)
        }
    }
}
