public import IntentSync
import NewsModel
import SQLite

/// What the person decided, but for marks, read from the tables of a store: the same that a replica
/// says of it, so that it can be arranged, seeded, and written down with or without sync.
public struct StoreView: IntentView, Sendable {
    private var flags: Set<Flag> = []
    private var values: [Register: RegisterValue] = [:]

    /// Reads everything, or without entries what stands about feeds, folders, and records.
    init(_ connection: Connection, withEntries: Bool = false) throws(SQLiteError) {
        try readFolders(connection)
        try readFeeds(connection)
        try readWishes(connection)
        try readSettings(connection)
        if withEntries { try readEntries(connection) }
    }

    // MARK: The view

    /// Whether the flag is on.
    public func isOn(_ flag: Flag) -> Bool { flags.contains(flag) }

    /// What the register holds; `nothing` where nothing is decided.
    public func value(of register: Register) -> RegisterValue { values[register] ?? .nothing }

    /// Nothing: the tables keep no stamps.
    public func stamp(of register: Register) -> Stamp? { nil }

    /// Every flag that is on, sorted.
    public var flagsOn: [Flag] { flags.sorted() }

    /// Every register that holds something, sorted.
    public var registers: [Register] { values.keys.sorted() }

    /// Takes in decisions that the tables do not show yet.
    mutating func add(_ intents: [Intent]) {
        for intent in intents {
            switch intent {
            case .set(let flag, true): flags.insert(flag)
            case .set(let flag, false): flags.remove(flag)
            case .write(let register, let value): values[register] = value
            case .mark, .markSpan, .later: continue
            }
        }
    }

    // MARK: Reading

    private mutating func readFolders(_ connection: Connection) throws(SQLiteError) {
        let tree = try FolderTree(connection)
        for folder in tree.folders.values {
            let subject = Subject.folder(folder.id)
            flags.insert(Flag(subject, .exists))
            values[Register(subject, .name)] = .text(folder.name)
            if let parent = tree.folders[folder.parent] {
                values[Register(subject, .folder)] = .number(parent.id.rawValue)
            }
            if let order = folder.order { values[Register(subject, .order)] = .bytes(order.bytes) }
        }
    }

    private mutating func readFeeds(_ connection: Connection) throws(SQLiteError) {
        let sql = """
            SELECT f.id, f.address, f.custom_title, d.key, f.order_key
            FROM feeds AS f JOIN folders AS d ON d.id = f.folder WHERE f.is_followed = 1
            """
        let feeds = try connection.all(sql) { row in
            (
                key: FeedKey(stored: row.integer(0)), address: row.text(1),
                title: row.optionalText(2),
                folder: row.optionalInteger(3).map { UInt64(bitPattern: $0) },
                order: row.optionalBytes(4)
            )
        }
        for feed in feeds {
            let subject = Subject.feed(feed.key)
            flags.insert(Flag(subject, .exists))
            values[Register(subject, .address)] = .text(
                FeedIntents.withoutSecrets(feed.address))
            if let title = feed.title { values[Register(subject, .title)] = .text(title) }
            if let folder = feed.folder { values[Register(subject, .folder)] = .number(folder) }
            if let order = feed.order { values[Register(subject, .order)] = .bytes(order) }
        }
    }

    private mutating func readWishes(_ connection: Connection) throws(SQLiteError) {
        let table = WishTable(connection: connection)
        flags.formUnion(try table.flags())
        for (register, value) in try table.registers() { values[register] = value }
    }

    private mutating func readSettings(_ connection: Connection) throws(SQLiteError) {
        let settings = try connection.all("SELECT name, value FROM settings") { row in
            (name: row.text(0), value: row.text(1))
        }
        for setting in settings where SettingScope.travels(setting.name) {
            values[Register(.setting(setting.name), .value)] = .text(setting.value)
        }
    }

    private mutating func readEntries(_ connection: Connection) throws(SQLiteError) {
        let sql = """
            SELECT id, feed, key, is_saved, is_archived, is_hidden FROM entries
            WHERE is_saved = 1 OR is_archived = 1 OR is_hidden = 1
            """
        let entries = try connection.all(sql) { row in
            (
                id: row.integer(0),
                name: EntryName(
                    feed: FeedKey(stored: row.integer(1)), key: EntryKey(stored: row.integer(2))),
                isSaved: row.flag(3), isArchived: row.flag(4), isHidden: row.flag(5)
            )
        }
        let snapshots = EntrySnapshots(connection: connection)
        for entry in entries {
            let subject = Subject.entry(entry.name)
            if entry.isSaved { add(try snapshots.intents(saving: entry.name, in: entry.id)) }
            if entry.isArchived { values[Register(subject, .archived)] = .yes(true) }
            if entry.isHidden { values[Register(subject, .hidden)] = .yes(true) }
        }
    }
}
