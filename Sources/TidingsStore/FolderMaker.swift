import Crypto
import IntentSync
import NewsModel
import SQLite

/// Makes folders; runs inside a transaction.
struct FolderMaker {
    let connection: Connection

    /// The row of the folder at `path`, which is made where there is none, after its siblings.
    ///
    /// A folder whose name differs in case or spaces only is the same folder.
    ///
    /// - Returns: The row, and the decisions that make what was missing.
    func make(_ path: FolderPath) throws(SQLiteError) -> (row: Int64, intents: [Intent]) {
        var folder = FolderTree.top
        var parent: FolderID?
        var intents: [Intent] = []
        for name in FolderTree.storable(path).names {
            if let (row, id) = try find(name, in: folder) {
                (folder, parent) = (row, id)
                continue
            }
            let id = try freeID(name, inside: parent)
            let order = try orderBehindAll(in: folder)
            folder = try insert(name, id, order, in: folder)
            let subject = Subject.folder(id)
            intents += [
                .set(Flag(subject, .exists), isOn: true),
                .write(Register(subject, .name), .text(name)),
                .write(
                    Register(subject, .folder), parent.map { .number($0.rawValue) } ?? .nothing),
            ]
            if let order { intents.append(.write(Register(subject, .order), .bytes(order.bytes))) }
            parent = id
        }
        return (folder, intents)
    }

    /// Adds a folder after its siblings.
    ///
    /// - Returns: Its row.
    func insert(
        _ name: String, _ id: FolderID, _ order: OrderKey?, in parent: Int64
    ) throws(SQLiteError) -> Int64 {
        try connection.integer(
            """
            INSERT INTO folders (parent, name, position, key, order_key) VALUES (?1, ?2,
                (SELECT coalesce(max(position), 0) + 1 FROM folders WHERE parent = ?1), ?3, ?4)
            RETURNING id
            """, parent, name, id.stored, order?.bytes)
    }

    /// A place behind every folder in `parent`, so that all replicas list it there.
    private func orderBehindAll(in parent: Int64) throws(SQLiteError) -> OrderKey? {
        let sql = "SELECT order_key FROM folders WHERE parent = ? AND order_key IS NOT NULL"
        let orders = try connection.all(sql, parent) { row in OrderKey(row.bytes(0)) }
        var dice = SecureRandom()
        return OrderKey.between(orders.compactMap { $0 }.max(), nil, choosing: &dice)
    }

    private func find(
        _ name: String, in parent: Int64
    ) throws(SQLiteError) -> (row: Int64, id: FolderID)? {
        let sql = "SELECT id, name, key FROM folders WHERE parent = ? AND id <> 0 ORDER BY id"
        let siblings = try connection.all(sql, parent) { row in
            (
                row: row.integer(0), name: row.text(1),
                id: FolderID(rawValue: UInt64(bitPattern: row.integer(2)))
            )
        }
        let found =
            siblings.first { $0.name == name }
            ?? siblings.first { $0.name.foldedName == name.foldedName }
        return found.map { ($0.row, $0.id) }
    }

    /// The first identifier for a folder of this name that no other folder has.
    private func freeID(_ name: String, inside parent: FolderID?) throws(SQLiteError) -> FolderID {
        for attempt in UInt8.min ..< .max {
            let id = FolderID(creating: name, inside: parent, attempt: attempt)
            let sql = "SELECT count(*) FROM folders WHERE key = ?"
            if try connection.integer(sql, id.stored) == 0 { return id }
        }
        return FolderID(creating: name, inside: parent, attempt: .max)
    }

    /// Gives every folder that was made before sync its identifier and its place.
    func identifyAll() throws(SQLiteError) {
        let sql = """
            SELECT id, name FROM folders WHERE parent = ? AND id <> 0 ORDER BY position, id
            """
        var open: [(row: Int64, id: FolderID?)] = [(FolderTree.top, nil)]
        while let parent = open.popLast() {
            let children = try connection.all(sql, parent.row) { ($0.integer(0), $0.text(1)) }
            for (row, name) in children {
                let id = try freeID(name, inside: parent.id)
                let order = try orderBehindAll(in: parent.row)
                try connection.run(
                    "UPDATE folders SET key = ?, order_key = ? WHERE id = ?", id.stored,
                    order?.bytes, row)
                open.append((row, id))
            }
        }
    }
}
