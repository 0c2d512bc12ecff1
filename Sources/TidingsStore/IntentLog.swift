import NewsModel
import SQLite

/// Records what the person decides, in the transaction that carries it out.
///
/// This is the history of this replica; what the others are told is in the `Outbox`. One row per
/// kind and subject, the latest wish; a new wish about the same subject takes the next sequence
/// number, so that a million marks take a million rows however often they change.
struct IntentLog {
    /// What a wish is about; the numbers are stored.
    enum Kind: Int64 {
        /// An entry is read (1) or not (0).
        case read = 1
        /// An entry is saved (1) or not (0).
        case saved = 2
        /// A feed is followed (its address) or not (NULL).
        case followed = 3
        /// A feed's title is the person's (a text) or its own (NULL).
        case title = 4
        /// The folder a feed is in: the names, outermost first, with U+001F between them.
        case folder = 5
        /// A setting has a value (a text) or was forgotten (NULL); the subject is its name.
        case setting = 6
    }

    let connection: Connection
    let time: Timestamp

    /// Records the wish `kind` about `subject`.
    func record(
        _ kind: Kind, _ subject: some Bindable, _ value: (some Bindable)?
    ) throws(SQLiteError) {
        try connection.run(
            "INSERT OR REPLACE INTO intents (time, kind, subject, value) VALUES (?, ?, ?, ?)",
            time.seconds, kind.rawValue, subject, value)
    }

    /// Records the folder a feed was put in.
    func recordFolder(_ feed: FeedKey, _ folder: FolderPath) throws(SQLiteError) {
        try record(.folder, feed.stored, folder.names.joined(separator: "\u{1F}"))
    }

    /// Repeats the wishes about an entry under its new key, for replicas that know only that one.
    func repeatMarks(of old: EntryKey, under new: EntryKey) throws(SQLiteError) {
        try connection.run(
            """
            INSERT OR REPLACE INTO intents (time, kind, subject, value)
            SELECT time, kind, ?2, value FROM intents WHERE kind IN (1, 2) AND subject = ?1
            """, old.stored, new.stored)
    }
}
