import NewsModel
import TidingsStore

/// One kind of list, as the reader asks for its first page and as SQL.
enum ListQuestion: String, CaseIterable {
    case everythingUnread = "unread"
    case feed
    case folderUnread = "folder"
    case saved
    case stories
    case commonWord = "common"
    case rareWord = "rare"

    /// How many entries a page has.
    static let pageSize = 50

    private static let columns = """
        e.id, e.key, e.feed, \
        coalesce(nullif(f.custom_title, ''), nullif(f.own_title, ''), f.address), \
        e.title, e.excerpt, e.link, e.author, e.published, e.first_seen, e.is_read, e.is_saved, \
        e.story
        """

    private static let join = "CROSS JOIN feeds AS f ON f.id = e.feed"

    /// What varies from one run to the next.
    struct Subject {
        var feed: FeedKey
        var folder: FolderPath
        var commonWord: String
        var rareWord: String
    }

    /// Asks the store.
    ///
    /// - Returns: The keys of what is listed.
    func ask(_ store: ReaderStore, _ subject: Subject) async throws -> [UInt64] {
        let limit = Self.pageSize
        switch self {
        case .everythingUnread:
            return try await keys(store, EntryQuery(filter: .unread, limit: limit))
        case .feed: return try await keys(store, EntryQuery(.feed(subject.feed), limit: limit))
        case .folderUnread:
            return try await keys(
                store, EntryQuery(.folder(subject.folder), filter: .unread, limit: limit))
        case .saved: return try await keys(store, EntryQuery(filter: .saved, limit: limit))
        case .stories:
            return try await store.stories(minimumPublishers: 2, after: nil, limit: limit)
                .elements.map(\.key.rawValue)
        case .commonWord, .rareWord:
            let word = self == .rareWord ? subject.rareWord : subject.commonWord
            return try await store.search(word, after: nil, limit: limit)
                .elements.map(\.key.rawValue)
        }
    }

    private func keys(_ store: ReaderStore, _ query: EntryQuery) async throws -> [UInt64] {
        try await store.entries(query).elements.map(\.key.rawValue)
    }

    /// The statement that the store runs for it, one row more than a page, which tells whether
    /// there is another.
    func sql(_ subject: Subject) -> String {
        let end = "ORDER BY e.id DESC LIMIT \(Self.pageSize + 1);"
        let from = "SELECT \(Self.columns) FROM entries AS e"
        switch self {
        case .everythingUnread:
            return "\(from) INDEXED BY entries_unread \(Self.join) WHERE e.is_read = 0 \(end)"
        case .feed:
            let key = Int64(bitPattern: subject.feed.rawValue)
            return "\(from) INDEXED BY entries_feed \(Self.join) WHERE e.feed = \(key) \(end)"
        case .folderUnread:
            // The reader looks the folder up as well.
            return """
                \(from) INDEXED BY entries_folder_unread \(Self.join) WHERE e.folder = \
                (SELECT id FROM folders WHERE name = '\(subject.folder)' AND parent = 0) \
                AND e.is_read = 0 \(end)
                """
        case .saved:
            return "\(from) INDEXED BY entries_saved \(Self.join) WHERE e.is_saved = 1 \(end)"
        case .stories:
            return """
                SELECT key, key, title, excerpt, publishers, languages, entry_count, \
                unread_count, first, latest FROM stories INDEXED BY stories_shared \
                WHERE publisher_count >= 2 ORDER BY latest DESC, key DESC \
                LIMIT \(Self.pageSize + 1);
                """
        case .commonWord, .rareWord:
            let word = self == .rareWord ? subject.rareWord : subject.commonWord
            return """
                SELECT \(Self.columns) FROM search AS s CROSS JOIN entries AS e \
                ON e.id = s.rowid \(Self.join) WHERE search MATCH '"\(word)"' \
                ORDER BY s.rowid DESC LIMIT \(Self.pageSize + 1);
                """
        }
    }
}
