import IntentSync
import NewsModel
import SQLite

/// How changes to the store and to its replica stay together.
extension ReaderStore {
    /// Changes the store and its replica, all or nothing.
    func writeReplica<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) async throws(StoreError) -> Result {
        try checkIdentity()
        do throws(SQLiteError) {
            return try await writer.perform { connection throws(SQLiteError) in
                try writeReplica(on: connection, body)
            }
        } catch {
            throw file.explained(error)
        }
    }

    private func writeReplica<Result>(
        on connection: Connection, _ body: (Connection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        do throws(SQLiteError) {
            let result = try connection.write { () throws(SQLiteError) in try body(connection) }
            replicas.commit()
            return result
        } catch {
            replicas.drop()
            throw error
        }
    }

    /// Takes what was decided and found into the replica, and shows what follows from it.
    ///
    /// What fails here is tried again by the next round of sync, which also tells why.
    func reconcile(on connection: Connection, at time: Timestamp) {
        _ = try? writeReplica(on: connection) { connection throws(SQLiteError) in
            do throws(SyncFailure) {
                _ = try SyncTransaction(connection, at: time, replicas).reconcile()
            } catch {
                throw SQLiteError(code: 0, message: "")
            }
        }
    }

    /// The replica with everything that was decided, inside a transaction; `nil` where sync is off
    /// or the replica cannot be read.
    func presentReplica(
        on connection: Connection, at time: Timestamp
    ) throws(SQLiteError) -> Replica? {
        guard try Outbox(connection).isOn else { return nil }
        do throws(SyncFailure) {
            _ = try SyncTransaction(connection, at: time, replicas).reconcile()
            return try replicas.load(connection)
        } catch {
            if case .store = error { throw SQLiteError(code: 1, message: error.words) }
            return nil
        }
    }
}

extension SyncFailure {
    /// The words of the store, without anything of the person's.
    var words: String {
        if case .store(let error) = self { "\(error)" } else { "" }
    }
}
