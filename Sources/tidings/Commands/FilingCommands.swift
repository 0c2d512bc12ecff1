import NewsModel
import TidingsStore

/// The commands that file entries: `archive`, `hide`, `tag`, and their opposites.
enum FilingCommands {
    static let all = [
        command(
            "archive", "put entries away: lists leave them out, --archived shows them", "Archived"
        ) {
            (store, keys) async throws(StoreError) in
            try await store.archive(keys, at: Session.clock())
        },
        command("unarchive", "take entries out of the archive", "Took back") {
            (store, keys) async throws(StoreError) in
            try await store.archive(keys, false, at: Session.clock())
        },
        command("hide", "hide entries from lists and search; --hidden shows them", "Hid") {
            (store, keys) async throws(StoreError) in
            try await store.hide(keys, at: Session.clock())
        },
        command("unhide", "show hidden entries again", "Showed") {
            (store, keys) async throws(StoreError) in
            try await store.hide(keys, false, at: Session.clock())
        },
        tag("tag", "put a tag on entries", isOn: true),
        tag("untag", "take a tag off entries", isOn: false),
    ]

    private static func command(
        _ name: String, _ summary: String, _ done: String,
        act: @escaping @Sendable (ReaderStore, [EntryKey]) async throws(StoreError) -> Int
    ) -> CommandSpec {
        CommandSpec(
            name, operands: "ENTRY…", count: 1...10_000, summary: summary,
            details: """
                ENTRY is a key from 'tidings list'. What is saved stays in 'tidings list --saved'.
                """
        ) { (invocation, session) async throws(CommandFailure) in
            try await file(invocation.operands[...], done, "", session, act)
        }
    }

    private static func tag(_ name: String, _ summary: String, isOn: Bool) -> CommandSpec {
        CommandSpec(
            name, operands: "TAG ENTRY…", count: 2...10_000, summary: summary,
            details: "ENTRY is a key from 'tidings list'; a tag is made where there is none."
        ) { (invocation, session) async throws(CommandFailure) in
            let tag = invocation.operands[0].printable
            guard !tag.isEmpty else { throw .failed("A tag needs a name.") }
            try await file(
                invocation.operands.dropFirst(), isOn ? "Tagged" : "Untagged", " “\(tag)”", session
            ) { (store, keys) async throws(StoreError) in
                try await store.tag(keys, tag, isOn: isOn, at: Session.clock())
            }
        }
    }

    private static func file(
        _ words: ArraySlice<String>, _ done: String, _ rest: String, _ session: Session,
        _ act: @Sendable (ReaderStore, [EntryKey]) async throws(StoreError) -> Int
    ) async throws(CommandFailure) {
        var keys: [EntryKey] = []
        for word in words {
            let key = try MarkCommand.key(word)
            if !keys.contains(key) { keys.append(key) }
        }
        let store = try await session.store()
        let count: Int
        do throws(StoreError) {
            count = try await act(store, keys)
        } catch {
            throw CommandFailure(error)
        }
        guard count == keys.count else {
            throw .failed(
                "\(done) \(Plural.entries(count))\(rest); \(keys.count - count) of the keys name "
                    + "no entry here: see 'tidings list'.")
        }
        session.terminal.say("\(done) \(Plural.entries(count))\(rest).")
    }
}
