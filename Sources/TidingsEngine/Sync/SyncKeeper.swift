import Crypto
import FoundationEssentials
package import IntentSync
import NewsModel
import SyncTransports
public import TidingsStore

/// Keeps one store in step with the other replicas of its person.
///
/// Whatever the person decides is in the store's outbox by the transaction that carries it out. A
/// round takes in what the others published, merges, and hands over what is to be published; where
/// it ends in the middle, nothing is lost, and the next one goes on from the store's tables.
public actor SyncKeeper {
    /// How shards are protected at the place.
    public enum Sealing: Hashable, Sendable {
        /// As is usual for the kind of place: sealed in a key-value store, open in a folder.
        case standard
        /// Sealed with a new key, whose recovery words are shown.
        case newKey
        /// Sealed with the key that these recovery words stand for.
        case words(String)
        /// Sealed with the key that is made from this passphrase.
        case passphrase(String)
        /// Not sealed.
        case open
    }

    /// What setting up led to.
    public struct Setup: Hashable, Sendable {
        /// The state after the first round.
        public var report: SyncReport
        /// The recovery words to write down, or `nil` where nothing is sealed.
        public var recoveryWords: String?
    }

    /// What joining a place again led to.
    public struct Joining: Hashable, Sendable {
        /// The state after the first round.
        public var report: SyncReport
        /// Whether the place was empty, and was set up again.
        public var isSetUpAgain: Bool
    }

    /// The store that is kept in step.
    public nonisolated let store: ReaderStore
    nonisolated let options: SyncOptions
    let identities: IdentityFolder
    /// The place, once it was opened.
    var transport: (any ShardTransport)?
    /// Which place that is; `nil` where the caller gave it.
    var openPlace: SyncPlace?
    /// Whether what went wrong last may be put right at the place, without a word to this program.
    var mayHeal = true
    var dice = SecureRandom()

    /// A keeper of `store`.
    public init(store: ReaderStore, options: SyncOptions) {
        self.store = store
        self.options = options
        identities = IdentityFolder(path: options.stateFolder)
    }

    /// A keeper that meets the others at `transport`, wherever the store was set up.
    package init(store: ReaderStore, options: SyncOptions, transport: any ShardTransport) {
        self.store = store
        self.options = options
        identities = IdentityFolder(path: options.stateFolder)
        self.transport = transport
    }

    // MARK: Setting up

    /// Sets up sync at a place, joins what others published there, and publishes what is here.
    ///
    /// - Throws: `SyncError`; sync is as it was then, or set up and not yet through its first round.
    public func setUp(
        _ kind: SyncPlace.Kind, path: String, sealing: Sealing = .standard
    ) async throws(SyncError) -> Setup {
        if let place = try await storing({ () async throws(StoreError) in
            try await self.store.syncState()
        }).place {
            throw .alreadySetUp(place)
        }
        // Another program may have another working folder.
        let isWhole = path.hasPrefix("/")
        let given = PlaceCheck.plain(
            isWhole ? path : FileManager.default.currentDirectoryPath + "/" + path)
        let path = kind == .folder ? PlaceCheck.chosenFolder(of: given) : given
        let place = SyncPlace(kind, path: path, isSealed: false)
        let id = ReplicaID(rawValue: dice.next())
        try PlaceCheck(place: place, storePath: store.path, stateFolder: identities.path).check()
        let opened: SyncDoor.Opened
        do throws(SyncError) {
            opened = try await SyncDoor(place: place).setUp(
                sealing, trying: identities.keys()
            ) { access throws(SyncError) in
                // The program may end once the place is sealed: the key must be kept before that.
                try self.keep(access, of: id)
            }
        } catch {
            await forgetUnused(id, of: place)
            switch error {
            case .transport(.unreachable(let detail)): throw .unusable(detail: detail)
            case .damagedStore:
                throw .unusable(
                    detail: "\(path) is another file, or a damaged key-value store: give the path "
                        + "of a file that is not there yet, or move this one away.")
            default: throw error
            }
        }
        transport = opened.transport
        let found = SyncPlace(kind, path: path, isSealed: opened.access.key != nil)
        openPlace = found
        return try await begin(at: found, with: opened.access, as: id)
    }

    private func keep(_ access: PlaceAccess, of id: ReplicaID) throws(SyncError) {
        try identities.keep(
            ReplicaIdentity(storeAt: store.path, generation: 0, access: access), of: id)
    }

    /// Forgets the key of a setup that failed before it sealed the place with it.
    private func forgetUnused(_ id: ReplicaID, of place: SyncPlace) async {
        guard let key = identities.identity(of: id)?.access.key else { return }
        if SyncDoor(place: place).mayBeThere {
            // Where it cannot be told what is there, the key may be the one that opens it.
            guard let present = try? await SyncDoor(place: place).universe() else { return }
            guard !present.opens(with: key) else { return }
        }
        identities.forget(id)
    }

    /// Begins to sync at the open place, as a new replica.
    func begin(
        at place: SyncPlace, with access: PlaceAccess, as name: ReplicaID? = nil
    ) async throws(SyncError) -> Setup {
        let turn = try await takeTurn()
        guard let transport else { throw .notSetUp }
        let id = name ?? ReplicaID(rawValue: dice.next())
        // A name that is bound to nothing yet would be taken for that of a copy.
        try keep(access, of: id)
        let merge: SyncMerge
        do throws(SyncError) {
            merge = try await join(as: id, at: place, through: transport)
        } catch {
            // The key of a place that is sealed by now is needed for the next try.
            if access.key == nil { identities.forget(id) }
            throw error
        }
        try keepIdentity(after: merge, access: access)
        identities.forgetOthers(of: store.path, but: id, with: access.key)
        try await handOver(merge, to: transport)
        // The program may end now, and another replica join before the next round.
        await transport.finish()
        _ = consume turn
        return Setup(
            report: try await report(), recoveryWords: access.key?.words.joined(separator: " "))
    }

    private func join(
        as id: ReplicaID, at place: SyncPlace, through transport: any ShardTransport
    ) async throws(SyncError) -> SyncMerge {
        let pull: SyncPull
        do throws(TransportError) {
            pull = try await self.pull(from: transport, since: SyncState())
        } catch {
            throw .transport(error)
        }
        let now = options.clock()
        return try await merging { () async throws(SyncFailure) in
            try await self.store.startSync(as: id, at: place, with: pull, time: now)
        }
    }

    /// Ends sync here: nothing more is sent or taken in; what was decided stays.
    public func turnOff() async throws(SyncError) {
        let turn = try await takeTurn()
        let id = try? await standing().status?.id
        try await storing { () async throws(StoreError) in try await self.store.stopSync() }
        if let id { identities.forget(id) }
        // Also what a setup left that came to nothing.
        identities.forgetOthers(of: store.path, but: nil, with: nil)
        await transport?.finish()
        close()
        _ = consume turn
    }

    /// Starts again as a new replica, with everything the store holds, where what it keeps for
    /// sync is damaged; nothing decided is lost.
    public func rejoin() async throws(SyncError) -> SyncReport {
        let state = try await storing { () async throws(StoreError) in
            try await self.store.syncState()
        }
        guard let place = state.place else { throw .notSetUp }
        var access = try await accessOfAnyReplica(of: place)
        _ = try await open(place, with: &access)
        return try await begin(at: place, with: access).report
    }

    /// The recovery words of the key, or `nil` where nothing is sealed.
    public func recoveryWords() async throws(SyncError) -> String? {
        let standing = try await standing()
        guard let id = standing.status?.id else { throw .notSetUp }
        return identities.identity(of: id)?.access.key?.words.joined(separator: " ")
    }

    // MARK: The place

    /// The place, opened where it is not; another program may have set up another one.
    ///
    /// What it says of itself is in `access` then.
    func open(
        _ place: SyncPlace, with access: inout PlaceAccess
    ) async throws(SyncError) -> any ShardTransport {
        if let transport, openPlace == nil || openPlace == place { return transport }
        let opened = try await SyncDoor(place: place).open(with: access)
        (transport, openPlace) = (opened.transport, place)
        access = opened.access
        return opened.transport
    }

    /// Forgets the place.
    func close() {
        (transport, openPlace) = (nil, nil)
    }

    // MARK: Errors

    func storing<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(SyncError) -> Value {
        do throws(StoreError) {
            return try await body()
        } catch {
            throw .store(error)
        }
    }

    func merging<Value: Sendable>(
        _ body: () async throws(SyncFailure) -> Value
    ) async throws(SyncError) -> Value {
        do throws(SyncFailure) {
            return try await body()
        } catch {
            switch error {
            case .off: throw .notSetUp
            case .damaged(let detail): throw .damaged(detail: detail)
            case .store(let error): throw .store(error)
            }
        }
    }

    func standing() async throws(SyncError) -> SyncStanding {
        try await merging { () async throws(SyncFailure) in try await self.store.syncStanding() }
    }
}
