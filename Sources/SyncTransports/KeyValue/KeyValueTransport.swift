public import IntentSync
internal import Synchronization

/// Shards in a `KeyValueStore`, within all its limits.
///
/// A put is handed over, never stored: the store has no receipts. It waits in memory until the
/// pace allows it, at most 15 seconds for one put and a minute for many; `changes`,
/// `waitForChange`, and `finish` send it on.
public final class KeyValueTransport: ShardTransport {
    /// What the names of shards begin with in the store, which others may use, too.
    static let namePrefix = "t1."
    /// Where the store has the universe.
    static let universeName = "t1-universe"

    let store: any KeyValueStore
    let memory = KeyValueMemory()
    let clock: TransportClock
    let universe: Universe
    private let work = BlockingWork(label: "tidings.keyvalue")
    private let rescan: Duration

    /// What any of them can hold: one million bytes less the universe, 1,023 shards, 15 seconds
    /// between two puts of a name.
    public static let limits = TransportLimits(
        totalInBytes: KeyValueLimits.totalInBytes - Universe.limitInBytes,
        shardCount: KeyValueLimits.nameCount - 1,
        shardInBytes: KeyValueLimits.totalInBytes - Universe.limitInBytes,
        nameInBytes: KeyValueLimits.nameInBytes - namePrefix.utf8.count, pause: PutQueue.pause)

    /// What it can hold.
    public var limits: TransportLimits { Self.limits }

    /// Shards in `store`.
    ///
    /// - Parameters:
    ///   - store: The store, which nobody else observes.
    ///   - universe: The universe that was set up there, put back where the store lost it.
    public convenience init(store: any KeyValueStore, universe: Universe) {
        self.init(store: store, universe: universe, clock: .system, rescan: .seconds(5))
    }

    /// The same in a time of the caller's.
    ///
    /// - Parameters:
    ///   - store: The store, which nobody else observes.
    ///   - universe: The universe that was set up there.
    ///   - clock: The time.
    ///   - rescan: How often a wait asks the store for news.
    package init(
        store: any KeyValueStore, universe: Universe, clock: TransportClock, rescan: Duration
    ) {
        self.store = store
        self.universe = universe
        self.clock = clock
        self.rescan = rescan
        store.observe { [memory] event in memory.note(event) }
    }

    /// What changed in the cache since `token`, after an exchange with the store.
    ///
    /// - Throws: `TransportError`: `notReady` before the first download, `unreachable` where
    ///   the store does not answer or nobody is signed in.
    public func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges {
        guard await exchange(ignoringPace: false) else {
            throw .unreachable(detail: "The storage cannot be reached.")
        }
        // What was told so far is in the listing that follows.
        memory.forgetNews()
        let account = try present()
        memory.enter(account)
        if try storedUniverse() == nil {
            memory.add(.put(universe.text), named: Self.universeName)
        }
        return listing(account).changes(since: token)
    }

    /// What waits under `name`, or else what the cache has.
    public func shard(named name: String) async throws(TransportError) -> [UInt8]? {
        try check(name)
        switch memory.change(named: Self.namePrefix + name) {
        case .put(let bytes): return bytes
        case .remove: return nil
        case nil: return store.data(forName: Self.namePrefix + name)
        }
    }

    /// No copies; a name that cannot be is refused all the same.
    public func copies(named name: String) async throws(TransportError) -> [[UInt8]] {
        try check(name)
        return []
    }

    /// Lets `bytes` wait for their turn.
    ///
    /// - Throws: `TransportError`: `full` where the store has no room for them, or had none for
    ///   the last ones under this name.
    public func put(
        _ bytes: [UInt8], named name: String
    ) async throws(TransportError) -> PutReceipt {
        try check(name)
        guard bytes.count <= limits.shardInBytes else {
            throw .refused(detail: "A shard is larger than all the room there is.")
        }
        let key = Self.namePrefix + name
        guard !memory.takeRefusal(of: key), hasRoom(for: bytes.count, named: key)
        else { throw .full }
        memory.add(.put(bytes), named: key)
        return .handedOver
    }

    /// Lets the removal wait for its turn.
    public func remove(named name: String) async throws(TransportError) {
        try check(name)
        let key = Self.namePrefix + name
        guard store.data(forName: key) != nil || memory.change(named: key) != nil
        else { return }
        memory.add(.remove, named: key)
    }

    /// Waits for news of the store, and sends on meanwhile what waits when its turn comes.
    public func waitForChange(atMost limit: Duration) async {
        let end = clock.uptime() + min(max(limit, .zero), .seconds(86_400))
        while !Task.isCancelled {
            await exchange(ignoringPace: false)
            let now = clock.uptime()
            guard !memory.hasNews, now < end else { return }
            let turn = memory.wait(from: now) ?? rescan
            await clock.sleep(min(end - now, max(turn, .milliseconds(100)), rescan))
        }
    }

    /// Sends on everything that waits, whatever the pace.
    public func finish() async {
        await exchange(ignoringPace: true)
    }

    /// Sends what may be sent, and asks the store for an exchange; `false` where it refuses.
    @discardableResult
    private func exchange(ignoringPace: Bool) async -> Bool {
        let isDone = try? await work.run { [self] () throws(TransportError) in
            send(ignoringPace: ignoringPace)
            return store.synchronize()
        }
        return isDone ?? false
    }
}
