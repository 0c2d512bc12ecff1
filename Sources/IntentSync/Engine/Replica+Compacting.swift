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
        let bytes = Envelope(
            kind: .section, owner: id, edition: section.number, body: section.encoded()
        ).encoded()
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
}
