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

    /// The bytes that a bare stream without a wrapping was made of, as in a ZIP file.
    ///
    /// - Parameters:
    ///   - stream: Bytes as RFC 1951 describes them; any bytes are safe.
    ///   - count: How many bytes there were.
    /// - Returns: `nil` where the stream is damaged or does not hold exactly `count` bytes.
    public static func inflate(_ stream: ArraySlice<UInt8>, to count: Int) -> [UInt8]? {
        guard count >= 0, count < Int(UInt32.max), stream.count < Int(UInt32.max),
            count / 1040 <= stream.count
        else { return nil }
        var state = unsafe z_stream()
        // 15 bits of window, below zero for a bare stream.
        let size = unsafe Int32(MemoryLayout<z_stream>.size)
        guard unsafe inflateInit2_(&state, -15, zlibVersion(), size) == Z_OK else { return nil }
        defer { unsafe _ = inflateEnd(&state) }
        var output = [UInt8](repeating: 0, count: count + 1)
        var input = Array(stream)
        let (status, rest) = unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe state.next_in = source.baseAddress
                unsafe state.avail_in = UInt32(source.count)
                unsafe state.next_out = target.baseAddress
                unsafe state.avail_out = UInt32(target.count)
                return unsafe (CZlib.inflate(&state, Z_FINISH), state.avail_out)
            }
        }
        guard status == Z_STREAM_END, rest == 1 else { return nil }
        output.removeLast()
        return output
    }
}
