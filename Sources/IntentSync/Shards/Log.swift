import NewsModel

/// What one replica decided lately, and how far it has come in everybody's history.
struct Log: Hashable, Sendable {
    /// Another shard of the same replica that belongs to what the log says.
    struct Attachment: Hashable, Sendable {
        /// Its kind: records or saved.
        var kind: ShardName.Kind
        /// Its number.
        var number: Int
        /// The edition the log was written with, or a later one.
        var edition: UInt64
    }

    /// Whose log it is.
    var owner: ReplicaID
    /// How often the log was written.
    var publication: UInt64 = 0
    /// The owner's latest version.
    var version: UInt64 = 0
    /// The owner's clock: the latest stamp time it has seen.
    var clock: UInt64 = 0
    /// The latest format the owner can interpret.
    var reads: UInt64 = Envelope.format
    /// What the owner's person calls it, and its version of the program.
    var label = ""
    /// How far the owner holds everybody's history: its acknowledgement.
    var have = VersionVector()
    /// How far everybody's history had an effect on what the owner decides.
    var causal = VersionVector()
    /// Which publications of the others the owner has seen.
    var confirmed: [Dot] = []
    /// What tells these publications from others of the same number, 32 bits each; not of those that
    /// were relayed.
    var echoes: [Dot] = []
    /// Of which of these publications the owner lacks some of what belongs to them.
    var incomplete: [Dot] = []
    /// Which section of each author the owner has seen.
    var sectionsSeen: [Dot] = []
    /// Who is retired, and up to which version they count; the version may be 0.
    var retired: [Dot] = []
    /// The shards that belong to the log.
    var attachments: [Attachment] = []
    /// The segments, ascending by version.
    var segments: [Shared<Segment>] = []
    /// Fields of a later version.
    var unknown: [UnknownField] = []

    /// The log of a replica that has decided nothing.
    init(owner: ReplicaID) {
        self.owner = owner
    }
}

extension Log {
    private enum Tag: UInt64 {
        case head = 1
        case tables = 2
        case have = 3
        case causal = 4
        case confirmed = 5
        case sectionsSeen = 6
        case retired = 7
        case attachments = 8
        case segment = 9
        case label = 10
        case incomplete = 11
        case echoes = 12
    }

    /// The bytes of the body.
    func encoded() -> [UInt8] {
        var replicas: [ReplicaID] = []
        var feeds: [FeedKey] = []
        for dots in [have.dots, causal.dots, confirmed, sectionsSeen, retired] {
            for dot in dots { replicas.append(dot.replica) }
        }
        for segment in segments { segment.value.addNames(to: &replicas, &feeds) }
        let tables = WireTables(replicas: replicas, feeds: feeds)
        var writer = WireWriter()
        writer.field(Tag.head.rawValue) { writer in
            writer.number(publication)
            writer.number(version)
            writer.number(clock)
            writer.number(reads)
        }
        writer.field(Tag.label.rawValue) { $0.raw(label.utf8.prefix(200)) }
        writer.field(Tag.tables.rawValue) { tables.write(to: &$0) }
        writer.field(Tag.have.rawValue) { tables.write(have.dots, to: &$0) }
        writer.field(Tag.causal.rawValue) { tables.write(causal.dots, to: &$0) }
        writer.field(Tag.confirmed.rawValue) { tables.write(confirmed, to: &$0) }
        if !incomplete.isEmpty {
            writer.field(Tag.incomplete.rawValue) { tables.write(incomplete, to: &$0) }
        }
        if !echoes.isEmpty {
            writer.field(Tag.echoes.rawValue) { tables.write(echoes, to: &$0) }
        }
        writer.field(Tag.sectionsSeen.rawValue) { tables.write(sectionsSeen, to: &$0) }
        writer.field(Tag.retired.rawValue) { tables.write(retired, to: &$0) }
        writer.field(Tag.attachments.rawValue) { writer in
            for attachment in attachments {
                writer.byte(attachment.kind.rawValue.asciiValue ?? 0)
                writer.number(UInt64(attachment.number))
                writer.number(attachment.edition)
            }
        }
        for segment in segments {
            writer.field(Tag.segment.rawValue) { segment.value.write(to: &$0, tables) }
        }
        writer.unknown(unknown)
        return writer.bytes
    }

    /// Reads the body of a log.
    ///
    /// - Throws: `ShardError.damaged`.
    init(owner: ReplicaID, decoding body: [UInt8]) throws(ShardError) {
        self.init(owner: owner)
        var tables = WireTables(replicas: [], feeds: [])
        var reader = WireReader(body)
        while !reader.isAtEnd {
            let tag = try reader.number()
            let bytes = try reader.string()
            var field = WireReader(bytes)
            switch Tag(rawValue: tag) {
            case .head:
                publication = try field.number()
                version = try field.number()
                clock = try field.number()
                reads = try field.number()
            case .label: label = String(decoding: bytes.prefix(200), as: UTF8.self)
            case .tables: tables = try WireTables(&field)
            case .have: have = try tables.vector(&field)
            case .causal: causal = try tables.vector(&field)
            case .confirmed: confirmed = try tables.dots(&field)
            case .incomplete: incomplete = try tables.dots(&field)
            case .echoes: echoes = try tables.dots(&field)
            case .sectionsSeen: sectionsSeen = try tables.dots(&field)
            case .retired: retired = try tables.dots(&field)
            case .attachments:
                while !field.isAtEnd { attachments.append(try Self.attachment(&field)) }
            case .segment: segments.append(Shared(try Segment(&field, tables)))
            case nil: unknown.append(UnknownField(tag: tag, bytes: Array(bytes)))
            }
        }
        for (segment, next) in zip(segments, segments.dropFirst())
        where segment.value.version >= next.value.version {
            throw .damaged(detail: "the versions of a log do not ascend")
        }
    }

    private static func attachment(
        _ reader: inout WireReader
    ) throws(ShardError) -> Attachment {
        let kind = ShardName.Kind(rawValue: Character(Unicode.Scalar(try reader.byte())))
        let number = try reader.number()
        let edition = try reader.number()
        guard let kind, number <= 99_999 else { throw .damaged(detail: "a wrong attachment") }
        return Attachment(kind: kind, number: Int(number), edition: edition)
    }
}
