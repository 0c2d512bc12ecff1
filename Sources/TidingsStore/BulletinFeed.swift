import NewsModel
import SQLite

/// A feed that only ever holds its newest article, under one identifier for all of them.
///
/// Other readers take the next article for an edit of the last one, which is lost then, or is
/// counted as read before anybody saw it. Here it becomes an entry of its own, under a key that is
/// made from the identifier's key and the link, so that all replicas give it the same one.
struct BulletinFeed {
    let connection: Connection
    let feed: FeedKey

    /// Gives an article that is not the one stored under its key a key of its own.
    ///
    /// - Parameters:
    ///   - entries: The entries that are not stored as they are.
    ///   - unchanged: The other entries of the document.
    /// - Returns: The entries to save.
    /// - Throws: `SQLiteError`.
    func separating(
        _ entries: [PreparedEntry], unchanged: Set<EntryKey>
    ) throws(SQLiteError) -> [PreparedEntry] {
        guard entries.count == 1, unchanged.isEmpty, var entry = entries.first,
            let link = entry.link, try isAnother(entry)
        else { return entries }
        entry.key = EntryKey(feed: feed, identity: "\(entry.key) \(link)")
        return [entry]
    }

    /// Whether nothing of the entry stored under the key of `entry` is left but the key: neither
    /// the address, nor the title, nor the time, nor the beginning of the text.
    private func isAnother(_ entry: PreparedEntry) throws(SQLiteError) -> Bool {
        let stored = try connection.first(
            "SELECT link, title, published, excerpt FROM entries WHERE key = ? AND feed = ?",
            entry.key.stored, feed.stored
        ) { row in
            EntryMatcher.Candidate(
                link: row.optionalText(0), title: row.text(1), excerpt: row.text(3),
                published: row.optionalInteger(2).map(Timestamp.init(seconds:)))
        }
        guard let stored, let address = stored.address else { return false }
        let new = EntryMatcher.Candidate(
            link: entry.link, title: entry.title, excerpt: entry.excerpt,
            published: entry.published)
        // Whoever only writes the time anew edits; without times the rest has to do.
        return new.address != address && new.title != stored.title && new.excerpt != stored.excerpt
            && (new.published == nil || new.published != stored.published)
    }
}
