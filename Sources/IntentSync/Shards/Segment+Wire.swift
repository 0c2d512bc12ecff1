import NewsModel

/// A segment as a run of tagged fields; a tag that this version does not know is kept.
extension Segment {
    private enum Tag: UInt64 {
        case context = 1
        case aliases = 2
        case spans = 3
        case marks = 4
        case switches = 5
        case writes = 6
        case later = 7
        case part = 8
    }

    /// Adds the replicas and feeds that the segment names.
    func addNames(to replicas: inout [ReplicaID], _ feeds: inout [FeedKey]) {
        for dot in context.dots { replicas.append(dot.replica) }
        for dot in aliases { replicas.append(dot.replica) }
        if let part { replicas.append(part.replica) }
        for span in spans { feeds.append(span.feed) }
        for mark in marks { feeds.append(mark.feed) }
        for change in switches {
            if let feed = change.flag.subject.entryFeed { feeds.append(feed) }
        }
        for write in writes {
            replicas.append(write.stamp.replica)
            if let feed = write.register.subject.entryFeed { feeds.append(feed) }
        }
    }

    /// Writes the segment.
    func write(to writer: inout WireWriter, _ tables: WireTables) {
        writer.number(version)
        writer.field(Tag.context.rawValue) { tables.write(context.dots, to: &$0) }
        if !aliases.isEmpty {
            writer.field(Tag.aliases.rawValue) { tables.write(aliases, to: &$0) }
        }
        if let part { writer.field(Tag.part.rawValue) { tables.write(part, to: &$0) } }
        if !spans.isEmpty {
            writer.field(Tag.spans.rawValue) { writer in
                for span in spans { write(span, to: &writer, tables) }
            }
        }
        if !marks.isEmpty {
            writer.field(Tag.marks.rawValue) { writer in
                var rest = marks[...]
                while let first = rest.first {
                    let ofFeed = rest.prefix { $0.feed == first.feed }
                    rest = rest.dropFirst(ofFeed.count)
                    tables.write(first.feed, to: &writer)
                    writer.list(ofFeed.filter(\.isRead)) { $0.fixed($1.hash) }
                    writer.list(ofFeed.filter { !$0.isRead }) { writer, mark in
                        writer.fixed(mark.hash)
                        writer.optional(mark.position) { $0.signed($1) }
                    }
                }
            }
        }
        if !switches.isEmpty {
            writer.field(Tag.switches.rawValue) { writer in
                for change in switches {
                    writer.flag(change.flag, tables)
                    writer.byte(change.isOn ? 1 : 0)
                }
            }
        }
        if !writes.isEmpty {
            writer.field(Tag.writes.rawValue) { writer in
                for write in writes { writer.write(write, tables) }
            }
        }
        for operation in later {
            writer.field(Tag.later.rawValue) { writer in
                writer.number(operation.kind)
                writer.raw(operation.payload)
            }
        }
        writer.unknown(unknown)
    }

    private func write(_ span: SpanMark, to writer: inout WireWriter, _ tables: WireTables) {
        tables.write(span.feed, to: &writer)
        writer.signed(span.start)
        writer.number(UInt64(bitPattern: span.end &- span.start))
        writer.number(UInt64(span.count) << 1 | (span.isRead ? 1 : 0))
        writer.fixed(span.digest)
    }

    /// Reads a segment to the end of `reader`.
    init(_ reader: inout WireReader, _ tables: WireTables) throws(ShardError) {
        self.init(version: try reader.number(), context: VersionVector())
        while !reader.isAtEnd {
            let tag = try reader.number()
            let bytes = try reader.string()
            var field = WireReader(bytes)
            switch Tag(rawValue: tag) {
            case .context: context = try tables.vector(&field)
            case .aliases: aliases = try tables.dots(&field)
            case .part: part = try tables.dot(&field)
            case .spans:
                while !field.isAtEnd { spans.append(try Self.span(&field, tables)) }
            case .marks:
                while !field.isAtEnd {
                    let feed = try tables.feed(&field)
                    for isRead in [true, false] {
                        for _ in 0..<(try field.count(of: isRead ? 4 : 5)) {
                            let hash = try field.fixed32()
                            let position =
                                isRead
                                ? nil
                                : try field.optional { reader throws(ShardError) in
                                    try reader.signed()
                                }
                            mark(
                                EntryReference(feed: feed, position: position, hash: hash),
                                isRead: isRead)
                        }
                    }
                }
            case .switches:
                while !field.isAtEnd {
                    let flag = try field.flag(tables)
                    set(flag, isOn: try field.byte() & 1 == 1)
                }
            case .writes:
                while !field.isAtEnd { write(try field.write(tables)) }
            case .later:
                let kind = try field.number()
                later.append(Later(kind: kind, payload: Array(try field.raw(field.remaining))))
            case nil: unknown.append(UnknownField(tag: tag, bytes: Array(bytes)))
            }
        }
    }

    private static func span(
        _ reader: inout WireReader, _ tables: WireTables
    ) throws(ShardError) -> SpanMark {
        let feed = try tables.feed(&reader)
        let start = try reader.signed()
        let (end, overflow) = start.addingReportingOverflow(
            Int64(truncatingIfNeeded: try reader.number()))
        let count = try reader.number()
        let digest = try reader.fixed32()
        guard !overflow, end >= start, count >> 1 <= UInt32.max else {
            throw .damaged(detail: "a span ends before it begins")
        }
        return SpanMark(
            feed: feed, start: start, end: end, isRead: count & 1 == 1,
            count: UInt32(count >> 1), digest: digest)
    }
}
