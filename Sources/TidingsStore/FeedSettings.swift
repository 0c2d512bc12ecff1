/// How the person wants one feed fetched, here alone.
///
/// Passwords and header fields stay in the file of this store (mode 0600): they are never synced,
/// exported, logged, or shown; also not where the value is printed.
public struct FeedSettings: Hashable, Sendable {
    /// A header field to send with each request.
    public struct Field: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value, which may be a secret.
        public let value: String

        /// A field to send.
        ///
        /// - Returns: `nil` where the name is none or one that the client decides itself, or where
        ///   the value holds a control character.
        ///
        /// Source: RFC 9110, sections 5.1 and 5.5.
        public init?(_ name: String, _ value: String) {
            let marks = "!#$%&'*+-.^_`|~"
            let isToken = name.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
                    || marks.unicodeScalars.contains($0)
            }
            guard isToken, !name.isEmpty, name.utf8.count <= 100, value.utf8.count <= 4000,
                value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
                !Self.reserved.contains(name.lowercased())
            else { return nil }
            self.name = name
            self.value = value
        }

        /// Fields that frame the message, or that have a place of their own.
        private static let reserved: Set = [
            "host", "connection", "content-length", "transfer-encoding", "te", "trailer",
            "upgrade", "keep-alive", "expect", "accept-encoding", "if-none-match",
            "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range",
            "user-agent",
        ]
    }

    /// The most header fields.
    public static let fieldCount = 20
    /// The shortest and the longest time between two fetches that can be asked for: a quarter of an
    /// hour to a week.
    public static let intervals = Duration.seconds(900)...Duration.seconds(7 * 86_400)

    /// The time between two fetches, or `nil` to decide it by how often the feed publishes.
    public var interval: Duration?
    /// What to be called towards this server, or `nil` for the usual name.
    public var userAgent: String?
    /// The user name for basic authentication, or `nil` for none.
    public var userName: String?
    /// The password that belongs to it.
    public var password: String?
    /// Header fields to send, in order.
    public var fields: [Field]
    /// Whether to ask without validators and not to believe how long an answer is fresh.
    public var ignoresCache: Bool
    /// Whether the pages its entries link to are read, once each, to show their full text.
    public var wantsFullText: Bool
    /// Whether opening an entry shows the article of the page it links to.
    public var articles: ArticleChoice

    /// Nothing but what holds for every feed.
    public init() {
        fields = []
        ignoresCache = false
        wantsFullText = false
        articles = .automatic
    }

    /// Whether the server is asked in the same way as with `other`.
    func asksLike(_ other: FeedSettings) -> Bool {
        var copy = other
        copy.interval = interval
        copy.wantsFullText = wantsFullText
        copy.articles = articles
        return self == copy
    }
}

extension FeedSettings: CustomStringConvertible, CustomReflectable {
    /// The settings without their secrets.
    public var description: String {
        var parts: [String] = []
        if let interval { parts.append("interval \(interval)") }
        if let userAgent { parts.append("user agent \(userAgent)") }
        if userName != nil { parts.append("password set") }
        if !fields.isEmpty { parts.append("fields \(fields.map(\.name))") }
        if ignoresCache { parts.append("ignores cache") }
        if wantsFullText { parts.append("full text") }
        if articles != .automatic { parts.append("articles \(articles.rawValue)") }
        return parts.joined(separator: ", ")
    }

    /// Nothing, so that no dump prints a secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FeedSettings.Field: CustomStringConvertible, CustomReflectable {
    /// The name alone.
    public var description: String { name }

    /// Nothing, so that no dump prints a secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
