import NewsModel

/// Which entries are read, by a set of sections and segments.
///
/// An entry is read where a section or a segment says so and nobody who had seen that says unread.
/// A section says so at its cut: an unread undoes it that had seen all of the cut.
struct ReadView: Sendable {
    /// What the segments say about one feed.
    private struct Statements: Sendable {
        var marks: [(hash: UInt32, segment: Int, isRead: Bool, position: Int64?)] = []
        var spans: [(segment: Int, span: SpanMark)] = []
    }

    /// A span mark of a segment, for `ignoring`.
    struct SpanPlace: Hashable, Sendable {
        /// The segment's dot.
        var dot: Dot
        /// The mark.
        var span: SpanMark
    }

    private let sections: [Section]
    private let segments: [OwnedSegment]
    private let isAccounted: [Bool]
    private var statements: SortedMap<FeedKey, Statements> = SortedMap()

    /// The view of `sections`, which are all live, and `segments`, in any order.
    init(sections: [Section], segments: [OwnedSegment]) {
        let sections = Section.speaking(among: sections)
        self.sections = sections
        let speaking = segments.filter { !$0.segment.marks.isEmpty || !$0.segment.spans.isEmpty }
        self.segments = speaking
        isAccounted = speaking.map { owned in sections.contains { owned.isInside($0) } }
        for (index, owned) in speaking.enumerated() {
            for mark in owned.segment.marks {
                statements[mark.feed, default: Statements()].marks.append(
                    (mark.hash, index, mark.isRead, mark.position))
            }
            for span in owned.segment.spans {
                statements[span.feed, default: Statements()].spans.append((index, span))
            }
        }
        for feed in statements.keys {
            statements[feed, default: Statements()].marks.sort {
                ($0.hash, $0.segment) < ($1.hash, $1.segment)
            }
        }
    }

    /// The feeds that any segment speaks of.
    var feeds: [FeedKey] { statements.keys }

    /// Whether the entry is read.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - ignored: Span marks that are taken as if they did not reach over the entry.
    ///   - silent: Authors of sections that are taken as if they did not speak of the entry.
    ///   - isStrict: Whether a section counts only where nobody outside of it says unread.
    /// - Returns: Whether anybody says read whom nobody undoes.
    func isRead(
        _ entry: EntryReference, ignoring ignored: [SpanPlace] = [], silent: ReplicaID? = nil,
        isStrict: Bool = false
    ) -> Bool {
        let voices = voices(on: entry, ignoring: ignored)
        return isRead(by: voices) { section in
            if isStrict, voices.unreads.contains(where: { !segments[$0].isInside(section) }) {
                return false
            }
            return section.owner != silent
                && section.contains(
                    feed: entry.feed, position: entry.position, hash: entry.hash)
        }
    }

    /// The segments that say something of an entry: those that name it first.
    private struct Voices {
        var reads: [Int] = []
        var unreads: [Int] = []
        var namedReadCount = 0
        var namedUnreadCount = 0
    }

    private func isRead(by voices: Voices, in isInSection: (Section) -> Bool) -> Bool {
        for section in sections where isInSection(section) {
            if !voices.unreads.contains(where: { undoes($0, section) }) { return true }
        }
        for (place, read) in voices.reads.enumerated() where !isAccounted[read] {
            let owned = segments[read]
            // Who marks a span names each entry that was named before: what they do not name they
            // did not know, and a span speaks only of what its author knew.
            let isNamed = place < voices.namedReadCount
            let unreads =
                isNamed ? voices.unreads.prefix(voices.namedUnreadCount) : voices.unreads[...]
            let isUndone = unreads.contains { unread in
                segments[unread].undoes(owned.support)
            }
            if !isUndone { return true }
        }
        return false
    }

    private func undoes(_ unread: Int, _ section: Section) -> Bool {
        let owned = segments[unread]
        guard !owned.isInside(section) else { return false }
        var context = owned.segment.context
        context.raise(owned.dot)
        return section.isCovered(by: context)
    }

    private func voices(on entry: EntryReference, ignoring ignored: [SpanPlace]) -> Voices {
        var voices = Voices()
        guard let statements = statements[entry.feed] else { return voices }
        var place = statements.marks.firstPlace { $0.hash < entry.hash }
        let first = place
        while place < statements.marks.count, statements.marks[place].hash == entry.hash {
            let mark = statements.marks[place]
            if mark.isRead {
                voices.reads.append(mark.segment)
            } else {
                voices.unreads.append(mark.segment)
            }
            place += 1
        }
        voices.namedReadCount = voices.reads.count
        voices.namedUnreadCount = voices.unreads.count
        let marked = statements.marks[first..<place]
        var latest: (segment: Int, isRead: Bool)?
        func settle() {
            guard let known = latest else { return }
            if known.isRead {
                voices.reads.append(known.segment)
            } else {
                voices.unreads.append(known.segment)
            }
            latest = nil
        }
        for (segment, span) in statements.spans where span.contains(entry.position) {
            // A mark on the entry outweighs the spans of its segment.
            guard !marked.contains(where: { $0.segment == segment }) else { continue }
            let isIgnored =
                !ignored.isEmpty
                && ignored.contains { $0.dot == segments[segment].dot && $0.span == span }
            if isIgnored { continue }
            if latest?.segment != segment { settle() }
            latest = (segment, span.isRead)
        }
        settle()
        return voices
    }

    /// The span marks that say read of the entry, with those who made them.
    func readingSpans(over entry: EntryReference) -> [SpanPlace] {
        guard let statements = statements[entry.feed] else { return [] }
        return statements.spans.compactMap { segment, span in
            guard span.isRead, span.contains(entry.position), !isAccounted[segment] else {
                return nil
            }
            return SpanPlace(dot: segments[segment].dot, span: span)
        }
    }

    // MARK: For a section

    /// Whether a segment names the entry by its hash.
    func isNamed(_ entry: EntryReference) -> Bool {
        guard let marks = statements[entry.feed]?.marks else { return false }
        let place = marks.firstPlace { $0.hash < entry.hash }
        return place < marks.count && marks[place].hash == entry.hash
    }

    /// The entries of `feed` that segments name, or sections as strangers, ascending by hash, each
    /// once, with a position where any of them knows it, and whether any says unread.
    func namedEntries(of feed: FeedKey) -> [(entry: EntryReference, isDisputed: Bool)] {
        var names = (statements[feed]?.marks ?? []).map { ($0.hash, $0.position, !$0.isRead) }
        for stranger in sections.lazy.flatMap(\.strangers) where stranger.feed == feed {
            names.append((stranger.hash, stranger.position, true))
        }
        names.sort { $0.0 < $1.0 }
        var entries: [(entry: EntryReference, isDisputed: Bool)] = []
        for (hash, position, isUnread) in names {
            if entries.last?.entry.hash != hash {
                let entry = EntryReference(feed: feed, position: nil, hash: hash)
                entries.append((entry, false))
            }
            let last = entries.count - 1
            if let position { entries[last].entry.position = position }
            if isUnread { entries[last].isDisputed = true }
        }
        return entries
    }

    /// The spans of the axis in which entries are read that nobody here knows: ascending, disjoint.
    func zones(of feed: FeedKey) -> [Range<UInt64>] {
        let spans = statements[feed]?.spans ?? []
        var bounds: Set<UInt64> = []
        for section in sections {
            for bound in section.region.region(of: feed)?.bounds ?? [] { bounds.insert(bound) }
            if let horizon = section.horizon {
                bounds.insert(0)
                bounds.insert(FeedRegion.point(position: horizon, hash: 0))
            }
        }
        for (_, span) in spans {
            bounds.insert(FeedRegion.point(position: span.start, hash: 0))
            bounds.insert(FeedRegion.end(after: span.end))
        }
        let sorted = bounds.sorted()
        var zones: [Range<UInt64>] = []
        for (start, end) in zip(sorted, sorted.dropFirst()) where isZone(feed, start, spans) {
            if let last = zones.last, last.upperBound == start {
                zones[zones.count - 1] = last.lowerBound..<end
            } else {
                zones.append(start..<end)
            }
        }
        return zones
    }

    private func isZone(
        _ feed: FeedKey, _ point: UInt64, _ spans: [(segment: Int, span: SpanMark)]
    ) -> Bool {
        let position = Int64(point >> 24)
        var latest: [Int: Bool] = [:]
        for (segment, span) in spans where span.contains(position) {
            latest[segment] = span.isRead
        }
        let voices = Voices(
            reads: latest.filter(\.value).keys.sorted(),
            unreads: latest.filter { !$0.value }.keys.sorted())
        return isRead(by: voices) { section in
            if let horizon = section.horizon, position < horizon { return true }
            return section.region.region(of: feed)?.spans(over: point) ?? false
        }
    }
}
