/// The name of one replica: 64 random bits, drawn when it is made and never used again by another.
///
/// A copy of a store, or a store restored from a backup, is another replica and takes a new name
/// before it writes.
public struct ReplicaID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits.
    public let rawValue: UInt64

    /// Takes a name that was drawn before.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Whether `left` is the smaller number.
    public static func < (left: ReplicaID, right: ReplicaID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ReplicaID: CustomStringConvertible, LosslessStringConvertible {
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// The name as 13 characters, safe in file names that ignore case.
    ///
    /// Source: Crockford's Base32 alphabet, lower case.
    public var description: String {
        let characters = (0..<13).map { place in
            Self.digits[Int((rawValue >> UInt64(60 - 5 * place)) & 31)]
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// Reads 13 characters; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard description.utf8.count == 13 else { return nil }
        var value: UInt64 = 0
        for (place, character) in description.utf8.enumerated() {
            guard let digit = Self.digits.firstIndex(of: character), place > 0 || digit < 16
            else { return nil }
            value = value << 5 | UInt64(digit)
        }
        self.init(rawValue: value)
    }
}
