import Crypto

/// The name of an entry that all replicas agree on without asking each other.
public struct EntryKey: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the key.
    public let rawValue: UInt64

    /// Takes a key that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The key of an entry of `feed` known by `identity`: the first 64 bits of SHA-256 over the
    /// feed's key and the identity.
    public init(feed: FeedKey, identity: String) {
        self.init(rawValue: Digest(of: Array(feed.description.utf8) + identity.utf8).prefix64)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: EntryKey, right: EntryKey) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension EntryKey: CustomStringConvertible, LosslessStringConvertible {
    /// The key as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
