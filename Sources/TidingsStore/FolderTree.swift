import IntentSync
import NewsModel
import SQLite

/// Every folder of a store, read at once: a person has few.
struct FolderTree {
    /// A folder as it is stored.
    struct Folder {
        var row: Int64
        var parent: Int64
        var name: String
        var position: Int64
        var order: OrderKey?
        /// The name all replicas know it by.
        var id: FolderID
    }

    /// How deep folders nest; what lies deeper joins the folder at this depth.
    static let maximumDepth = 32
    /// How long a folder's name is, in characters.
    static let maximumNameLength = 200

    /// The row of the top.
    static let top: Int64 = 0

    /// The folders by row, without the top.
    private(set) var folders: [Int64: Folder] = [:]
    private var paths: [Int64: FolderPath] = [top: .top]
    private var ranks: [Int64: [Int64]] = [top: []]
    private var rows: [FolderPath: Int64] = [.top: top]

    /// Reads the folders through `connection`.
    init(_ connection: Connection) throws(SQLiteError) {
        let sql = "SELECT id, parent, name, position, order_key, key FROM folders WHERE id <> 0"
        let all = try connection.all(sql) { row in
            Folder(
                row: row.integer(0), parent: row.integer(1), name: row.text(2),
                position: row.integer(3), order: OrderKey(row.bytes(4)),
                id: FolderID(rawValue: UInt64(bitPattern: row.integer(5))))
        }
        for folder in all { folders[folder.row] = folder }
        let children = Dictionary(grouping: all, by: \.parent)
        var open = [Self.top]
        while let parent = open.popLast() {
            for (rank, folder) in Self.ordered(children[parent] ?? []).enumerated()
            where paths[folder.row] == nil {
                let path = FolderPath(self.path(of: parent).names + [folder.name])
                paths[folder.row] = path
                ranks[folder.row] = (ranks[parent] ?? []) + [Int64(rank)]
                rows[path] = folder.row
                open.append(folder.row)
            }
        }
    }

    /// Siblings in the person's order: by order key, equal ones by identifier; those without one
    /// last, as they were made.
    private static func ordered(_ folders: [Folder]) -> [Folder] {
        folders.sorted { left, right in
            switch (left.order, right.order) {
            case (let one?, let other?): one == other ? left.id < right.id : one < other
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): (left.position, left.row) < (right.position, right.row)
            }
        }
    }

    /// The folders directly inside the one in row `parent`, in the person's order.
    func children(of parent: Int64) -> [Folder] {
        Self.ordered(folders.values.filter { $0.parent == parent })
    }

    /// The path of the folder in row `id`; the top where there is none.
    func path(of id: Int64) -> FolderPath { paths[id] ?? .top }

    /// The row of the folder at `path`; `nil` where there is none.
    func row(at path: FolderPath) -> Int64? { rows[Self.storable(path)] }

    /// The place of a folder of this store in the person's order: the ranks along its path.
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
}
