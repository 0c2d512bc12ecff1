import CSodium

/// A password as it is kept: enough to recognize it, and too little to find it.
///
/// Source: RFC 9106 (Argon2id), through libsodium's `crypto_pwhash_str`.
public struct PasswordHash: Hashable, Sendable {
    /// How much work a guess takes.
    ///
    /// Source: libsodium, `crypto_pwhash_OPSLIMIT_INTERACTIVE` and its memory limit; the salt and
    /// the cost stand in the text, so that they may change.
    private static let cost = (passes: UInt64(2), memoryInBytes: 67_108_864)

    /// The hash with its salt and cost, in ASCII.
    public let text: String

    /// Takes a hash that was made before.
    public init(text: String) {
        self.text = text
    }

    /// Hashes `password`; takes about a tenth of a second and 64 MB of memory.
    ///
    /// - Returns: `nil` where there is not enough memory.
    public init?(of password: String) {
        guard sodium_init() >= 0 else { return nil }
        var output = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let secret = password.utf8.map { CChar(bitPattern: $0) }
        let code = unsafe crypto_pwhash_str(
            &output, secret, UInt64(secret.count), Self.cost.passes, Self.cost.memoryInBytes)
        guard code == 0 else { return nil }
        text = String(
            decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether `password` is the one that was hashed; as slow as hashing it.
    public func matches(_ password: String) -> Bool {
        guard sodium_init() >= 0, text.utf8.count < Int(crypto_pwhash_STRBYTES) else {
            return false
        }
        let secret = password.utf8.map { CChar(bitPattern: $0) }
        var stored = text.utf8.map { CChar(bitPattern: $0) }
        stored += [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES) - stored.count)
        return unsafe crypto_pwhash_str_verify(stored, secret, UInt64(secret.count)) == 0
    }
}
