package import NewsModel

/// Entries that the region of a section excepts from its spans, and that are read all the same where
/// they lie in certain parts of these.
///
/// Who sums up two sections that except different entries knows neither what these entries are nor
/// where they lie; by this, whoever knows them reads the new section as the two before.
package struct PlacedReads: Hashable, Comparable, Sendable {
    /// The feed.
    package var feed: FeedKey
    /// Where the parts begin and end on the axis of the feed: strictly ascending, an even count.
    package var bounds: [UInt64]
    /// The entries that are read there.
    package var hashes: HashSets

    /// How many a section tells of, at most.
    static let keptCount = 200
    /// How many prefixes each keeps, at most.
    static let hashCount = 1000

    /// The entries as given.
    package init(feed: FeedKey, bounds: [UInt64], hashes: HashSets) {
        self.feed = feed
        self.bounds = bounds
        self.hashes = hashes
    }

    /// Whether an entry at `position` is read by this.
    package func contains(position: Int64, hash: UInt32) -> Bool {
        FeedRegion(feed: feed, bounds: bounds)
            .spans(over: FeedRegion.point(position: position, hash: hash))
            && hashes.contains(hash)
    }

    /// Whether `left` comes first.
    package static func < (left: PlacedReads, right: PlacedReads) -> Bool {
        if left.feed != right.feed { return left.feed < right.feed }
        if left.bounds != right.bounds {
            return left.bounds.lexicographicallyPrecedes(right.bounds)
        }
        let (leftGroups, rightGroups) = (left.hashes.groups, right.hashes.groups)
        return leftGroups.lexicographicallyPrecedes(rightGroups) { left, right in
            if left.bits != right.bits { return left.bits < right.bits }
            return left.prefixes.lexicographicallyPrecedes(right.prefixes)
        }
    }
}

extension PlacedReads {
    /// What `sections` say of the entries of a feed by their place, or are found to say together.
    ///
    /// - Parameters:
    ///   - sections: Those that are summed up.
    ///   - feed: The feed.
    ///   - marked: Parts of its axis that somebody marked read and no section has summed up yet.
    ///   - excepted: The entries that the new region excepts; of others there is no need to speak.
    ///   - settled: Hashes of entries whose state the new section knows, ascending.
    /// - Returns: Each parts of the axis once.
    static func found(
        in sections: [Section], _ feed: FeedKey, marked: [Range<UInt64>], excepted: HashSets,
        settled: [UInt32]
    ) -> [PlacedReads] {
        guard !excepted.groups.isEmpty else { return [] }
        let regions = sections.compactMap { $0.region.region(of: feed) }
        let marked = FeedRegion(
            feed: feed, bounds: marked.flatMap { [$0.lowerBound, $0.upperBound] })
        var found: [PlacedReads] = []
        for placed in sections.flatMap({ $0.placed(in: feed) })
            + FeedRegion.placedReads(of: regions, and: marked)
        {
            let hashes = placed.hashes.filtered { excepted.holds($0, bits: $1) }
                .matchingNone(of: settled).limited(to: hashCount)
            guard !hashes.groups.isEmpty else { continue }
            if let same = found.firstIndex(where: { $0.bounds == placed.bounds }) {
                found[same].hashes = found[same].hashes.joined(with: hashes)
            } else {
                found.append(PlacedReads(feed: feed, bounds: placed.bounds, hashes: hashes))
            }
        }
        return found
    }

    /// Writes them.
    package func write(to writer: inout WireWriter, _ tables: WireTables) {
        tables.write(feed, to: &writer)
        Self.write(bounds, to: &writer)
        writer.number(UInt64(hashes.groups.count))
        for group in hashes.groups {
            writer.number(UInt64(group.bits))
            Self.write(group.prefixes.map(UInt64.init), to: &writer)
        }
    }

    /// Reads them.
    ///
    /// - Throws: `ShardError.damaged`.
    package init(_ reader: inout WireReader, _ tables: WireTables) throws(ShardError) {
        feed = try tables.feed(&reader)
        bounds = try Self.ascending(&reader, below: .max)
        hashes = HashSets()
        guard bounds.count % 2 == 0 else { throw .damaged(detail: "a part of an axis has no end") }
        for _ in 0..<(try reader.count(of: 3)) {
            let bits = Int(clamping: try reader.number())
            guard bits <= 32, bits > hashes.groups.last?.bits ?? 0 else {
                throw .damaged(detail: "lengths of hashes do not ascend")
            }
            let prefixes = try Self.ascending(&reader, below: 1 << UInt64(bits))
            hashes.groups.append(.init(bits: bits, prefixes: prefixes.map { UInt32($0) }))
        }
    }

    /// Writes ascending numbers as the steps between them.
    private static func write(_ numbers: [UInt64], to writer: inout WireWriter) {
        writer.number(UInt64(numbers.count))
        for (last, number) in zip([0] + numbers, numbers) { writer.number(number - last) }
    }

    /// Reads numbers that ascend strictly, at least one.
    private static func ascending(
        _ reader: inout WireReader, below limit: UInt64
    ) throws(ShardError) -> [UInt64] {
        var numbers: [UInt64] = []
        for _ in 0..<(try reader.count()) {
            let step = try reader.number()
            let (number, overflows) = (numbers.last ?? 0).addingReportingOverflow(step)
            guard !overflows, number < limit, step > 0 || numbers.isEmpty else {
                throw .damaged(detail: "numbers do not ascend")
            }
            numbers.append(number)
        }
        guard !numbers.isEmpty else { throw .damaged(detail: "a list is empty") }
        return numbers
    }
}
