import IntentSync
import SQLite
import Synchronization

/// The replica of a store as it was when the store last changed it, so that it need not be read
/// again for each transaction.
///
/// Another program may change it on disk; the generation tells.
final class ReplicaCache: Sendable {
    private struct Held: Sendable {
        var replica: Replica
        var generation: Int64
    }

    private struct State: Sendable {
        var held: Held?
        /// What the transaction under way leaves, once it is committed.
        var staged: Held?
    }

    private let state = Mutex(State())

    /// The replica as it is stored.
    ///
    /// - Parameters:
    ///   - connection: Where it is read.
    ///   - isCommitted: Whether what is read stands, so that it can be held.
    /// - Returns: The replica.
    /// - Throws: `SyncFailure.damaged` where it cannot be read.
    func load(
        _ connection: Connection, isCommitted: Bool = false
    ) throws(SyncFailure) -> Replica {
        let table = SyncStateTable(connection: connection)
        let generation = try sqlite { () throws(SQLiteError) in try table.load().generation }
        let known = state.withLock { $0.staged ?? $0.held }
        if let known, known.generation == generation { return known.replica }
        guard let archive = try sqlite({ () throws(SQLiteError) in try table.archive() }) else {
            throw .damaged(detail: "there is no replica")
        }
        do throws(ShardError) {
            let replica = try Replica(archive: archive)
            if isCommitted {
                state.withLock { $0.held = Held(replica: replica, generation: generation) }
            }
            return replica
        } catch {
            switch error {
            case .damaged(let detail): throw .damaged(detail: detail)
            case .tooNew: throw .damaged(detail: "a later version wrote it")
            }
        }
    }

    /// Keeps what the transaction under way leaves.
    func stage(_ replica: Replica, generation: Int64) {
        state.withLock { $0.staged = Held(replica: replica, generation: generation) }
    }

    /// The transaction under way is committed.
    func commit() {
        state.withLock { state in
            state.held = state.staged ?? state.held
            state.staged = nil
        }
    }

    /// The transaction under way left nothing.
    func drop() {
        state.withLock { $0.staged = nil }
    }
}
