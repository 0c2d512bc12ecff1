/// A shard that was taken in, by name.
struct Arrived: Sendable {
    /// What it is.
    enum Shard: Sendable {
        case log(Log)
        case section(Section)
        case records(RecordsShard)
    }

    /// The shard.
    var shard: Shard
    /// The bytes it came in.
    var bytes: [UInt8]
    /// Their fingerprint.
    var fingerprint: UInt64
    /// Whether it is a copy that somebody else keeps.
    var isRelayed: Bool

    /// Reads a shard, or a relayed copy of one.
    ///
    /// - Throws: `ShardError`; also where the bytes belong to another name.
    init(name: ShardName, bytes: [UInt8], reads: UInt64) throws(ShardError) {
        let original = name.original.flatMap(ShardName.init) ?? name
        let envelope = try Envelope(decoding: bytes, reads: reads)
        guard envelope.kind == original.kind, envelope.owner == original.owner else {
            throw .damaged(detail: "the shard lies under a name that is not its own")
        }
        switch original.kind {
        case .log: shard = .log(try Log(owner: envelope.owner, decoding: envelope.body))
        case .section:
            shard = .section(try Section(owner: envelope.owner, decoding: envelope.body))
        case .records, .saved:
            let records = try RecordsShard(
                owner: envelope.owner, kind: envelope.kind, decoding: envelope.body)
            guard records.number == original.number else {
                throw .damaged(detail: "the shard lies under a name that is not its own")
            }
            shard = .records(records)
        case .relay: throw .damaged(detail: "a relay of a relay")
        }
        self.bytes = bytes
        isRelayed = name.kind == .relay
        fingerprint = Checksum.fingerprint(of: bytes)
    }

    /// How far it has come by its owner's count.
    var progress: UInt64 {
        switch shard {
        case .log(let log): log.publication
        case .section(let section): section.number
        case .records(let records): records.edition
        }
    }
}
