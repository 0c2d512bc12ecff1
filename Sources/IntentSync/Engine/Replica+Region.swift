import NewsModel

/// How a replica says in a section which entries are read.
extension Replica {
    /// What a region is made of.
    struct Basis {
        /// Which entries are read.
        var reads: ReadView
        /// The same by what may speak of entries that are not known here.
        var vague: ReadView
        /// What those of these say that no section has summed up yet.
        var marks: ReadView
        /// The sections before whose word on marks counts.
        var live: [Section]
        /// Before this second everything is read.
        var horizon: Int64?
    }

    /// The segments without those reads on spans that meant just what is known here, by their count
    /// and digest: of other entries they say nothing.
    func vagueOnly<Library: EntryLibrary>(
        _ segments: [OwnedSegment], _ library: Library
    ) throws(Library.Failure) -> [OwnedSegment] {
        var vague = segments
        for place in vague.indices {
            var spans: [SpanMark] = []
            for span in segments[place].segment.spans {
                let isClear = span.isRead ? try isExact(span, library) : false
                if !isClear { spans.append(span) }
            }
            vague[place].segment.spans = spans
        }
        return vague
    }

    /// Where somebody else marked spans as a whole.
    ///
    /// Entries there may be meant that this replica never had. Of its own spans it knows what they
    /// meant.
    func zonesOfOthers(
        _ live: [Section], _ inside: [OwnedSegment]
    ) -> SortedMap<FeedKey, [Range<UInt64>]> {
        let others = live.map { section in
            var section = section
            if Dot(section.owner, section.number) == ownSection {
                section.region = ReadRegion(
                    sectionZones.pairs.map { feed, zones in
                        FeedRegion(
                            feed: feed, bounds: zones.flatMap { [$0.lowerBound, $0.upperBound] })
                    })
            }
            return section
        }
        let segments = inside.map { owned in
            guard isOwn(owned.dot) else { return owned }
            var owned = owned
            owned.segment.spans.removeAll(where: \.isRead)
            return owned
        }
        let view = ReadView(sections: others, segments: segments)
        var feeds = Set(view.feeds)
        for section in others { feeds.formUnion(section.region.feeds.map(\.feed)) }
        var zones: SortedMap<FeedKey, [Range<UInt64>]> = SortedMap()
        for feed in feeds.sorted() {
            let found = view.zones(of: feed)
            if !found.isEmpty { zones[feed] = found }
        }
        return zones
    }

    /// What a section says beside its region of entries that are not known here.
    struct UnknownEntries {
        /// Those that are called unread.
        var strangers: [EntryReference] = []
        /// Those that are read in parts of the spans they are excepted from.
        var placed: [PlacedReads] = []
    }

    /// The region, and what is said beside it.
    func region<Library: EntryLibrary>(
        on basis: Basis, _ library: Library, _ unknown: inout UnknownEntries
    ) throws(Library.Failure) -> ReadRegion {
        var feeds = Set(try library.feeds()).union(basis.reads.feeds)
        for section in basis.live {
            feeds.formUnion(section.region.feeds.map(\.feed))
            feeds.formUnion(section.strangers.map(\.feed))
        }
        var regions: [FeedRegion] = []
        for feed in feeds.sorted() {
            let state = try state(of: feed, basis, library, &unknown)
            let region = FeedRegion(state)
            if !region.isEmpty { regions.append(region) }
        }
        return ReadRegion(regions)
    }

    /// What is known of a feed.
    private func state<Library: EntryLibrary>(
        of feed: FeedKey, _ basis: Basis, _ library: Library,
        _ unknown: inout UnknownEntries
    ) throws(Library.Failure) -> FeedReadState {
        let (view, horizon) = (basis.reads, basis.horizon)
        var state = FeedReadState(feed: feed, entries: [])
        var known: [UInt32] = []
        for entry in try library.entries(of: feed, in: Int64.min...Int64.max, undated: true) {
            known.append(entry.hash)
            if let horizon, let position = entry.position, position < horizon { continue }
            state.entries.append(
                .init(
                    position: entry.position, hash: entry.hash, isRead: view.isRead(entry)))
        }
        known.sort()
        var read: [UInt32] = []
        var unread: [UInt32] = []
        for (entry, isDisputed) in view.namedEntries(of: feed)
        where !known.containsSorted(entry.hash) {
            // Whoever does not know an entry did not mean it with a span, nor by filling a gap.
            let unmeant = view.readingSpans(over: entry).filter { isOwn($0.dot) }
            let filling = isDisputed ? sectionFilling(entry)?.replica : nil
            if view.isRead(entry, ignoring: unmeant, silent: filling) {
                read.append(entry.hash)
            } else if isDisputed {
                // What nobody called unread is read in a section that names it by its place.
                unread.append(entry.hash)
                if entry.position.map({ $0 >= horizon ?? .min }) ?? false {
                    unknown.strangers.append(entry)
                }
            }
        }
        let regions = basis.live.compactMap { $0.region.region(of: feed) }
        state.carriedRead = HashSets(
            joining: regions.map(\.read) + [HashSets(bits: 32, read)], without: unread)
        state.carriedUnread = HashSets(
            joining: FeedRegion.exceptions(of: regions) + [HashSets(bits: 32, unread)],
            without: read)
        unknown.placed += PlacedReads.found(
            in: basis.live, feed, marked: basis.marks.zones(of: feed),
            excepted: state.carriedUnread, settled: (known + unread).sorted())
        if !planted(.sectionIgnoresZones) {
            state.zones = basis.vague.zones(of: feed).compactMap { zone in
                guard let horizon else { return zone }
                let start = FeedRegion.point(position: horizon, hash: 0)
                guard zone.upperBound > start else { return nil }
                return max(zone.lowerBound, start)..<zone.upperBound
            }
        }
        state.keepOpen(gapsOf: regions)
        return state
    }
}

extension HashSets {
    /// The prefixes of one length, in ascending order; none for none.
    init(bits: Int, _ prefixes: [UInt32]) {
        self.init(groups: prefixes.isEmpty ? [] : [Group(bits: bits, prefixes: prefixes)])
    }

    /// All prefixes of `sets`, but those of `hashes`.
    init(joining sets: [HashSets], without hashes: [UInt32]) {
        var byBits: SortedMap<Int, Set<UInt32>> = SortedMap()
        for set in sets {
            for group in set.groups {
                byBits[group.bits, default: []].formUnion(group.prefixes)
            }
        }
        var groups: [Group] = []
        for (bits, prefixes) in byBits.pairs {
            let unwanted = Set(hashes.map { $0 >> UInt32(32 - bits) })
            let left = prefixes.subtracting(unwanted).sorted()
            if !left.isEmpty { groups.append(Group(bits: bits, prefixes: left)) }
        }
        self.init(groups: groups)
    }
}
