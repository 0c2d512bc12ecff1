import NewsModel

/// How a replica says which entries a mark on a span, or a section that filled a gap, never meant.
extension Replica {
    /// Excepts entries known here from new marks on spans whose authors did not know them.
    mutating func exceptUnmeant<Library: EntryLibrary>(
        in fresh: [OwnedSegment], before: ReadView, _ library: Library
    ) throws(Library.Failure) {
        if planted(.digestsIgnored) { return }
        for (dot, span) in fresh.flatMap({ owned in owned.segment.spans.map { (owned.dot, $0) } }) {
            let known = try Self.known(in: span, library)
            guard known.count > Int(span.count), known.count - Int(span.count) <= 2 else {
                continue
            }
            for entry in known where Self.excludes(span, entry, among: known) {
                if span.isRead {
                    try except(entry, isNew: false, library)
                } else if before.isRead(entry), !view.reads.isRead(entry) {
                    let place = ReadView.SpanPlace(dot: dot, span: span)
                    if view.reads.isRead(entry, ignoring: [place]) { say([(entry, true)]) }
                }
            }
        }
    }

    /// Takes in entries that were found: those that only marks of this replica from before, or
    /// marks of others that did not know them, reach over, are unread.
    mutating func discover<Library: EntryLibrary>(
        _ entries: [EntryReference], _ library: Library
    ) throws(Library.Failure) -> [Effect] {
        var changes = Changes()
        changes.entries = entries.sorted()
        if !planted(.lateEntriesNotExcepted) {
            for entry in changes.entries where entry.position != nil {
                try except(entry, isNew: true, library)
            }
        }
        return changes.isEmpty ? [] : [.changed(changes)]
    }

    private mutating func except<Library: EntryLibrary>(
        _ entry: EntryReference, isNew: Bool, _ library: Library
    ) throws(Library.Failure) {
        guard view.reads.isRead(entry) else { return }
        var unmeant: [ReadView.SpanPlace] = []
        for place in view.reads.readingSpans(over: entry) {
            if isNew && isOwn(place.dot) {
                unmeant.append(place)
            } else {
                let known = try Self.known(in: place.span, library)
                if Self.excludes(place.span, entry, among: known) { unmeant.append(place) }
            }
        }
        let filling = isNew ? sectionFilling(entry) : nil
        guard !unmeant.isEmpty || filling != nil else { return }
        let doubt = Doubt(entry: entry, spans: unmeant, section: filling)
        if isWrong(doubt) {
            say([(entry, false)])
        } else {
            doubts.append(doubt)
            if doubts.count > Doubt.keptCount { doubts.removeFirst() }
            try takeBackOwn(doubt, library)
        }
    }

    /// Takes back what own marks on spans alone say of an entry which they never meant, where others
    /// reach over it too and it cannot be told here whether those meant it.
    ///
    /// Their authors are who can tell, and do the same; the entry is unread once all have.
    private mutating func takeBackOwn<Library: EntryLibrary>(
        _ doubt: Doubt, _ library: Library
    ) throws(Library.Failure) {
        guard doubt.section == nil, doubt.spans.contains(where: { isOwn($0.dot) }) else { return }
        let others = view.reads.readingSpans(over: doubt.entry).filter {
            !doubt.spans.contains($0) && !isOwn($0.dot)
        }
        guard !others.isEmpty, view.reads.isRead(doubt.entry, ignoring: others),
            !view.reads.isRead(doubt.entry, ignoring: others + doubt.spans)
        else { return }
        for place in others where try isExact(place.span, library) { return }
        let standing = segments.filter { owned in others.contains { $0.dot == owned.dot } }
        say([(doubt.entry, false)], besides: standing.flatMap { [$0.dot] + $0.support.aliases })
    }

    /// Whether an entry is read by nothing but what never meant it, and can be said to be unread:
    /// what lies behind a gap cannot be undone.
    private func isWrong(_ doubt: Doubt) -> Bool {
        doubt.spans.allSatisfy { isOwn($0.dot) || visible(of: $0.dot.replica) >= $0.dot.version }
            && view.reads.isRead(doubt.entry)
            && !view.reads.isRead(
                doubt.entry, ignoring: doubt.spans, silent: doubt.section?.replica)
    }

    /// The own section that reaches over an entry only because it filled a gap, where it was made
    /// without knowing that.
    func sectionFilling(_ entry: EntryReference) -> Dot? {
        let own = liveSections.map(\.section).first { Dot($0.owner, $0.number) == ownSection }
        guard let section = own, let position = entry.position,
            let region = section.region.region(of: entry.feed)
        else { return nil }
        let point = FeedRegion.point(position: position, hash: entry.hash)
        let zones = sectionZones[entry.feed] ?? []
        let isFilled =
            region.spans(over: point) && !region.read.contains(entry.hash)
            && !zones.contains { $0.contains(point) }
        return isFilled ? Dot(section.owner, section.number) : nil
    }

    /// Says that entries are unread which only those words read now that never meant them.
    mutating func settleDoubts<Library: EntryLibrary>(
        _ changes: inout Changes, _ library: Library
    ) throws(Library.Failure) {
        let live = liveSections.map { Dot($0.section.owner, $0.section.number) }
        for place in doubts.indices {
            let entry = doubts[place].entry
            let reading = view.reads.readingSpans(over: entry)
            doubts[place].spans.removeAll { !reading.contains($0) }
            if let section = doubts[place].section, !live.contains(section) {
                doubts[place].section = nil
            }
        }
        doubts.removeAll { $0.spans.isEmpty && $0.section == nil }
        let wrong = doubts.filter(isWrong)
        doubts.removeAll(where: wrong.contains)
        changes.entries += wrong.map(\.entry)
        say(wrong.map { ($0.entry, false) })
        for doubt in doubts { try takeBackOwn(doubt, library) }
    }

    /// Whether a span meant just the entries known here, by its count and digest.
    func isExact<Library: EntryLibrary>(
        _ span: SpanMark, _ library: Library
    ) throws(Library.Failure) -> Bool {
        let known = try Self.known(in: span, library)
        return known.count == Int(span.count)
            && known.reduce(UInt32(0)) { $0 ^ $1.hash } == span.digest
    }

    /// The entries known here that a span reaches over.
    static func known<Library: EntryLibrary>(
        in span: SpanMark, _ library: Library
    ) throws(Library.Failure) -> [EntryReference] {
        try library.entries(of: span.feed, in: span.start...span.end, undated: false)
    }

    /// Whether the digest shows that the author of `span` did not know `entry`, which is one of
    /// `known`, all that is known of the span here.
    static func excludes(
        _ span: SpanMark, _ entry: EntryReference, among known: [EntryReference]
    ) -> Bool {
        let digest = known.reduce(UInt32(0)) { $0 ^ $1.hash }
        let rest = digest ^ span.digest
        switch known.count - Int(span.count) {
        case 1: return rest == entry.hash
        case 2 where known.count <= pairLimit:
            let other = rest ^ entry.hash
            return other != entry.hash && known.contains { $0.hash == other }
        default: return false
        }
    }

    /// Among more entries than these, a pair is found by chance too often: once in 30,000 times.
    private static let pairLimit = 512
}
