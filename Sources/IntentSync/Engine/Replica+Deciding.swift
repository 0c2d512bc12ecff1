import NewsModel

/// What the person decides here.
extension Replica {
    /// Adds decisions to the open segment.
    mutating func decide<Library: EntryLibrary>(
        _ intents: [Intent], at now: Timestamp, _ library: Library
    ) throws(Library.Failure) {
        guard !intents.isEmpty else { return }
        var segment = openedSegment()
        for intent in intents {
            switch intent {
            case .mark(let entry, let isRead): segment.mark(entry, isRead: isRead)
            case .markSpan(let span):
                let known = try library.entries(
                    of: span.feed, in: span.start...max(span.start, span.end), undated: false)
                // An undoing undoes what it names, and nothing that its author did not know.
                let namesAll = !span.isRead && known.count <= Self.namingLimit
                if !namesAll { segment.mark(span, known: known.map(\.hash).sorted()) }
                for entry in known where namesAll || isNamed(entry) {
                    segment.mark(entry, isRead: span.isRead)
                }
            case .set(let flag, let isOn): segment.set(flag, isOn: isOn)
            case .write(let register, let value):
                let stamp = nextStamp(now)
                segment.write(Write(register: register, value: value.encoded, stamp: stamp))
            case .later(let kind, let payload):
                segment.later.append(Segment.Later(kind: kind, payload: payload))
            }
        }
        open = segment
        refreshView()
    }

    /// How many entries an undoing names at most; of more it speaks by their span.
    private static let namingLimit = 200

    /// Whether anybody has spoken of the entry by its hash: who sums up may not know where it lies,
    /// so a mark on a span speaks of it by its hash, too.
    private func isNamed(_ entry: EntryReference) -> Bool {
        view.reads.isNamed(entry)
            || liveSections.contains { known in
                guard let region = known.section.region.region(of: entry.feed) else { return false }
                return region.read.contains(entry.hash) || region.unread.contains(entry.hash)
            }
    }

    /// The version under which a decision made now is published.
    package var nextVersion: UInt64 { version + 1 }

    /// The versions that this replica still publishes itself, and the dots under which they were
    /// first published.
    package var ownVersions: [(version: UInt64, alias: Dot?)] {
        own.map { ($0.value.version, $0.value.aliases.first ?? $0.value.part) }
    }

    /// The open segment, or a new one.
    func openedSegment() -> Segment {
        if let open { return open }
        var context = causal
        context[id] = version
        return Segment(version: version + 1, context: context)
    }

    private mutating func nextStamp(_ now: Timestamp) -> Stamp {
        let wall = UInt64(max(now.seconds, 0)) << 8
        clock = planted(.wallClockStamps) ? wall : max(clock + 1, wall)
        return Stamp(time: clock, replica: id)
    }

    /// Closes the open segment: from now on it has a version, and nothing joins it.
    mutating func closeSegment() {
        guard var segment = open else { return }
        open = nil
        guard !segment.isEmpty else { return }
        version += 1
        moveToRecords(&segment)
        own.append(Shared(segment))
        ownArrivals.append(Peer.Arrival(version: version, elapsed: elapsed))
        have.raise(Dot(id, version))
        causal.raise(Dot(id, version))
    }

    /// Moves what is large out of a segment into shards of its own.
    private mutating func moveToRecords(_ segment: inout Segment) {
        let snapshots = segment.writes.filter { $0.register.field == .snapshot }
        var rest = segment.writes.filter { $0.register.field != .snapshot }
        let size = rest.reduce(0) { $0 + $1.value.count + $1.register.subject.name.count }
        if size > Self.inlineLimit {
            store(rest, in: .records)
            rest = []
        }
        store(snapshots, in: .saved)
        segment.writes = rest
    }

    /// How many bytes of registers a segment carries itself.
    private static let inlineLimit = 2_048

    private mutating func store(_ writes: [Write], in kind: ShardName.Kind) {
        for write in writes {
            let shards = ownRecords.pairs.filter { $0.key.kind == kind }
            let old = shards.first { pair in
                pair.value.writes.contains { $0.register == write.register }
            }
            let last = shards.last
            let number = old?.key.number ?? last?.key.number ?? 0
            var place = RecordsPlace(kind: kind, number: number)
            if old == nil, let last, Self.isFull(last.value) { place.number += 1 }
            var shard =
                ownRecords[place]
                ?? RecordsShard(
                    owner: id, kind: kind, number: place.number, edition: 0, writes: [])
            shard.writes.insertSorted(write) { $0.register < $1.register }
            shard.edition += 1
            ownRecords[place] = shard
        }
    }

    private static func isFull(_ shard: RecordsShard) -> Bool {
        shard.kind == .saved
            ? shard.writes.count >= RecordsShard.savedCount
            : shard.size >= RecordsShard.sizeInBytes
    }
}
