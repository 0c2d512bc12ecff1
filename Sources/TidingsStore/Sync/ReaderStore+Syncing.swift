import Glibc
package import IntentSync
package import NewsModel
import SQLite
import Synchronization

/// The transactions of sync; what goes on between them needs no transaction.
extension ReaderStore {
    /// What is known of sync besides the replica.
    package func syncState() async throws(StoreError) -> SyncState {
        try await read { connection throws(SQLiteError) in
            try SyncStateTable(connection: connection).load()
        }
    }

    /// Changes what is known of sync besides the replica.
    package func updateSyncState(
        _ change: @Sendable (inout SyncState) -> Void
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            let table = SyncStateTable(connection: connection)
            var state = try table.load()
            change(&state)
            try table.store(state)
        }
    }

    /// Everything that is known of sync.
    package func syncStanding() async throws(SyncFailure) -> SyncStanding {
        try await syncRead { connection throws(SyncFailure) in
            let table = SyncStateTable(connection: connection)
            let state = try sqlite { () throws(SQLiteError) in try table.load() }
            let replica = state.isOn ? try replicas.load(connection, isCommitted: true) : nil
            return try sqlite { () throws(SQLiteError) in
                SyncStanding(
                    state: state, status: replica?.status, label: replica?.label ?? "",
                    waitingCount: try Outbox.count(connection),
                    putCount: Int(try connection.integer("SELECT count(*) FROM sync_puts")))
            }
        }
    }

    /// Takes what was decided and found here into the replica, and shows what follows from it.
    package func reconcile(at time: Timestamp) async throws(SyncFailure) {
        try await syncWrite { connection throws(SyncFailure) in
            _ = try SyncTransaction(connection, at: time, replicas).reconcile()
        }
    }

    /// Takes a pull in, merges it with what was decided here, and says what is to be published.
    package func merge(_ pull: SyncPull, at time: Timestamp) async throws(SyncFailure) -> SyncMerge
    {
        try await syncWrite { connection throws(SyncFailure) in
            try SyncTransaction(connection, at: time, replicas).merge(pull)
        }
    }

    /// Takes note of what came of puts.
    package func settle(
        _ outcomes: [(put: SyncPut, outcome: PutOutcome)], at time: Timestamp
    ) async throws(SyncFailure) -> SyncMerge {
        try await syncWrite { connection throws(SyncFailure) in
            try SyncTransaction(connection, at: time, replicas).settle(outcomes)
        }
    }

    /// Lets the replica take in one event of the person's or the machine's.
    package func tell(
        _ event: Replica.Event, at time: Timestamp
    ) async throws(SyncFailure) -> SyncMerge {
        try await syncWrite { connection throws(SyncFailure) in
            try SyncTransaction(connection, at: time, replicas).tell(event)
        }
    }

    /// Makes this store the replica `id`, which joins what `pull` brought with everything that is
    /// here.
    package func startSync(
        as id: ReplicaID, at place: SyncPlace, with pull: SyncPull, time: Timestamp
    ) async throws(SyncFailure) -> SyncMerge {
        try await syncWrite { connection throws(SyncFailure) in
            try SyncTransaction(connection, at: time, replicas).start(as: id, at: place, with: pull)
        }
    }

    /// Ends sync; everything that was decided stays.
    package func stopSync() async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            let table = SyncStateTable(connection: connection)
            var state = SyncState()
            let last = try table.load()
            state.generation = last.generation + 1
            state.replica = last.replica
            try table.store(state)
            try connection.execute(
                "DELETE FROM sync_replica; DELETE FROM outbox; DELETE FROM discovered; "
                    + "DELETE FROM sync_puts")
        }
    }

    /// Whether the store at `path` can be written: its disk has room, and this user may.
    package static func canWrite(at path: String) -> Bool {
        unsafe access(path, W_OK) == 0 && !StoreFile.isDiskFull(at: path)
    }

    // MARK: Connections

    private func syncRead<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SyncFailure) -> Result
    ) async throws(SyncFailure) -> Result {
        let result: Swift.Result<Result, SyncFailure>
        do throws(StoreError) {
            result = try await read { connection throws(SQLiteError) in
                do throws(SyncFailure) {
                    return .success(try body(connection))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .store(error)
        }
        return try result.get()
    }

    /// Changes the store, all or nothing.
    private func syncWrite<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SyncFailure) -> Result
    ) async throws(SyncFailure) -> Result {
        let failure = Mutex<SyncFailure?>(nil)
        do throws(StoreError) {
            return try await writeReplica { connection throws(SQLiteError) in
                do throws(SyncFailure) {
                    return try body(connection)
                } catch {
                    failure.withLock { $0 = error }
                    // Any error takes the transaction back; this one is never seen.
                    throw SQLiteError(code: 0, message: "")
                }
            }
        } catch {
            throw failure.withLock { $0 } ?? .store(error)
        }
    }
}

/// Turns an error of SQLite into one of sync.
func sqlite<Result>(
    _ body: () throws(SQLiteError) -> Result
) throws(SyncFailure) -> Result {
    do throws(SQLiteError) {
        return try body()
    } catch {
        throw .store(StoreError(error))
    }
}
