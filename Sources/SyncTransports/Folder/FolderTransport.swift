public import Crypto
public import IntentSync
internal import Synchronization

/// Shards as files in a folder that something else carries from machine to machine: Syncthing,
/// Dropbox, iCloud Drive, a network disk, a stick.
///
/// The files stand in `tidings/v1` below the folder that the person chose, beside a file
/// `universe` that says which folder this is. A folder without that file is out of reach, not
/// empty: a disk that is not mounted must never look like one from which everything vanished.
///
/// Nothing here needs a lock. A file is written beside its place and moved there; a file that has
/// arrived in part is told by its checksum and looked at again; links are never followed.
public final class FolderTransport: ShardTransport {
    /// What it remembers while it runs.
    struct Memory {
        /// Whose folder it was at the last look.
        var account: String?
        /// Names that have not arrived whole, and how often they were read in vain.
        var incomplete: [String: Int] = [:]
        /// The shards that had copies at the last look; `nil` before the first.
        ///
        /// To look for copies of each among all files would take the square of their number.
        var copied: Set<String>?
        var watch: FolderWatch?
        var random: any RandomNumberGenerator & Sendable

        /// The names to read again although their files are as they were.
        var expected: Set<String> {
            Set(incomplete.filter { $0.value < FolderTransport.patience }.keys)
        }
    }

    /// How often a file that is not whole is read before it is left alone until it changes: some
    /// disks show new bytes late, and some files are broken for ever.
    private static let patience = 20
    /// How many such files are kept in mind.
    private static let incompleteLimit = 64

    let place: FolderPlace
    let work = BlockingWork(label: "tidings.folder")
    let memory: Mutex<Memory>
    private let now: @Sendable () -> Duration
    private let rescan: Duration

    /// Shards up to 4 MB, 4,096 of them; puts need no time between them.
    public let limits: TransportLimits

    /// Shards in the folder at `path`, which was set up here or elsewhere; it is not touched yet.
    ///
    /// - Parameters:
    ///   - path: The folder that the person chose.
    ///   - random: What the names of unfinished files are drawn from.
    public convenience init(
        at path: String, random: some RandomNumberGenerator & Sendable = SecureRandom()
    ) {
        self.init(
            at: path, random: random, rescan: .seconds(60),
            now: TransportClock.system.now)
    }

    /// The same with a clock of the caller's.
    ///
    /// - Parameters:
    ///   - path: The folder that the person chose.
    ///   - random: What the names of unfinished files are drawn from.
    ///   - shardCount: How many shards the folder holds.
    ///   - rescan: How long to wait at most before looking again where nothing is told.
    ///   - now: The time since 1970.
    package init(
        at path: String, random: some RandomNumberGenerator & Sendable, shardCount: Int = 4096,
        rescan: Duration, now: @escaping @Sendable () -> Duration
    ) {
        place = FolderPlace(path: path, shardCount: shardCount)
        limits = TransportLimits(
            totalInBytes: nil, shardCount: shardCount,
            shardInBytes: FolderPlace.shardLimitInBytes, nameInBytes: 64, pause: .zero)
        memory = Mutex(Memory(random: random))
        self.rescan = rescan
        self.now = now
    }

    /// What changed in the folder since `token`.
    ///
    /// Also removes unfinished files that a program left behind over an hour ago.
    public func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges {
        let (place, now) = (place, now())
        let watch = memory.withLock { $0.watch }
        let look = try await work.run { () throws(TransportError) in
            try place.look(watch: watch, now: now)
        }
        let again = memory.withLock { memory in
            memory.account = look.listing.account
            memory.watch = look.watch
            memory.copied = look.copied
            let listed = Set(look.listing.lines.map(\.name))
            memory.incomplete = memory.incomplete.filter { listed.contains($0.key) }
            return memory.expected
        }
        return look.listing.changes(since: token, again: again, isWhole: look.isWhole)
    }

    /// The shard in the file of `name`.
    ///
    /// - Throws: `TransportError`: `incomplete` where the file has not arrived whole.
    public func shard(named name: String) async throws(TransportError) -> [UInt8]? {
        try ShardName.check(name, limitInBytes: limits.nameInBytes)
        let place = place
        let account = memory.withLock { $0.account }
        do {
            let shard = try await work.run { () throws(TransportError) in
                try place.shard(named: name, account: account)
            }
            memory.withLock { $0.incomplete[name] = nil }
            return shard
        } catch {
            if error == .incomplete {
                memory.withLock { memory in
                    let count = memory.incomplete.count
                    guard count < Self.incompleteLimit || memory.incomplete[name] != nil
                    else { return }
                    memory.incomplete[name, default: 0] += 1
                }
            }
            throw error
        }
    }

    /// The whole shards in the files that services for shared folders kept as copies of `name`,
    /// eight at most.
    public func copies(named name: String) async throws(TransportError) -> [[UInt8]] {
        try ShardName.check(name, limitInBytes: limits.nameInBytes)
        let place = place
        let (account, copied) = memory.withLock { ($0.account, $0.copied) }
        let hasCopies = copied?.contains(name) ?? true
        return try await work.run { () throws(TransportError) in
            try place.copies(named: name, account: account, hasCopies: hasCopies)
        }
    }

    /// Writes the file of `name`, and returns when it is on the disk.
    public func put(
        _ bytes: [UInt8], named name: String
    ) async throws(TransportError) -> PutReceipt {
        try ShardName.check(name, limitInBytes: limits.nameInBytes)
        guard bytes.count <= limits.shardInBytes else {
            throw .refused(detail: "A shard is larger than 4 MB.")
        }
        let place = place
        let (account, number) = memory.withLock { ($0.account, $0.random.next()) }
        try await work.run { () throws(TransportError) in
            try place.put(bytes, named: name, account: account, number: number)
        }
        return .stored
    }

    /// Removes the file of `name` and every copy of it.
    public func remove(named name: String) async throws(TransportError) {
        try ShardName.check(name, limitInBytes: limits.nameInBytes)
        let place = place
        let account = memory.withLock { $0.account }
        try await work.run { () throws(TransportError) in
            try place.remove(named: name, account: account)
        }
    }

    /// Waits until the system tells of a change since the last `changes`; one minute at most,
    /// since other machines' changes may not be told, and five seconds while a file is incomplete.
    public func waitForChange(atMost limit: Duration) async {
        let (watch, isSoon) = memory.withLock { ($0.watch, !$0.expected.isEmpty) }
        let patience = min(limit, isSoon ? min(rescan, .seconds(5)) : rescan)
        if let watch {
            await watch.wait(atMost: patience)
        } else {
            // Cancelled, it has waited long enough.
            try? await Task.sleep(for: max(patience, .zero))
        }
    }
}
