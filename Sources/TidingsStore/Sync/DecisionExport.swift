import FoundationEssentials
import IntentSync
import NewsModel
import SQLite

/// Writes down what was decided, from the tables of a store of any schema.
struct DecisionExport {
    let connection: Connection
    let time: Timestamp

    /// The document as JSON.
    func bytes() throws(SQLiteError) -> [UInt8] {
        bytes(of: try document())
    }

    /// `document` as JSON.
    func bytes(of document: DecisionDocument) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be written.
        return Array((try? encoder.encode(document)) ?? Data())
    }

    /// What was decided.
    func document() throws(SQLiteError) -> DecisionDocument {
        var document = DecisionDocument(time: time.seconds)
        let isFirst = try connection.schemaVersion < 2
        try addFeeds(to: &document, isFirst: isFirst)
        try addMarks(to: &document, isFirst: isFirst)
        try addEntries(to: &document, isFirst: isFirst)
        let settings = try connection.all("SELECT name, value FROM settings") { row in
            (row.text(0), row.text(1))
        }
        for (name, value) in settings where SettingScope.travels(name) {
            document.settings[name] = value
        }
        if !isFirst { try addOthers(to: &document) }
        return document
    }

    private func addFeeds(
        to document: inout DecisionDocument, isFirst: Bool
    ) throws(SQLiteError) {
        let order = isFirst ? "NULL" : "order_key"
        var paths: [Int64: [String]] = [0: []]
        let folders = try connection.all(
            "SELECT id, parent, name, \(order) FROM folders WHERE id <> 0 ORDER BY position, id"
        ) { row in
            (row.integer(0), row.integer(1), row.text(2), row.optionalBytes(3))
        }
        // Each pass reaches the folders one level deeper.
        for _ in 0..<FolderTree.maximumDepth {
            for (id, parent, name, order) in folders where paths[id] == nil {
                guard let path = paths[parent] else { continue }
                paths[id] = path + [name]
                document.folders.append(
                    DecisionDocument.Folder(
                        path: path + [name], order: order.map(HexadecimalBytes.string)))
            }
        }
        let sql = """
            SELECT id, address, custom_title, folder, \(order) FROM feeds WHERE is_followed = 1
            ORDER BY id
            """
        document.feeds = try connection.all(sql) { row in
            DecisionDocument.Feed(
                key: FeedKey(stored: row.integer(0)).description,
                address: FeedIntents.withoutSecrets(row.text(1)), title: row.optionalText(2),
                folder: paths[row.integer(3)] ?? [],
                order: row.optionalBytes(4).map(HexadecimalBytes.string))
        }
    }

    private func addMarks(
        to document: inout DecisionDocument, isFirst: Bool
    ) throws(SQLiteError) {
        let position = isFirst ? "published" : "position"
        var sql = "SELECT feed, key, \(position) FROM entries WHERE is_read = 1"
        if !isFirst {
            sql += """
                 UNION ALL SELECT feed, key, position FROM remembered
                WHERE is_read = 1 AND feed IS NOT NULL
                """
        }
        let read = try connection.all(sql + " ORDER BY 1, 3, 2") { row in
            let position = row.optionalInteger(2).map { " \($0)" } ?? ""
            return (
                feed: FeedKey(stored: row.integer(0)),
                entry: EntryKey(stored: row.integer(1)).description + position
            )
        }
        var rest = read[...]
        while let feed = rest.first?.feed {
            let own = rest.prefix { $0.feed == feed }
            rest = rest.dropFirst(own.count)
            document.marks.append(
                DecisionDocument.Marks(feed: feed.description, read: own.map(\.entry)))
        }
    }

    private func addEntries(
        to document: inout DecisionDocument, isFirst: Bool
    ) throws(SQLiteError) {
        let flags = isFirst ? "is_saved, 0, 0" : "is_saved, is_archived, is_hidden"
        let condition = isFirst ? "" : "OR is_archived = 1 OR is_hidden = 1"
        let entries = try connection.all(
            """
            SELECT id, feed, key, \(flags) FROM entries WHERE is_saved = 1 \(condition) ORDER BY id
            """
        ) { row in
            (
                row: row.integer(0),
                name: EntryName(
                    feed: FeedKey(stored: row.integer(1)), key: EntryKey(stored: row.integer(2))),
                flags: [row.flag(3), row.flag(4), row.flag(5)]
            )
        }
        let snapshots = EntrySnapshots(connection: connection)
        for entry in entries {
            let snapshot = try snapshots.snapshot(of: entry.name, in: entry.row)
            document.entries.append(
                DecisionDocument.Entry(
                    feed: entry.name.feed.description, key: entry.name.key.description,
                    isSaved: entry.flags[0], isArchived: entry.flags[1],
                    isHidden: entry.flags[2],
                    snapshot: snapshot.map { HexadecimalBytes.string($0.encoded) }))
        }
    }

    private func addOthers(to document: inout DecisionDocument) throws(SQLiteError) {
        let table = WishTable(connection: connection)
        var others: [Subject: DecisionDocument.Other] = [:]
        func other(_ subject: Subject) -> DecisionDocument.Other {
            others[subject]
                ?? DecisionDocument.Other(
                    kind: subject.kind.rawValue, name: HexadecimalBytes.string(subject.name),
                    flags: [], fields: [:])
        }
        for flag in try table.flags() {
            var known = other(flag.subject)
            known.flags.append(flag.trait.rawValue)
            others[flag.subject] = known
        }
        for (register, value) in try table.registers() {
            var known = other(register.subject)
            known.fields[String(register.field.rawValue)] = HexadecimalBytes.string(value.encoded)
            others[register.subject] = known
        }
        document.others = others.sorted { $0.key < $1.key }.map(\.value)
    }
}
