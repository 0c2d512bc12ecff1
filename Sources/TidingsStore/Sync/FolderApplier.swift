import IntentSync
import NewsModel
import SQLite

/// Brings the folders of a store in line with an arrangement; runs inside a transaction.
///
/// In the store two folders beside each other never have the same name: those that were given one
/// share a row.
struct FolderApplier {
    private let connection: Connection
    private var stored: [FolderID: FolderTree.Folder] = [:]
    /// The row of each folder of the arrangement.
    private(set) var rows: [FolderID: Int64] = [:]
    private var taken: Set<Int64> = []

    init(connection: Connection) throws(SQLiteError) {
        self.connection = connection
        for folder in try FolderTree(connection).folders.values { stored[folder.id] = folder }
    }

    /// Makes, renames, and moves folders; those that do not stand any more stay until `removeRest`.
    mutating func apply(_ arrangement: Arrangement) throws(SQLiteError) {
        let ordered = arrangement.members(inside: nil).compactMap { member in
            if case .folder(let id) = member { arrangement.folder(id) } else { nil }
        }
        try setAside(ordered)
        for folder in ordered {
            let parent = folder.parent.flatMap { rows[$0] } ?? FolderTree.top
            let name = String(folder.name.prefix(FolderTree.maximumNameLength))
            let row = try place(folder.id, name, folder.order, in: parent)
            rows[folder.id] = row
            guard taken.insert(row).inserted, stored[folder.id]?.order != folder.order else {
                continue
            }
            try connection.run(
                "UPDATE folders SET order_key = ? WHERE id = ?", folder.order?.bytes, row)
        }
    }

    /// Gives every folder that changes its name or place a name that no other has, so that two may
    /// change places.
    private mutating func setAside(_ folders: [Arrangement.Folder]) throws(SQLiteError) {
        for folder in folders {
            guard let old = stored[folder.id] else { continue }
            let parent = folder.parent.flatMap { stored[$0]?.row }
            let isSame = old.name == folder.name && old.parent == (parent ?? FolderTree.top)
            if isSame, folder.parent == nil || parent != nil { continue }
            try connection.run(
                "UPDATE folders SET name = ?, parent = 0 WHERE id = ?", "\u{1F}\(old.row)", old.row)
        }
    }

    /// Puts a folder where it belongs.
    ///
    /// - Returns: Its row, which may be that of another folder of the same name there.
    private func place(
        _ id: FolderID, _ name: String, _ order: OrderKey?, in parent: Int64
    ) throws(SQLiteError) -> Int64 {
        let sql = "SELECT id, key FROM folders WHERE parent = ? AND name = ? AND id <> 0"
        let there = try connection.first(sql, parent, name) { row in
            (row: row.integer(0), id: FolderID(rawValue: UInt64(bitPattern: row.integer(1))))
        }
        if let there, there.id == id { return there.row }
        if let there {
            // Whatever was here under another identifier goes on as this folder, unless it has a
            // row of its own.
            if taken.contains(there.row) { return there.row }
            if stored[id] == nil {
                try connection.run(
                    "UPDATE folders SET key = ? WHERE id = ?", id.stored, there.row)
                return there.row
            }
            try connection.run(
                "UPDATE folders SET name = ? WHERE id = ?", "\u{1F}\(there.row)", there.row)
        }
        guard let old = stored[id] else {
            return try FolderMaker(connection: connection).insert(name, id, order, in: parent)
        }
        try connection.run(
            "UPDATE folders SET name = ?, parent = ? WHERE id = ?", name, parent, old.row)
        return old.row
    }

    /// Removes the folders that do not stand any more, after their feeds were moved.
    func removeRest() throws(SQLiteError) {
        let all = try connection.all("SELECT id FROM folders WHERE id <> 0") { $0.integer(0) }
        let rest = all.filter { !taken.contains($0) }
        for row in rest {
            try connection.run(
                "UPDATE folders SET parent = 0, name = ? WHERE id = ?", "\u{1F}\(row)", row)
        }
        for row in rest {
            try connection.run("UPDATE entries SET folder = 0 WHERE folder = ?", row)
            try connection.run("UPDATE feeds SET folder = 0 WHERE folder = ?", row)
            try connection.run("DELETE FROM folders WHERE id = ?", row)
        }
    }
}
