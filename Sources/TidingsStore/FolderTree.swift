import NewsModel
import SQLite

/// Every folder of a store, read at once: a person has few.
struct FolderTree {
    /// How deep folders nest; what lies deeper joins the folder at this depth.
    static let maximumDepth = 32
    /// How long a folder's name is, in characters.
    static let maximumNameLength = 200

    /// The row of the top.
    static let top: Int64 = 0

    private var paths: [Int64: FolderPath] = [top: .top]
    private var ranks: [Int64: [Int64]] = [top: []]
    private var rows: [FolderPath: Int64] = [.top: top]

    /// Reads the folders through `connection`.
    init(_ connection: Connection) throws(SQLiteError) {
        // A folder is made after the one around it, so rows in order meet parents first.
        let sql = "SELECT id, parent, name, position FROM folders WHERE id <> 0 ORDER BY id"
        let folders = try connection.all(sql) { row in
            (row.integer(0), row.integer(1), row.text(2), row.integer(3))
        }
        for (id, parent, name, position) in folders {
            let path = FolderPath(self.path(of: parent).names + [name])
            paths[id] = path
            ranks[id] = (ranks[parent] ?? []) + [position]
            rows[path] = id
        }
    }

    /// The path of the folder in row `id`; the top where there is none.
    func path(of id: Int64) -> FolderPath { paths[id] ?? .top }

    /// The place of a folder of this store in the person's order: the positions along its path.
    func rank(at path: FolderPath) -> [Int64] {
        rows[path].flatMap { ranks[$0] } ?? []
    }

    /// The rows of the folder at `path` and of all inside it; empty where there is none.
    func rows(inside path: FolderPath) -> [Int64] {
        let path = Self.storable(path)
        return paths.filter { $0.value.isInside(path) }.keys.sorted()
    }

    /// The path as it can be stored.
    static func storable(_ path: FolderPath) -> FolderPath {
        FolderPath(path.names.prefix(maximumDepth).map { String($0.prefix(maximumNameLength)) })
    }

    /// The row of the folder at `path`, which is made where there is none, after its siblings.
    static func make(
        _ path: FolderPath, in connection: Connection
    ) throws(SQLiteError) -> Int64 {
        var folder = top
        for name in storable(path).names {
            let find = "SELECT id FROM folders WHERE parent = ? AND name = ?"
            if let id = try connection.first(find, folder, name, read: { $0.integer(0) }) {
                folder = id
                continue
            }
            folder = try connection.integer(
                """
                INSERT INTO folders (parent, name, position) VALUES (?1, ?2,
                    (SELECT coalesce(max(position), 0) + 1 FROM folders WHERE parent = ?1))
                RETURNING id
                """, folder, name)
        }
        return folder
    }
}
