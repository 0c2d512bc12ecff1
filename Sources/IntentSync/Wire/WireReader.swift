/// Reads what `WireWriter` wrote, or says that the bytes are damaged; never past the end.
package struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    /// Reads `bytes` from the start.
    package init(_ bytes: [UInt8]) {
        self.init(bytes[...])
    }

    /// Reads `bytes` from the start.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Whether everything was read.
    package var isAtEnd: Bool { place == bytes.endIndex }

    /// How many bytes are left.
    package var remaining: Int { bytes.endIndex - place }

    /// Reads a byte.
    package mutating func byte() throws(ShardError) -> UInt8 {
        guard place < bytes.endIndex else { throw .damaged(detail: "the bytes end too early") }
        defer { place += 1 }
        return bytes[place]
    }

    /// Reads a number.
    package mutating func number() throws(ShardError) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let next = try byte()
            let part = UInt64(next & 0x7F)
            guard shift < 63 || part <= 1 else { break }
            value |= part << shift
            if next < 0x80 { return value }
        }
        throw .damaged(detail: "a number is too long")
    }

    /// Reads a signed number.
    package mutating func signed() throws(ShardError) -> Int64 {
        let value = try number()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads a count of things that take at least `size` bytes each.
    package mutating func count(of size: Int = 1) throws(ShardError) -> Int {
        let value = try number()
        guard value <= UInt64(remaining / size) else {
            throw .damaged(detail: "a count is larger than what follows")
        }
        return Int(value)
    }

    /// Reads eight bytes, highest first.
    package mutating func fixed64() throws(ShardError) -> UInt64 {
        var value: UInt64 = 0
        for _ in 0..<8 { value = value << 8 | UInt64(try byte()) }
        return value
    }

    /// Reads four bytes, highest first.
    package mutating func fixed32() throws(ShardError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 { value = value << 8 | UInt32(try byte()) }
        return value
    }

    /// Reads `count` bytes.
    package mutating func raw(_ count: Int) throws(ShardError) -> ArraySlice<UInt8> {
        guard count <= remaining else { throw .damaged(detail: "the bytes end too early") }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// Reads bytes that have their count first.
    package mutating func string() throws(ShardError) -> ArraySlice<UInt8> {
        let count = try count()
        return try raw(count)
    }
}
