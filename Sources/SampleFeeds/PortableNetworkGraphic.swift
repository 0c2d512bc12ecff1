/// Writes pictures of at most 16 colors.
enum PortableNetworkGraphic {
    /// The picture whose `rows` hold numbers into `colors` (red, green, blue in 24 bits).
    ///
    /// The pixels are stored without compression, so the picture must be small.
    ///
    /// Source: PNG, sections 5 and 11; RFC 1950; RFC 1951, section 3.2.4.
    static func bytes(width: Int, rows: [[UInt8]], colors: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Four bits a pixel, colors from a palette, not interlaced.
        bytes += chunk("IHDR", big(UInt32(width)) + big(UInt32(rows.count)) + [4, 3, 0, 0, 0])
        bytes += chunk("PLTE", colors.flatMap { big($0).dropFirst() })
        bytes += chunk("IDAT", stored(rows.flatMap { [0] + packed($0) }))
        return bytes + chunk("IEND", [])
    }

    /// Two pixels a byte, the left one in the upper half.
    private static func packed(_ row: [UInt8]) -> [UInt8] {
        stride(from: 0, to: row.count, by: 2).map { index in
            row[index] << 4 | (index + 1 < row.count ? row[index + 1] : 0)
        }
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < data.count {
            let end = min(data.count, start + 65_535)
            let length = UInt16(end - start)
            bytes.append(end == data.count ? 1 : 0)
            for value in [length, ~length] { bytes += [UInt8(value & 0xFF), UInt8(value >> 8)] }
            bytes += data[start..<end]
            start = end
        }
        return bytes + big(adler32(data))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return big(UInt32(data.count)) + content + big(crc32(content))
    }

    private static func adler32(_ data: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in data {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
        }
    }

    private static func crc32(_ data: [UInt8]) -> UInt32 {
        ~data.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(($0 ^ UInt32($1)) & 0xFF)] }
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
