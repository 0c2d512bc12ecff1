/// What a shard is, without what it says: for reports, and for proofs that follow shards on their
/// way.
package struct ShardOutline: Sendable {
    /// What it holds; of a relay, what the copied shard holds.
    package var kind: ShardName.Kind
    /// Who wrote it.
    package var owner: ReplicaID
    /// The oldest version that may interpret it.
    package var minimumReader: UInt64
    /// Its owner's count: publications, sections, editions.
    package var progress: UInt64 = 0
    /// The versions in a log, and the dots under which they were first published.
    package var versions: [(version: UInt64, alias: Dot?)] = []
    /// The cut of a section.
    package var cut: VersionVector?
    /// The values in a log or a shard of registers.
    package var values: [(register: Register, value: RegisterValue)] = []

    /// Looks at a shard of any format.
    ///
    /// - Throws: `ShardError.damaged`.
    package init(_ bytes: [UInt8]) throws(ShardError) {
        let envelope = try Envelope(decoding: bytes, reads: .max)
        kind = envelope.kind
        owner = envelope.owner
        minimumReader = envelope.minimumReader
        switch kind {
        case .log:
            let log = try Log(owner: owner, decoding: envelope.body)
            progress = log.publication
            versions = log.segments.map {
                ($0.value.version, $0.value.aliases.first ?? $0.value.part)
            }
            values = log.segments.flatMap(\.value.writes)
                .map { ($0.register, RegisterValue(encoded: $0.value)) }
        case .section:
            let section = try Section(owner: owner, decoding: envelope.body)
            progress = section.number
            cut = section.cut
        case .records, .saved:
            let shard = try RecordsShard(owner: owner, kind: kind, decoding: envelope.body)
            progress = shard.edition
            values = shard.writes.map { ($0.register, RegisterValue(encoded: $0.value)) }
        case .relay: break
        }
    }
}
