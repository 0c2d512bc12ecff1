/// The text that one reference stands for: UTF-8 of one or two characters, kept without memory of
/// its own.
package struct ReferencedText: RandomAccessCollection, Hashable, Sendable {
    /// The bytes, the first one lowest.
    private var packed: UInt64 = 0
    /// The number of bytes, 0 through 8.
    package private(set) var count = 0

    /// The space that may not break, U+00A0.
    package static let noBreakSpace = ReferencedText("\u{A0}")

    /// No text yet.
    init() {}

    /// The text of one character.
    init(_ scalar: Unicode.Scalar) {
        append(scalar)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(place: Int) -> UInt8 {
        precondition(0..<count ~= place, "place within the text")
        return UInt8(truncatingIfNeeded: packed >> (place &* 8))
    }

    /// Adds a character; the text has no room for more than eight bytes.
    mutating func append(_ scalar: Unicode.Scalar) {
        for byte in String(scalar).utf8 {
            precondition(count < 8, "no reference stands for a longer text")
            packed |= UInt64(byte) << (count &* 8)
            count &+= 1
        }
    }
}
