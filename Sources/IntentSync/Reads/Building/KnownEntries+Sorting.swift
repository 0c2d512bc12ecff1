extension KnownEntries {
    /// Puts entries in the order of their points; those of one point in that of their hashes.
    ///
    /// - Complexity: O(n) where there are many.
    ///
    /// Source: Knuth, “The Art of Computer Programming”, volume 3, section 5.2.5: by one digit after
    /// the other, the lowest first.
    static func sort(_ entries: inout [Dated]) {
        guard entries.count > 1000, let first = entries.first else {
            entries.sort { ($0.point, $0.hash) < ($1.point, $1.hash) }
            return
        }
        var varying: UInt64 = 0
        for entry in entries { varying |= entry.point ^ first.point }
        var other = entries
        var shift = varying.trailingZeroBitCount
        while shift < 64 - varying.leadingZeroBitCount {
            distribute(entries, into: &other, by: UInt64(shift))
            swap(&entries, &other)
            shift += digitBits
        }
        sortWithinPoints(&entries)
    }

    private static let digitBits = 11

    /// Copies entries in the order of one digit, keeping that of those with the same.
    private static func distribute(_ from: [Dated], into: inout [Dated], by shift: UInt64) {
        let mask: UInt64 = 1 << UInt64(digitBits) - 1
        var places = Array(repeating: 0, count: 1 << digitBits)
        for entry in from { places[Int(entry.point >> shift & mask)] += 1 }
        var next = 0
        for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
        for entry in from {
            let digit = Int(entry.point >> shift & mask)
            into[places[digit]] = entry
            places[digit] += 1
        }
    }

    private static func sortWithinPoints(_ entries: inout [Dated]) {
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count && entries[end].point == entries[start].point { end += 1 }
            if end - start > 1 { entries[start..<end].sort { $0.hash < $1.hash } }
            start = end
        }
    }
}
