import CSodium

/// Proves that whoever sent some bytes knows a secret (HMAC).
///
/// Source: RFC 2104.
public struct MessageAuthentication: Sendable {
    /// The hash it is made with.
    public enum Hash: String, Sendable {
        /// SHA-1, which older hubs still use; for this purpose it is not broken.
        case sha1
        /// SHA-256.
        case sha256
        /// SHA-512.
        case sha512

        /// The bytes it works through at a time.
        fileprivate var blockSize: Int { self == .sha512 ? 128 : 64 }

        fileprivate func digest(_ bytes: [UInt8]) -> [UInt8] {
            switch self {
            case .sha1: return SHA1.digest(bytes)
            case .sha256: return Digest(of: bytes).bytes
            case .sha512:
                var output = [UInt8](repeating: 0, count: 64)
                _ = unsafe crypto_hash_sha512(&output, bytes, UInt64(bytes.count))
                return output
            }
        }
    }

    /// The code that proves it.
    public let code: [UInt8]

    /// Computes the code of `message` under `secret`.
    public init(of message: [UInt8], secret: [UInt8], hash: Hash) {
        var key = secret.count > hash.blockSize ? hash.digest(secret) : secret
        key += [UInt8](repeating: 0, count: hash.blockSize - key.count)
        let inner = hash.digest(key.map { $0 ^ 0x36 } + message)
        code = hash.digest(key.map { $0 ^ 0x5C } + inner)
    }

    /// Whether `claim` is the code; takes the same time whatever is wrong with it.
    public func matches(_ claim: [UInt8]) -> Bool {
        guard claim.count == code.count else { return false }
        return zip(claim, code).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// The old hash, for nothing but `MessageAuthentication`.
///
/// Source: FIPS 180-4, section 6.1.
private enum SHA1 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var bytes = message
        bytes.append(0x80)
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        let bits = UInt64(message.count) &* 8
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        var words = [UInt32](repeating: 0, count: 80)
        for start in stride(from: 0, to: bytes.count, by: 64) {
            for index in 0..<16 {
                let place = start + 4 * index
                words[index] = bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 {
                words[index] = turned(
                    words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
            }
            mix(words, into: &state)
        }
        return state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
        }
    }

    private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (index, word) in words.enumerated() {
            let (choice, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let sum = turned(a, 5) &+ choice &+ e &+ constant &+ word
            (a, b, c, d, e) = (sum, a, turned(b, 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
