import IntentSync
import NewsModel
import SQLite

/// What other replicas are told of feeds, taken from the store as it stands after the decision.
struct FeedIntents {
    let connection: Connection

    /// The decisions that follow a feed as it is followed here.
    ///
    /// What is not set here is written only where `replica` knows something else: two replicas may
    /// add one feed at once, and the one that files it nowhere shall not undo the other.
    func following(_ feed: FeedKey, knowing replica: Replica? = nil) throws(SQLiteError) -> [Intent]
    {
        let sql = "SELECT address, custom_title, folder, order_key FROM feeds WHERE id = ?"
        let found = try connection.first(sql, feed.stored) { row in
            (
                address: row.text(0), title: row.optionalText(1), folder: row.integer(2),
                order: row.optionalBytes(3)
            )
        }
        guard let found else { return [] }
        let subject = Subject.feed(feed)
        let values: [(Register.Field, RegisterValue)] = [
            (.address, .text(Self.withoutSecrets(found.address))),
            (.title, found.title.map { .text($0) } ?? .nothing),
            (.folder, try folder(found.folder)),
            (.order, found.order.map { .bytes($0) } ?? .nothing),
        ]
        var intents: [Intent] = [.set(Flag(subject, .exists), isOn: true)]
        for (field, value) in values {
            let register = Register(subject, field)
            let known = replica?.value(of: register) ?? .nothing
            if value != known { intents.append(.write(register, value)) }
        }
        return intents
    }

    /// The decisions that put a feed in the folder it is in here.
    func moving(_ feed: FeedKey) throws(SQLiteError) -> [Intent] {
        let sql = "SELECT folder FROM feeds WHERE id = ?"
        let row = try connection.integer(sql, feed.stored)
        return [.write(Register(.feed(feed), .folder), try folder(row))]
    }

    private func folder(_ row: Int64) throws(SQLiteError) -> RegisterValue {
        guard row != FolderTree.top else { return .nothing }
        let key = try connection.integer("SELECT key FROM folders WHERE id = ?", row)
        return .number(UInt64(bitPattern: key))
    }

    /// An address without the name and password in it, which stay here.
    static func withoutSecrets(_ address: String) -> String {
        guard var parts = WebAddress(address), parts.userInfo != nil else { return address }
        parts.userInfo = nil
        return parts.description
    }
}
