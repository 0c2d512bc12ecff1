import NewsModel
import TidingsEngine
import TidingsStore

/// One feed with how it is and what the person set for it, as `feed show --json` prints it.
struct FeedSettingsObject: Encodable {
    /// How the feed is.
    var feed: FeedConditions.Object.Feed
    /// What is set for it.
    var settings: Settings

    /// What is set for a feed; never a secret.
    struct Settings: Encodable {
        /// The seconds between two fetches, where the person decided them.
        var interval: Int64?
        /// What the reader is called towards its server.
        var userAgent: String?
        /// The user name for basic authentication.
        var user: String?
        /// Whether a password is kept for it.
        var hasPassword: Bool
        /// The names of the header fields that are sent.
        var headers: [String]
        /// Whether it may be on a private network.
        var allowsPrivateNetwork: Bool
        /// Whether it is asked for everything each time.
        var ignoresCache: Bool
        /// Whether the pages its entries link to are read.
        var wantsFullText: Bool
        /// Whether opening an entry shows the article of its page: `auto`, `always`, or `never`.
        var articles: String

        enum CodingKeys: String, CodingKey {
            case interval
            case userAgent = "user_agent"
            case user
            case hasPassword = "has_password"
            case headers
            case allowsPrivateNetwork = "allows_private_network"
            case ignoresCache = "ignores_cache"
            case wantsFullText = "full_text"
            case articles
        }
    }

    init(_ feed: FollowedFeed, _ condition: FeedCondition, _ settings: FeedSettings) {
        self.feed = FeedConditions.Object.Feed(feed, condition)
        self.settings = Settings(
            interval: settings.interval?.components.seconds, userAgent: settings.userAgent,
            user: settings.userName, hasPassword: settings.password != nil,
            headers: settings.fields.map(\.name),
            allowsPrivateNetwork: feed.allowsPrivateNetwork, ignoresCache: settings.ignoresCache,
            wantsFullText: settings.wantsFullText, articles: settings.articles.rawValue)
    }

    /// What is set for a feed in words, without what holds for any feed.
    static func lines(_ settings: FeedSettings, of feed: FollowedFeed) -> [(String, String?)] {
        var lines: [(String, String?)] = []
        if let seconds = settings.interval?.components.seconds {
            let text =
                seconds % 86_400 == 0
                ? "\(seconds / 86_400) d"
                : seconds % 3600 == 0 ? "\(seconds / 3600) h" : "\(seconds / 60) min"
            lines.append(("interval", text))
        }
        if let name = settings.userAgent { lines.append(("user agent", name)) }
        if let name = settings.userName { lines.append(("user", name)) }
        if settings.password != nil { lines.append(("password", "set")) }
        if !settings.fields.isEmpty {
            lines.append(("headers", settings.fields.map(\.name).joined(separator: " ")))
        }
        if feed.allowsPrivateNetwork { lines.append(("private network", "allowed")) }
        if settings.ignoresCache { lines.append(("cache", "ignored")) }
        if settings.wantsFullText { lines.append(("full text", "of each page")) }
        if settings.articles != .automatic {
            lines.append(("articles", settings.articles.rawValue))
        }
        return lines
    }
}
