/// The place of something among its siblings, in bytes that leave room for another between any two.
///
/// Keys are compared byte by byte. A key is a whole number and, where two neighbours are one apart,
/// a fraction behind it: one byte says how many bytes the number has (0x80 plus their count, or
/// minus their count for numbers below zero), the number follows with its highest byte first, then
/// the fraction, whose last byte is not zero. So most keys take two or three bytes, and putting
/// things first or last for ever does not make them longer.
///
/// Source: the idea of fractional indexing as in Evan Wallace, “Realtime editing of ordered
/// sequences”, 2017.
public struct OrderKey: Hashable, Comparable, Sendable {
    /// How many bytes a key has at most.
    public static let maximumLength = 64

    /// How many bytes a key may have before its neighbourhood is spread anew.
    public static let comfortableLength = 16

    /// The largest whole number, seven bytes; the smallest is one below its negative.
    static let maximumInteger: Int64 = 1 << 56 - 1
    static let minimumInteger: Int64 = -1 << 56

    /// The bytes, 2 through 64.
    public let bytes: [UInt8]

    /// Reads a key; `nil` where `bytes` are none, as when a replica wrote nonsense.
    public init?(_ bytes: [UInt8]) {
        guard let head = bytes.first, bytes.count <= Self.maximumLength else { return nil }
        let length = Self.integerLength(head)
        guard (1...7).contains(length), bytes.count > length else { return nil }
        let fraction = bytes.dropFirst(1 + length)
        guard fraction.last != 0 else { return nil }
        self.bytes = bytes
        // A number written longer than it must be would be out of order.
        guard Self.encoded(integer).elementsEqual(bytes.prefix(1 + length)) else { return nil }
    }

    /// The key of a whole number, clamped to those that can be written.
    init(integer: Int64) {
        bytes = Self.encoded(min(max(integer, Self.minimumInteger), Self.maximumInteger))
    }

    /// The key of a whole number and a fraction; `nil` where it is too long.
    init?(integer: Int64, fraction: [UInt8]) {
        self.init(Self.encoded(integer) + fraction)
    }

    /// The whole number.
    var integer: Int64 {
        let length = Self.integerLength(bytes[0])
        let value = bytes.dropFirst().prefix(length).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        return bytes[0] > 0x80 ? value : value - 1 << (8 * Int64(length))
    }

    /// The bytes behind the whole number.
    var fraction: ArraySlice<UInt8> {
        bytes.dropFirst(1 + Self.integerLength(bytes[0]))
    }

    /// Whether `left` comes first.
    public static func < (left: OrderKey, right: OrderKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    private static func integerLength(_ head: UInt8) -> Int { abs(Int(head) - 0x80) }

    private static func encoded(_ integer: Int64) -> [UInt8] {
        let distance = integer < 0 ? ~integer : integer
        let bits = 64 - distance.leadingZeroBitCount
        let length = max(1, (bits + 7) / 8)
        let head = integer < 0 ? 0x80 - length : 0x80 + length
        let number = (0..<length).map { place in
            UInt8(truncatingIfNeeded: integer >> Int64(8 * (length - 1 - place)))
        }
        return [UInt8(head)] + number
    }
}
