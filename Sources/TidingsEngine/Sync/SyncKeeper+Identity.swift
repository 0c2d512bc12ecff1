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
    /// - Returns: What opens the place.
    func checkIdentity() async throws(SyncError) -> PlaceAccess {
        let standing = try await standing()
        guard let place = standing.state.place, let id = standing.status?.id else {
            throw .notSetUp
        }
        let identity = identities.identity(of: id)
        if let identity,
            identity.fits(storeAt: store.path, generation: standing.state.generation)
        {
            return identity.access
        }
        // Where the key did not come along, the person has to give it again.
        let access = identity?.access ?? PlaceAccess()
        if place.isSealed, access.key == nil { throw .needsWords }
        let spare = ReplicaID(rawValue: dice.next())
        try identities.keep(
            ReplicaIdentity(storeAt: store.path, generation: 0, access: access), of: spare)
        let now = options.clock()
        let merge = try await merging { () async throws(SyncFailure) in
            try await self.store.tell(.copied(spare: spare), at: now)
        }
        try keepIdentity(after: merge, access: access)
        // The same file went back in time, so nobody goes on under the old name.
        if identity?.isOfStore(at: store.path) == true {
            let merge = try await merging { () async throws(SyncFailure) in
                try await self.store.tell(.retire(id), at: now)
            }
            try keepIdentity(after: merge, access: access)
        }
        return access
    }

    /// Notes how far the replica has come, so that a store that was restored is noticed.
    func keepIdentity(after merge: SyncMerge, access: PlaceAccess) throws(SyncError) {
        try identities.keep(
            ReplicaIdentity(storeAt: store.path, generation: merge.generation, access: access),
            of: merge.id)
    }

    /// The key that opens the place, where this machine has it, although the replica that used it
    /// cannot be read any more.
    func accessOfAnyReplica(of place: SyncPlace) async throws(SyncError) -> PlaceAccess {
        guard place.isSealed else { return PlaceAccess() }
        for key in identities.keys() {
            // What another replica keeps of its place says nothing of this one.
            let access = PlaceAccess(key: key)
            if let opened = try? await SyncDoor(place: place).open(with: access) {
                return opened.access
            }
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
        let known = identities.identity(of: id)
        let access = PlaceAccess(key: key, universe: known?.access.universe)
        let opened: SyncDoor.Opened
        do throws(SyncError) {
            opened = try await SyncDoor(place: place).open(with: access)
        } catch .anotherPlace {
            throw .wrongWords
        } catch {
            throw error
        }
        close()
        var identity =
            known ?? ReplicaIdentity(storeAt: store.path, generation: 0, access: opened.access)
        identity.access = opened.access
        // Without a record it stays a copy, and whether the original lives on nobody can say: it is
        // bound to no file, so that it takes another name and leaves the old one alone.
        if known == nil { identity.file = 0 }
        try identities.keep(identity, of: id)
        try await noteSealing(of: place, with: opened.access)
    }

    /// Notes whether what stands at the place now is sealed: it may be another place than before.
    func noteSealing(of place: SyncPlace, with access: PlaceAccess) async throws(SyncError) {
        let isSealed = access.key != nil
        guard isSealed != place.isSealed else { return }
        close()
        try await storing { () async throws(StoreError) in
            try await self.store.updateSyncState { $0.place?.isSealed = isSealed }
        }
    }
}
