public import IntentSync
import NewsModel
public import TidingsStore

/// Keeps one store in step with the other replicas of its person.
///
/// Whatever the person decides is in the store's outbox by the transaction that carries it out. A
/// round takes in what the others published, merges, and hands over what is to be published; where
/// it ends in the middle, nothing is lost, and the next one goes on from the store's tables.
public actor SyncKeeper {
    /// How shards are protected at the place.
    public enum Sealing: Hashable, Sendable {
        /// As is usual for the kind of place: sealed in a key-value store, open in a folder, unless
        /// what is there already is sealed.
        case standard
        /// Sealed with a new key, whose recovery words are shown.
        case newKey
        /// Sealed with the key that these recovery words stand for.
        case words(String)
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

    /// The store that is kept in step.
    public nonisolated let store: ReaderStore
    let options: SyncOptions

    /// A keeper of `store`.
    public init(store: ReaderStore, options: SyncOptions) {
        self.store = store
        self.options = options
    }
}

extension SyncKeeper {
    /// Sets up sync at a place, joins what others published there, and publishes what is here.
    ///
    /// - Throws: `SyncError`; sync is as it was then, or set up and not yet through its first round.
    public func setUp(
        _ kind: SyncPlace.Kind, path: String, sealing: Sealing = .standard
    ) async throws(SyncError) -> Setup {
        fatalError("stub")
    }

    /// Ends sync here: nothing more is sent or taken in; what was decided stays.
    public func turnOff() async throws(SyncError) { fatalError("stub") }

    /// Does a whole round: pulls, merges, publishes, and waits up to five seconds for others to
    /// confirm; what waits to be sent is never discarded or made again.
    ///
    /// - Returns: The state after it, whatever came of it.
    /// - Throws: `SyncError`, `notSetUp` or `damaged`; a place that fails is in the report instead.
    public func syncNow() async throws(SyncError) -> SyncReport { fatalError("stub") }

    /// The state as it is now; asks nobody.
    public func report() async throws(SyncError) -> SyncReport { fatalError("stub") }

    /// Lets the others go on without a replica that will not come back.
    ///
    /// - Throws: `SyncError`, `notFound` where no other replica has this name.
    public func retire(_ replica: ReplicaID) async throws(SyncError) { fatalError("stub") }

    /// The recovery words of the key, or `nil` where nothing is sealed.
    public func recoveryWords() async throws(SyncError) -> String? { fatalError("stub") }

    /// Joins the storage that is at the place now, after it was purged or became another person's.
    public func join() async throws(SyncError) -> SyncReport { fatalError("stub") }

    /// Starts again as a new replica, with everything the store holds, where what it keeps for
    /// sync is damaged; nothing decided is lost.
    public func rejoin() async throws(SyncError) -> SyncReport { fatalError("stub") }

    /// Syncs in the background until the task is cancelled.
    ///
    /// - Parameter report: Told in one plain sentence when something went wrong.
    public func run(report: @escaping @Sendable (String) -> Void = { _ in }) async {
        fatalError("stub")
    }
}
