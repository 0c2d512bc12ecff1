import Crypto
import IntentSync
import TidingsStore

/// Who this replica is, and whether it still is.
extension SyncKeeper {
    /// Waits for the turn of this program, ten seconds at most.
    func takeTurn() async throws(SyncError) -> IdentityFolder.Turn {
        for _ in 0..<100 {
            if let turn = try identities.takeTurn(storeAt: store.path) { return turn }
            try? await Task.sleep(for: .milliseconds(100))
            if Task.isCancelled { break }
        }
        throw .busy
    }

    /// What the person calls this replica now; another program may have renamed it.
    func label() async -> String {
        let name = try? await store.setting(SyncOptions.deviceName)
        return (name ?? nil).flatMap { $0.isEmpty ? nil : $0 } ?? options.label
    }

    /// Takes another name where the store was copied or restored, before anything is sent.
    ///
    /// - Returns: The key of this replica, or `nil`.
    func checkIdentity() async throws(SyncError) -> SyncKey? {
        let standing = try await standing()
        guard let place = standing.state.place, let id = standing.status?.id else {
            throw .notSetUp
        }
        let identity = identities.identity(of: id)
        if let identity,
            identity.fits(storeAt: store.path, generation: standing.state.generation)
        {
            return identity.syncKey
        }
        // Where the key did not come along, the person has to give it again.
        let key = identity?.syncKey
        if place.isSealed, key == nil { throw .needsWords }
        let spare = ReplicaID(rawValue: dice.next())
        try identities.keep(
            ReplicaIdentity(storeAt: store.path, generation: 0, key: key), of: spare)
        let now = options.clock()
        let merge = try await merging { () async throws(SyncFailure) in
            try await self.store.tell(.copied(spare: spare), at: now)
        }
        try keepIdentity(after: merge, key: key)
        // The same file went back in time, so nobody goes on under the old name.
        if identity?.isOfStore(at: store.path) == true {
            let merge = try await merging { () async throws(SyncFailure) in
                try await self.store.tell(.retire(id), at: now)
            }
            try keepIdentity(after: merge, key: key)
        }
        return key
    }

    /// Notes how far the replica has come, so that a store that was restored is noticed.
    func keepIdentity(after merge: SyncMerge, key: SyncKey?) throws(SyncError) {
        try identities.keep(
            ReplicaIdentity(storeAt: store.path, generation: merge.generation, key: key),
            of: merge.id)
    }

    /// The key that opens the place, where this machine has it, although the replica that used it
    /// cannot be read any more.
    func keyOfAnyReplica(of place: SyncPlace) async throws(SyncError) -> SyncKey? {
        guard place.isSealed else { return nil }
        for key in identities.keys()
        where (try? await SyncDoor(place: place).open(with: key)) != nil {
            return key
        }
        throw .needsWords
    }

    /// Gives a replica the key of its place again, as after its store was moved to a new machine.
    public func useWords(_ words: String) async throws(SyncError) {
        let standing = try await standing()
        guard let place = standing.state.place, let id = standing.status?.id else {
            throw .notSetUp
        }
        guard let key = try? SyncKey(words: words) else { throw .wrongWords }
        _ = try await SyncDoor(place: place).open(with: key)
        close()
        let known = identities.identity(of: id)
        var identity =
            known ?? ReplicaIdentity(storeAt: store.path, generation: Int64.max, key: key)
        identity.key = ReplicaIdentity(storeAt: store.path, generation: 0, key: key).key
        // Without a record it stays a copy: its generation can never be reached.
        try identities.keep(identity, of: id)
    }
}
