/// The word "hello" in the encodings of HTTP.
enum Encoded {
    static let text = Array("hello".utf8)
    // One stored block: final, its length, the length with all bits turned.
    static let deflate: [UInt8] = [0x01, 0x05, 0x00, 0xFA, 0xFF] + text
    // Adler-32 of "hello" is 062C0215.
    static let zlib: [UInt8] = [0x78, 0x01] + deflate + [0x06, 0x2C, 0x02, 0x15]
    // CRC-32 of "hello" is 3610A686, lowest byte first; then the length.
    static let gzip: [UInt8] =
        [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03] + deflate
        + [0x86, 0xA6, 0x10, 0x36, 0x05, 0, 0, 0]
    // An uncompressed meta-block, then an empty last one.
    static let brotli: [UInt8] = [0x0B, 0x02, 0x80] + text + [0x03]
    // A frame of one segment with one raw block.
    static let zstandard: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x20, 0x05, 0x29, 0, 0] + text
}
