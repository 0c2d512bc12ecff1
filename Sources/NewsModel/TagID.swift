import Crypto

/// The name of a tag that all replicas agree on without asking each other.
///
/// It is made when the tag is, from its name at that time, and does not change when the tag is
/// renamed. So a tag made on two replicas is one tag.
public struct TagID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the identifier.
    public let rawValue: UInt64

    /// Takes an identifier that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The identifier of a tag that is made as `name`: the first 64 bits of SHA-256 over "tag" and
    /// the name without regard to case and spaces.
    ///
    /// - Parameters:
    ///   - name: The name it is made with.
    ///   - attempt: 0, or more where the identifiers before are taken by tags that were renamed
    ///     since.
    public init(creating name: String, attempt: UInt8 = 0) {
        let bytes = GivenName.bytes(kind: "tag", inside: nil, name: name, attempt: attempt)
        self.init(rawValue: Digest(of: bytes).prefix64)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: TagID, right: TagID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension TagID: CustomStringConvertible, LosslessStringConvertible {
    /// The identifier as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
