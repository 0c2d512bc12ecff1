/// How far the clocks of a place are ahead of UTC, and when that changes.
package struct ZoneRules: Hashable, Sendable {
    /// A moment from which on clocks are so far ahead.
    struct Change: Hashable, Sendable {
        var instant: Int64
        var offset: Int64
    }

    /// The most that a clock may be ahead or behind.
    private static let offsetLimit: Int64 = 26 * 3600

    /// How far ahead clocks are before the first change.
    private let first: Int64
    /// In the order of time.
    private let changes: [Change]

    /// Clocks that show UTC.
    package static let universal = ZoneRules(first: 0, changes: [])

    /// Clocks that are `first` ahead until the first of `changes`.
    init(first: Int64, changes: [Change]) {
        func bounded(_ offset: Int64) -> Int64 {
            min(max(offset, -Self.offsetLimit), Self.offsetLimit)
        }
        self.first = bounded(first)
        self.changes = changes.map { Change(instant: $0.instant, offset: bounded($0.offset)) }
            .sorted { $0.instant < $1.instant }
    }

    /// How many seconds clocks are ahead of UTC at `instant`.
    package func offset(at instant: Int64) -> Int64 {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].offset
    }

    /// What clocks show at `instant`.
    package func wall(at instant: Int64) -> Int64 { instant + offset(at: instant) }

    /// When clocks show `wall`.
    ///
    /// The first time where they show it twice; where they never do, as if they had not been
    /// turned forward.
    ///
    /// Source: RFC 5545, section 3.3.5.
    package func instant(of wall: Int64) -> Int64 {
        let before = wall - offset(at: wall - 100_000)
        if offset(at: before) == wall - before { return before }
        let after = wall - offset(at: wall + 100_000)
        return offset(at: after) == wall - after ? after : before
    }
}

extension ZoneRules {
    /// Reads a file of the time zone database; `nil` where `bytes` are none.
    ///
    /// What follows the last change in the file, in Debian's the year 2037, stays as it is then.
    ///
    /// Source: RFC 8536, section 3.
    package init?(file bytes: [UInt8]) {
        guard bytes.count <= 1_000_000, bytes.starts(with: Array("TZif".utf8)), bytes.count >= 44
        else { return nil }
        var place = 0
        func number(_ offset: Int, _ count: Int) -> Int64? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let bits = bytes[offset..<offset + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return count == 4
                ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(truncatingIfNeeded: bits)
        }
        /// The numbers of changes and kinds, and the bytes of the whole part.
        func part(_ timeSize: Int) -> (changes: Int, kinds: Int, size: Int)? {
            let counts = (0..<6).compactMap { number(place + 20 + 4 * $0, 4) }.map(Int.init)
            guard counts.count == 6, counts.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
            let size =
                counts[3] * (timeSize + 1) + counts[4] * 6 + counts[5]
                + counts[2] * (timeSize + 4) + counts[1] + counts[0]
            return (counts[3], counts[4], 44 + size)
        }
        var timeSize = 4
        guard var known = part(4) else { return nil }
        if bytes[4] >= UInt8(ascii: "2") {
            (place, timeSize) = (known.size, 8)
            guard let second = part(8) else { return nil }
            known = second
        }
        let times = place + 44
        let indices = times + known.changes * timeSize
        let kinds = indices + known.changes
        func offset(of kind: Int) -> Int64? {
            kind < known.kinds ? number(kinds + 6 * kind, 4) : nil
        }
        guard let first = offset(of: 0) else { return nil }
        var changes: [Change] = []
        for index in 0..<known.changes {
            guard let instant = number(times + timeSize * index, timeSize),
                let kind = number(indices + index, 1), let offset = offset(of: Int(kind) & 0xFF)
            else { return nil }
            // Some files begin with the beginning of time.
            changes.append(Change(instant: max(instant, -100_000_000_000), offset: offset))
        }
        self.init(first: first, changes: changes)
    }
}
