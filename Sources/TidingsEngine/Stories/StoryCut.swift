import IntentSync
import NewsModel
import TidingsStore

/// The pairs of entries of which something is said so that two sides of a story stay apart, or stories
/// become one.
///
/// Pairs are what travels. Of two sides with ten entries or fewer each is paired with each. Of larger
/// ones each entry is paired with three or more of the other, of different feeds where there are such:
/// when one of them goes, because its feed does or another correction takes it elsewhere, the rest
/// still holds.
struct StoryCut {
    /// How many entries of two stories are spoken of.
    private static let named = 50
    /// How many entries each of them is paired with at least.
    private static let anchors = 3
    /// How many pairs the entries of one side may make beyond that.
    private static let pairs = 100

    /// The pairs.
    private(set) var pairs: Set<StoryPair> = []

    /// Between `earlier` and `later`, both oldest first: those nearest to the cut are spoken of.
    init(between earlier: [StoryMember], and later: [StoryMember]) {
        let half = Self.named / 2
        let left = earlier.suffix(Self.named - min(half, later.count))
        let right = later.prefix(Self.named - min(half, earlier.count))
        let count = max(Self.anchors, Self.pairs / max(left.count, right.count, 1))
        let leftAnchors = Self.anchors(count, of: earlier, first: earlier.last)
        let rightAnchors = Self.anchors(count, of: later, first: later.first)
        pair(leftAnchors, right + rightAnchors)
        pair(rightAnchors, left + leftAnchors)
    }

    /// Between the first entry of stories that become one and the others: more could contradict what
    /// another device says at once.
    init(joining stories: [[StoryMember]]) {
        let named = stories.flatMap { $0.prefix(Self.named) }
        pair(Array(named.prefix(1)), named[...])
    }

    private mutating func pair(_ anchors: [StoryMember], _ others: ArraySlice<StoryMember>) {
        for anchor in anchors {
            pairs.formUnion(others.compactMap { StoryPair(anchor.entry, $0.entry) })
        }
    }

    /// As many of `members`, `first` among them, and the others of other feeds where there are such.
    private static func anchors(
        _ count: Int, of members: [StoryMember], first: StoryMember?
    ) -> [StoryMember] {
        var taken = first.map { [$0] } ?? []
        for isStrict in [true, false] {
            for member in members where taken.count < count && !taken.contains(member) {
                if isStrict, taken.contains(where: { $0.feed == member.feed }) { continue }
                taken.append(member)
            }
        }
        return taken
    }
}
