import IntentSync
import NewsModel
import SQLite

/// What saved entries look like on other replicas.
struct EntrySnapshots {
    let connection: Connection

    /// The decisions that save the entry in row `id` everywhere.
    func intents(saving name: EntryName, in id: Int64) throws(SQLiteError) -> [Intent] {
        let subject = Subject.entry(name)
        let snapshot = try snapshot(of: name, in: id).map {
            Intent.write(Register(subject, .snapshot), .bytes($0.encoded))
        }
        return [.set(Flag(subject, .saved), isOn: true)] + (snapshot.map { [$0] } ?? [])
    }

    /// What the entry in row `id` looks like.
    func snapshot(of name: EntryName, in id: Int64) throws(SQLiteError) -> EntrySnapshot? {
        let sql = """
            SELECT e.title, e.link, e.author, e.published, e.excerpt,
                coalesce(nullif(f.own_title, ''), f.publisher)
            FROM entries AS e JOIN feeds AS f ON f.id = e.feed WHERE e.id = ?
            """
        return try connection.first(sql, id) { row in
            EntrySnapshot(
                of: name, title: row.text(0), link: row.optionalText(1), author: row.text(2),
                published: row.optionalInteger(3).map(Timestamp.init(seconds:)),
                feedTitle: row.text(5), excerpt: row.text(4))
        }
    }

    /// Makes the entry that `snapshot` shows, saved and read as it was remembered here.
    ///
    /// Where its feed is not followed, a row that only stands for the feed is made, as where a feed
    /// with saved entries is followed no more.
    ///
    /// - Returns: The row of the entry.
    @discardableResult
    func makeEntry(
        from snapshot: EntrySnapshot, isRead: Bool, at time: Timestamp
    ) throws(SQLiteError) -> Int64 {
        let (feed, key) = (snapshot.name.feed, snapshot.name.key)
        try connection.run(
            """
            INSERT OR IGNORE INTO feeds (id, address, canonical, own_title, folder, publisher,
                allows_private, is_followed)
            VALUES (?1, ?2, ?2, ?3, 0, '', 0, 0)
            """, feed.stored, Self.site(of: snapshot), snapshot.feedTitle)
        let folder = try connection.integer("SELECT folder FROM feeds WHERE id = ?", feed.stored)
        let sql = "SELECT is_read, first_seen, position, feed FROM remembered WHERE key = ?"
        let remembered = try connection.first(sql, key.stored) { row in
            (
                firstSeen: Timestamp(seconds: row.integer(1)),
                position: row.optionalInteger(2), isKnown: row.optionalInteger(3) != nil
            )
        }
        let firstSeen = remembered?.firstSeen ?? time
        // Who can write to the place must not be able to plant a script here.
        let link = snapshot.link.flatMap { WebAddress($0)?.isFetchable == true ? $0 : nil }
        let place = try EntryPlace.free(
            order: min(snapshot.published ?? firstSeen, firstSeen), key: key, in: connection)
        let position =
            remembered?.isKnown == true ? remembered?.position : snapshot.published?.seconds
        try connection.run(
            """
            INSERT INTO entries (id, key, feed, folder, is_read, is_saved, story, published,
                position, first_seen, digest, title, author, link, excerpt)
            VALUES (?, ?, ?, ?, ?, 1, NULL, ?, ?, ?, 0, ?, ?, ?, ?)
            """, place.id, key.stored, feed.stored, folder, isRead, snapshot.published?.seconds,
            position, firstSeen.seconds, snapshot.title, snapshot.author, link,
            snapshot.excerpt)
        try connection.run(
            "INSERT INTO bodies (id, html, text, details) VALUES (?, '', ?, NULL)", place.id,
            snapshot.excerpt)
        try MuteRules(connection).review(place.id)
        try SearchIndex(connection: connection).add(
            place.id, title: snapshot.title, text: snapshot.excerpt)
        try connection.run("DELETE FROM remembered WHERE key = ?", key.stored)
        return place.id
    }

    /// An address to show for a feed of which only a saved entry is known.
    private static func site(of snapshot: EntrySnapshot) -> String {
        guard let page = snapshot.link.flatMap({ WebAddress($0) }), page.isFetchable else {
            return ""
        }
        return page.scheme + "://" + page.host + "/"
    }
}
