import IntentSync
import NewsModel
import SQLite

/// What a store tells the others when it begins to sync: everything that was decided here and that
/// they do not know.
struct SyncSeed {
    let connection: Connection
    /// The replica, which has taken in what the others published.
    let replica: Replica

    /// The decisions to make again.
    ///
    /// Entries that others read are marked read here by it, so that the marks of both are seen
    /// together.
    func intents() throws(SQLiteError) -> [Intent] {
        let view = try StoreView(connection, withEntries: true)
        var intents: [Intent] = []
        for flag in view.flagsOn where !replica.isOn(flag) {
            intents.append(.set(flag, isOn: true))
        }
        for register in view.registers where replica.stamp(of: register) == nil {
            intents.append(.write(register, view.value(of: register)))
        }
        return try intents + marks()
    }

    private func marks() throws(SQLiteError) -> [Intent] {
        let library = KnownEntries(connection: connection)
        var unknown: [EntryReference] = []
        for feed in try library.feeds() {
            let known = try library.marked(of: feed, in: Int64.min...Int64.max, undated: true)
            for entry in known {
                switch (entry.isRead, replica.isRead(entry.reference)) {
                case (true, false): unknown.append(entry.reference)
                case (false, true): try markRead(entry.reference)
                default: continue
                }
            }
        }
        return try MarkIntents(connection: connection).intents(marking: unknown, isRead: true)
    }

    private func markRead(_ reference: EntryReference) throws(SQLiteError) {
        let first = Int64(bitPattern: UInt64(reference.hash) << 32)
        for table in ["entries", "remembered"] {
            try connection.run(
                """
                UPDATE \(table) SET is_read = 1
                WHERE key BETWEEN ? AND ? AND feed = ? AND is_read = 0
                """, first, first | 0xFFFF_FFFF, reference.feed.stored)
        }
    }
}
