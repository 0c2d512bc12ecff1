package import IntentSync

/// What a pull brought.
package struct SyncPull: Sendable {
    /// What the place shows under which name, in the order to take it in.
    package var shown: [(name: String, bytes: [UInt8])] = []
    /// Names that the place shows no more.
    package var missing: [String] = []
    /// Whose storage it is.
    package var account: String
    /// What to ask with next time.
    package var token: [UInt8]
    /// What the place can hold.
    package var limits: TransportLimits
    /// A name nobody has, in case this replica has to take a new one.
    package var spare: ReplicaID
    /// What the person calls this replica.
    package var label: String

    /// A pull that brought nothing.
    package init(
        account: String, token: [UInt8], limits: TransportLimits, spare: ReplicaID, label: String
    ) {
        self.account = account
        self.token = token
        self.limits = limits
        self.spare = spare
        self.label = label
    }
}

/// What a transaction of sync left to do.
package struct SyncMerge: Sendable {
    /// Who this replica is now.
    package var id: ReplicaID
    /// How often the replica was changed.
    package var generation: Int64
    /// What is to be put at the place or removed from it.
    package var puts: [SyncPut]
}

/// Everything a store knows of its sync.
package struct SyncStanding: Sendable {
    /// What is known besides the replica.
    package var state: SyncState
    /// What the replica says, or `nil` where sync is off.
    package var status: ReplicaStatus?
    /// What the person calls this replica.
    package var label: String
    /// Decisions that are not in the replica yet.
    package var waitingCount: Int
    /// Puts and removals that were not done yet.
    package var putCount: Int
}

/// Why a transaction of sync changed nothing.
package enum SyncFailure: Error, Hashable, Sendable {
    /// Sync is off.
    case off
    /// The archive of the replica cannot be read.
    case damaged(detail: String)
    /// The store failed.
    case store(StoreError)
}

/// What came of a put.
package enum PutOutcome: Hashable, Sendable {
    /// The place has it.
    case accepted
    /// The place took it and does not say whether it arrives: the next pull looks at everything.
    case handedOver
    /// The place refused it for good; the replica has to make it smaller or do without.
    case refused
}
