import IntentSync
import NewsModel
import SQLite

/// Records what the person decides, in the transaction that carries it out.
///
/// This is the history of this replica; what the others are told is in the `Outbox`. One row per
/// kind and subject, the latest wish; a new wish about the same subject takes the next sequence
/// number, so that a million marks take a million rows however often they change.
struct IntentLog {
    /// What a wish is about; the numbers are stored.
    enum Kind: Int64 {
        /// An entry is read (1) or not (0).
        case read = 1
        /// An entry is saved (1) or not (0).
        case saved = 2
        /// A feed is followed (its address) or not (NULL).
        case followed = 3
        /// A feed's title is the person's (a text) or its own (NULL).
        case title = 4
        /// The folder a feed is in: the names, outermost first, with U+001F between them.
        case folder = 5
        /// A setting has a value (a text) or was forgotten (NULL); the subject is its name.
        case setting = 6
        /// An entry is archived (1) or not (0).
        case archived = 7
        /// An entry is hidden (1) or not (0).
        case hidden = 8
        /// A tag is on an entry (`+` and its name) or not (`-` and its name); the subject is the
        /// entry's key and the tag's, as text.
        case tagged = 9
        /// A feed has another place in its folder.
        case feedOrder = 10
        /// A folder has another place; the value is its path, as of `folder`.
        case folderOrder = 11
        /// A folder has another name; the value is its path before, and the name.
        case folderName = 12
        /// A folder was removed; the value was its path.
        case folderRemoved = 13
        /// A mute rule has an expression; the subject is its number.
        case muteRule = 14
        /// A mute rule was removed; the value was its expression.
        case muteRuleRemoved = 15
        /// What is said of the story of an entry, a `StoryAct` as text; the subject is the entry's key.
        case story = 16

        /// Whether wishes of this kind about several entries are told as one.
        static let gathered: [Kind] = [.read, .saved, .archived, .hidden, .tagged]
    }

    let connection: Connection
    let time: Timestamp

    /// Records the wish `kind` about `subject`.
    func record(
        _ kind: Kind, _ subject: some Bindable, _ value: (some Bindable)?
    ) throws(SQLiteError) {
        try connection.run(
            "INSERT OR REPLACE INTO intents (time, kind, subject, value) VALUES (?, ?, ?, ?)",
            time.seconds, kind.rawValue, subject, value)
    }

    /// Forgets a wish: it was none.
    func forget(_ kind: Kind, _ subject: some Bindable) throws(SQLiteError) {
        try connection.run(
            "DELETE FROM intents WHERE kind = ? AND subject = ?", kind.rawValue, subject)
    }

    /// Records the folder a feed was put in.
    func recordFolder(_ feed: FeedKey, _ folder: FolderPath) throws(SQLiteError) {
        try record(.folder, feed.stored, Self.stored(folder))
    }

    /// Records a wish about a folder, and perhaps a name it was given.
    func record(
        _ kind: Kind, _ folder: FolderID, _ path: FolderPath, name: String? = nil
    ) throws(SQLiteError) {
        let names = path.names + (name.map { [$0] } ?? [])
        try record(kind, folder.stored, Self.stored(FolderPath(names)))
    }

    /// Records that a tag was put on entries, or taken off.
    func recordTag(
        _ tag: TagID, named name: String, on entries: [EntryKey], isOn: Bool
    ) throws(SQLiteError) {
        for entry in entries {
            try record(.tagged, "\(entry.stored) \(tag.stored)", (isOn ? "+" : "-") + name)
        }
    }

    /// Records what was decided about mute rules.
    func recordRules(
        _ intents: [Intent], before view: some IntentView
    ) throws(SQLiteError) {
        for intent in intents {
            switch intent {
            case .write(let register, .text(let text))
            where register.subject.kind == .muteRule && register.field == .value:
                guard let number = register.subject.storedNumbers?.first else { continue }
                try record(.muteRule, number, text)
            case .set(let flag, false) where flag.subject.kind == .muteRule:
                guard let number = flag.subject.storedNumbers?.first else { continue }
                let text = view.value(of: Register(flag.subject, .value)).text
                try record(.muteRuleRemoved, number, text)
            default: continue
            }
        }
    }

    private static func stored(_ folder: FolderPath) -> String {
        folder.names.joined(separator: "\u{1F}")
    }

    /// Repeats the wishes about an entry under its new key, for replicas that know only that one.
    func repeatMarks(of old: EntryKey, under new: EntryKey) throws(SQLiteError) {
        try connection.run(
            """
            INSERT OR REPLACE INTO intents (time, kind, subject, value)
            SELECT time, kind, ?2, value FROM intents WHERE kind IN (1, 2, 7, 8) AND subject = ?1
            """, old.stored, new.stored)
    }
}
