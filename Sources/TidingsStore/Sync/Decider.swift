import IntentSync
import NewsModel
import SQLite

/// Carries out decisions about anything but marks, and tells the other replicas; runs inside a
/// transaction.
struct Decider {
    let connection: Connection
    let time: Timestamp

    /// Carries out `intents`, of which none is a mark.
    func carryOut(_ intents: [Intent]) throws(SQLiteError) {
        guard !intents.isEmpty else { return }
        var (isArranging, isMuting) = (false, false)
        var applier = ArrangementApplier(connection: connection, time: time)
        let wishes = WishTable(connection: connection)
        var shifted: Set<Int64> = []
        for intent in intents {
            switch intent {
            case .set(let flag, let isOn):
                switch flag.subject.kind {
                case .feed, .folder:
                    isArranging = true
                    if !isOn, let key = FeedKey(flag.subject) { applier.abandoned.insert(key) }
                case .entry, .setting: continue
                default:
                    isMuting = isMuting || flag.subject.kind == .muteRule
                    if WishTable.keeps(flag.subject) { try wishes.set(flag, isOn: isOn) }
                }
            case .write(let register, let value):
                switch register.subject.kind {
                case .feed, .folder:
                    isArranging = true
                    guard register.field == .address, let key = FeedKey(register.subject) else {
                        continue
                    }
                    applier.readdressed.insert(key)
                case .entry:
                    let row = try write(register, value)
                    if register.field == .hidden, let row { shifted.insert(row) }
                case .setting: try set(register, value)
                default:
                    isMuting = isMuting || register.subject.kind == .muteRule
                    if WishTable.keeps(register.subject) { try wishes.write(register, value) }
                }
            case .mark, .markSpan, .later: continue
            }
        }
        if isArranging {
            var view = try StoreView(connection)
            view.add(intents)
            try applier.apply(Arrangement(view))
        }
        try StoryTable(connection: connection).recountStories(of: shifted)
        if isMuting { try MuteRules(connection).reviewAll() }
        try Outbox(connection).add(intents, at: time)
    }

    /// Archives or hides an entry, or takes that back.
    ///
    /// - Returns: Its row, or `nil` where it is not here.
    private func write(_ register: Register, _ value: RegisterValue) throws(SQLiteError) -> Int64? {
        let columns: [Register.Field: String] = [.archived: "is_archived", .hidden: "is_hidden"]
        guard let column = columns[register.field], let name = EntryName(register.subject) else {
            return nil
        }
        let sql = "UPDATE entries SET \(column) = ? WHERE key = ? RETURNING id"
        return try connection.first(sql, value == .yes(true), name.key.stored) { $0.integer(0) }
    }

    private func set(_ register: Register, _ value: RegisterValue) throws(SQLiteError) {
        let name = String(decoding: register.subject.name, as: UTF8.self)
        try SettingTable(connection: connection).set(name, to: value.text, at: time)
    }
}

/// Whole names of entries that are given by their keys.
struct EntryNames {
    let connection: Connection

    /// The names of those that are here, also where a key is one an entry had before.
    func names(of keys: [EntryKey]) throws(SQLiteError) -> [EntryName] {
        let lister = EntryLister(connection: connection)
        var names: [EntryName] = []
        for key in keys {
            guard let id = try lister.row(of: key) else { continue }
            let sql = "SELECT feed, key FROM entries WHERE id = ?"
            let name = try connection.first(sql, id) { row in
                EntryName(
                    feed: FeedKey(stored: row.integer(0)), key: EntryKey(stored: row.integer(1)))
            }
            if let name { names.append(name) }
        }
        return names
    }
}
