import IntentSync
public import NewsModel
import SQLite

/// Reads a `FeedOverview` from one state of the store.
struct OverviewReader {
    /// The title to show of a row of `feeds`.
    static let title =
        "coalesce(nullif(custom_title, ''), nullif(own_title, ''), address)"
    private static let columns = """
        id, \(title), unread_count, failure_count, order_key, folder, language, site_address,
        address
        """

    private let connection: Connection
    private let folders: FolderTree
    private var overview = FeedOverview()

    /// Reads through `connection`, inside a snapshot.
    init(_ connection: Connection) throws(SQLiteError) {
        self.connection = connection
        folders = try FolderTree(connection)
    }

    /// Reads the overview.
    ///
    /// - Parameters:
    ///   - scope: What the page is about; the feeds of its folder are named in any case.
    ///   - limit: The most feeds that are followed where all are named.
    ///   - keys: Further feeds whose faces are shown.
    /// - Returns: The overview.
    /// - Throws: `SQLiteError`.
    func overview(
        around scope: EntryQuery.Scope, limit: Int, faces keys: Set<FeedKey>
    ) throws(SQLiteError) -> FeedOverview {
        var reader = self
        try reader.count()
        try reader.name(around: scope, limit: limit)
        try reader.addFaces(of: keys)
        reader.overview.tags = try TagTable(connection: connection).all()
        reader.overview.groups = try SmartGroup.all(connection)
        reader.overview.latest = try ArrivalMark(latest: connection)
        return reader.overview
    }

    /// The folders with what is unread.
    private mutating func count() throws(SQLiteError) {
        let sums = try connection.all(
            """
            SELECT folder, count(*), sum(unread_count) FROM feeds INDEXED BY feeds_counts
            WHERE is_followed = 1 GROUP BY folder
            """
        ) { row in
            (row: row.integer(0), feeds: Int(row.integer(1)), unread: Int(row.integer(2)))
        }
        overview.feedCount = sums.reduce(0) { $0 &+ $1.feeds }
        overview.unreadCount = sums.reduce(0) { $0 &+ $1.unread }
        overview.savedCount = Int(
            try connection.integer(
                "SELECT count(*) FROM entries INDEXED BY entries_saved WHERE is_saved = 1"))
        var unread: [FolderPath: Int] = [:]
        for sum in sums { unread[folders.path(of: sum.row), default: 0] &+= sum.unread }
        overview.folders = unread.keys.map { (rank: folders.rank(at: $0), path: $0) }
            .sorted { left, right in
                // The top, whose rank is empty, comes last.
                if left.rank.isEmpty || right.rank.isEmpty { return !left.rank.isEmpty }
                return left.rank.lexicographicallyPrecedes(right.rank)
            }.map { _, path in
                let inside = unread.reduce(0) { sum, folder in
                    let isInside = path == .top ? folder.key == .top : folder.key.isInside(path)
                    return isInside ? sum &+ folder.value : sum
                }
                return .init(path: path, unreadCount: inside)
            }
    }

    /// Names the feeds of every folder, or of the one in question.
    private mutating func name(
        around scope: EntryQuery.Scope, limit: Int
    ) throws(SQLiteError) {
        let all = overview.feedCount <= limit
        var wanted: Int64?
        if !all {
            switch scope {
            case .folder(let path): wanted = folders.row(at: path)
            case .feed(let key): wanted = try FeedTable(connection: connection).folder(of: key)
            case .everything, .story: break
            }
            guard wanted != nil else { return }
        }
        let sql = "SELECT \(Self.columns) FROM feeds WHERE is_followed = 1"
        let rows: [Named]
        if let wanted, !all {
            rows = try connection.all(sql + " AND folder = ?", wanted, read: Named.init)
        } else {
            rows = try connection.all(sql, read: Named.init)
        }
        let byFolder = Dictionary(grouping: rows) { folders.path(of: $0.folder) }
        for index in overview.folders.indices {
            guard let feeds = byFolder[overview.folders[index].path] else { continue }
            overview.folders[index].feeds = feeds.sorted { $0.place < $1.place }.map(\.feed)
            for feed in feeds { try addFace(feed) }
        }
    }

    // MARK: Faces

    private mutating func addFaces(of keys: Set<FeedKey>) throws(SQLiteError) {
        for key in keys where overview.faces[key] == nil {
            let sql = "SELECT \(Self.columns) FROM feeds WHERE id = ?"
            if let named = try connection.first(sql, key.stored, read: Named.init) {
                try addFace(named)
            }
        }
    }

    private mutating func addFace(_ named: Named) throws(SQLiteError) {
        var face = FeedFace(language: named.language)
        if let site = SiteIcon.site(of: named.site ?? named.address) {
            let sql = "SELECT version FROM icons WHERE host = ? AND version IS NOT NULL"
            face.iconVersion = try connection.first(sql, site) { row in row.text(0) }
            if face.iconVersion != nil { face.iconSite = site }
        }
        overview.faces[named.feed.key] = face
    }

    /// A feed as a row of `columns` has it.
    private struct Named {
        var feed: ListedFeed
        var place: FeedOrder.Place
        var folder: Int64
        var language: String?
        var site: String?
        var address: String

        init(_ row: borrowing Row) {
            feed = ListedFeed(
                key: FeedKey(stored: row.integer(0)), title: row.text(1),
                unreadCount: Int(row.integer(2)), isFailing: row.integer(3) > 0)
            place = FeedOrder.Place(
                order: row.optionalBytes(4).flatMap { OrderKey($0) }, title: feed.title,
                key: feed.key)
            folder = row.integer(5)
            language = row.optionalText(6)
            site = row.optionalText(7)
            address = row.text(8)
        }
    }
}

extension ReaderStore {
    /// What stands around a page, as of one moment.
    ///
    /// - Parameters:
    ///   - scope: What the page is about; the feeds of its folder are named in any case.
    ///   - limit: The most feeds that are followed where all are named.
    ///   - keys: Further feeds whose faces are shown.
    /// - Returns: The overview.
    /// - Throws: `StoreError`.
    public func overview(
        around scope: EntryQuery.Scope, namingUpTo limit: Int, faces keys: Set<FeedKey> = []
    ) async throws(StoreError) -> FeedOverview {
        try await read { connection throws(SQLiteError) in
            try OverviewReader(connection).overview(around: scope, limit: limit, faces: keys)
        }
    }

    /// What to call these publishers, as `PublisherNames` does it of all feeds.
    public func publisherNames(
        of domains: Set<String>
    ) async throws(StoreError) -> PublisherNames {
        try await read { connection throws(SQLiteError) in
            let sql = """
                SELECT \(OverviewReader.title) FROM feeds INDEXED BY feeds_publisher
                WHERE publisher = ? AND is_followed = 1 LIMIT 2
                """
            var titles: [String: String] = [:]
            for domain in domains {
                let found = try connection.all(sql, domain) { row in row.text(0) }
                if found.count == 1 { titles[domain] = found[0] }
            }
            return PublisherNames(titles: titles)
        }
    }
}
