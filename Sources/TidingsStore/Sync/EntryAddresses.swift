public import NewsModel
import SQLite

extension ReaderStore {
    /// The feeds that have an entry at each of some addresses, whose entries are here.
    ///
    /// - Parameter links: Addresses as written; they are compared as publishers are recognised.
    /// - Returns: For each address that some entry has, its feeds.
    /// - Throws: `StoreError`.
    /// - Complexity: O(*n* + *m*) in the addresses and the entries here.
    public func feeds(
        ofEntriesAt links: [String]
    ) async throws(StoreError) -> [String: [FeedKey]] {
        guard !links.isEmpty else { return [:] }
        let sought = Dictionary(grouping: Set(links)) { ComparedAddress($0).whole }
        return try await read { connection throws(SQLiteError) in
            var found: [String: [FeedKey]] = [:]
            let sql = "SELECT link, feed FROM entries WHERE link IS NOT NULL"
            _ = try connection.all(sql) { row in
                guard let links = sought[ComparedAddress(row.text(0)).whole] else { return }
                let feed = FeedKey(stored: row.integer(1))
                for link in links where found[link]?.contains(feed) != true {
                    found[link, default: []].append(feed)
                }
            }
            return found
        }
    }
}
