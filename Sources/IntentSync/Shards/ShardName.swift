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
        guard description.utf8.count <= 64 else { return nil }
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].count == 1, let letter = parts[0].first,
            let kind = Kind(rawValue: letter), let owner = ReplicaID(String(parts[1])),
            let generation = Self.number(parts[2])
        else { return nil }
        self.init(kind, owner, generation: generation)
        switch kind {
        case .log, .section: guard parts.count == 3 else { return nil }
        case .records, .saved:
            guard parts.count == 4, let number = Self.number(parts[3]) else { return nil }
            self.number = number
        case .relay:
            let rest = parts[3...].joined(separator: ".")
            guard let original = ShardName(rest), original.kind != .relay else { return nil }
            self.original = rest
        }
    }

    private static func number(_ text: Substring) -> Int? {
        guard let number = Int(text), (0...99_999).contains(number), String(number) == text
        else { return nil }
        return number
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
