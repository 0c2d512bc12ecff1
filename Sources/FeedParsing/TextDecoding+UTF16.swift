extension TextDecoding {
    /// UTF-16 as UTF-8; a lone surrogate or half a unit becomes U+FFFD.
    static func decodingUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var high: UInt32?
        for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            if let lead = high {
                high = nil
                if 0xDC00...0xDFFF ~= unit {
                    append(0x1_0000 + (lead - 0xD800) << 10 + (unit - 0xDC00), to: &output)
                    continue
                }
                append(0xFFFD, to: &output)
            }
            if 0xD800...0xDBFF ~= unit {
                high = unit
            } else {
                append(unit, to: &output)
            }
        }
        if high != nil || bytes.count % 2 == 1 { append(0xFFFD, to: &output) }
        return output
    }

    /// UTF-32 as UTF-8; what is no scalar value becomes U+FFFD.
    static func decodingUTF32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 2)
        for index in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
            let unit = bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            append(isBigEndian ? unit : unit.byteSwapped, to: &output)
        }
        if bytes.count % 4 != 0 { append(0xFFFD, to: &output) }
        return output
    }
}
