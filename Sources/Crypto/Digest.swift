import CSodium

/// The SHA-256 digest of some bytes.
///
/// Every replica computes the same digest from the same bytes, which is what feed and entry keys
/// stand on.
///
/// Source: FIPS 180-4.
public struct Digest: Hashable, Sendable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// Digests `bytes`.
    public init(of bytes: [UInt8]) {
        var output = [UInt8](repeating: 0, count: 32)
        // The call cannot fail: it only reads the input and fills the output.
        _ = unsafe crypto_hash_sha256(&output, bytes, UInt64(bytes.count))
        self.bytes = output
    }

    /// The first eight bytes, read as a big-endian number.
    public var prefix64: UInt64 {
        bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension Digest: CustomStringConvertible {
    /// The digest as 64 lower-case hexadecimal digits.
    public var description: String {
        let digits = Array("0123456789abcdef".utf8)
        let hex = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: hex, as: UTF8.self)
    }
}
