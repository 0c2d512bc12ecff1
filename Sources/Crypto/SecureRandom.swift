import CSodium

/// Random numbers from the operating system, fit for keys, tokens, and identifiers.
///
/// Source: libsodium, `randombytes`.
public struct SecureRandom: RandomNumberGenerator, Sendable {
    /// Opens the system's source of randomness.
    public init() {
        // Idempotent and safe from several threads; fails only where the system has no randomness.
        precondition(sodium_init() >= 0, "the system has no source of randomness")
    }

    /// The next 64 random bits.
    public func next() -> UInt64 {
        var value: UInt64 = 0
        unsafe randombytes_buf(&value, MemoryLayout<UInt64>.size)
        return value
    }

    /// `count` random bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: count)
        unsafe randombytes_buf(&output, count)
        return output
    }
}
