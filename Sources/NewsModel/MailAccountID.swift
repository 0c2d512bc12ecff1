import Crypto

/// The name of a mail account that all replicas agree on without asking each other.
///
/// It is made from the mail address, so that an account added on two replicas is one.
public struct MailAccountID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the identifier.
    public let rawValue: UInt64

    /// Takes an identifier that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The identifier of the account with this mail address: the first 64 bits of SHA-256 over
    /// "account" and the address without regard to case and spaces.
    public init(address: String) {
        let bytes = GivenName.bytes(kind: "account", inside: nil, name: address, attempt: 0)
        self.init(rawValue: Digest(of: bytes).prefix64)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: MailAccountID, right: MailAccountID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension MailAccountID: CustomStringConvertible, LosslessStringConvertible {
    /// The identifier as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
