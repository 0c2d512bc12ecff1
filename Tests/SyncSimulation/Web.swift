package import IntentSync
package import NewsModel

/// The feeds, and what they publish while a run goes on: facts, the same for all.
package struct Web: Sendable {
    /// One entry of a feed.
    package struct Entry: Sendable {
        /// How sync speaks of it.
        package var reference: EntryReference
        /// The step from which the feed lists it.
        package var appears: Int
        /// The step from which the feed lists it no more.
        package var vanishes: Int
    }

    /// The feeds.
    package var feeds: [FeedKey] = []
    /// All entries, 32 at most.
    package var entries: [Entry] = []

    /// The second at which runs begin.
    package static let beginning: Int64 = 1_800_000_000

    /// Draws two or three feeds with up to 16 entries, over `steps` steps.
    package init(dice: inout Dice, steps: Int) {
        feeds = (0..<dice.number(in: 2...3)).map { _ in FeedKey(rawValue: dice.next()) }
        let undated = dice.pick([0, 5, 20, 50]) ?? 0
        let late = dice.pick([0, 10, 40]) ?? 0
        let coarse = dice.chance(25)
        let first = dice.below(4096)
        for _ in 0..<dice.number(in: 6...16) {
            let appears = dice.chance(60) ? 0 : dice.below(steps)
            var position = Self.beginning + Int64(appears) * 5000 - Int64(dice.below(200_000))
            if dice.chance(late) { position -= Int64(dice.below(600_000)) }
            if coarse { position -= position % 86_400 }
            // No two entries begin alike: how seldom sets take one for another is not for here.
            let beginning = UInt32(entries.count * 677 + first) & 0xFFF
            let reference = EntryReference(
                feed: feeds[dice.below(feeds.count)],
                position: dice.chance(undated) ? nil : position,
                hash: beginning << 20 | UInt32(dice.below(1 << 20)))
            let stays = dice.chance(85) ? Int.max / 2 : dice.number(in: 10...120)
            entries.append(Entry(reference: reference, appears: appears, vanishes: appears + stays))
        }
    }

    /// A web of one feed and `count` entries that are there from the start.
    package init(small count: Int) {
        let feed = FeedKey(rawValue: 0xF00D)
        feeds = [feed]
        entries = (0..<count).map { index in
            Entry(
                reference: EntryReference(
                    feed: feed, position: Self.beginning - 1000 * Int64(index + 1),
                    hash: UInt32(truncatingIfNeeded: 0x9E37_79B9 &* (index + 1))),
                appears: 0, vanishes: Int.max)
        }
    }

    /// The entries that `feed` lists at `step`, a bit for each.
    package func listed(at step: Int) -> UInt32 {
        var mask: UInt32 = 0
        for (index, entry) in entries.enumerated()
        where entry.appears <= step && step < entry.vanishes {
            mask |= 1 << UInt32(index)
        }
        return mask
    }
}
