import IntentSync
import NewsModel
import SQLite

/// Decisions that have no table of their own: tags, smart groups, mute rules, accounts,
/// corrections to stories, and kinds that only a later version knows.
struct WishTable {
    let connection: Connection

    /// Whether decisions about `subject` are kept here; a thing without a name is none of ours.
    static func keeps(_ subject: Subject) -> Bool {
        !subject.name.isEmpty && ![.feed, .folder, .setting, .entry].contains(subject.kind)
    }

    /// Every flag that is on.
    func flags() throws(SQLiteError) -> [Flag] {
        try connection.all("SELECT kind, name, trait FROM wished_flags") { row in
            let trait = Flag.Trait(rawValue: UInt8(truncatingIfNeeded: row.integer(2)))
            return Flag(Self.subject(row), trait)
        }
    }

    /// Every register that holds something.
    func registers() throws(SQLiteError) -> [(Register, RegisterValue)] {
        try connection.all("SELECT kind, name, field, value FROM wished_registers") { row in
            let field = Register.Field(rawValue: UInt8(truncatingIfNeeded: row.integer(2)))
            return (Register(Self.subject(row), field), RegisterValue(encoded: row.bytes(3)))
        }
    }

    /// The texts in this field of everything of this kind that stands, by name.
    func texts(
        of kind: Subject.Kind, _ field: Register.Field
    ) throws(SQLiteError) -> [String] {
        try connection.all(
            """
            SELECT r.value FROM wished_registers AS r JOIN wished_flags AS f
                ON f.kind = r.kind AND f.name = r.name AND f.trait = ?
            WHERE r.kind = ? AND r.field = ? ORDER BY r.name
            """, Int(Flag.Trait.exists.rawValue), Int(kind.rawValue), Int(field.rawValue)
        ) { row in RegisterValue(encoded: row.bytes(0)).text }.compactMap { $0 }
    }

    private static func subject(_ row: borrowing Row) -> Subject {
        Subject(
            Subject.Kind(rawValue: UInt8(truncatingIfNeeded: row.integer(0))), row.bytes(1))
    }

    /// Keeps a flag.
    func set(_ flag: Flag, isOn: Bool) throws(SQLiteError) {
        let kind = Int(flag.subject.kind.rawValue)
        let trait = Int(flag.trait.rawValue)
        if isOn {
            try connection.run(
                "INSERT OR IGNORE INTO wished_flags (kind, name, trait) VALUES (?, ?, ?)",
                kind, flag.subject.name, trait)
        } else {
            try connection.run(
                "DELETE FROM wished_flags WHERE kind = ? AND name = ? AND trait = ?", kind,
                flag.subject.name, trait)
        }
        guard flag.subject.kind == .taggedEntry, flag.trait == .exists,
            let numbers = flag.subject.storedNumbers, numbers.count == 3
        else { return }
        try connection.run(
            isOn
                ? "INSERT OR IGNORE INTO entry_tags (tag, entry) VALUES (?, ?)"
                : "DELETE FROM entry_tags WHERE tag = ? AND entry = ?", numbers[0], numbers[2])
    }

    /// Keeps a register.
    func write(_ register: Register, _ value: RegisterValue) throws(SQLiteError) {
        let kind = Int(register.subject.kind.rawValue)
        let field = Int(register.field.rawValue)
        if value == .nothing {
            try connection.run(
                "DELETE FROM wished_registers WHERE kind = ? AND name = ? AND field = ?", kind,
                register.subject.name, field)
        } else {
            try connection.run(
                """
                INSERT OR REPLACE INTO wished_registers (kind, name, field, value)
                VALUES (?, ?, ?, ?)
                """, kind, register.subject.name, field, value.encoded)
        }
    }
}
