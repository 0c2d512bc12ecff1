import NewsModel

/// Another replica, or an earlier name of this one, as this replica knows it.
struct Peer: Sendable {
    /// When this replica came to hold a version, in its own elapsed seconds.
    struct Arrival: Hashable, Sendable {
        /// The version.
        var version: UInt64
        /// The elapsed seconds.
        var elapsed: Int64
    }

    /// The head of the latest publication that was seen, segments of all that were.
    var log: Log
    /// The bytes of that publication, for a relay; empty where there was none.
    var bytes: [UInt8] = []
    /// The fingerprint of that publication, 0 where only a relay of it was seen.
    var fingerprint: UInt64 = 0
    /// Its records and saved entries, by kind and number.
    var records: SortedMap<RecordsPlace, RecordsShard> = SortedMap()
    /// Versions that never came, and for which nobody waits any more: from the first of them to one
    /// before which none is missing that came later.
    var missing: Range<UInt64>?
    /// When its versions arrived.
    var arrivals: [Arrival] = []
    /// When anything new of it was last taken in, in elapsed seconds.
    var lastNews: Int64 = 0
    /// The same by the wall clock, to be shown.
    var lastHeard = Timestamp(seconds: 0)

    /// A replica of which nothing is known.
    init(_ id: ReplicaID) {
        log = Log(owner: id)
    }

    /// The latest publication with what only earlier ones said, or the other bearer of its name; `nil`
    /// where there is nothing of the kind.
    ///
    /// Of somebody who goes on to publish, it leaves out which publications they have seen: that is
    /// in the next one, and would make this another one each time.
    func gathered(isRetired: Bool) -> [UInt8]? {
        guard let envelope = try? Envelope(decoding: bytes),
            var whole = try? Log(owner: envelope.owner, decoding: envelope.body)
        else { return nil }
        let said = whole.segments.map(\.value.version)
        guard log.segments.contains(where: { !said.containsSorted($0.value.version) }) else {
            return nil
        }
        whole.segments = log.segments
        // It is no publication of its owner, who must not take it for a copy's.
        whole.publication = 0
        if !isRetired { (whole.confirmed, whole.echoes, whole.incomplete) = ([], [], []) }
        return Envelope(
            kind: .log, owner: envelope.owner, edition: 0, body: whole.encoded(),
            minimumReader: envelope.minimumReader
        ).encoded()
    }

    /// Whether every attachment of the log is here, in its edition or a later one.
    var hasAttachments: Bool {
        if planted(.attachmentsNotAwaited) { return true }
        return log.attachments.allSatisfy { attachment in
            let place = RecordsPlace(kind: attachment.kind, number: attachment.number)
            return records[place].map { $0.edition >= attachment.edition } ?? false
        }
    }
}

/// Which of a replica's shards of registers.
struct RecordsPlace: Hashable, Comparable, Sendable {
    /// Records or saved.
    var kind: ShardName.Kind
    /// The number.
    var number: Int

    /// Whether `left` comes first.
    static func < (left: RecordsPlace, right: RecordsPlace) -> Bool {
        (left.kind.rawValue, left.number) < (right.kind.rawValue, right.number)
    }
}

extension [Peer.Arrival] {
    /// Drops what is older than the arrival of `version`.
    mutating func dropBefore(_ version: UInt64) {
        while count > 1, self[1].version <= version { removeFirst() }
    }
}
