public import Crypto
public import IntentSync
internal import Synchronization

/// Another transport, whose shards only those can read and make who have the key.
///
/// Names, their number, and roughly their sizes stay visible. A shard that was moved to another
/// name, changed, or sealed with another key does not open; an older shard of the same name does,
/// and the replicas know what is old.
public final class SealedTransport: ShardTransport {
    /// How many shards a place with a limit on all bytes is counted on to hold; each takes more
    /// than its own bytes.
    private static let expectedShards = 64

    private let inner: any ShardTransport
    private let key: SyncKey
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// What the inner transport holds, less what sealing adds: for all shards together as much as
    /// 64 of them take at most.
    public let limits: TransportLimits

    /// Seals what goes to `inner`, and opens what comes from it.
    ///
    /// - Parameters:
    ///   - inner: The transport.
    ///   - key: The key of its universe, which `Universe.opens(with:)` confirmed.
    ///   - random: A source of randomness fit for nonces.
    public init(
        _ inner: any ShardTransport, key: SyncKey,
        random: some RandomNumberGenerator & Sendable = SecureRandom()
    ) {
        self.inner = inner
        self.key = key
        self.random = Mutex(random)
        limits = Self.limits(within: inner.limits)
    }

    /// What a transport that seals holds within the limits of another.
    public static func limits(within inner: TransportLimits) -> TransportLimits {
        var limits = inner
        limits.shardInBytes = max(0, limits.shardInBytes - SealedBytes.overheadInBytes)
        limits.totalInBytes = limits.totalInBytes.map {
            max(0, $0 - expectedShards * SealedBytes.overheadInBytes)
        }
        return limits
    }

    /// What changed at the inner transport.
    public func changes(since token: [UInt8]?) async throws(TransportError) -> TransportChanges {
        try await inner.changes(since: token)
    }

    /// What was sealed for `name`.
    ///
    /// - Throws: `TransportError`: `sealed` where it does not open.
    public func shard(named name: String) async throws(TransportError) -> [UInt8]? {
        guard let bytes = try await inner.shard(named: name) else { return nil }
        do throws(SealingError) {
            return try SealedBytes(bytes).opened(for: name, with: key)
        } catch {
            throw .sealed
        }
    }

    /// The copies of `name` that open.
    public func copies(named name: String) async throws(TransportError) -> [[UInt8]] {
        try await inner.copies(named: name).compactMap { bytes in
            try? SealedBytes(bytes).opened(for: name, with: key)
        }
    }

    /// Seals `bytes` for `name`, and puts them.
    public func put(
        _ bytes: [UInt8], named name: String
    ) async throws(TransportError) -> PutReceipt {
        guard bytes.count <= limits.shardInBytes else {
            throw .refused(detail: "A shard is larger than all the room there is.")
        }
        let sealed = random.withLock { random in
            SealedBytes(sealing: bytes, for: name, with: key, using: &random)
        }
        return try await inner.put(sealed.bytes, named: name)
    }

    /// Removes the name.
    public func remove(named name: String) async throws(TransportError) {
        try await inner.remove(named: name)
    }

    /// Waits as the inner transport does.
    public func waitForChange(atMost limit: Duration) async {
        await inner.waitForChange(atMost: limit)
    }

    /// Sends on what the inner transport holds back.
    public func finish() async { await inner.finish() }
}
