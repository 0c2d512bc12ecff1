/// A checksum that notices every damaged byte that storage makes by accident.
///
/// Source: CRC-32C (Castagnoli), RFC 3720 appendix B.4.
package enum Checksum {
    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
        return value
    }

    /// The checksum of `bytes`.
    package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        let table = Self.table
        var value: UInt32 = .max
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return ~value
    }

    /// A number that tells bytes apart, with their count in it.
    ///
    /// Source: FNV-1a, 64 bits.
    package static func fingerprint(of bytes: [UInt8]) -> UInt64 {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        return value ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    }
}
