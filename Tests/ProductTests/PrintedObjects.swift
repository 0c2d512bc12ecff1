/// What `list --json` and `search --json` print, as far as tests look at it.
struct PrintedEntries: Decodable {
    struct Entry: Decodable, Hashable {
        var key: String
        var feed: String
        var title: String
        var order: String
        var isRead: Bool
        var isSaved: Bool
        var story: String?

        enum CodingKeys: String, CodingKey {
            case key
            case feed
            case title
            case order
            case isRead = "read"
            case isSaved = "saved"
            case story
        }
    }

    var entries: [Entry]
    var next: String?
}

/// What `feeds --json` prints, as far as tests look at it.
struct PrintedFeeds: Decodable {
    struct Feed: Decodable {
        var key: String
        var url: String
        var title: String
        var folder: [String]
        var entryCount: Int
        var unreadCount: Int
        var health: Health

        enum CodingKeys: String, CodingKey {
            case key
            case url
            case title
            case folder
            case entryCount = "entry_count"
            case unreadCount = "unread_count"
            case health
        }
    }

    struct Health: Decodable {
        var lastStatus: Int?
        var lastError: String?
        var failureCount: Int
        var nextCheck: String?

        enum CodingKeys: String, CodingKey {
            case lastStatus = "last_status"
            case lastError = "last_error"
            case failureCount = "failure_count"
            case nextCheck = "next_check"
        }
    }

    var feeds: [Feed]
}

/// What `stories --json` prints, as far as tests look at it.
struct PrintedStories: Decodable {
    struct Story: Decodable {
        var key: String
        var title: String
        var publishers: [String]
        var entryCount: Int

        enum CodingKeys: String, CodingKey {
            case key
            case title
            case publishers
            case entryCount = "entry_count"
        }
    }

    var stories: [Story]
    var next: String?
}

/// What `refresh --json` prints, as far as tests look at it.
struct PrintedRefresh: Decodable {
    struct Outcome: Decodable {
        var key: String
        var title: String
        var outcome: String
        var detail: String?
        var newEntries: Int
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

    var newEntries: Int
    var failures: Int
    var feeds: [Outcome]

    enum CodingKeys: String, CodingKey {
        case newEntries = "new_entries"
        case failures
        case feeds
    }
}

/// What `show ENTRY --json` prints, as far as tests look at it.
struct PrintedDetail: Decodable {
    var key: String
    var title: String
    var html: String
    var url: String?
}

/// What `doctor --json` prints, as far as tests look at it.
struct PrintedReport: Decodable {
    var problems: [String]
    var feeds: Int
    var entries: Int
}
