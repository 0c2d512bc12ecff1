/// A 64-bit hash that tells whether bytes are the same as before; as fast as reading them.
///
/// It protects from chance and not from malice: who contrives two texts with one hash only hides
/// their own change. 16 bytes at a time are multiplied to 128 bits, whose halves are folded.
///
/// Source: the folded multiplication of wyhash; the constants are the first digits of π and e.
struct QuickHash {
    private static let pi: UInt64 = 0x3243_F6A8_885A_308D
    private static let e: UInt64 = 0x2B7E_1516_28AE_D2A7

    private(set) var value = Self.pi

    /// Takes in a number.
    mutating func add(_ number: UInt64) { mix(number, Self.e) }

    /// Takes in the bytes of `range`, and how many they are.
    mutating func add(_ range: Range<Int>, of bytes: [UInt8]) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "within the bytes")
        unsafe bytes.withUnsafeBytes { buffer in
            var place = range.lowerBound
            while range.upperBound - place >= 16 {
                mix(
                    unsafe buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self),
                    unsafe buffer.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
                place += 16
            }
            var rest: (UInt64, UInt64) = (0, 0)
            while place < range.upperBound {
                rest = (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(unsafe buffer[place]))
                place += 1
            }
            mix(rest.0, rest.1)
        }
        add(UInt64(range.count))
    }

    private mutating func mix(_ left: UInt64, _ right: UInt64) {
        let product = (left ^ value).multipliedFullWidth(by: right ^ Self.e)
        value = product.high ^ product.low ^ (value << 32 | value >> 32)
    }
}
