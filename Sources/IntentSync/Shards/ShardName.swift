/// The name under which a shard lies at a transport: its kind, its one writer, and a number.
///
/// `l.<replica>.<generation>` for a log, `s.…` for a section, `r.…` and `v.…` with one more number
/// for records and saved entries, `y.<relayer>.<generation>.<name>` for a relayed copy of the shard
/// `name`. At most 60 bytes, all of them lower-case letters, digits, and full stops.
public struct ShardName: Hashable, Sendable {
    /// What a shard holds.
    public enum Kind: Character, Hashable, Sendable, CaseIterable {
        /// What a replica decided lately.
        case log = "l"
        /// Everything up to a cut.
        case section = "s"
        /// Fields of things.
        case records = "r"
        /// Snapshots of saved entries.
        case saved = "v"
        /// A copy of another replica's shard.
        case relay = "y"
    }

    /// What the shard holds.
    public var kind: Kind
    /// Who writes it.
    public var owner: ReplicaID
    /// How often the owner had to take new names.
    public var generation: Int
    /// Which of the owner's shards of this kind it is; 0 for logs and sections.
    public var number: Int
    /// The name of the shard that was copied, for a relay.
    public var original: String?

    /// The name of a shard that is no relay.
    public init(_ kind: Kind, _ owner: ReplicaID, generation: Int, number: Int = 0) {
        self.kind = kind
        self.owner = owner
        self.generation = generation
        self.number = number
    }

    /// The name of a copy of `original` by `relayer`.
    public init(relaying original: ShardName, by relayer: ReplicaID, generation: Int) {
        self.init(.relay, relayer, generation: generation)
        self.original = original.description
    }

    /// Reads a name; `nil` where `description` is none of ours.
    public init?(_ description: String) {
        let bytes = Array(description.utf8)
        guard (17...64).contains(bytes.count), bytes[1] == Self.dot, bytes[15] == Self.dot,
            let kind = Kind(rawValue: Character(Unicode.Scalar(bytes[0]))),
            let owner = ReplicaID(characters: bytes[2..<15])
        else { return nil }
        var rest = bytes[16...]
        guard let generation = Self.number(&rest) else { return nil }
        self.init(kind, owner, generation: generation)
        switch kind {
        case .log, .section: guard rest.isEmpty else { return nil }
        case .records, .saved:
            guard rest.popFirst() == Self.dot, let number = Self.number(&rest), rest.isEmpty
            else { return nil }
            self.number = number
        case .relay:
            guard rest.popFirst() == Self.dot else { return nil }
            let name = String(decoding: rest, as: UTF8.self)
            guard let original = ShardName(name), original.kind != .relay else { return nil }
            self.original = name
        }
    }

    private static let dot = UInt8(ascii: ".")

    /// Reads a number below 100,000 in its shortest form.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...5).contains(digits.count),
            digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return nil }
        bytes = bytes.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}

extension ShardName: CustomStringConvertible {
    /// The name as transports use it.
    public var description: String {
        let base = "\(kind.rawValue).\(owner).\(generation)"
        return switch kind {
        case .log, .section: base
        case .records, .saved: "\(base).\(number)"
        case .relay: "\(base).\(original ?? "")"
        }
    }
}
