import Crypto
import IntentSync
import NewsModel
import SQLite

/// Gives feeds and folders a place among their siblings; runs inside a transaction.
struct Placing {
    let connection: Connection
    let time: Timestamp

    /// Puts a feed after another one of its folder, or first.
    ///
    /// - Returns: Whether both are there.
    func place(_ feed: FeedKey, after sibling: FeedKey?) throws(SQLiteError) -> Bool {
        let table = FeedTable(connection: connection)
        guard let folder = try table.folder(of: feed) else { return false }
        let siblings = FeedOrder(try FolderTree(connection))
            .sorted(try table.feeds(where: "folder = ?", folder)).filter { $0.key != feed }
        guard let place = Self.place(after: sibling, in: siblings.map(\.key)) else { return false }
        var intents: [Intent] = []
        for (key, order) in Self.placements(
            of: feed, at: place, among: siblings.map { ($0.key, $0.order) })
        {
            try connection.run(
                "UPDATE feeds SET order_key = ? WHERE id = ?", order.bytes, key.stored)
            intents.append(.write(Register(.feed(key), .order), .bytes(order.bytes)))
        }
        try IntentLog(connection: connection, time: time)
            .record(.feedOrder, feed.stored, String?.none)
        try Outbox(connection).add(intents, at: time)
        return true
    }

    /// Puts a folder after another one beside it, or first.
    ///
    /// - Returns: Whether both are there.
    func place(_ folder: FolderPath, after sibling: FolderPath?) throws(SQLiteError) -> Bool {
        let tree = try FolderTree(connection)
        guard let row = tree.row(at: folder), let moved = tree.folders[row] else { return false }
        var other: FolderID?
        if let sibling {
            guard let row = tree.row(at: sibling), let found = tree.folders[row] else {
                return false
            }
            other = found.id
        }
        let siblings = tree.children(of: moved.parent).filter { $0.row != row }
        guard let place = Self.place(after: other, in: siblings.map(\.id)) else { return false }
        var intents: [Intent] = []
        for (id, order) in Self.placements(
            of: moved.id, at: place, among: siblings.map { ($0.id, $0.order) })
        {
            try connection.run(
                "UPDATE folders SET order_key = ? WHERE key = ?", order.bytes, id.stored)
            intents.append(.write(Register(.folder(id), .order), .bytes(order.bytes)))
        }
        try IntentLog(connection: connection, time: time)
            .record(.folderOrder, moved.id, folder)
        try Outbox(connection).add(intents, at: time)
        return true
    }

    private static func place<Name: Equatable>(after sibling: Name?, in names: [Name]) -> Int? {
        guard let sibling else { return 0 }
        return names.firstIndex(of: sibling).map { $0 + 1 }
    }

    private static func placements<Name>(
        of moved: Name, at place: Int, among siblings: [(name: Name, order: OrderKey?)]
    ) -> [(Name, OrderKey)] {
        var dice = SecureRandom()
        let names = siblings[..<place].map(\.name) + [moved] + siblings[place...].map(\.name)
        return OrderKey.placements(
            at: place, among: siblings.map(\.order), choosing: &dice
        ).map { (names[$0.place], $0.key) }
    }
}
