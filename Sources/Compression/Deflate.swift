import CZlib

/// Bytes made smaller without loss.
///
/// Source: RFC 1951 in the wrapping of RFC 1950, through zlib.
public enum Deflate {
    /// The bytes in compressed form, at zlib's best level.
    public static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: Int(compressBound(UInt(bytes.count))))
        var count = UInt(output.count)
        // The call fails only where the output is too small; it has the size zlib asks for.
        _ = unsafe compress2(&output, &count, bytes, UInt(bytes.count), Z_BEST_COMPRESSION)
        return Array(output.prefix(Int(count)))
    }

    /// The bytes that `compressed` was made of.
    ///
    /// - Parameters:
    ///   - compressed: What `compress` returned; any bytes are safe.
    ///   - count: How many bytes there were.
    /// - Returns: `nil` where `compressed` is damaged or does not hold exactly `count` bytes.
    public static func decompress(_ compressed: [UInt8], to count: Int) -> [UInt8]? {
        // Deflate reaches about 1,032 to 1, so a larger claim is a lie and takes no memory.
        guard count >= 0, count / 1040 <= compressed.count else { return nil }
        // One byte more, so that bytes that hold too much do not fit by chance.
        var output = [UInt8](repeating: 0, count: count + 1)
        var written = UInt(count + 1)
        let status = unsafe uncompress(&output, &written, compressed, UInt(compressed.count))
        guard status == Z_OK, written == UInt(count) else { return nil }
        output.removeLast()
        return output
    }
}
