import NewsModel

/// How the parts of an archive look.
extension WireWriter {
    mutating func list<Element>(
        _ elements: [Element], _ body: (inout WireWriter, Element) -> Void
    ) {
        number(UInt64(elements.count))
        for element in elements { body(&self, element) }
    }

    mutating func optional<Value>(
        _ value: Value?, _ body: (inout WireWriter, Value) -> Void
    ) {
        byte(value == nil ? 0 : 1)
        if let value { body(&self, value) }
    }

    mutating func dots(_ dots: [Dot]) {
        list(dots) { writer, dot in
            writer.fixed(dot.replica.rawValue)
            writer.number(dot.version)
        }
    }

    mutating func doubt(_ doubt: Doubt) {
        fixed(doubt.entry.feed.rawValue)
        fixed(doubt.entry.hash)
        optional(doubt.entry.position) { $0.signed($1) }
        list(doubt.spans) { writer, place in
            writer.dots([place.dot])
            writer.signed(place.span.start)
            writer.signed(place.span.end)
            writer.number(UInt64(place.span.count))
            writer.fixed(place.span.digest)
        }
        dots(doubt.section.map { [$0] } ?? [])
    }

    mutating func log(_ log: Log) { string(log.encoded()) }

    mutating func arrivals(_ arrivals: [Peer.Arrival]) {
        list(arrivals) { writer, arrival in
            writer.number(arrival.version)
            writer.signed(arrival.elapsed)
        }
    }

    mutating func records(_ records: SortedMap<RecordsPlace, RecordsShard>) {
        list(records.values) { writer, shard in
            writer.byte(shard.kind.rawValue.asciiValue ?? 0)
            writer.string(shard.encoded())
        }
    }

    mutating func peer(_ id: ReplicaID, _ peer: Peer) {
        fixed(id.rawValue)
        log(peer.log)
        string(peer.bytes)
        fixed(peer.fingerprint)
        optional(peer.missing) { writer, missing in
            writer.number(missing.lowerBound)
            writer.number(missing.upperBound)
        }
        records(peer.records)
        arrivals(peer.arrivals)
        signed(peer.lastNews)
        signed(peer.lastHeard.seconds)
    }
}

extension WireReader {
    mutating func optional<Value>(
        _ body: (inout WireReader) throws(ShardError) -> Value
    ) throws(ShardError) -> Value? {
        try byte() == 0 ? nil : try body(&self)
    }

    mutating func dots() throws(ShardError) -> [Dot] {
        var dots: [Dot] = []
        for _ in 0..<(try count(of: 9)) {
            let replica = ReplicaID(rawValue: try fixed64())
            dots.append(Dot(replica, try number()))
        }
        return dots
    }

    mutating func doubt() throws(ShardError) -> Doubt {
        let feed = FeedKey(rawValue: try fixed64())
        let hash = try fixed32()
        let position = try optional { reader throws(ShardError) in try reader.signed() }
        var doubt = Doubt(
            entry: EntryReference(feed: feed, position: position, hash: hash), spans: [])
        for _ in 0..<(try count(of: 17)) {
            guard let dot = try dots().first else {
                throw .damaged(detail: "a doubt about nobody's mark")
            }
            let start = try signed()
            let end = try signed()
            let count = UInt32(clamping: try number())
            doubt.spans.append(
                ReadView.SpanPlace(
                    dot: dot,
                    span: SpanMark(
                        feed: feed, start: start, end: end, isRead: true, count: count,
                        digest: try fixed32())))
        }
        doubt.section = try dots().first
        return doubt
    }

    mutating func log(_ owner: ReplicaID) throws(ShardError) -> Log {
        try Log(owner: owner, decoding: Array(try string()))
    }

    mutating func arrivals() throws(ShardError) -> [Peer.Arrival] {
        var arrivals: [Peer.Arrival] = []
        for _ in 0..<(try count(of: 2)) {
            let version = try number()
            arrivals.append(Peer.Arrival(version: version, elapsed: try signed()))
        }
        return arrivals
    }

    mutating func records(
        _ owner: ReplicaID
    ) throws(ShardError) -> SortedMap<RecordsPlace, RecordsShard> {
        var records: SortedMap<RecordsPlace, RecordsShard> = SortedMap()
        for _ in 0..<(try count(of: 2)) {
            let letter = Character(Unicode.Scalar(try byte()))
            guard let kind = ShardName.Kind(rawValue: letter) else {
                throw .damaged(detail: "records of no known kind")
            }
            let shard = try RecordsShard(
                owner: owner, kind: kind, decoding: Array(try string()))
            records[RecordsPlace(kind: kind, number: shard.number)] = shard
        }
        return records
    }

    /// Reads a peer; before format 3 it lacks its fingerprint and what is missing.
    mutating func peer(tellsApart: Bool) throws(ShardError) -> (ReplicaID, Peer) {
        let id = ReplicaID(rawValue: try fixed64())
        var peer = Peer(id)
        peer.log = try log(id)
        peer.bytes = Array(try string())
        if tellsApart {
            peer.fingerprint = try fixed64()
            peer.missing = try optional { reader throws(ShardError) in
                let first = try reader.number()
                let next = try reader.number()
                guard 0 < first, first <= next else {
                    throw .damaged(detail: "a gap ends too early")
                }
                return first..<next
            }
        }
        peer.records = try records(id)
        peer.arrivals = try arrivals()
        peer.lastNews = try signed()
        peer.lastHeard = Timestamp(seconds: try signed())
        return (id, peer)
    }
}
