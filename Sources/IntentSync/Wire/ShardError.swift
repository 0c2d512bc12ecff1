/// Why bytes are not a shard that can be used.
public enum ShardError: Error, Hashable, Sendable {
    /// The bytes are cut short, changed, or were never a shard.
    case damaged(detail: String)
    /// The shard was written by a later version, which says that this one must not interpret it.
    case tooNew(minimumReader: UInt64)
}
