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
    /// The value of each ASCII character, 255 where it is no digit.
    private static let values: [UInt8] = (0..<128).map { character in
        digits.firstIndex(of: character).map { UInt8($0) } ?? 255
    }

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
        self.init(characters: description.utf8)
    }

    /// Reads 13 characters of UTF-8; `nil` where they are anything else.
    init?(characters: some Collection<UInt8>) {
        guard characters.count == 13 else { return nil }
        var value: UInt64 = 0
        for (place, character) in characters.enumerated() {
            let digit = character < 128 ? Self.values[Int(character)] : 255
            guard digit < 32, place > 0 || digit < 16 else { return nil }
            value = value << 5 | UInt64(digit)
        }
        self.init(rawValue: value)
    }
}
