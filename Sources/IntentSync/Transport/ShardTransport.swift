/// A place that keeps shards and understands none of them.
///
/// Every name has one writer for ever, so a transport needs no locks and no conditions: the latest
/// bytes that arrive under a name are right. What it loses, delays, or shows twice is put right by
/// the replicas.
public protocol ShardTransport: Sendable {
    /// What the place can hold.
    var limits: TransportLimits { get }

    /// What changed since `token` was handed out, or everything where it is `nil` or too old.
    ///
    /// - Throws: `TransportError`; nothing is known then.
    func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges

    /// The bytes under `name`, or `nil` where nothing is there.
    ///
    /// - Throws: `TransportError`; what is under the name is unknown then. `incomplete` and
    ///   `sealed` are about this name alone.
    func shard(named name: String) async throws(TransportError) -> [UInt8]?

    /// Other bytes that once stood under `name` and that the place kept beside the present ones,
    /// as services for shared folders do when two machines wrote at once.
    ///
    /// They are shown before the present ones, so that those are shown last. A place that keeps
    /// nothing of the kind need not have this.
    ///
    /// - Throws: `TransportError`; nothing is known then.
    func copies(named name: String) async throws(TransportError) -> [[UInt8]]

    /// Puts `bytes` under `name`, in place of what was there.
    ///
    /// - Throws: `TransportError`; the name keeps what it had.
    func put(_ bytes: [UInt8], named name: String) async throws(TransportError) -> PutReceipt

    /// Removes the name; no error where it is not there.
    ///
    /// - Throws: `TransportError`; the name may still be there.
    func remove(named name: String) async throws(TransportError)

    /// Waits until something may have changed, `limit` at most; ends early where the task is
    /// cancelled.
    ///
    /// A place that wants time between puts sends on meanwhile what it holds back.
    func waitForChange(atMost limit: Duration) async

    /// Sends on everything that is held back, whatever the pace; for the end of the program.
    func finish() async
}

extension ShardTransport {
    /// No copies.
    public func copies(named name: String) async throws(TransportError) -> [[UInt8]] { [] }

    /// Does nothing: nothing is held back.
    public func finish() async {}

    /// Everything under `name` in the order in which a replica is to be shown it, the present
    /// bytes last; empty where nothing is there.
    ///
    /// - Throws: `TransportError`, as `shard(named:)`.
    public func versions(named name: String) async throws(TransportError) -> [[UInt8]] {
        var versions = try await copies(named: name)
        if let present = try await shard(named: name) { versions.append(present) }
        return versions
    }
}

/// What a transport can hold.
public struct TransportLimits: Hashable, Sendable {
    /// The bytes of all shards together, or `nil` where there is no limit.
    public var totalInBytes: Int?
    /// The number of shards, or `nil`.
    public var shardCount: Int?
    /// The bytes of one shard.
    public var shardInBytes: Int
    /// The bytes of a name.
    public var nameInBytes: Int
    /// The time between two puts under one name.
    public var pause: Duration

    /// Limits as given.
    public init(
        totalInBytes: Int?, shardCount: Int?, shardInBytes: Int, nameInBytes: Int, pause: Duration
    ) {
        self.totalInBytes = totalInBytes
        self.shardCount = shardCount
        self.shardInBytes = shardInBytes
        self.nameInBytes = nameInBytes
        self.pause = pause
    }
}

/// What changed at a transport.
public struct TransportChanges: Hashable, Sendable {
    /// The names whose bytes may be new, sorted.
    public var changed: [String]
    /// The names that are no longer there, sorted; a name that is missing was not deleted by a
    /// person, it is only not there.
    public var gone: [String]
    /// Whether `changed` names everything there is, so that what it leaves out is not there.
    public var isComplete: Bool
    /// What to ask with next time.
    public var token: [UInt8]
    /// Whose storage this is, in the place's own words; another one is another universe.
    public var account: String

    /// Changes as given.
    public init(
        changed: [String], gone: [String], isComplete: Bool, token: [UInt8], account: String
    ) {
        self.changed = changed
        self.gone = gone
        self.isComplete = isComplete
        self.token = token
        self.account = account
    }
}

/// What a transport says of a put.
public enum PutReceipt: Hashable, Sendable {
    /// It is where others can see it.
    case stored
    /// It is on its way; the place does not say when it arrives.
    case handedOver
}

/// Why a transport could not do something; a `detail` is whole sentences for people.
public enum TransportError: Error, Hashable, Sendable {
    /// The place cannot be reached now; later may be better.
    case unreachable(detail: String)
    /// Something is under the name that has not arrived whole; the changes name it again.
    case incomplete
    /// The first download has not happened yet, so nothing may be written.
    case notReady
    /// There is no room for the bytes.
    case full
    /// The place refuses for a reason of its own, which the person must change.
    case refused(detail: String)
    /// The bytes under the name cannot be opened with the key of this replica.
    case sealed
}
