import IntentSync
import NewsModel
import SQLite

/// Brings feeds and folders of a store in line with an arrangement; runs inside a transaction.
///
/// Only rows that differ are written. A feed is taken away only where `abandoned` names it: what an
/// arrangement does not know was not necessarily removed.
struct ArrangementApplier {
    /// What is stored of a followed feed.
    private struct Stored {
        var address: String
        var title: String?
        var folder: Int64
        var order: [UInt8]?
    }

    let connection: Connection
    let time: Timestamp
    /// Feeds of which it is known that nobody follows them any more.
    var abandoned: Set<FeedKey> = []
    /// Feeds whose address was decided anew.
    var readdressed: Set<FeedKey> = []

    /// Applies `arrangement`.
    func apply(_ arrangement: Arrangement) throws(SQLiteError) {
        var folders = try FolderApplier(connection: connection)
        try folders.apply(arrangement)
        let table = FeedTable(connection: connection)
        let stored = try followed()
        for key in stored.keys.sorted()
        where abandoned.contains(key) || arrangement.survivor(of: key) != key {
            guard arrangement.feed(key)?.key != key else { continue }
            try table.remove(key, at: time)
        }
        for feed in arrangement.feeds {
            let folder = feed.folder.flatMap { folders.rows[$0] } ?? FolderTree.top
            if let old = stored[feed.key] {
                try update(feed, in: folder, from: old)
            } else {
                try add(feed, in: folder)
            }
        }
        // What is beyond the limits was not removed.
        if arrangement.leftOutCount == 0 { try folders.removeRest() }
    }

    private func followed() throws(SQLiteError) -> [FeedKey: Stored] {
        let sql = """
            SELECT id, address, custom_title, folder, order_key FROM feeds WHERE is_followed = 1
            """
        let feeds = try connection.all(sql) { row in
            (
                FeedKey(stored: row.integer(0)),
                Stored(
                    address: row.text(1), title: row.optionalText(2), folder: row.integer(3),
                    order: row.optionalBytes(4))
            )
        }
        return Dictionary(feeds) { first, _ in first }
    }

    private func add(_ feed: Arrangement.Feed, in folder: Int64) throws(SQLiteError) {
        guard let address = feed.address else { return }
        let table = FeedTable(connection: connection)
        // Whose feed it is, is known better once it is fetched.
        let new = FollowedFeed(
            key: feed.key, address: address, customTitle: feed.title,
            publisher: WebAddress(address)?.host ?? "")
        try table.add(new, in: folder)
        if let order = feed.order {
            try connection.run(
                "UPDATE feeds SET order_key = ? WHERE id = ?", order.bytes, feed.key.stored)
        }
    }

    private func update(
        _ feed: Arrangement.Feed, in folder: Int64, from old: Stored
    ) throws(SQLiteError) {
        let table = FeedTable(connection: connection)
        if folder != old.folder { try table.put(feed.key, in: folder) }
        if folder != old.folder || feed.order?.bytes != old.order {
            try connection.run(
                "UPDATE feeds SET order_key = ? WHERE id = ?", feed.order?.bytes, feed.key.stored)
        }
        if feed.title != old.title {
            try connection.run(
                "UPDATE feeds SET custom_title = ? WHERE id = ?", feed.title, feed.key.stored)
        }
        // An address with a name and password in it stays as it is, where it is the same otherwise.
        guard readdressed.contains(feed.key), let address = feed.address,
            FeedTable.canonical(address) != FeedTable.canonical(old.address)
        else { return }
        try table.store(address: address, of: feed.key)
        // That private networks may be asked was allowed for the old address only.
        try connection.run(
            """
            UPDATE feeds SET is_gone = 0, next_check = 0, entity_tag = NULL, last_modified = NULL,
                validators_since = NULL, body_digest = NULL, allows_private = 0
            WHERE id = ?
            """, feed.key.stored)
    }
}
