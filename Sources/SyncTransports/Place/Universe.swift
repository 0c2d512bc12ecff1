public import Crypto

/// What a place says of itself to whoever joins: which place it is, and what opens it.
///
/// It stands beside the shards for all to read and holds no secret. Replicas that meet another
/// universe than theirs do not mix with it.
public struct Universe: Hashable, Sendable {
    /// What opens the shards.
    public enum Sealing: Hashable, Sendable {
        /// Nothing: they are not sealed.
        case none
        /// The key that its words were written down of.
        case words
        /// The key made from a passphrase and this salt.
        case passphrase(salt: [UInt8])
    }

    /// Which universe this is: 32 hexadecimal digits, drawn when it was made.
    public let id: String
    /// What opens the shards.
    public let sealing: Sealing
    /// Something sealed with the key, by which a wrong one is found out; empty without sealing.
    let check: [UInt8]

    /// Makes a universe whose shards everyone can read who can read the place.
    public init(using random: inout some RandomNumberGenerator) {
        id = Self.drawID(&random)
        sealing = .none
        check = []
    }

    /// Makes a universe whose shards are sealed.
    ///
    /// - Parameters:
    ///   - key: The key that seals them.
    ///   - salt: The salt of the passphrase the key was made from, or `nil` for words.
    ///   - random: A source of randomness fit for nonces: `SecureRandom`.
    public init(
        sealedWith key: SyncKey, salt: [UInt8]? = nil,
        using random: inout some RandomNumberGenerator
    ) {
        let id = Self.drawID(&random)
        self.id = id
        sealing = salt.map { .passphrase(salt: $0) } ?? .words
        check =
            SealedBytes(
                sealing: Self.checkedText, for: Self.checkName(id), with: key, using: &random
            ).bytes
    }

    init(id: String, sealing: Sealing, check: [UInt8]) {
        self.id = id
        self.sealing = sealing
        self.check = check
    }

    /// The account that a transport tells of this universe: a digest of all that it says.
    ///
    /// Who can write to the place cannot make replicas write without sealing by saying so there:
    /// they meet another universe then, and wait for the person.
    public var account: String {
        Hexadecimal.text(Array(Digest(of: text).bytes.prefix(16)))
    }

    /// Whether this is the key that seals the shards; never for a universe without sealing.
    public func opens(with key: SyncKey) -> Bool {
        let text = try? SealedBytes(check).opened(for: Self.checkName(id), with: key)
        return text == Self.checkedText
    }

    private static let checkedText = Array("tidings".utf8)

    private static func checkName(_ id: String) -> String { "universe " + id }

    private static func drawID(_ random: inout some RandomNumberGenerator) -> String {
        Hexadecimal.text((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
}
