import IntentSync
import NewsModel
import SQLite

/// What was decided here lately, in plain words, from what `IntentLog` recorded.
struct DecisionHistory {
    /// How many wishes are looked through: a store may hold a million.
    private static let reach = 20_000
    /// How much of a text is shown.
    private static let textLength = 80

    private struct Wish {
        var time: Timestamp
        var kind: IntentLog.Kind?
        var number: Int64
        var name: String
        var text: String?
        var isOn: Bool
        /// How many entries were marked so at once.
        var count: Int
    }

    private static let gathered = IntentLog.Kind.gathered.map { String($0.rawValue) }
        .joined(separator: ", ")

    let connection: Connection

    /// The latest decisions, latest first; entries that were marked alike in one second are one.
    func latest(limit: Int) throws(SQLiteError) -> [DecisionLine] {
        // Beside `max`, SQLite takes the other columns from the row that has it.
        let sql = """
            SELECT time, kind, subject, value, count(*), max(sequence)
            FROM (SELECT * FROM intents ORDER BY sequence DESC LIMIT \(Self.reach))
            GROUP BY CASE WHEN kind IN (\(Self.gathered)) THEN kind || ' ' || value || ' ' || time
                ELSE sequence END
            ORDER BY time DESC, max(sequence) DESC LIMIT ?
            """
        let wishes = try connection.all(sql, min(max(limit, 0), Self.reach)) { row in
            Wish(
                time: Timestamp(seconds: row.integer(0)),
                kind: IntentLog.Kind(rawValue: row.integer(1)),
                number: row.integer(2), name: row.text(2), text: row.optionalText(3),
                isOn: row.flag(3), count: Int(row.integer(4)))
        }
        var lines: [DecisionLine] = []
        for wish in wishes {
            guard let sentence = try sentence(wish) else { continue }
            lines.append(DecisionLine(time: wish.time, sentence: sentence))
        }
        return lines
    }

    private func sentence(_ wish: Wish) throws(SQLiteError) -> String? {
        switch wish.kind {
        case .read:
            return try entries(wish) + (wish.isOn ? " marked read." : " marked unread.")
        case .saved:
            return try entries(wish) + (wish.isOn ? " saved." : " unsaved.")
        case .archived:
            return try entries(wish) + (wish.isOn ? " archived." : " taken out of the archive.")
        case .hidden:
            return try entries(wish) + (wish.isOn ? " hidden." : " shown again.")
        case .tagged: return try tagged(wish)
        case .story: return try story(wish)
        case .feedOrder: return "\(try feed(wish)) was moved among its neighbours."
        case .folderOrder, .folderName, .folderRemoved, .muteRule, .muteRuleRemoved:
            return Self.sentence(about: wish)
        case .followed:
            return try feed(wish) + (wish.text == nil ? " was unfollowed." : " was followed.")
        case .title:
            guard let title = wish.text else { return try feed(wish) + " got its own title back." }
            let name = OutcomeWords.within(try feed(wish))
            return "The title of \(name) was set to \(Self.quoted(title))."
        case .folder:
            let names = Self.names(wish)
            guard !names.isEmpty else { return try feed(wish) + " was taken out of its folder." }
            return "\(try feed(wish)) was put in \(Self.quoted(names.joined(separator: " / ")))."
        case .setting: return try setting(wish)
        case nil: return nil
        }
    }

    private func setting(_ wish: Wish) throws(SQLiteError) -> String {
        if wish.name.hasPrefix(ReaderStore.groupingSetting) { return try grouping(wish) }
        let name = "The setting \(Self.quoted(wish.name))"
        guard let value = wish.text else { return name + " was forgotten." }
        // What stays here may be a secret.
        guard SettingScope.travels(wish.name) else { return name + " was changed." }
        return "\(name) was set to \(Self.quoted(value))."
    }

    private func grouping(_ wish: Wish) throws(SQLiteError) -> String {
        var place = ""
        let rest = wish.name.dropFirst(ReaderStore.groupingSetting.count)
        if rest.first == "#" {
            let tree = try FolderTree(connection)
            let folder = tree.folders.first { $0.value.id.description == rest.dropFirst() }
            let path = folder.map { tree.path(of: $0.key).names.joined(separator: " / ") }
            place = path.map { " in the folder \(Self.quoted($0))" } ?? " in a folder that is gone"
        }
        guard let value = wish.text else { return "Grouping\(place) went back to the usual way." }
        return "Grouping\(place) was set to \(Self.quoted(value))."
    }

    private func story(_ wish: Wish) throws(SQLiteError) -> String? {
        let act =
            switch StoryAct(rawValue: wish.text ?? "") {
            case .separated: " taken out of its story."
            case .split: " made the first of another story."
            case .merged: " put in one story with others."
            case .restored: " left to the grouping again."
            case nil: ""
            }
        return act.isEmpty ? nil : try entries(wish) + act
    }

    private func tagged(_ wish: Wish) throws(SQLiteError) -> String {
        let text = wish.text ?? ""
        let number = wish.name.split(separator: " ").first.flatMap { Int64($0) }
        var wish = wish
        wish.number = number ?? 0
        let tag = Self.quoted(String(text.dropFirst()))
        return try entries(wish)
            + (text.hasPrefix("+") ? " tagged \(tag)." : " freed of the tag \(tag).")
    }

    /// A sentence about a folder or a rule.
    private static func sentence(about wish: Wish) -> String? {
        let names = names(wish)
        func path(_ names: some Sequence<String>) -> String {
            "The folder " + quoted(names.joined(separator: " / "))
        }
        switch wish.kind {
        case .folderOrder: return path(names) + " was moved among its neighbours."
        case .folderName:
            return path(names.dropLast()) + " was renamed to \(quoted(names.last ?? ""))."
        case .folderRemoved: return path(names) + " was removed."
        case .muteRule: return "A rule was made that mutes \(quoted(wish.text ?? ""))."
        case .muteRuleRemoved: return "The rule that muted \(quoted(wish.text ?? "")) was removed."
        default: return nil
        }
    }

    private static func names(_ wish: Wish) -> [String] {
        (wish.text ?? "").split(separator: "\u{1F}").map(String.init)
    }

    private func entries(_ wish: Wish) throws(SQLiteError) -> String {
        guard wish.count == 1 else { return "\(wish.count) entries were" }
        let sql = "SELECT title FROM entries WHERE key = ?"
        let title = try connection.first(sql, wish.number) { row in row.text(0) } ?? ""
        return (title.isEmpty ? "An entry" : Self.quoted(title)) + " was"
    }

    private func feed(_ wish: Wish) throws(SQLiteError) -> String {
        let feed = Subject.feed(FeedKey(stored: wish.number))
        return try OutcomeWords(connection: connection).name(of: feed)
    }

    private static func quoted(_ text: String) -> String { "“\(text.prefix(textLength))”" }
}
