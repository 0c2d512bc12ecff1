/// A small body that grows when it is decoded.
public enum DeflateBomb {
    /// A zlib stream of at least `count` spaces, 159 times smaller.
    ///
    /// It is one block with the fixed codes: the byte once, then "258 bytes from 1 byte back" again
    /// and again. Source: RFC 1951, section 3.2.6.
    public static func bytes(count: Int) -> [UInt8] {
        var output: [UInt8] = [0x78, 0x01]
        var pending: UInt32 = 0
        var pendingCount: UInt32 = 0
        func put(_ bits: UInt32, _ width: UInt32) {
            pending |= bits << pendingCount
            pendingCount += width
            while pendingCount >= 8 {
                output.append(UInt8(truncatingIfNeeded: pending))
                pending >>= 8
                pendingCount -= 8
            }
        }
        // Codes are packed from their highest bit, so they are written mirrored here: a literal
        // is its byte plus 0x30.
        put(0b011, 3)
        put(0b0000_1010, 8)
        for _ in 0..<(count / 258 + 1) { put(0b1010_0011, 13) }
        put(0, 7 + 8)
        return output
    }
}
