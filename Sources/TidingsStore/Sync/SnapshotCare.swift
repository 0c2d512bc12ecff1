import IntentSync
import NewsModel
import SQLite

/// Looks after what saved entries look like, once a day: clears what belongs to no saved entry any
/// more, and says again what another replica's clearing took from one.
struct SnapshotCare {
    /// How long an entry must have been unsaved: every active replica will have heard of it.
    private static let patience = Duration.seconds(60 * 86_400)

    let connection: Connection
    let replica: Replica
    let time: Timestamp

    /// The decisions to make; none where it was cared for today.
    func intents() throws(SQLiteError) -> [Intent] {
        let last = try SyncStateTable(connection: connection).load().merged
        guard let last, last.seconds / 86_400 != time.seconds / 86_400 else { return [] }
        var intents: [Intent] = []
        for register in replica.registers where register.field == .snapshot {
            guard let name = EntryName(register.subject), replica.value(of: register) != .nothing,
                !replica.isOn(Flag(register.subject, .saved)), try wasUnsavedLongAgo(name.key)
            else { continue }
            intents.append(.write(register, .nothing))
        }
        let snapshots = EntrySnapshots(connection: connection)
        for flag in replica.flagsOn where flag.trait == .saved {
            let register = Register(flag.subject, .snapshot)
            guard replica.value(of: register) == .nothing, let name = EntryName(flag.subject),
                let row = try EntryLister(connection: connection).row(of: name.key),
                let snapshot = try snapshots.snapshot(of: name, in: row)
            else { continue }
            intents.append(.write(register, .bytes(snapshot.encoded)))
        }
        return intents
    }

    /// Whether the entry was unsaved here, and long ago: only who unsaved it clears.
    private func wasUnsavedLongAgo(_ key: EntryKey) throws(SQLiteError) -> Bool {
        let sql =
            "SELECT count(*) FROM intents WHERE kind = ? AND subject = ? AND value = 0 AND time < ?"
        let before = (time - Self.patience).seconds
        return try connection.integer(sql, IntentLog.Kind.saved.rawValue, key.stored, before) > 0
    }
}
