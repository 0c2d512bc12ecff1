import NewsModel

/// How a replica sums up.
extension Replica {
    /// Makes a section up to `cut`, which is the stable one.
    mutating func compact<Library: EntryLibrary>(
        upTo cut: VersionVector, at now: Timestamp, _ library: Library, _ changes: inout Changes
    ) throws(Library.Failure) {
        closeSegment()
        let section = try sum(upTo: cut, at: now, library)
        sectionCount = section.number
        ownSection = Dot(id, section.number)
        let bytes = Envelope(kind: .section, owner: id, body: section.encoded()).encoded()
        let hadHorizon = liveSections.compactMap(\.section.horizon).max()
        sections[id] = KnownSection(section: section, bytes: bytes)
        compactedAt = elapsed
        compactableSince = nil
        causal.join(cut)
        let before = view.reads
        prune()
        refreshView()
        try repeatUnreads(outside: cut, before: before, library)
        if section.horizon != hadHorizon { changes.everyMark = true }
    }

    /// The section that says of everything what the view up to `cut` says.
    private mutating func sum<Library: EntryLibrary>(
        upTo cut: VersionVector, at now: Timestamp, _ library: Library
    ) throws(Library.Failure) -> Section {
        let live = liveSections.map(\.section)
        let inside = segments.filter { $0.segment.version <= cut[$0.owner] }
        let view = View(
            sections: live, segments: inside, records: records.filter { $0.kind == .records })
        var horizon = live.compactMap(\.horizon).max()
        if let days = horizonInDays {
            horizon = max(horizon ?? 0, try latestSecond(before: now, library) - days * 86_400)
        }
        let vague = try vagueOnly(inside, library)
        let basis = Basis(
            reads: view.reads, vague: ReadView(sections: live, segments: vague),
            marks: ReadView(
                sections: [],
                segments: vague.filter { owned in !live.contains { owned.isInside($0) } }),
            live: Section.speaking(among: live), horizon: horizon)
        var unknown = UnknownEntries()
        let region = try region(on: basis, library, &unknown)
        sectionZones = zonesOfOthers(live, vague)
        return Section(
            owner: id, number: sectionCount + 1, cut: cut, clock: clock, horizon: horizon,
            region: region,
            raised: view.raised.keys.sorted().map { flag in
                let isPlain = planted(.flagDotsDropped)
                let plain = [Section.Support(dot: Dot(id, max(cut[id], 1)), aliases: [])]
                return Section.Raised(
                    flag: flag, supports: isPlain ? plain : view.raised[flag] ?? [])
            },
            writes: view.registers.values.map(\.write)
                .filter { $0.register.field != .snapshot }
                .sorted { $0.register < $1.register },
            later: planted(.laterOperationsDropped) ? [] : Self.later(live, inside),
            retired: retired.pairs.map { Dot($0.key, $0.value) },
            repeated: Self.repeated(live, inside),
            strangers: Self.latest(unknown.strangers),
            placed: Array(unknown.placed.sorted().prefix(PlacedReads.keptCount)),
            unknown: Self.unknown(live))
    }

    /// The second up to which time has certainly come: by this machine's clock, and by what half of
    /// the feeds have published.
    ///
    /// A clock that is wrong must not make everything old.
    private func latestSecond<Library: EntryLibrary>(
        before now: Timestamp, _ library: Library
    ) throws(Library.Failure) -> Int64 {
        var latest: [Int64] = []
        for feed in try library.feeds() {
            let entries = try library.entries(
                of: feed, in: Int64.min...Int64.max, undated: false)
            if let last = entries.compactMap(\.position).max() { latest.append(last) }
        }
        latest.sort()
        return latest.isEmpty ? 0 : min(now.seconds, latest[latest.count / 2])
    }

    /// What later versions decided, by sections and segments.
    static func later(_ live: [Section], _ inside: [OwnedSegment]) -> [Section.Later] {
        var found: [Section.Later] = []
        for section in live {
            for later in section.later { found.insertSorted(later, by: <) }
        }
        for owned in inside where !live.contains(where: { owned.isInside($0) }) {
            for (place, operation) in owned.segment.later.enumerated() {
                let later = Section.Later(
                    dot: owned.segment.aliases.first ?? owned.dot, place: UInt64(place),
                    operation: operation)
                found.insertSorted(later, by: <)
            }
        }
        return found
    }

    /// The versions that say nothing new to whoever had seen others.
    private static func repeated(
        _ live: [Section], _ inside: [OwnedSegment]
    ) -> [Section.Support] {
        var found: [Section.Support] = []
        for support in live.flatMap(\.repeated) { found.insertSorted(support, by: <) }
        for owned in inside {
            var support = owned.support
            // What is empty is no news to anybody.
            if owned.segment.isEmpty { support.aliases.append(Dot(owned.owner, 0)) }
            if !support.aliases.isEmpty { found.insertSorted(support, by: <) }
        }
        return found.suffix(Section.repeatedCount)
    }

    /// As many strangers as a section tells of, the latest.
    private static func latest(_ strangers: [EntryReference]) -> [EntryReference] {
        guard strangers.count > Section.strangerCount else { return strangers.sorted() }
        let byTime = strangers.sorted { ($0.position ?? 0, $0) < ($1.position ?? 0, $1) }
        return byTime.suffix(Section.strangerCount).sorted()
    }

    private static func unknown(_ live: [Section]) -> [UnknownField] {
        var fields: [UnknownField] = []
        for section in live {
            for field in section.unknown { fields.insertSorted(field, by: <) }
        }
        return fields
    }

    // MARK: The region

    /// What a region is made of.
    private struct Basis {
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
    private func vagueOnly<Library: EntryLibrary>(
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
    private func zonesOfOthers(
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
    private struct UnknownEntries {
        /// Those that are called unread.
        var strangers: [EntryReference] = []
        /// Those that are read in parts of the spans they are excepted from.
        var placed: [PlacedReads] = []
    }

    /// The region, and what is said beside it.
    private func region<Library: EntryLibrary>(
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
