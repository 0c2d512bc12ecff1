/// One way to say what is known of a feed: bounds, and the exceptions that they leave.
struct RegionCandidate {
    let bounds: [UInt64]
    /// Known entries that are unread inside spans, and those that are read outside.
    let unread: HashSets
    let read: HashSets

    /// The exceptions that `bounds` leave of `entries`; `nil` where two entries in different states
    /// have one hash.
    init?(bounds: [UInt64], entries: KnownEntries) {
        var unreadInside: [UInt32] = []
        var readOutside = entries.undated.filter(\.isRead).map(\.hash)
        Self.forEach(of: entries.dated, in: bounds) { entry, isInside in
            guard entry.isRead != isInside else { return }
            if isInside { unreadInside.append(entry.hash) } else { readOutside.append(entry.hash) }
        }
        var unreadSieve = HashSieve(unreadInside)
        var readSieve = HashSieve(readOutside)
        if !unreadInside.isEmpty || !readOutside.isEmpty {
            Self.forEach(of: entries.dated, in: bounds) { entry, isInside in
                guard entry.isRead == isInside else { return }
                if isInside {
                    unreadSieve.pass(entry.hash)
                } else {
                    readSieve.pass(entry.hash)
                }
            }
            for entry in entries.undated where !entry.isRead { readSieve.pass(entry.hash) }
        }
        guard let unread = HashSets(unreadSieve, oneIn: HashSets.unreadRate),
            let read = HashSets(readSieve, oneIn: HashSets.readRate)
        else { return nil }
        self.bounds = bounds
        self.unread = unread
        self.read = read
    }

    /// About how many bits it takes, in 256ths.
    var weight: Int {
        var result = unread.weight + read.weight
        guard let first = bounds.first, let last = bounds.last else { return result }
        // Where so many bounds lie about evenly spread, one of them every so many points.
        let even = BinaryLogarithm.of256ths((last - first) / UInt64(bounds.count) + 1)
        for part in [.single(first), .single(last)]
            + BoundPart.parts(of: bounds[1..<bounds.count - 1])
        {
            switch part {
            case .single(let bound):
                result += max(even - bound.trailingZeroBitCount << 8, 0) + SpanChoice.Prices.bound
            case .pair(let pair):
                result += max(even - pair.scale << 8, 0) + SpanChoice.Prices.pair
            }
        }
        return result
    }

    @inline(__always)
    private static func forEach(
        of entries: [KnownEntries.Dated], in bounds: [UInt64],
        do body: (KnownEntries.Dated, Bool) -> Void
    ) {
        var place = 0
        for entry in entries {
            while place < bounds.count && bounds[place] <= entry.point { place += 1 }
            body(entry, place % 2 == 1)
        }
    }
}
