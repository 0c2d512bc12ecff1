import NewsModel
import TidingsStore

/// The command `tidings mark read|unread|save|unsave ENTRY…`.
enum MarkCommand {
    static let spec = CommandSpec(
        "mark", operands: "read|unread|save|unsave ENTRY…", count: 1...10_000,
        summary: "decide about entries",
        details: """
            ENTRY is a key from 'tidings list'. 'mark read' also takes --all, --feed, or --folder
            instead. What was printed is on disk.
            """,
        options: [
            .init("--all", "mark read: everything"),
            .init("--feed", value: "FEED", "mark read: all of this feed"),
            .init("--folder", value: "PATH", "mark read: all of this folder and those inside it"),
        ]
    ) { (invocation, session) async throws(CommandFailure) in
        guard let mark = mark(invocation.operands[0]) else {
            throw .usage(
                "mark takes read, unread, save, or unsave, not “\(invocation.operands[0])”",
                command: "mark")
        }
        let store = try await session.store()
        let now = Session.clock()
        let count: Int
        if let scope = try await scope(invocation, store) {
            guard mark == .read, invocation.operands.count == 1 else {
                throw .usage(
                    "--all, --feed, and --folder go with 'mark read' and no entries",
                    command: "mark")
            }
            do throws(StoreError) {
                // Also what a clock that ran ahead saw: everything is everything.
                let ever = Timestamp(seconds: .max)
                count = try await store.markAllRead(in: scope, firstSeenBy: ever, at: now).count
            } catch {
                throw CommandFailure(error)
            }
        } else {
            count = try await markEach(invocation, mark, store, now, session)
        }
        session.terminal.say("Marked \(Plural.entries(count)) \(mark.rawValue).")
    }

    private static func markEach(
        _ invocation: Invocation, _ mark: EntryMark, _ store: ReaderStore, _ now: Timestamp,
        _ session: Session
    ) async throws(CommandFailure) -> Int {
        var keys: [EntryKey] = []
        var seen: Set<EntryKey> = []
        for word in invocation.operands.dropFirst() {
            let key = try key(word)
            if seen.insert(key).inserted { keys.append(key) }
        }
        guard !keys.isEmpty else { throw .usage("mark needs an ENTRY", command: "mark") }
        let count: Int
        do throws(StoreError) {
            count = try await store.mark(keys, mark, at: now)
        } catch {
            throw CommandFailure(error)
        }
        guard count == keys.count else {
            throw .failed(
                "Marked \(Plural.entries(count)); \(keys.count - count) of the keys name "
                    + "no entry here: see 'tidings list'.")
        }
        return count
    }

    private static func scope(
        _ invocation: Invocation, _ store: ReaderStore
    ) async throws(CommandFailure) -> EntryQuery.Scope? {
        let given = ["--all", "--feed", "--folder"].filter(invocation.has)
        guard given.count <= 1 else {
            throw .usage("\(given.joined(separator: " and ")) do not go together", command: "mark")
        }
        if let scope = try await FeedFinding.scope(invocation, in: store) { return scope }
        return invocation.has("--all") ? .everything : nil
    }

    private static func mark(_ word: String) -> EntryMark? {
        switch word {
        case "read": .read
        case "unread": .unread
        case "save": .saved
        case "unsave": .unsaved
        default: nil
        }
    }

    /// The entry key that `word` is.
    ///
    /// - Throws: `CommandFailure.failed` where it is none.
    static func key(_ word: String) throws(CommandFailure) -> EntryKey {
        guard let key = EntryKey(word) else {
            throw .failed("“\(word)” is not an entry's key: 'tidings list' shows 16 digits each.")
        }
        return key
    }
}
