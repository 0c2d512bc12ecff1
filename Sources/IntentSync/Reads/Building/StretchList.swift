/// The axis of one feed, cut into stretches.
///
/// Between the stretches of a feed lies only what no known entry and no zone speaks of.
struct StretchList {
    /// Ascending, disjoint.
    private(set) var stretches: [Stretch] = []
    private let zones: [Range<UInt64>]
    private var blanks: ArraySlice<Range<UInt64>>
    /// The first zone that ends after what was cut so far, and where that ends.
    private var zone = 0
    private var end: UInt64 = 0

    /// How far spans reach over nothing that is known: about half a year.
    ///
    /// An entry dated into the far future does not mark all as read that is published until then.
    private static let farthest: UInt64 = 1 << (24 + 24)

    /// Cuts the axis at `entries`, by point, at `zones`, and at `blanks`.
    init(entries: [KnownEntries.Dated], zones: [Range<UInt64>], blanks: [Range<UInt64>] = []) {
        self.zones = zones
        self.blanks = blanks[...]
        var start = 0
        while start < entries.count {
            let second = entries[start].point >> 24
            var reads = 0
            var end = start
            while end < entries.count && entries[end].point >> 24 == second {
                reads += entries[end].isRead ? 1 : 0
                end += 1
            }
            add(entries[start..<end], reads: reads)
            start = end
        }
        passZones(to: .max)
    }

    /// Adds the entries of one second.
    private mutating func add(_ entries: ArraySlice<KnownEntries.Dated>, reads: Int) {
        guard let first = entries.first, let last = entries.last else { return }
        let isMixed = reads > 0 && reads < entries.count
        let touchesZone = !zones.isEmpty && entries.contains { zone(over: $0.point) != nil }
        if !isMixed && !touchesZone && last.point < .max {
            add(
                Stretch(
                    lower: first.point, upper: last.point + 1, reads: reads,
                    unreads: entries.count - reads))
        } else {
            addPoints(of: entries, isMixed: isMixed)
        }
    }

    private mutating func addPoints(of entries: ArraySlice<KnownEntries.Dated>, isMixed: Bool) {
        var start = entries.startIndex
        while start < entries.endIndex {
            let point = entries[start].point
            var stretch = Stretch(
                lower: point, upper: point == .max ? point : point + 1, sharesSecond: isMixed)
            if point == .max {
                stretch.mayBeInside = false
            } else if zone(over: point) != nil {
                stretch.mayBeOutside = false
                stretch.edge = .exact
            }
            while start < entries.endIndex && entries[start].point == point {
                stretch.reads += entries[start].isRead ? 1 : 0
                stretch.unreads += entries[start].isRead ? 0 : 1
                start += 1
            }
            add(stretch)
        }
    }

    private mutating func add(_ stretch: Stretch) {
        passZones(to: stretch.lower)
        append(stretch)
        end = stretch.upper
    }

    private mutating func append(_ stretch: Stretch) {
        if let last = stretches.last {
            let distance = stretch.lower - last.upper
            if distance > Self.farthest {
                let middle = last.upper + distance / 2
                stretches.append(Stretch(lower: middle, upper: middle, mayBeInside: false))
            } else if stretches[stretches.count - 1].absorb(stretch) {
                return
            }
        }
        stretches.append(stretch)
    }

    /// Adds what zones say of the points from `end` to `next`, between which no entry is known.
    private mutating func passZones(to next: UInt64) {
        while zone < zones.count && zones[zone].lowerBound <= next {
            let here = zones[zone]
            passBlanks(to: here.lowerBound)
            let before = zone > 0 ? zones[zone - 1].upperBound : .max
            if before >= end && before < here.lowerBound {
                // Somebody knew why this gap is here; nothing that is known here speaks against it.
                append(
                    Stretch(
                        lower: before, upper: here.lowerBound, edge: .exact, mayBeInside: false))
            }
            let lower = max(end, here.lowerBound)
            let upper = min(next, here.upperBound)
            if lower < upper {
                append(Stretch(lower: lower, upper: upper, edge: .exact, mayBeOutside: false))
                end = upper
            }
            guard here.upperBound <= next else { return }
            zone += 1
        }
        passBlanks(to: next)
    }

    /// Adds what was left open before `next`.
    private mutating func passBlanks(to next: UInt64) {
        while let blank = blanks.first, blank.upperBound <= next {
            blanks.removeFirst()
            guard blank.lowerBound >= end else { continue }
            append(
                Stretch(
                    lower: blank.lowerBound, upper: blank.upperBound, edge: .exact,
                    mayBeInside: false))
            end = blank.upperBound
        }
    }

    /// The zone that `point`, which is not before `end`, lies in.
    private func zone(over point: UInt64) -> Range<UInt64>? {
        var low = zone
        var high = zones.count
        while low < high {
            let middle = (low + high) / 2
            if zones[middle].upperBound <= point { low = middle + 1 } else { high = middle }
        }
        return low < zones.count && zones[low].contains(point) ? zones[low] : nil
    }
}
