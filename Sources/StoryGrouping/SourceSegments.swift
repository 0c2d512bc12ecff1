/// The names that publishers put before or after their titles (" - Example", "Example | "),
/// learned from what repeats.
struct SourceSegments: Sendable {
    private enum Side: UInt32 {
        case leading = 1
        case trailing = 2
    }

    /// How often a segment is seen at one side of a publisher's titles until it counts as a name.
    ///
    /// Leading ones must repeat more, since a topic may stand there for a while.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    private static let repeats: (leading: UInt16, trailing: UInt16) = (5, 3)
    /// The longest name of a publisher, in letters.
    private static let limitInLetters = 40
    /// The most segments that are counted at once.
    static let capacity = 16_384

    private var counts: [UInt64: UInt16] = [:]

    /// How many segments are being counted.
    var count: Int { counts.count }

    /// The part of a title that is left without the names, after counting its segments.
    mutating func learn(_ scalars: [UInt32], publisher: FoldedTitle) -> Range<Int> {
        let cuts = Self.cuts(of: scalars)
        guard !cuts.isEmpty else { return 0..<scalars.count }
        for side in [Side.leading, .trailing] {
            guard let segment = Self.segment(scalars, cuts, side) else { continue }
            if counts.count >= Self.capacity { forgetRareOnes() }
            let key = Self.key(segment.folded, side, publisher)
            counts[key, default: 0] = min(counts[key, default: 0], 9_999) + 1
        }
        return rest(of: scalars, publisher: publisher)
    }

    /// The part of a title that is left without the names known so far.
    func rest(of scalars: [UInt32], publisher: FoldedTitle) -> Range<Int> {
        let cuts = Self.cuts(of: scalars)
        var range = 0..<scalars.count
        guard !cuts.isEmpty else { return range }
        for side in [Side.leading, .trailing] {
            guard let segment = Self.segment(scalars, cuts, side),
                isName(segment.folded, side, publisher)
            else { continue }
            let rest =
                side == .leading
                ? segment.rest.lowerBound..<range.upperBound
                : range.lowerBound..<segment.rest.upperBound
            guard !rest.isEmpty, Self.isTitle(FoldedTitle(scalars, in: rest)) else { continue }
            range = rest
        }
        return range
    }

    private func isName(_ folded: FoldedTitle, _ side: Side, _ publisher: FoldedTitle) -> Bool {
        let needed = side == .leading ? Self.repeats.leading : Self.repeats.trailing
        if counts[Self.key(folded, side, publisher), default: 0] >= needed { return true }
        let label = publisher.words.contains {
            publisher.letters[$0.letters].elementsEqual(folded.letters)
        }
        return label || publisher.letters == folded.letters
    }

    /// Halves all counts and drops what was seen once, so that the table stays bounded.
    private mutating func forgetRareOnes() {
        counts = counts.compactMapValues { $0 > 1 ? $0 / 2 : nil }
        if counts.count >= Self.capacity { counts.removeAll() }
    }

    private static func key(
        _ folded: FoldedTitle, _ side: Side, _ publisher: FoldedTitle
    ) -> UInt64 {
        let name = FoldedTitle.mix(FoldedTitle.hash(folded.letters[...]), side.rawValue)
        return publisher.letters.reduce(name) { FoldedTitle.mix($0, $1) }
    }

    /// What is left when a name is gone must still be a title.
    private static func isTitle(_ folded: FoldedTitle) -> Bool {
        folded.words.count >= 2 || folded.letters.count >= 6
    }

    private static func segment(
        _ scalars: [UInt32], _ cuts: [Range<Int>], _ side: Side
    ) -> (folded: FoldedTitle, rest: Range<Int>)? {
        guard let cut = side == .leading ? cuts.first : cuts.last else { return nil }
        let range = side == .leading ? 0..<cut.lowerBound : cut.upperBound..<scalars.count
        guard range.count <= limitInLetters * 2 else { return nil }
        let folded = FoldedTitle(scalars, in: range)
        guard (1...limitInLetters).contains(folded.letters.count) else { return nil }
        return (folded, side == .leading ? cut.upperBound..<scalars.count : 0..<cut.lowerBound)
    }

    /// Where dashes between spaces, bars, and dots in mid-height cut a title.
    private static func cuts(of scalars: [UInt32]) -> [Range<Int>] {
        var cuts: [Range<Int>] = []
        for place in scalars.indices {
            switch scalars[place] {
            case 0x2D, 0x2013, 0x2014, 0x2022, 0xB7, 0xBB, 0x2010, 0x2011, 0x2015:
                guard place > 0, place + 1 < scalars.count, isSpace(scalars[place - 1]),
                    isSpace(scalars[place + 1])
                else { continue }
                cuts.append((place - 1)..<(place + 2))
            case 0x7C, 0xFF5C:
                let start = place > 0 && isSpace(scalars[place - 1]) ? place - 1 : place
                let end = place + 1 < scalars.count && isSpace(scalars[place + 1]) ? 2 : 1
                cuts.append(start..<(place + end))
            default: continue
            }
        }
        return cuts
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0xA0 || scalar == 0x202F || scalar == 0x3000
    }
}
