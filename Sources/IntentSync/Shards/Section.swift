import NewsModel

/// Everything that was decided up to a cut, summed up by one replica.
///
/// Marks are a region and have no dots; flags keep the dots that hold them up, so that who switches
/// one off later undoes exactly what they had seen.
struct Section: Hashable, Sendable {
    /// What holds a flag up.
    struct Support: Hashable, Comparable, Sendable {
        /// The dot that switched it on.
        var dot: Dot
        /// The dots under which that was published before, oldest first.
        var aliases: [Dot]

        /// Whether `vector` has seen it, under any name.
        func isCovered(by vector: VersionVector) -> Bool {
            vector.covers(dot) || aliases.contains(where: vector.covers)
        }

        /// Whether both are the same decision, perhaps under different names.
        func isSame(as other: Support) -> Bool {
            let names = [other.dot] + other.aliases
            return names.contains(dot) || aliases.contains(where: names.contains)
        }

        /// Whether `left` has the smaller dot.
        static func < (left: Support, right: Support) -> Bool { left.dot < right.dot }
    }

    /// A flag that is on.
    struct Raised: Hashable, Sendable {
        /// The flag.
        var flag: Flag
        /// What holds it up, ascending, never empty.
        var supports: [Support]
    }

    /// What a later version decided, with its dot.
    struct Later: Hashable, Comparable, Sendable {
        /// The dot it was decided under.
        var dot: Dot
        /// Its place in the segment.
        var place: UInt64
        /// The decision.
        var operation: Segment.Later

        /// Whether `left` was decided first.
        static func < (left: Later, right: Later) -> Bool {
            (left.dot, left.place) < (right.dot, right.place)
        }
    }

    /// Who summed up.
    var owner: ReplicaID
    /// How often the owner has summed up.
    var number: UInt64
    /// Up to where.
    var cut: VersionVector
    /// The latest stamp time the owner has seen.
    var clock: UInt64
    /// Entries published before this second are read, whatever the region says.
    var horizon: Int64?
    /// Which entries are read.
    var region: ReadRegion
    /// The flags that are on, sorted.
    var raised: [Raised]
    /// The registers, sorted.
    var writes: [Write]
    /// What later versions decided, sorted.
    var later: [Later]
    /// Who is retired, and up to which version they count.
    var retired: [Dot]
    /// Versions in the cut that repeat what had another dot before, or nothing; ascending.
    var repeated: [Support] = []
    /// Entries that somebody called unread and the owner does not know, ascending, each with its
    /// position: by that a mark on a span that had not seen this is known to reach over them.
    var strangers: [EntryReference] = []
    /// Entries that are read where they lie in parts of the spans though the region excepts them,
    /// ascending.
    var placed: [PlacedReads] = []
    /// Fields of a later version.
    var unknown: [UnknownField] = []

    /// How many repeated versions are told of, at most.
    static let repeatedCount = 200
    /// How many strangers are told of, at most: the latest.
    static let strangerCount = 500

    /// Whether `vector` has seen everything up to the cut, under any name.
    func isCovered(by vector: VersionVector) -> Bool {
        if vector.covers(cut) { return true }
        guard !repeated.isEmpty else { return false }
        return cut.dots.allSatisfy { dot in
            var reached = vector[dot.replica]
            while reached < dot.version {
                let next = Support(dot: Dot(dot.replica, reached + 1), aliases: [])
                let place = repeated.firstPlace { $0 < next }
                guard place < repeated.count, repeated[place].dot == next.dot,
                    repeated[place].isCovered(by: vector)
                else { return false }
                reached += 1
            }
            return true
        }
    }

    /// Those of `sections` whose word on marks counts: all but those of which another one has seen
    /// everything, under any name, and says what became of it.
    static func speaking(among sections: [Section]) -> [Section] {
        guard sections.count > 1 else { return sections }
        return sections.filter { section in
            !sections.contains { other in
                other.owner != section.owner && section.isCovered(by: other.cut)
                    && !other.isCovered(by: section.cut)
            }
        }
    }

    /// Whether the section says that an entry is read.
    func contains(feed: FeedKey, position: Int64?, hash: UInt32) -> Bool {
        if let horizon, let position, position < horizon { return true }
        if region.region(of: feed)?.contains(position: position, hash: hash) ?? false {
            return true
        }
        guard let position else { return false }
        return placed(in: feed).contains { $0.contains(position: position, hash: hash) }
    }

    /// What is read of a feed by its place.
    func placed(in feed: FeedKey) -> ArraySlice<PlacedReads> {
        placed[placed.firstPlace { $0.feed < feed }...].prefix { $0.feed == feed }
    }
}
