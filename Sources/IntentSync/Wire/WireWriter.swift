/// Collects bytes: variable-length numbers, byte strings, tagged fields.
///
/// Source: numbers as in LEB128, seven bits a byte, lowest first.
package struct WireWriter {
    /// The bytes so far.
    package private(set) var bytes: [UInt8] = []

    /// Starts with nothing.
    package init() {
        bytes.reserveCapacity(128)
    }

    /// Writes a number in one through ten bytes.
    package mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a signed number; those near zero are short.
    package mutating func signed(_ value: Int64) {
        number(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    /// Writes eight bytes, highest first.
    package mutating func fixed(_ value: UInt64) {
        for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (56 - 8 * place))) }
    }

    /// Writes four bytes, highest first.
    package mutating func fixed(_ value: UInt32) {
        for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * place))) }
    }

    /// Writes a byte.
    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// Writes bytes as they are.
    package mutating func raw(_ value: some Sequence<UInt8>) { bytes.append(contentsOf: value) }

    /// Writes bytes, their count first.
    package mutating func string(_ value: some Collection<UInt8>) {
        number(UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    /// Writes a tagged field: the tag, the length, what `body` writes.
    package mutating func field(_ tag: UInt64, _ body: (inout WireWriter) -> Void) {
        number(tag)
        byte(0)
        let start = bytes.count
        body(&self)
        let count = bytes.count - start
        if count < 0x80 {
            bytes[start - 1] = UInt8(count)
        } else {
            var length = WireWriter()
            length.number(UInt64(count))
            bytes.replaceSubrange(start - 1..<start, with: length.bytes)
        }
    }
}
