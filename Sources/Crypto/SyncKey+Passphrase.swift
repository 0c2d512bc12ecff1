import CSodium

extension SyncKey {
    /// The bytes of a salt.
    public static let saltInBytes = 16
    /// The characters that a passphrase has at least.
    public static let shortestPassphrase = 10

    /// How much work a guess at a passphrase takes.
    package struct PassphraseCost: Sendable {
        var passes: UInt64
        var memoryInBytes: Int

        /// Three passes over 256 MB, under a second on most machines.
        ///
        /// Source: libsodium, `crypto_pwhash_OPSLIMIT_MODERATE` and its memory limit, which are
        /// spelled out here because they must never change.
        package static let moderate = PassphraseCost(passes: 3, memoryInBytes: 268_435_456)

        /// A cost as given.
        package init(passes: UInt64, memoryInBytes: Int) {
            self.passes = passes
            self.memoryInBytes = memoryInBytes
        }
    }

    /// Draws a salt, which is no secret and is kept beside what is sealed.
    public static func salt(using random: inout some RandomNumberGenerator) -> [UInt8] {
        random.bytes(saltInBytes)
    }

    /// Makes a passphrase into a key; takes about a second and 256 MB of memory, so that guessing
    /// is dear.
    ///
    /// - Parameters:
    ///   - passphrase: The passphrase, every character of it.
    ///   - salt: The salt of this person's shards.
    /// - Throws: `SyncKeyError`: `tooShort`, `badSalt`, `outOfMemory`.
    ///
    /// Source: RFC 9106 (Argon2id), through libsodium's `crypto_pwhash`.
    public init(passphrase: String, salt: [UInt8]) throws(SyncKeyError) {
        try self.init(passphrase: passphrase, salt: salt, cost: .moderate)
    }

    /// Makes a passphrase into a key at another cost, which gives another key.
    package init(
        passphrase: String, salt: [UInt8], cost: PassphraseCost
    ) throws(SyncKeyError) {
        guard passphrase.count >= Self.shortestPassphrase else {
            throw .tooShort(minimum: Self.shortestPassphrase)
        }
        guard salt.count == Self.saltInBytes else { throw .badSalt }
        // Idempotent and safe from several threads.
        guard sodium_init() >= 0 else { throw .outOfMemory }
        var output = [UInt8](repeating: 0, count: Self.sizeInBytes)
        let secret = passphrase.utf8.map { CChar(bitPattern: $0) }
        let code = unsafe crypto_pwhash(
            &output, UInt64(output.count), secret, UInt64(secret.count), salt, cost.passes,
            cost.memoryInBytes, crypto_pwhash_ALG_ARGON2ID13)
        guard code == 0 else { throw .outOfMemory }
        self.init(checked: output)
    }
}
