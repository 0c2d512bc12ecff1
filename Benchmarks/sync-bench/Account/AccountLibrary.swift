import IntentSync
import NewsModel

/// The entries of the model that have arrived.
struct AccountLibrary: EntryLibrary {
    /// By feed, in the order of their positions.
    private(set) var known: [FeedKey: [EntryReference]] = [:]

    /// Takes in what has arrived of `feeds`.
    ///
    /// - Returns: What is new.
    mutating func update(_ feeds: [ModelFeed]) -> [EntryReference] {
        var new: [EntryReference] = []
        for feed in feeds {
            let count = known[feed.key]?.count ?? 0
            guard count < feed.arrived else { continue }
            new += (count..<feed.arrived).map { feed.reference($0) }
            known[feed.key] = (0..<feed.arrived).map { feed.reference($0) }.sorted()
        }
        return new
    }

    func feeds() -> [FeedKey] { known.keys.sorted() }

    func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) -> [EntryReference] {
        (known[feed] ?? []).filter { entry in
            entry.position.map { positions.contains($0) } ?? undated
        }
    }
}

extension ModelFeed {
    /// The entry at `place` as sync speaks of it.
    func reference(_ place: Int) -> EntryReference {
        EntryReference(
            feed: key, position: isDated ? ReaderModel.start + entries[place].published : nil,
            hash: entries[place].hash)
    }

    /// The marks that a decision about entries is made of: spans where that is shorter.
    func intents(_ reading: ReaderModel.Reading) -> [Intent] {
        let single = reading.entries.map { Intent.mark(reference($0), isRead: reading.isRead) }
        guard reading.isBulk, isDated, reading.entries.count >= 4 else { return single }
        let changed = Set(reading.entries)
        let order = (0..<arrived).sorted { reference($0) < reference($1) }
        var spans: [Intent] = []
        var run: ArraySlice<Int> = []
        var marked: Set<Int> = []
        func close() {
            let first = run.firstIndex(where: changed.contains)
            let last = run.lastIndex(where: changed.contains)
            if let first, let last { spans += span(Array(run[first...last]), &marked) }
        }
        var start = 0
        for (place, entry) in order.enumerated() where !entries[entry].isRead {
            run = order[start..<place]
            close()
            start = place + 1
        }
        run = order[start...]
        close()
        let left = reading.entries.filter { !marked.contains($0) }
        return spans + left.map { .mark(reference($0), isRead: reading.isRead) }
    }

    private func span(_ run: [Int], _ marked: inout Set<Int>) -> [Intent] {
        // A second that is only partly read is not marked as a whole.
        guard run.count >= 4, let start = reference(run[0]).position,
            let end = reference(run[run.count - 1]).position
        else { return [] }
        let inside = (0..<arrived).filter { place in
            reference(place).position.map { (start...end).contains($0) } ?? false
        }
        guard inside.allSatisfy({ entries[$0].isRead }) else { return [] }
        marked.formUnion(run)
        return [
            .markSpan(
                SpanMark(
                    feed: key, start: start, end: end, isRead: true, count: UInt32(inside.count),
                    digest: inside.reduce(0) { $0 ^ entries[$1].hash }))
        ]
    }
}
