import IntentSync
import NewsModel
import SQLite

/// One step of sync, inside a transaction.
struct SyncTransaction {
    private let connection: Connection
    private let time: Timestamp
    private let replicas: ReplicaCache

    init(_ connection: Connection, at time: Timestamp, _ replicas: ReplicaCache) {
        self.connection = connection
        self.time = time
        self.replicas = replicas
    }

    /// Takes in what was decided and found here.
    ///
    /// - Returns: What is left to do, or `nil` where sync is off.
    func reconcile() throws(SyncFailure) -> SyncMerge? {
        let isNeeded = try sqlite { () throws(SQLiteError) in
            let outbox = try Outbox(connection)
            return outbox.isOn ? try outbox.isWaiting() : false
        }
        guard isNeeded else { return nil }
        return try fold { _ throws(SQLiteError) in }
    }

    /// Takes in a pull, and says what is to be published.
    func merge(_ pull: SyncPull) throws(SyncFailure) -> SyncMerge {
        try fold { fold throws(SQLiteError) in
            try fold.takeIn(pull)
            let care = try SnapshotCare(connection: connection, replica: fold.replica, time: time)
                .intents()
            if !care.isEmpty { try fold.handle(.decided(care)) }
            try fold.handle(.publish)
            try fold.handle(.upkeep)
            try note(pull)
        }
    }

    /// Takes note of what came of puts.
    func settle(
        _ outcomes: [(put: SyncPut, outcome: PutOutcome)]
    ) throws(SyncFailure) -> SyncMerge {
        try fold { fold throws(SQLiteError) in
            let queue = PutQueue(connection: connection)
            for (put, outcome) in outcomes where try queue.finish(put) {
                switch outcome {
                case .accepted, .handedOver: try fold.handle(.accepted(name: put.name))
                case .refused: try fold.handle(.refused(name: put.name))
                }
            }
            // What is lost on its way changes nothing at the place, so a pull of changes alone
            // would never tell.
            if outcomes.contains(where: { $0.outcome == .handedOver }) {
                let table = SyncStateTable(connection: connection)
                var state = try table.load()
                state.token = nil
                try table.store(state)
            }
        }
    }

    /// Lets the replica take in one event.
    func tell(_ event: Replica.Event) throws(SyncFailure) -> SyncMerge {
        try fold { fold throws(SQLiteError) in
            if case .copied = event { try PutQueue(connection: connection).clear() }
            try fold.handle(event)
        }
    }

    private func fold(
        _ body: (inout SyncFold) throws(SQLiteError) -> Void
    ) throws(SyncFailure) -> SyncMerge {
        guard try sqlite({ () throws(SQLiteError) in try Outbox(connection).isOn }) else {
            throw .off
        }
        let replica = try replicas.load(connection)
        return try sqlite { () throws(SQLiteError) in
            var fold = SyncFold(replica, connection: connection, at: time)
            // What was decided before the pull was decided without knowing of it.
            try fold.foldOutbox()
            try body(&fold)
            return try finish(&fold)
        }
    }

    private func finish(_ fold: inout SyncFold) throws(SQLiteError) -> SyncMerge {
        try fold.finish()
        let generation = try SyncStateTable(connection: connection).load().generation
        replicas.stage(fold.replica, generation: generation)
        return SyncMerge(
            id: fold.replica.id, generation: generation,
            puts: try PutQueue(connection: connection).all())
    }

    private func note(_ pull: SyncPull) throws(SQLiteError) {
        let table = SyncStateTable(connection: connection)
        var state = try table.load()
        state.token = pull.token
        state.account = pull.account
        state.pulled = time
        try table.store(state)
    }

    // MARK: Beginning

    /// Makes this store the replica `id`.
    ///
    /// What others published is taken in first, so that only what they do not know is said again.
    /// Nothing is marked unread, unsaved, or unfollowed by it.
    func start(
        as id: ReplicaID, at place: SyncPlace, with pull: SyncPull
    ) throws(SyncFailure) -> SyncMerge {
        try sqlite { () throws(SQLiteError) in
            let table = SyncStateTable(connection: connection)
            var state = SyncState()
            let last = try table.load()
            state.generation = last.generation
            state.isOn = true
            state.place = place
            try table.store(state)
            try PutQueue(connection: connection).clear()
            var fold = SyncFold(Replica(id: id), connection: connection, at: time)
            try fold.handle(.joined(account: pull.account))
            try fold.takeIn(pull)
            // The name this store had before is nobody's any more.
            if let former = last.replica { try fold.handle(.retire(former)) }
            // Decisions that an earlier replica of this store never came to publish.
            try fold.foldOutbox()
            let seed = try SyncSeed(connection: connection, replica: fold.replica).intents()
            if !seed.isEmpty { try fold.handle(.decided(seed)) }
            fold.showEverything()
            try fold.handle(.publish)
            try fold.handle(.upkeep)
            try note(pull)
            return try finish(&fold)
        }
    }
}

extension SyncFold {
    /// Takes in a pull.
    mutating func takeIn(_ pull: SyncPull) throws(SQLiteError) {
        call(pull.label)
        try handle(
            .limits(
                totalInBytes: pull.limits.totalInBytes, shardCount: pull.limits.shardCount))
        for (name, bytes) in pull.shown { try handle(.shown(name: name, bytes: bytes)) }
        for name in pull.missing { try handle(.missing(name: name)) }
        try handle(.pulled(account: pull.account, spare: pull.spare))
    }
}
