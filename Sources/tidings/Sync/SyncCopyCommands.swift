import FoundationEssentials
import TidingsEngine
import TidingsStore

/// The command `tidings sync export FILE`.
enum SyncExportCommand {
    static let spec = CommandSpec(
        "sync export", operands: "FILE", count: 1...1,
        summary: "write everything you decided to a file; “-” prints it",
        details: """
            JSON: feeds, folders, order, what is read, saved, and tagged, rules, settings. No
            secret, and no entry that you did not save. Works without sync, too.
            """
    ) { (invocation, session) async throws(CommandFailure) in
        let bytes = try await document(session)
        let path = invocation.operands[0]
        guard path != "-" else {
            session.terminal.print(bytes: bytes + [UInt8(ascii: "\n")])
            return
        }
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .failed("\(path) cannot be written: check the folder and its permissions.")
        }
        session.terminal.say("Everything you decided is in \(path).")
        let missing = try await unfetchedCount(session)
        guard missing > 0 else { return }
        session.terminal.complain(
            "What is read of \(Plural.feeds(missing)) is not in it, since nothing was fetched of "
                + "\(missing == 1 ? "it" : "them") here yet: run 'tidings refresh', and export again."
        )
    }

    /// How many feeds this device knows only from others, where it syncs: what is read of those is
    /// known once their entries are here.
    private static func unfetchedCount(_ session: Session) async throws(CommandFailure) -> Int {
        let report = try? await session.syncing { (keeper) async throws(SyncError) in
            try await keeper.report()
        }
        guard let report, report.peers.contains(where: { $0.lastHeard != nil }) else { return 0 }
        let store = try await session.store()
        do throws(StoreError) {
            return try await store.feeds().filter { $0.health.lastGood == nil }.count
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Everything that was decided, as it is written down.
    static func document(_ session: Session) async throws(CommandFailure) -> [UInt8] {
        let store = try await session.store()
        do throws(StoreError) {
            return try await store.exportDecisions(at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// The command `tidings sync restore FILE`.
enum SyncRestoreCommand {
    static let spec = CommandSpec(
        "sync restore", operands: "FILE", count: 1...1,
        summary: "decide again what a file of 'sync export' says; “-” reads standard input",
        details: "Deletes nothing and marks nothing unread. Feeds are fetched by 'tidings refresh'."
    ) { (invocation, session) async throws(CommandFailure) in
        try await restore(try InputBytes(path: invocation.operands[0]).whole(), session)
    }

    /// Decides again what `bytes` say.
    static func restore(_ bytes: [UInt8], _ session: Session) async throws(CommandFailure) {
        let store = try await session.store()
        let restoration: Restoration?
        do throws(StoreError) {
            restoration = try await store.restoreDecisions(bytes, at: Session.clock())
        } catch {
            throw CommandFailure(error)
        }
        guard let restoration else {
            if ReaderStore.isOfLaterVersion(bytes) {
                throw .failed("A newer version of Tidings wrote this file: update this program.")
            }
            throw .failed("This is not a file that 'tidings sync export' wrote.")
        }
        for problem in restoration.problems { session.terminal.complain(problem) }
        session.terminal.say(
            "Restored \(Plural.feeds(restoration.feedCount)), "
                + "\(Plural.of(restoration.readCount, "read mark", "read marks")), "
                + "\(Plural.of(restoration.savedCount, "saved entry", "saved entries")), and "
                + "\(Plural.of(restoration.otherCount, "other decision", "other decisions")).")
    }
}
