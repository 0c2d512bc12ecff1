import FoundationEssentials
import IntentSync
import NewsModel
import SQLite

/// Decides again what a document says; runs inside a transaction.
struct DecisionRestoring {
    private static let problemLimit = 100

    private let connection: Connection
    private let time: Timestamp
    private(set) var result = Restoration()

    init(connection: Connection, time: Timestamp) {
        self.connection = connection
        self.time = time
    }

    /// The document in `bytes`, or `nil` where it is none of ours or of a later form.
    static func document(_ bytes: [UInt8]) -> DecisionDocument? {
        let document = try? JSONDecoder().decode(DecisionDocument.self, from: Data(bytes))
        guard let document, document.form == DecisionDocument.form,
            document.version <= DecisionDocument.version
        else { return nil }
        return document
    }

    /// Decides everything in `document` that is not so already.
    mutating func restore(_ document: DecisionDocument) throws(SQLiteError) {
        try restoreFolders(document.folders)
        for feed in document.feeds { try restore(feed) }
        for marks in document.marks { try restore(marks) }
        for entry in document.entries { try restore(entry) }
        try restoreOthers(document)
    }

    private mutating func leaveOut(_ problem: String) {
        if result.problems.count < Self.problemLimit { result.problems.append(problem) }
    }

    private func restoreFolders(_ folders: [DecisionDocument.Folder]) throws(SQLiteError) {
        let outbox = try Outbox(connection)
        for folder in folders {
            let (row, intents) = try FolderMaker(connection: connection)
                .make(FolderPath(folder.path))
            try outbox.add(intents, at: time)
            guard !intents.isEmpty, row != FolderTree.top,
                let order = folder.order.flatMap(HexadecimalBytes.bytes).flatMap({ OrderKey($0) })
            else { continue }
            let key = try connection.integer("SELECT key FROM folders WHERE id = ?", row)
            try connection.run("UPDATE folders SET order_key = ? WHERE id = ?", order.bytes, row)
            let id = FolderID(rawValue: UInt64(bitPattern: key))
            try outbox.add([.write(Register(.folder(id), .order), .bytes(order.bytes))], at: time)
        }
    }

    private mutating func restore(_ feed: DecisionDocument.Feed) throws(SQLiteError) {
        guard let key = FeedKey(feed.key), let address = WebAddress(feed.address),
            address.isFetchable
        else { return leaveOut("“\(feed.address.prefix(80))” is no address of a feed.") }
        let new = FollowedFeed(
            key: key, address: address.canonical, customTitle: feed.title,
            folder: FolderPath(feed.folder), publisher: address.host)
        guard try FeedTable(connection: connection).follow(new, at: time) else { return }
        result.feedCount += 1
        let order = feed.order.flatMap(HexadecimalBytes.bytes).flatMap { OrderKey($0) }
        guard let order else { return }
        try connection.run(
            "UPDATE feeds SET order_key = ? WHERE id = ?", order.bytes, key.stored)
        try Outbox(connection).add(
            [.write(Register(.feed(key), .order), .bytes(order.bytes))], at: time)
    }

    private mutating func restore(_ marks: DecisionDocument.Marks) throws(SQLiteError) {
        guard let feed = FeedKey(marks.feed) else {
            return leaveOut("“\(marks.feed.prefix(80))” names no feed.")
        }
        let lister = EntryLister(connection: connection)
        var here: [EntryKey] = []
        var elsewhere: [EntryReference] = []
        for text in marks.read {
            let parts = text.split(separator: " ")
            guard let key = parts.first.flatMap({ EntryKey(String($0)) }) else {
                leaveOut("“\(text.prefix(80))” names no entry.")
                continue
            }
            if try lister.row(of: key) != nil {
                here.append(key)
            } else if try remember(key, of: feed, at: parts.count > 1 ? Int64(parts[1]) : nil) {
                elsewhere.append(
                    EntryReference(
                        feed: feed, position: parts.count > 1 ? Int64(parts[1]) : nil, key: key))
            }
        }
        var unread: [EntryKey] = []
        let sql = "SELECT count(*) FROM entries WHERE key = ? AND is_read = 0"
        for key in here where try connection.integer(sql, key.stored) > 0 { unread.append(key) }
        _ = try EntryMarker(connection: connection, time: time).mark(unread, .read)
        let outbox = try Outbox(connection)
        if outbox.isOn {
            try outbox.add(
                MarkIntents(connection: connection).intents(marking: elsewhere, isRead: true),
                at: time)
        }
        result.readCount += unread.count + elsewhere.count
    }

    /// Remembers that an entry is read that is not here yet.
    ///
    /// - Returns: Whether that is new.
    private func remember(
        _ key: EntryKey, of feed: FeedKey, at position: Int64?
    ) throws(SQLiteError) -> Bool {
        try connection.run(
            """
            INSERT INTO remembered (key, is_read, first_seen, since, feed, position)
            VALUES (?1, 1, ?2, ?2, ?3, ?4)
            ON CONFLICT (key) DO UPDATE SET is_read = 1, feed = coalesce(feed, ?3)
                WHERE is_read = 0
            """, key.stored, time.seconds, feed.stored, position) > 0
    }

    private mutating func restore(_ entry: DecisionDocument.Entry) throws(SQLiteError) {
        guard let feed = FeedKey(entry.feed), let key = EntryKey(entry.key) else {
            return leaveOut("“\(entry.key.prefix(80))” names no entry.")
        }
        let name = EntryName(feed: feed, key: key)
        let lister = EntryLister(connection: connection)
        if try lister.row(of: key) == nil {
            let snapshot = entry.snapshot.flatMap(HexadecimalBytes.bytes).flatMap {
                try? EntrySnapshot(of: name, encoded: $0)
            }
            guard entry.isSaved, let snapshot else { return }
            let sql = "SELECT is_read FROM remembered WHERE key = ?"
            let isRead = try connection.integer(sql, key.stored) != 0
            let snapshots = EntrySnapshots(connection: connection)
            let id = try snapshots.makeEntry(from: snapshot, isRead: isRead, at: time)
            try Outbox(connection).add(snapshots.intents(saving: name, in: id), at: time)
            result.savedCount += 1
        } else if entry.isSaved {
            let sql = "SELECT count(*) FROM entries WHERE key = ? AND is_saved = 0"
            let isNew = try connection.integer(sql, key.stored) > 0
            _ = try EntryMarker(connection: connection, time: time).mark([key], .saved)
            result.savedCount += isNew ? 1 : 0
        }
        var intents: [Intent] = []
        let subject = Subject.entry(name)
        if entry.isArchived { intents.append(.write(Register(subject, .archived), .yes(true))) }
        if entry.isHidden { intents.append(.write(Register(subject, .hidden), .yes(true))) }
        try Decider(connection: connection, time: time).carryOut(intents)
    }

    private mutating func restoreOthers(_ document: DecisionDocument) throws(SQLiteError) {
        let view = try StoreView(connection)
        var intents: [Intent] = []
        for (name, value) in document.settings.sorted(by: { $0.key < $1.key })
        where SettingScope.travels(name) {
            let register = Register(.setting(name), .value)
            if view.value(of: register) != .text(value) {
                intents.append(.write(register, .text(value)))
            }
        }
        for other in document.others {
            guard let name = HexadecimalBytes.bytes(other.name) else { continue }
            let subject = Subject(Subject.Kind(rawValue: other.kind), name)
            guard WishTable.keeps(subject) else { continue }
            for trait in other.flags {
                let flag = Flag(subject, Flag.Trait(rawValue: trait))
                if !view.isOn(flag) { intents.append(.set(flag, isOn: true)) }
            }
            for (field, value) in other.fields.sorted(by: { $0.key < $1.key }) {
                guard let number = UInt8(field), let bytes = HexadecimalBytes.bytes(value) else {
                    continue
                }
                let register = Register(subject, Register.Field(rawValue: number))
                let value = RegisterValue(encoded: bytes)
                if view.value(of: register) != value { intents.append(.write(register, value)) }
            }
        }
        try Decider(connection: connection, time: time).carryOut(intents)
        result.otherCount = intents.count
    }
}
