import NewsModel

/// Which story a headline joins.
struct StoryChoice {
    /// The story, or `nil` where none is like enough.
    var story: StoryKey?
    /// The stories with a headline that is like enough, to be looked at by `mergeStories()`.
    var near: [StoryKey] = []
}

extension StoryGrouper {
    /// The most stories that are compared headline by headline.
    static let storiesCompared = 8
    /// The most recent headlines that speak for a story.
    static let membersCompared = 16
    /// How much less alike a headline may be to a story on average than to its nearest headline.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    static let meanAllowance: Float = 0.2

    private struct Nearest {
        var similarity: Float
        var seconds: Int64
        var place: UInt32

        static func < (left: Nearest, right: Nearest) -> Bool {
            (left.similarity, left.seconds) < (right.similarity, right.seconds)
        }
    }

    /// Compares a headline with the candidates, then with the stories of the best.
    ///
    /// One headline of the story must be as like as the threshold says, and the recent ones not
    /// much less on average, so that chains of lookalikes do not grow. Of several such stories the
    /// one whose nearest and average similarity together are highest is taken, and of equal ones
    /// that with the later headline.
    func choose(for slot: UInt32) -> StoryChoice {
        let comparison = Comparison(slot, in: window, by: options.algorithm)
        let threshold = Float(options.threshold)
        var choice = StoryChoice()
        var best: (score: Float, seconds: Int64) = (-.infinity, .min)
        let nearest = nearestStories(to: comparison).sorted {
            $1 < $0 || !($0 < $1) && stories[$0.place].key < stories[$1.place].key
        }
        for near in nearest.prefix(Self.storiesCompared) {
            let story = stories[near.place]
            choice.near.append(story.key)
            let mean = meanSimilarity(of: comparison, to: story.members)
            guard mean >= threshold - Self.meanAllowance else { continue }
            let score = near.similarity + mean
            guard (score, near.seconds) > best else { continue }
            best = (score, near.seconds)
            choice.story = story.key
        }
        return choice
    }

    /// The stories of those candidates that are as like as the threshold says.
    private func nearestStories(to comparison: Comparison) -> [Nearest] {
        var nearest: [Nearest] = []
        for other in candidates.found {
            let similarity = comparison.similarity(other, in: window)
            guard similarity >= Float(options.threshold) else { continue }
            let record = window.records[Int(other)]
            let new = Nearest(
                similarity: similarity, seconds: record.seconds, place: record.story)
            if let known = nearest.firstIndex(where: { $0.place == new.place }) {
                if nearest[known] < new { nearest[known] = new }
            } else {
                nearest.append(new)
            }
        }
        return nearest
    }

    /// The mean similarity of the laid out headline to the last of `members`.
    func meanSimilarity(of comparison: Comparison, to members: [UInt32]) -> Float {
        var sum: Float = 0
        let recent = members.suffix(Self.membersCompared)
        for member in recent { sum += comparison.similarity(member, in: window) }
        return sum / Float(max(recent.count, 1))
    }
}
