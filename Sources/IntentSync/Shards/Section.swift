import NewsModel

/// Everything that was decided up to a cut, summed up by one replica.
///
/// Marks are a region and have no dots; flags keep the dots that hold them up, so that who switches
/// one off later undoes exactly what they had seen.
struct Section: Hashable, Sendable {
    /// What holds a flag up.
    struct Support: Hashable, Comparable, Sendable {
        /// The dot that switched it on.
        var dot: Dot
        /// The dots under which that was published before, oldest first.
        var aliases: [Dot]

        /// Whether `vector` has seen it, under any name.
        func isCovered(by vector: VersionVector) -> Bool {
            vector.covers(dot) || aliases.contains(where: vector.covers)
        }

        /// Whether both are the same decision, perhaps under different names.
        func isSame(as other: Support) -> Bool {
            let names = [other.dot] + other.aliases
            return names.contains(dot) || aliases.contains(where: names.contains)
        }

        /// Whether `left` has the smaller dot.
        static func < (left: Support, right: Support) -> Bool { left.dot < right.dot }
    }

    /// A flag that is on.
    struct Raised: Hashable, Sendable {
        /// The flag.
        var flag: Flag
        /// What holds it up, ascending, never empty.
        var supports: [Support]
    }

    /// What a later version decided, with its dot.
    struct Later: Hashable, Comparable, Sendable {
        /// The dot it was decided under.
        var dot: Dot
        /// Its place in the segment.
        var place: UInt64
        /// The decision.
        var operation: Segment.Later

        /// Whether `left` was decided first.
        static func < (left: Later, right: Later) -> Bool {
            (left.dot, left.place) < (right.dot, right.place)
        }
    }

    /// Who summed up.
    var owner: ReplicaID
    /// How often the owner has summed up.
    var number: UInt64
    /// Up to where.
    var cut: VersionVector
    /// The latest stamp time the owner has seen.
    var clock: UInt64
    /// Entries published before this second are read, whatever the region says.
    var horizon: Int64?
    /// Which entries are read.
    var region: ReadRegion
    /// The flags that are on, sorted.
    var raised: [Raised]
    /// The registers, sorted.
    var writes: [Write]
    /// What later versions decided, sorted.
    var later: [Later]
    /// Who is retired, and up to which version they count.
    var retired: [Dot]
    /// Versions in the cut that repeat what had another dot before, or nothing; ascending.
    var repeated: [Support] = []
    /// Entries that somebody called unread and the owner does not know, ascending, each with its
    /// position: by that a mark on a span that had not seen this is known to reach over them.
    var strangers: [EntryReference] = []
    /// Fields of a later version.
    var unknown: [UnknownField] = []

    /// How many repeated versions are told of, at most.
    static let repeatedCount = 200
    /// How many strangers are told of, at most: the latest.
    static let strangerCount = 500

    /// Whether `vector` has seen everything up to the cut, under any name.
    func isCovered(by vector: VersionVector) -> Bool {
        if vector.covers(cut) { return true }
        guard !repeated.isEmpty else { return false }
        return cut.dots.allSatisfy { dot in
            var reached = vector[dot.replica]
            while reached < dot.version {
                let next = Support(dot: Dot(dot.replica, reached + 1), aliases: [])
                let place = repeated.firstPlace { $0 < next }
                guard place < repeated.count, repeated[place].dot == next.dot,
                    repeated[place].isCovered(by: vector)
                else { return false }
                reached += 1
            }
            return true
        }
    }

    /// Those of `sections` whose word on marks counts: all but those of which another one has seen
    /// everything, under any name, and says what became of it.
    static func speaking(among sections: [Section]) -> [Section] {
        guard sections.count > 1 else { return sections }
        return sections.filter { section in
            !sections.contains { other in
                other.owner != section.owner && section.isCovered(by: other.cut)
                    && !other.isCovered(by: section.cut)
            }
        }
    }

    /// Whether the section says that an entry is read.
    func contains(feed: FeedKey, position: Int64?, hash: UInt32) -> Bool {
        if let horizon, let position, position < horizon { return true }
        return region.region(of: feed)?.contains(position: position, hash: hash) ?? false
    }
}

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
