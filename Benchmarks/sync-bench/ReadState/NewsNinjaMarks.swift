/// Read marks as NewsNinja keeps them: a set of 32-bit sums, four bytes each or as a property list.
struct NewsNinjaMarks {
    private let marks: [UInt32]

    /// The marks, ascending.
    init(_ marks: [UInt32]) {
        self.marks = Set(marks).sorted()
    }

    var count: Int { marks.count }

    /// Four bytes each.
    var raw: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(marks.count * 4)
        for mark in marks { Self.append(UInt64(mark), size: 4, to: &bytes) }
        return bytes
    }

    /// A binary property list of an array of integers.
    ///
    /// Source: the format as described in Apple's CFBinaryPList.c: objects, a table of their places,
    /// and a trailer.
    var propertyList: [UInt8] {
        var bytes = Array("bplist00".utf8)
        var places = [bytes.count]
        let referenceSize = Self.size(of: UInt64(marks.count + 1))
        bytes.append(0xAF)
        Self.appendInteger(UInt64(marks.count), to: &bytes)
        for place in marks.indices {
            Self.append(UInt64(place + 1), size: referenceSize, to: &bytes)
        }
        for mark in marks {
            places.append(bytes.count)
            Self.appendInteger(UInt64(mark), to: &bytes)
        }
        let table = bytes.count
        let placeSize = Self.size(of: UInt64(table))
        for place in places { Self.append(UInt64(place), size: placeSize, to: &bytes) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(placeSize), UInt8(referenceSize)]
        Self.append(UInt64(marks.count + 1), size: 8, to: &bytes)
        Self.append(0, size: 8, to: &bytes)
        Self.append(UInt64(table), size: 8, to: &bytes)
        return bytes
    }

    private static func appendInteger(_ value: UInt64, to bytes: inout [UInt8]) {
        let size = size(of: value)
        bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
        append(value, size: size, to: &bytes)
    }

    private static func append(_ value: UInt64, size: Int, to bytes: inout [UInt8]) {
        for place in (0..<size).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place)))
        }
    }

    /// How many bytes a number takes: 1, 2, 4 or 8.
    private static func size(of value: UInt64) -> Int {
        value < 1 << 8 ? 1 : value < 1 << 16 ? 2 : value < 1 << 32 ? 4 : 8
    }
}
