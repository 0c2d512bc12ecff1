import IntentSync
import NewsModel
import SQLite

/// What was decided here and is not in the replica yet; written by the transaction that carries
/// the decision out, while sync is on.
struct Outbox {
    /// A decision that waits.
    struct Row {
        var sequence: Int64
        var intent: [UInt8]
    }

    /// Something that waits to be folded in, in the order it happened.
    enum Step {
        /// Decisions, and when they were made.
        case decided([Intent], at: Timestamp)
        /// Entries that were found, and those among them that were never here.
        case discovered([EntryName], [EntryReference])
    }

    let connection: Connection
    /// Whether sync is on; where it is off nothing is written.
    let isOn: Bool

    init(_ connection: Connection) throws(SQLiteError) {
        self.connection = connection
        isOn = try connection.integer("SELECT is_on FROM sync_state") != 0
    }

    /// Adds decisions, in order.
    func add(_ intents: [Intent], at time: Timestamp) throws(SQLiteError) {
        guard isOn else { return }
        for intent in intents {
            try connection.run(
                "INSERT INTO outbox (time, intent) VALUES (?, ?)", time.seconds, intent.encoded)
        }
    }

    /// Adds an entry that was found, new or again.
    func discover(
        _ key: EntryKey, of feed: FeedKey, position: Int64?, isNew: Bool = true
    ) throws(SQLiteError) {
        guard isOn else { return }
        try connection.run(
            """
            INSERT OR REPLACE INTO discovered (key, feed, position, is_new, after)
            VALUES (?, ?, ?, ?,
                coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'outbox'), 0))
            """, key.stored, feed.stored, position, isNew)
    }

    /// How many decisions wait.
    static func count(_ connection: Connection) throws(SQLiteError) -> Int {
        Int(try connection.integer("SELECT count(*) FROM outbox"))
    }

    /// Whether anything waits, decided or found.
    func isWaiting() throws(SQLiteError) -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM outbox) OR EXISTS (SELECT 1 FROM discovered)"
        return try connection.integer(sql) != 0
    }

    /// Everything that waits, in the order it happened.
    ///
    /// A decision that cannot be read is left out: the store was damaged, and the rest still stands.
    func steps() throws(SQLiteError) -> [Step] {
        let rows = try connection.all(
            "SELECT sequence, time, intent FROM outbox ORDER BY sequence"
        ) { row in
            (
                sequence: row.integer(0), time: Timestamp(seconds: row.integer(1)),
                intent: row.bytes(2)
            )
        }
        let found = try connection.all(
            "SELECT after, feed, key, position, is_new FROM discovered ORDER BY after, key"
        ) { row in
            let feed = FeedKey(stored: row.integer(1))
            let key = EntryKey(stored: row.integer(2))
            return (
                after: row.integer(0), name: EntryName(feed: feed, key: key),
                reference: EntryReference(feed: feed, position: row.optionalInteger(3), key: key),
                isNew: row.flag(4)
            )
        }
        var steps: [Step] = []
        var waiting = rows[...]
        var rest = found[...]
        while let after = rest.first?.after {
            let before = waiting.prefix { $0.sequence <= after }
            waiting = waiting.dropFirst(before.count)
            Self.append(before.map { ($0.time, $0.intent) }, to: &steps)
            let group = rest.prefix { $0.after == after }
            rest = rest.dropFirst(group.count)
            steps.append(
                .discovered(
                    group.map(\.name), group.filter(\.isNew).map(\.reference)))
        }
        Self.append(waiting.map { ($0.time, $0.intent) }, to: &steps)
        return steps
    }

    /// Adds decisions, those of one second together.
    private static func append(
        _ rows: [(time: Timestamp, intent: [UInt8])], to steps: inout [Step]
    ) {
        var rest = rows[...]
        while let time = rest.first?.time {
            let group = rest.prefix { $0.time == time }
            rest = rest.dropFirst(group.count)
            let intents = group.compactMap { try? Intent(encoded: $0.intent) }
            if !intents.isEmpty { steps.append(.decided(intents, at: time)) }
        }
    }

    /// Empties the outbox, once everything is in the replica.
    func clear() throws(SQLiteError) {
        try connection.run("DELETE FROM outbox")
        try connection.run("DELETE FROM discovered")
    }
}
