import NewsModel

/// A replica in bytes.
extension Replica {
    private static let archiveFormat: UInt64 = 4
    /// The oldest that is read.
    ///
    /// It lacks what tells a peer's publication from others, what is missing of a peer, and waits for
    /// each shard apart; 3 lacks openings.
    private static let oldestFormat: UInt64 = 2

    /// Everything the replica is, in bytes; what is in the inbox is not part of it and is shown
    /// again by the transport.
    public func archived() -> [UInt8] {
        var writer = WireWriter()
        writer.number(Self.archiveFormat)
        writer.fixed(id.rawValue)
        writer.dots(formerNames)
        writer.string(Array(label.utf8))
        for value in [version, clock, sectionCount, publication, attachedAt] {
            writer.number(value)
        }
        for value in [publishedAt, compactedAt, elapsed] { writer.signed(value) }
        writer.optional(compactableSince) { $0.signed($1) }
        writer.optional(lastNow) { $0.signed($1.seconds) }
        writer.number(UInt64(generation))
        writer.number(UInt64(thrift.rawValue))
        writer.byte((isPaused ? 1 : 0) | (isElsewhere ? 2 : 0))
        writer.optional(account) { $0.string(Array($1.utf8)) }
        writer.dots(have.dots)
        writer.dots(causal.dots)
        writer.dots(retired.pairs.map { Dot($0.key, $0.value) })
        writer.log(Self.log(id, own))
        writer.log(Self.log(id, open.map { [Shared($0)] } ?? []))
        writer.arrivals(ownArrivals)
        writer.records(ownRecords)
        writer.list(peers.pairs) { writer, pair in
            let (id, peer) = pair
            writer.peer(id, peer.value)
        }
        writer.list(sections.values) { writer, known in
            writer.string(known.bytes)
            writer.number(UInt64(known.missingCount))
        }
        writer.dots(ownSection.map { [$0] } ?? [])
        writer.list(sectionZones.pairs) { writer, pair in
            writer.fixed(pair.key.rawValue)
            writer.list(pair.value) { writer, zone in
                writer.number(zone.lowerBound)
                writer.number(zone.upperBound)
            }
        }
        writer.list(doubts) { $0.doubt($1) }
        writer.optional(published) { $0.log($1) }
        writer.list(editions) { writer, edition in
            writer.number(edition.publication)
            writer.fixed(edition.fingerprint)
        }
        writer.list(waits.pairs) { writer, pair in
            writer.fixed(pair.key.rawValue)
            writer.list(pair.value) { writer, wait in
                writer.optional(wait) { writer, wait in
                    writer.signed(wait.since)
                    writer.number(wait.publication)
                    writer.number(wait.confirmed)
                }
            }
        }
        shelf.write(to: &writer)
        writer.list(doubtfulOpenings) { writer, opening in
            writer.number(opening.closed)
            writer.number(opening.part)
            writer.number(opening.publication)
        }
        return writer.bytes
    }

    private static func log(_ id: ReplicaID, _ segments: [Shared<Segment>]) -> Log {
        var log = Log(owner: id)
        log.segments = segments
        return log
    }

    /// The replica that `archived` was called on, as it is when its store is opened again.
    ///
    /// - Throws: `ShardError`; never traps.
    public init(archive: [UInt8], pace: Pace = Pace()) throws(ShardError) {
        var reader = WireReader(archive)
        let format = try reader.number()
        guard format >= Self.oldestFormat else {
            throw .damaged(detail: "an archive of a format before all that are known")
        }
        guard format <= Self.archiveFormat else { throw .tooNew(minimumReader: format) }
        self.init(id: ReplicaID(rawValue: try reader.fixed64()), pace: pace)
        try readHead(&reader)
        own = try reader.log(id).segments
        open = try reader.log(id).segments.first?.value
        ownArrivals = try reader.arrivals()
        ownRecords = try reader.records(id)
        for _ in 0..<(try reader.count(of: 8)) {
            let (id, peer) = try reader.peer(tellsApart: format > 2)
            peers[id] = Shared(peer)
        }
        for _ in 0..<(try reader.count(of: 2)) {
            let bytes = Array(try reader.string())
            let envelope = try Envelope(decoding: bytes)
            let section = try Section(owner: envelope.owner, decoding: envelope.body)
            sections[section.owner] = KnownSection(
                section: section, bytes: bytes, missingCount: Int(clamping: try reader.number()))
        }
        ownSection = try reader.dots().first
        try readZones(&reader)
        for _ in 0..<(try reader.count(of: 15)) { doubts.append(try reader.doubt()) }
        published = try reader.optional { reader throws(ShardError) in try reader.log(id) }
        for _ in 0..<(try reader.count(of: 9)) {
            let publication = try reader.number()
            editions.append(
                Edition(publication: publication, fingerprint: try reader.fixed64()))
        }
        if format > 2 { try readWaits(&reader) } else { try Self.skipWaits(&reader) }
        shelf = try Shelf(&reader)
        var earlier: [Opening] = []
        if format > 3 {
            for _ in 0..<(try reader.count(of: 3)) { earlier.append(try Self.opening(&reader)) }
        }
        guard reader.isAtEnd else { throw .damaged(detail: "bytes after the end") }
        // A version that was updated may understand what it only kept before.
        for (name, bytes) in shelf.held.pairs { shelf.review(bytes, under: name) }
        opening.closed = version
        closeSegment()
        opening.part = version > opening.closed ? version : 0
        opening.publication = publication
        open(after: earlier)
        refreshView()
    }

    private static func opening(_ reader: inout WireReader) throws(ShardError) -> Opening {
        let closed = try reader.number()
        let part = try reader.number()
        return Opening(closed: closed, part: part, publication: try reader.number())
    }

    private mutating func readHead(_ reader: inout WireReader) throws(ShardError) {
        formerNames = try reader.dots()
        label = String(decoding: try reader.string(), as: UTF8.self)
        version = try reader.number()
        clock = try reader.number()
        sectionCount = try reader.number()
        publication = try reader.number()
        attachedAt = try reader.number()
        publishedAt = try reader.signed()
        compactedAt = try reader.signed()
        elapsed = try reader.signed()
        compactableSince = try reader.optional { reader throws(ShardError) in
            try reader.signed()
        }
        lastNow = try reader.optional { reader throws(ShardError) in
            Timestamp(seconds: try reader.signed())
        }
        generation = Int(min(try reader.number(), 99_999))
        thrift = ReplicaStatus.Thrift(rawValue: Int(clamping: try reader.number())) ?? .none
        let flags = try reader.byte()
        isPaused = flags & 1 != 0
        isElsewhere = flags & 2 != 0
        account = try reader.optional { reader throws(ShardError) in
            String(decoding: try reader.string(), as: UTF8.self)
        }
        for dot in try reader.dots() { have.raise(dot) }
        for dot in try reader.dots() { causal.raise(dot) }
        for dot in try reader.dots() { retired[dot.replica] = dot.version }
    }

    private mutating func readZones(_ reader: inout WireReader) throws(ShardError) {
        for _ in 0..<(try reader.count(of: 9)) {
            let feed = FeedKey(rawValue: try reader.fixed64())
            var zones: [Range<UInt64>] = []
            for _ in 0..<(try reader.count(of: 2)) {
                let start = try reader.number()
                let end = try reader.number()
                guard start <= end else { throw .damaged(detail: "a zone ends too early") }
                zones.append(start..<end)
            }
            sectionZones[feed] = zones
        }
    }

    /// Passes over the waits of format 2: they begin again.
    private static func skipWaits(_ reader: inout WireReader) throws(ShardError) {
        for _ in 0..<(try reader.count(of: 11)) {
            _ = try reader.fixed64()
            _ = try reader.signed()
            _ = try reader.number()
            for _ in 0..<(try reader.count()) { _ = try reader.number() }
        }
    }

    private mutating func readWaits(_ reader: inout WireReader) throws(ShardError) {
        for _ in 0..<(try reader.count(of: 9)) {
            let peer = ReplicaID(rawValue: try reader.fixed64())
            var waits: [Wait?] = []
            for _ in 0..<(try reader.count()) {
                waits.append(
                    try reader.optional { reader throws(ShardError) in
                        let since = try reader.signed()
                        let publication = try reader.number()
                        return Wait(
                            since: since, publication: publication,
                            confirmed: try reader.number())
                    })
            }
            self.waits[peer] = waits
        }
    }
}
