import IntentSync
import NewsModel
import SQLite

/// What happened in a conflict, in plain words.
struct OutcomeWords {
    let connection: Connection

    /// One plain sentence about `matter`; `given` is what a thing was called that is gone.
    func sentence(
        _ matter: Replica.Outcome.Matter, named given: String?
    ) throws(SQLiteError) -> String {
        switch matter {
        case .register(let register, let won, let lost):
            let name = Self.within(try self.name(of: register.subject))
            let (won, lost) = (
                try words(register.field, RegisterValue(encoded: won)),
                try words(register.field, RegisterValue(encoded: lost))
            )
            return "\(Self.field(register)) of \(name) was set to \(lost) on one device and to "
                + "\(won) on another; \(won) stays, because it was set later."
        case .flag(let flag):
            return try sentence(flag)
        case .removed(let flag):
            let verb = flag.subject.kind == .feed ? "unfollowed" : "removed"
            var name = try self.name(of: flag.subject)
            if let given { name = "“\(given.prefix(80))”" }
            return "\(name) was changed on one device and \(verb) on another; it is \(verb). "
                + "Undoing brings it back."
        case .mark(let entry):
            return "\(try title(of: entry)) was marked read on one device and unread on another; "
                + "it is read."
        }
    }

    private func sentence(_ flag: Flag) throws(SQLiteError) -> String {
        let name = try self.name(of: flag.subject)
        let (on, off, state) =
            switch (flag.subject.kind, flag.trait) {
            case (_, .saved): ("saved", "unsaved", "it is saved")
            case (.feed, _): ("followed", "unfollowed", "it is followed")
            case (_, .together): ("joined", "separated", "it is one story")
            case (_, .apart): ("split", "joined again", "it is split")
            default: ("made", "removed", "it stays")
            }
        return "\(name) was \(on) on one device and \(off) on another; \(state)."
    }

    /// What begins a sentence, within one.
    static func within(_ name: String) -> String {
        let isOurs = ["A ", "An ", "Something "].contains { name.hasPrefix($0) }
        return isOurs ? name.prefix(1).lowercased() + name.dropFirst() : name
    }

    private static func field(_ register: Register) -> String {
        switch register.field {
        case .address: "The address"
        case .title: "The title"
        case .folder: "The folder"
        case .order: "The place"
        case .name: "The name"
        case .archived: "Whether it is archived"
        case .hidden: "Whether it is hidden"
        case .snapshot: "The saved form"
        default: "The value"
        }
    }

    private func words(
        _ field: Register.Field, _ value: RegisterValue
    ) throws(SQLiteError) -> String {
        switch value {
        case .nothing: return field == .folder ? "no folder" : "nothing"
        case .yes(let isOn): return isOn ? "yes" : "no"
        case .text(let text): return "“\(text.prefix(80))”"
        case .number(let number) where field == .folder:
            return try folder(Int64(bitPattern: number)) ?? "a folder that is gone"
        case .number, .bytes, .unknown: return "another value"
        }
    }

    private func folder(_ key: Int64) throws(SQLiteError) -> String? {
        try connection.first("SELECT name FROM folders WHERE key = ?", key) { "“\($0.text(0))”" }
    }

    /// What the person knows `subject` by, to begin a sentence or go on in one.
    func name(of subject: Subject) throws(SQLiteError) -> String {
        let numbers = subject.storedNumbers ?? []
        switch subject.kind {
        case .feed where numbers.count == 1:
            let sql = """
                SELECT coalesce(nullif(custom_title, ''), nullif(own_title, ''), address)
                FROM feeds WHERE id = ?
                """
            return try connection.first(sql, numbers[0]) { "“\($0.text(0))”" } ?? "A feed"
        case .folder where numbers.count == 1: return try folder(numbers[0]) ?? "A folder"
        case .entry where numbers.count == 2:
            let sql = "SELECT title FROM entries WHERE key = ?"
            return try connection.first(sql, numbers[1]) { "“\($0.text(0))”" } ?? "An entry"
        case .setting: return "the setting “\(String(decoding: subject.name, as: UTF8.self))”"
        case .tag, .taggedEntry, .taggedFeed: return "A tag"
        case .smartGroup: return "A smart group"
        case .muteRule: return "A mute rule"
        case .account: return "An account"
        case .storyPair: return "A story"
        default: return "Something that a later version knows"
        }
    }

    private func title(of entry: EntryReference) throws(SQLiteError) -> String {
        let first = Int64(bitPattern: UInt64(entry.hash) << 32)
        let sql = "SELECT title FROM entries WHERE key BETWEEN ? AND ? AND feed = ?"
        return try connection.first(sql, first, first | 0xFFFF_FFFF, entry.feed.stored) { row in
            "“\(row.text(0))”"
        } ?? "An entry"
    }
}
