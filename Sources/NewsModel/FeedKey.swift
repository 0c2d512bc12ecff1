import Crypto

/// The name of a feed that all replicas agree on without asking each other.
///
/// It is made from the address a person first followed and does not change when the feed moves.
public struct FeedKey: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the key.
    public let rawValue: UInt64

    /// Takes a key that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The key of the feed at `address`: the first 64 bits of SHA-256 over "feed" and the
    /// canonical form of the address.
    public init(following address: WebAddress) {
        self.init(rawValue: Digest(of: Array("feed".utf8) + address.canonical.utf8).prefix64)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: FeedKey, right: FeedKey) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension FeedKey: CustomStringConvertible, LosslessStringConvertible {
    /// The key as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
