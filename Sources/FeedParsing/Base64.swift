/// Decodes base64 as old Atom feeds use it.
enum Base64 {
    /// The text that `encoded` stands for, or `nil` where it is no base64 or no text.
    ///
    /// Source: RFC 4648, section 4; white space is passed over.
    static func text(_ encoded: ArraySlice<UInt8>) -> String? {
        var output: [UInt8] = []
        output.reserveCapacity(encoded.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in encoded where !byte.isSpace {
            guard byte != 0x3D else { break }
            guard let value = value(of: byte) else { return nil }
            bits = (bits << 6) | UInt32(value)
            count += 1
            if count == 4 {
                output.append(UInt8(truncatingIfNeeded: bits >> 16))
                output.append(UInt8(truncatingIfNeeded: bits >> 8))
                output.append(UInt8(truncatingIfNeeded: bits))
                bits = 0
                count = 0
            }
        }
        if count == 2 { output.append(UInt8(truncatingIfNeeded: bits >> 4)) }
        if count == 3 {
            output.append(UInt8(truncatingIfNeeded: bits >> 10))
            output.append(UInt8(truncatingIfNeeded: bits >> 2))
        }
        return String(validating: output, as: UTF8.self)
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
