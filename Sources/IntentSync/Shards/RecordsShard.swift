/// Registers that one replica wrote, too large or too many for its log: fields of things in kind
/// `records`, snapshots of saved entries in kind `saved`.
struct RecordsShard: Hashable, Sendable {
    /// How many snapshots a shard of saved entries holds.
    static let savedCount = 64
    /// How large a shard of records grows, in bytes of its values and names.
    static let sizeInBytes = 16_000

    /// Whose it is.
    var owner: ReplicaID
    /// Records or saved.
    var kind: ShardName.Kind
    /// Which one of the owner's.
    var number: Int
    /// How often it was written with other contents.
    var edition: UInt64
    /// The registers, sorted.
    var writes: [Write]

    /// The size that counts against `sizeInBytes`.
    var size: Int {
        writes.reduce(0) { $0 + $1.value.count + $1.register.subject.name.count + 16 }
    }

    /// The bytes of the body.
    func encoded() -> [UInt8] {
        let tables = WireTables(
            replicas: writes.map(\.stamp.replica),
            feeds: writes.compactMap(\.register.subject.entryFeed))
        var writer = WireWriter()
        writer.number(UInt64(number))
        writer.number(edition)
        tables.write(to: &writer)
        for write in writes { writer.write(write, tables) }
        return writer.bytes
    }

    /// A shard as given.
    init(
        owner: ReplicaID, kind: ShardName.Kind, number: Int, edition: UInt64, writes: [Write]
    ) {
        self.owner = owner
        self.kind = kind
        self.number = number
        self.edition = edition
        self.writes = writes
    }

    /// Reads the body of a shard.
    ///
    /// - Throws: `ShardError.damaged`.
    init(
        owner: ReplicaID, kind: ShardName.Kind, decoding body: [UInt8]
    ) throws(ShardError) {
        var reader = WireReader(body)
        let number = try reader.number()
        guard number <= 99_999 else { throw .damaged(detail: "a wrong number of a shard") }
        let edition = try reader.number()
        let tables = try WireTables(&reader)
        var writes: [Write] = []
        while !reader.isAtEnd {
            writes.insertSorted(try reader.write(tables)) { $0.register < $1.register }
        }
        self.init(
            owner: owner, kind: kind, number: Int(number), edition: edition, writes: writes)
    }
}
