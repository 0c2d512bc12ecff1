import NewsModel

/// A section as a run of tagged fields; a tag that this version does not know is kept.
extension Section {
    private enum Tag: UInt64 {
        case head = 1
        case tables = 2
        case cut = 3
        case retired = 4
        case horizon = 5
        case region = 6
        case raised = 7
        case writes = 8
        case later = 9
        case repeated = 10
        case strangers = 11
        case placed = 12
    }

    /// The bytes of the body.
    func encoded() -> [UInt8] {
        var replicas = (cut.dots + retired + later.map(\.dot)).map(\.replica)
        replicas += writes.map(\.stamp.replica)
        for support in raised.flatMap(\.supports) + repeated {
            replicas.append(support.dot.replica)
            replicas += support.aliases.map(\.replica)
        }
        let feeds =
            raised.compactMap(\.flag.subject.entryFeed)
            + writes.compactMap(\.register.subject.entryFeed) + strangers.map(\.feed)
            + placed.map(\.feed)
        let tables = WireTables(replicas: replicas, feeds: feeds)
        var writer = WireWriter()
        writer.field(Tag.head.rawValue) { writer in
            writer.number(number)
            writer.number(clock)
        }
        writer.field(Tag.tables.rawValue) { tables.write(to: &$0) }
        writer.field(Tag.cut.rawValue) { tables.write(cut.dots, to: &$0) }
        writer.field(Tag.retired.rawValue) { tables.write(retired, to: &$0) }
        if let horizon { writer.field(Tag.horizon.rawValue) { $0.signed(horizon) } }
        writer.field(Tag.region.rawValue) { $0.raw(region.encoded(knowing: followed)) }
        writer.field(Tag.raised.rawValue) { writer in
            for raised in raised {
                writer.flag(raised.flag, tables)
                writer.number(UInt64(raised.supports.count))
                for support in raised.supports { Self.write(support, to: &writer, tables) }
            }
        }
        writer.field(Tag.writes.rawValue) { writer in
            for write in writes { writer.write(write, tables) }
        }
        if !repeated.isEmpty {
            writer.field(Tag.repeated.rawValue) { writer in
                for support in repeated { Self.write(support, to: &writer, tables) }
            }
        }
        if !strangers.isEmpty {
            writer.field(Tag.strangers.rawValue) { writer in
                for stranger in strangers {
                    tables.write(stranger.feed, to: &writer)
                    writer.fixed(stranger.hash)
                    writer.signed(stranger.position ?? 0)
                }
            }
        }
        if !placed.isEmpty {
            writer.field(Tag.placed.rawValue) { writer in
                for placed in placed { placed.write(to: &writer, tables) }
            }
        }
        for later in later {
            writer.field(Tag.later.rawValue) { writer in
                tables.write(later.dot, to: &writer)
                writer.number(later.place)
                writer.number(later.operation.kind)
                writer.raw(later.operation.payload)
            }
        }
        writer.unknown(unknown)
        return writer.bytes
    }

    /// The feeds that are followed at the cut: the region names them by their place in this list.
    private var followed: [FeedKey] {
        raised.filter { $0.flag.trait == .exists && $0.flag.subject.kind == .feed }
            .compactMap { $0.flag.subject.number.map(FeedKey.init(rawValue:)) }
    }

    private static func write(
        _ support: Support, to writer: inout WireWriter, _ tables: WireTables
    ) {
        tables.write(support.dot, to: &writer)
        tables.write(support.aliases, to: &writer)
    }

    /// Reads the body of a section.
    ///
    /// - Throws: `ShardError.damaged`.
    init(owner: ReplicaID, decoding body: [UInt8]) throws(ShardError) {
        self.init(
            owner: owner, number: 0, cut: VersionVector(), clock: 0, horizon: nil,
            region: ReadRegion(), raised: [], writes: [], later: [], retired: [])
        var tables = WireTables(replicas: [], feeds: [])
        var region: [UInt8] = []
        var reader = WireReader(body)
        while !reader.isAtEnd {
            let tag = try reader.number()
            let bytes = try reader.string()
            var field = WireReader(bytes)
            switch Tag(rawValue: tag) {
            case .head:
                number = try field.number()
                clock = try field.number()
            case .tables: tables = try WireTables(&field)
            case .cut: cut = try tables.vector(&field)
            case .retired: retired = try tables.dots(&field)
            case .horizon: horizon = try field.signed()
            case .region: region = Array(bytes)
            case .raised:
                while !field.isAtEnd { raised.append(try Self.raised(&field, tables)) }
            case .writes: while !field.isAtEnd { writes.append(try field.write(tables)) }
            case .later:
                let dot = try tables.dot(&field)
                let place = try field.number()
                let kind = try field.number()
                let payload = Array(try field.raw(field.remaining))
                later.append(
                    Later(dot: dot, place: place, operation: .init(kind: kind, payload: payload)))
            case .repeated:
                while !field.isAtEnd { repeated.append(try Self.support(&field, tables)) }
            case .strangers:
                while !field.isAtEnd {
                    let feed = try tables.feed(&field)
                    let hash = try field.fixed32()
                    let position = try field.signed()
                    // Each summing up looks at all of them for every feed.
                    guard strangers.count < Self.strangerCount else { break }
                    strangers.append(EntryReference(feed: feed, position: position, hash: hash))
                }
            case .placed:
                while !field.isAtEnd, placed.count < PlacedReads.keptCount {
                    placed.insertSorted(try PlacedReads(&field, tables), by: <)
                }
            case nil: unknown.append(UnknownField(tag: tag, bytes: Array(bytes)))
            }
        }
        if !region.isEmpty {
            self.region = try ReadRegion(decoding: region, knowing: followed)
        }
    }

    private static func raised(
        _ reader: inout WireReader, _ tables: WireTables
    ) throws(ShardError) -> Raised {
        let flag = try reader.flag(tables)
        var supports: [Support] = []
        for _ in 0..<(try reader.count(of: 3)) {
            supports.append(try support(&reader, tables))
        }
        guard !supports.isEmpty else { throw .damaged(detail: "nothing holds a flag up") }
        return Raised(flag: flag, supports: supports)
    }

    private static func support(
        _ reader: inout WireReader, _ tables: WireTables
    ) throws(ShardError) -> Support {
        let dot = try tables.dot(&reader)
        return Support(dot: dot, aliases: try tables.dots(&reader))
    }
}
