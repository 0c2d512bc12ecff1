import CSodium

/// Bytes that only who has the key can read or make, bound to the name they stand under.
///
/// A byte for the format, a random nonce of 24 bytes, then the ciphertext with its tag of 16 bytes.
/// Before sealing, the bytes are padded to a multiple of 64, or of 256 from 1,024 on, so that their
/// length tells little. What was sealed for one name does not open under another; what was once
/// sealed for a name opens for ever.
///
/// Source: draft-irtf-cfrg-xchacha-03 (XChaCha20-Poly1305), through libsodium; padding as in
/// ISO/IEC 7816-4.
public struct SealedBytes: Hashable, Sendable {
    /// The most bytes that sealing adds.
    public static let overheadInBytes = prefixInBytes + tagInBytes + 256

    private static let formatVersion: UInt8 = 1
    private static let nonceInBytes = 24
    private static let tagInBytes = 16
    private static let prefixInBytes = 1 + nonceInBytes
    private static let paddingMark: UInt8 = 0x80

    /// The sealed bytes, as they travel.
    public let bytes: [UInt8]

    /// Takes bytes that arrived, sealed or not.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Seals `plain` for `name`.
    ///
    /// - Parameters:
    ///   - plain: The bytes.
    ///   - name: What they will stand under.
    ///   - key: The key that will open them.
    ///   - random: A source of randomness fit for nonces: `SecureRandom`.
    public init(
        sealing plain: [UInt8], for name: String, with key: SyncKey,
        using random: inout some RandomNumberGenerator
    ) {
        let padded = Self.padded(plain)
        let nonce = random.bytes(Self.nonceInBytes)
        let data = Self.associatedData(name)
        var output = [UInt8](repeating: 0, count: padded.count + Self.tagInBytes)
        // The call cannot fail: it only reads its input and fills the output.
        _ = unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
            &output, nil, padded, UInt64(padded.count), data, UInt64(data.count), nil, nonce,
            key.bytes)
        bytes = [Self.formatVersion] + nonce + output
    }

    /// What was sealed for `name`.
    ///
    /// - Throws: `SealingError`; nothing of the bytes is given out then.
    public func opened(for name: String, with key: SyncKey) throws(SealingError) -> [UInt8] {
        guard bytes.first == Self.formatVersion,
            bytes.count >= Self.prefixInBytes + Self.tagInBytes
        else { throw .notSealed }
        let nonce = Array(bytes[1..<Self.prefixInBytes])
        let sealed = Array(bytes[Self.prefixInBytes...])
        let data = Self.associatedData(name)
        var output = [UInt8](repeating: 0, count: sealed.count - Self.tagInBytes)
        let code = unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
            &output, nil, nil, sealed, UInt64(sealed.count), data, UInt64(data.count), nonce,
            key.bytes)
        guard code == 0 else { throw .wrongKey }
        guard let end = output.lastIndex(where: { $0 != 0 }), output[end] == Self.paddingMark
        else { throw .notSealed }
        return Array(output[..<end])
    }

    private static func padded(_ plain: [UInt8]) -> [UInt8] {
        let step = plain.count < 1024 ? 64 : 256
        let size = (plain.count / step + 1) * step
        return plain + [paddingMark]
            + [UInt8](repeating: 0, count: size - plain.count - 1)
    }

    private static func associatedData(_ name: String) -> [UInt8] {
        Array("tidings sealed".utf8) + [formatVersion] + name.utf8
    }
}

/// Why sealed bytes cannot be opened.
public enum SealingError: Error, Hashable, Sendable {
    /// The bytes are not sealed, or in a way this version does not know.
    case notSealed
    /// The key is another one, or the bytes were changed, or sealed for another name.
    case wrongKey
}
