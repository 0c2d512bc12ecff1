import IntentSync
import NewsModel
import SQLite

/// The tags, and what they are on.
struct TagTable {
    let connection: Connection

    /// Every tag, by name.
    func all() throws(SQLiteError) -> [EntryTag] {
        let tags = try connection.all(
            """
            SELECT r.name, r.value FROM wished_registers AS r JOIN wished_flags AS f
                ON f.kind = r.kind AND f.name = r.name AND f.trait = ?
            WHERE r.kind = ? AND r.field = ?
            """, Int(Flag.Trait.exists.rawValue), Int(Subject.Kind.tag.rawValue),
            Int(Register.Field.name.rawValue)
        ) { row -> EntryTag? in
            guard let name = RegisterValue(encoded: row.bytes(1)).text, !name.isEmpty else {
                return nil
            }
            let number = row.bytes(0).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return EntryTag(id: TagID(rawValue: number), name: name)
        }
        return tags.compactMap { $0 }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// The tags on the entry in this row, by identifier, also under keys it had before.
    func tags(on place: Int64) throws(SQLiteError) -> [TagID] {
        let sql = """
            SELECT t.tag FROM entry_tags AS t WHERE t.entry = (SELECT key FROM entries WHERE id = ?1)
            UNION SELECT t.tag FROM entry_tags AS t JOIN entry_aliases AS a ON a.key = t.entry
                WHERE a.entry = ?1
            """
        return try connection.all(sql, place) { row in
            TagID(rawValue: UInt64(bitPattern: row.integer(0)))
        }.sorted()
    }
}
