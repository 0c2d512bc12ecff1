/// The key that seals what leaves a replica: 32 bytes that all replicas of a person share and
/// nobody else has.
///
/// It never prints itself, so that it cannot slip into a log or an error.
public struct SyncKey: Hashable, Sendable {
    /// The bytes of a key.
    public static let sizeInBytes = 32

    /// The key itself, for a file that only its user can read.
    public let bytes: [UInt8]

    /// Takes a key that was kept; `nil` where these are not 32 bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.sizeInBytes else { return nil }
        self.bytes = bytes
    }

    /// Draws a new key.
    ///
    /// - Parameter random: A source of randomness fit for keys: `SecureRandom`.
    public init(using random: inout some RandomNumberGenerator) {
        bytes = random.bytes(Self.sizeInBytes)
    }

    init(checked bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension SyncKey: CustomStringConvertible, CustomReflectable {
    /// Says that it is a key, and nothing of it.
    public var description: String { "SyncKey" }

    /// Shows nothing of the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why something is not a key.
public enum SyncKeyError: Error, Hashable, Sendable {
    /// There are not as many words as a key has.
    case wrongCount(words: Int)
    /// The word at this place, 1 being the first, is none that a key can have.
    case unknownWord(place: Int)
    /// Every word could be one, but together they are no key: one is mistyped, or two changed
    /// places.
    case mismatch
    /// The passphrase has fewer characters than `minimum`.
    case tooShort(minimum: Int)
    /// The salt is not one that was drawn for a passphrase.
    case badSalt
    /// There is not enough memory to make the passphrase into a key.
    case outOfMemory
}

extension RandomNumberGenerator {
    /// The next `count` random bytes.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var output: [UInt8] = []
        while output.count < count {
            let value = next()
            for shift in stride(from: UInt64(0), to: 64, by: 8) where output.count < count {
                output.append(UInt8(truncatingIfNeeded: value >> shift))
            }
        }
        return output
    }
}
