import IntentSync
import NewsModel
import SQLite

/// Looks after what saved entries look like, once a day: clears what belongs to no saved entry any
/// more, and says again what another replica's clearing took from one.
///
/// Where there is no room at the place, it clears at once: whoever unsaves entries to make room sees
/// that it helps.
struct SnapshotCare {
    /// How long an entry must have been unsaved: every active replica will have heard of it.
    private static let patience = Duration.seconds(60 * 86_400)

    let connection: Connection
    let replica: Replica
    let time: Timestamp

    /// The decisions to make; none where it was cared for today.
    func intents() throws(SQLiteError) -> [Intent] {
        let last = try SyncStateTable(connection: connection).load().merged
        let isShort = replica.status.thrift >= .noSnapshots
        let isNewDay = last.map { $0.seconds / 86_400 != time.seconds / 86_400 } ?? false
        guard isNewDay || isShort else { return [] }
        let acts = ArrangementIntents(replica)
        var forgotten: [EntryName] = []
        for name in acts.arrangement.forgottenSnapshots
        where try wasUnsaved(name.key, before: isShort ? time : time - Self.patience) {
            forgotten.append(name)
        }
        var intents = acts.clearSnapshots(of: forgotten)
        let snapshots = EntrySnapshots(connection: connection)
        let lister = EntryLister(connection: connection)
        for entry in acts.arrangement.entries where entry.isSaved && entry.snapshotBytes == nil {
            guard let row = try lister.row(of: entry.name.key),
                let snapshot = try snapshots.snapshot(of: entry.name, in: row)
            else { continue }
            intents += acts.describe(snapshot)
        }
        return intents
    }

    /// Whether the entry was unsaved here, before that time: only who unsaved it clears.
    private func wasUnsaved(
        _ key: EntryKey, before time: Timestamp
    ) throws(SQLiteError) -> Bool {
        let sql =
            "SELECT count(*) FROM intents WHERE kind = ? AND subject = ? AND value = 0 AND time < ?"
        return try connection.integer(
            sql, IntentLog.Kind.saved.rawValue, key.stored, time.seconds) > 0
    }
}
