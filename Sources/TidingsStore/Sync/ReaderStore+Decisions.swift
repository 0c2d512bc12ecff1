public import NewsModel
import SQLite

/// What restoring a document of decisions led to.
public struct Restoration: Hashable, Sendable {
    /// How many feeds are followed now and were not before.
    public var feedCount = 0
    /// How many entries are read now and were not before, those that are not here yet included.
    public var readCount = 0
    /// How many entries are saved now and were not before.
    public var savedCount = 0
    /// How many settings, tags, rules, groups, and accounts were set.
    public var otherCount = 0
    /// Why some of the document was left out, one plain sentence each, for the first 100.
    public var problems: [String] = []

    /// Nothing was restored.
    public init() {}
}

/// Everything the person decided, in one document.
extension ReaderStore {
    /// Everything the person decided, as JSON: feeds, folders, titles, order, marks, saved entries
    /// with their snapshots, tags, rules, settings; no secret, and no entry that was not decided
    /// about.
    public func exportDecisions(at time: Timestamp) async throws(StoreError) -> [UInt8] {
        try await read { connection throws(SQLiteError) in
            try DecisionExport(connection: connection, time: time).bytes()
        }
    }

    /// Whether some bytes are JSON that says of itself that `exportDecisions` made it, in whichever
    /// version.
    public static func isDecisions(_ bytes: [UInt8]) -> Bool {
        DecisionDocument.isClaimed(by: bytes)
    }

    /// Whether some bytes are such a document in a version that is not known here yet.
    public static func isOfLaterVersion(_ bytes: [UInt8]) -> Bool {
        DecisionDocument.claimedVersion(of: bytes).map { $0 > DecisionDocument.version } ?? false
    }

    /// Whether `restoreDecisions` can read some bytes.
    public static func canRestore(_ bytes: [UInt8]) -> Bool {
        DecisionRestoring.document(bytes) != nil
    }

    /// Decides again what a document says that `exportDecisions` made; deletes nothing and marks
    /// nothing unread.
    ///
    /// - Returns: What was restored, or `nil` where the bytes are no such document.
    /// - Throws: `StoreError`; nothing is restored then.
    public func restoreDecisions(
        _ document: [UInt8], at time: Timestamp
    ) async throws(StoreError) -> Restoration? {
        guard let document = DecisionRestoring.document(document) else { return nil }
        return try await write { connection throws(SQLiteError) in
            var restoring = DecisionRestoring(connection: connection, time: time)
            try restoring.restore(document)
            return restoring.result
        }
    }

    /// What was decided here lately, the latest first: the last wish about each entry, feed, and
    /// setting, and entries that were marked together as one line.
    public func decisions(limit: Int) async throws(StoreError) -> [DecisionLine] {
        try await read { connection throws(SQLiteError) in
            try DecisionHistory(connection: connection).latest(limit: limit)
        }
    }

    /// The conflicts that were resolved without asking, the latest first.
    public func outcomes(limit: Int) async throws(StoreError) -> [SyncOutcome] {
        try await read { connection throws(SQLiteError) in
            try Journal(connection: connection).latest(limit: limit)
        }
    }

    /// Decides the other way what the journal says under `number`.
    ///
    /// - Throws: `StoreError`, `notFound` where there is no such number, or it cannot be undone.
    public func undoOutcome(_ number: Int64, at time: Timestamp) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            let outbox = try Outbox(connection)
            guard outbox.isOn, let intents = try Journal(connection: connection).undo(number) else {
                return false
            }
            try outbox.add(intents, at: time)
            return true
        }
        // What undoing leads to is seen once the replica has taken it in.
        try? await reconcile(at: time)
    }
}
