import NewsModel

/// How a replica says again what a section misstates.
extension Replica {
    /// Takes a section in.
    ///
    /// A section speaks of entries its author did not know, too: of those between two that were
    /// read. Who holds everything that is summed up, and knows such an entry, says what is right.
    mutating func merge<Library: EntryLibrary>(
        _ section: Section, _ bytes: [UInt8], _ library: Library, _ changes: inout Changes
    ) throws(Library.Failure) {
        raiseRetired(section.retired)
        clock = max(clock, section.clock)
        if section.owner == id { sectionCount = max(sectionCount, section.number) }
        let known = sections[section.owner]
        if let known, !Self.replaces(section, bytes, known) {
            guard planted(.vanishedSectionAdopted), section.owner == id else { return }
        }
        let isOutdone = sections.values.contains { known in
            known.section.owner != section.owner && known.section.cut.covers(section.cut)
                && !section.cut.covers(known.section.cut)
        }
        guard !isOutdone else { return }
        let knowsAll = section.isCovered(by: seen)
        closeSegment()
        let before = view
        sections[section.owner] = KnownSection(section: section, bytes: bytes)
        if section.owner != id, peers[section.owner] == nil {
            var peer = Peer(section.owner)
            peer.lastNews = elapsed
            peers[section.owner] = Shared(peer)
        }
        causal.join(section.cut)
        refreshHave()
        refreshView()
        if let known, !section.cut.isBeyond(known.section.cut) { repeatRest(of: before) }
        guard knowsAll else {
            changes.everyMark = true
            return
        }
        if planted(.misstatementsNotCorrected) { return }
        try correct(from: before.reads, library, &changes)
    }

    /// Says again what `before` said of the entries known here, where the view now says otherwise.
    private mutating func correct<Library: EntryLibrary>(
        from before: ReadView, _ library: Library, _ changes: inout Changes
    ) throws(Library.Failure) {
        var statements: [(entry: EntryReference, isRead: Bool)] = []
        let unmeant = Dictionary(grouping: doubts, by: \.entry)
        for feed in try library.feeds() {
            for entry in try library.entries(of: feed, in: Int64.min...Int64.max, undated: true) {
                let ignored = unmeant[entry]?.flatMap(\.spans) ?? []
                if !ignored.isEmpty { changes.entries.append(entry) }
                let wasRead = before.isRead(entry, ignoring: ignored)
                guard wasRead != view.reads.isRead(entry, ignoring: ignored) else { continue }
                changes.entries.append(entry)
                if wasRead, try !isCertain(entry, before, library) { continue }
                statements.append((entry, wasRead))
            }
        }
        say(statements)
    }

    /// Says again that entries are unread which a section up to `cut` made read, because who called
    /// them unread had not seen all of that: somebody retired, whose words lie behind a gap.
    mutating func repeatUnreads<Library: EntryLibrary>(
        outside cut: VersionVector, before: ReadView, _ library: Library
    ) throws(Library.Failure) {
        var entries: Set<EntryReference> = []
        for owned in segments where owned.segment.version > cut[owned.owner] {
            var seen = owned.segment.context
            seen[owned.owner] = .max
            guard owned.segment.undoes, !seen.covers(cut) else { continue }
            for mark in owned.segment.marks where !mark.isRead {
                entries.insert(
                    EntryReference(feed: mark.feed, position: mark.position, hash: mark.hash))
            }
            for span in owned.segment.spans where !span.isRead {
                entries.formUnion(try Self.known(in: span, library))
            }
        }
        let undone = entries.sorted().filter { !before.isRead($0) && view.reads.isRead($0) }
        say(undone.map { ($0, false) })
    }

    /// Whether an entry was read by more than spans of which it is not certain here what they meant,
    /// and sections that had not seen who says unread: of those, whoever summed them up knew better.
    private func isCertain<Library: EntryLibrary>(
        _ entry: EntryReference, _ before: ReadView, _ library: Library
    ) throws(Library.Failure) -> Bool {
        var vague: [ReadView.SpanPlace] = []
        for place in before.readingSpans(over: entry) where try !isExact(place.span, library) {
            vague.append(place)
        }
        return before.isRead(entry, ignoring: vague, isStrict: true)
    }

    /// Says something that the person did not decide, as a version of its own.
    ///
    /// A person undoes whatever could be known; a correction only what is to be seen here. Otherwise
    /// a mark that is known from hearsay, and still on its way, would be undone unseen.
    ///
    /// - Parameters:
    ///   - statements: What to say.
    ///   - standing: Dots that are seen here, and stand all the same, under all their names.
    mutating func say(
        _ statements: [(entry: EntryReference, isRead: Bool)], besides standing: [Dot] = []
    ) {
        guard !statements.isEmpty else { return }
        closeSegment()
        var context = seen
        for dot in standing { context[dot.replica] = min(context[dot.replica], dot.version - 1) }
        context[id] = version
        var segment = Segment(version: version + 1, context: context)
        for (entry, isRead) in statements { segment.mark(entry, isRead: isRead) }
        open = segment
        closeSegment()
        refreshView()
    }
}
