public import IntentSync
public import NewsModel
import SQLite

/// How feeds and folders are arranged, beyond which folder a feed is in.
extension ReaderStore {
    /// Puts a feed after another one of its folder, or first with `nil`.
    ///
    /// - Throws: `StoreError`, `notFound` where one of them is not followed or they are in
    ///   different folders.
    public func place(
        _ feed: FeedKey, after sibling: FeedKey?, at time: Timestamp
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try Placing(connection: connection, time: time).place(feed, after: sibling)
        }
    }

    /// Puts a folder after another one beside it, or first with `nil`.
    ///
    /// - Throws: `StoreError`, `notFound` where one of them is not there or they are not beside
    ///   each other.
    public func place(
        _ folder: FolderPath, after sibling: FolderPath?, at time: Timestamp
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try Placing(connection: connection, time: time).place(folder, after: sibling)
        }
    }

    /// Gives a folder another name; its feeds and folders stay in it.
    ///
    /// - Throws: `StoreError`, `notFound` where there is no such folder, the name is empty, or a
    ///   folder of that name is beside it.
    public func renameFolder(
        _ folder: FolderPath, to name: String, at time: Timestamp
    ) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            let tree = try FolderTree(connection)
            let name = FolderTree.storable(FolderPath([name])).names.first
            guard let row = tree.row(at: folder), let old = tree.folders[row], let name else {
                return false
            }
            let others = tree.children(of: old.parent).filter { $0.row != row }
            guard !others.contains(where: { $0.name.foldedName == name.foldedName }) else {
                return false
            }
            try connection.run("UPDATE folders SET name = ? WHERE id = ?", name, row)
            try IntentLog(connection: connection, time: time)
                .record(.folderName, old.id, folder, name: name)
            try Outbox(connection).add(
                [.write(Register(.folder(old.id), .name), .text(name))], at: time)
            return true
        }
    }

    /// Removes a folder; the feeds and folders in it move to the top.
    ///
    /// - Throws: `StoreError`, `notFound` where there is no such folder.
    public func removeFolder(_ folder: FolderPath, at time: Timestamp) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            let tree = try FolderTree(connection)
            guard let row = tree.row(at: folder), let old = tree.folders[row] else { return false }
            var intents: [Intent] = [.set(Flag(.folder(old.id), .exists), isOn: false)]
            let grouping = ReaderStore.groupingSetting(of: old.id)
            let isSet = "SELECT count(*) FROM settings WHERE name = ?"
            if try connection.integer(isSet, grouping) > 0 {
                // A new folder of that name is no heir of it.
                intents.append(.write(Register(.setting(grouping), .value), .nothing))
            }
            try Decider(connection: connection, time: time).carryOut(intents)
            try IntentLog(connection: connection, time: time)
                .record(.folderRemoved, old.id, folder)
            return true
        }
    }

    /// Puts entries away, or takes them back.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func archive(
        _ entries: [EntryKey], _ isArchived: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        try await decide(.archived, isArchived, about: entries, at: time) { name in
            [.write(Register(.entry(name), .archived), .yes(isArchived))]
        }
    }

    /// Hides entries, or shows them again.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func hide(
        _ entries: [EntryKey], _ isHidden: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        try await decide(.hidden, isHidden, about: entries, at: time) { name in
            [.write(Register(.entry(name), .hidden), .yes(isHidden))]
        }
    }

    /// Puts a tag on entries, or takes it off; the tag is made where there is none of that name.
    ///
    /// - Returns: How many of the keys named an entry here; 0 where the name is none.
    @discardableResult
    public func tag(
        _ entries: [EntryKey], _ name: String, isOn: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        try await write { connection throws(SQLiteError) in
            let acts = ArrangementIntents(try StoreView(connection))
            guard let (tag, intents) = try? acts.makeTag(name) else { return 0 }
            let names = try EntryNames(connection: connection).names(of: entries)
            try Decider(connection: connection, time: time).carryOut(
                (isOn ? intents : [])
                    + names.map { .set(Flag(.tagged($0, with: tag), .exists), isOn: isOn) })
            try IntentLog(connection: connection, time: time)
                .recordTag(tag, named: name, on: names.map(\.key), isOn: isOn)
            return names.count
        }
    }

    /// Decides about tags, smart groups, mute rules, accounts, folders, stories, and settings.
    ///
    /// - Parameters:
    ///   - time: The time of the decision.
    ///   - make: Makes the decisions, given what stands.
    /// - Returns: Why they cannot be carried out, or `nil` where they are.
    /// - Throws: `StoreError`; nothing is decided then.
    public func decide(
        at time: Timestamp,
        _ make: @Sendable (ArrangementIntents<StoreView>) throws(ArrangementRefusal) -> [Intent]
    ) async throws(StoreError) -> ArrangementRefusal? {
        try await write { connection throws(SQLiteError) in
            let view = try StoreView(connection)
            let acts = ArrangementIntents(view)
            let intents: [Intent]
            do throws(ArrangementRefusal) {
                intents = try make(acts)
            } catch {
                return error
            }
            try IntentLog(connection: connection, time: time).recordRules(intents, before: view)
            try Decider(connection: connection, time: time).carryOut(intents)
            return nil
        }
    }

    /// Everything the person decided but marks and entries, as it is arranged.
    public func arrangement() async throws(StoreError) -> Arrangement {
        try await read { connection throws(SQLiteError) in
            Arrangement(try StoreView(connection))
        }
    }

    private func decide(
        _ kind: IntentLog.Kind, _ isOn: Bool, about entries: [EntryKey], at time: Timestamp,
        _ make: @Sendable (EntryName) -> [Intent]
    ) async throws(StoreError) -> Int {
        try await write { connection throws(SQLiteError) in
            let names = try EntryNames(connection: connection).names(of: entries)
            try Decider(connection: connection, time: time).carryOut(names.flatMap(make))
            let log = IntentLog(connection: connection, time: time)
            for name in names { try log.record(kind, name.key.stored, isOn) }
            return names.count
        }
    }
}
