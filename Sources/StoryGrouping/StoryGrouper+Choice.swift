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

    /// How much more alike two headlines must be that nothing else speaks for; it shrinks with the
    /// number of headlines that were compared.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    static let doubtOfOne: Float = 0.08
    /// The headlines of the closest meaning that are compared.
    static let meaningsCompared = 32

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
        var choice = StoryChoice()
        var best: (score: Float, seconds: Int64) = (-.infinity, .min)
        let entry = window[slot].entry
        choice.story = toldStory(of: entry)
        let isTold = choice.story != nil
        let nearest = nearestStories(to: comparison).sorted {
            $1 < $0 || !($0 < $1) && stories[$0.place].key < stories[$1.place].key
        }
        for near in nearest.prefix(Self.storiesCompared) {
            let story = stories[near.place]
            guard mayJoin(entry, near.place) else { continue }
            choice.near.append(story.key)
            if isTold { continue }
            let mean = meanSimilarity(of: comparison, to: story.members)
            guard isLikeEnough(nearest: near.similarity, mean: mean, of: story.members.count)
            else { continue }
            let score = near.similarity + mean
            guard (score, near.seconds) > best else { continue }
            best = (score, near.seconds)
            choice.story = story.key
        }
        return choice
    }

    /// The story that the person put an entry into, as far as it is in the window.
    private func toldStory(of entry: EntryKey) -> StoryKey? {
        for partner in corrections.partners(of: entry) {
            guard let slot = window.slot(of: partner) else { continue }
            let place = window[slot].story
            if mayJoin(entry, place) { return stories[place].key }
        }
        return nil
    }

    /// Whether nobody in a story is apart from an entry.
    private func mayJoin(_ entry: EntryKey, _ place: UInt32) -> Bool {
        guard corrections.isApart(entry) else { return true }
        return !stories[place].members.contains { corrections.areApart(window[$0].entry, entry) }
    }

    /// Whether nobody in one story is apart from anybody in another.
    func mayMerge(_ left: UInt32, _ right: UInt32) -> Bool {
        guard !corrections.isEmpty else { return true }
        return stories[left].members.allSatisfy { mayJoin(window[$0].entry, right) }
    }

    /// Whether a headline is like enough to a story, to its nearest headline and on average.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    private func isLikeEnough(nearest: Float, mean: Float, of count: Int) -> Bool {
        let threshold = Float(options.threshold)
        guard vectors == nil else {
            let doubt = Self.doubtOfOne / Float(min(count, Self.membersCompared))
            return nearest + mean >= 2 * (threshold + doubt)
        }
        return mean >= threshold - Self.meanAllowance
    }

    /// How alike the laid out headline and another are.
    func similarity(of comparison: Comparison, to other: UInt32) -> Float {
        guard let vectors else { return comparison.similarity(other, in: window) }
        let isForeign = vectors.areForeign(comparison.slot, other)
        let likeness = comparison.similarity(
            other, in: window, meaning: vectors.closeness(comparison.slot, other),
            isForeign: isForeign)
        return isForeign && vectors.disagree(comparison.slot, other)
            ? likeness - Meaning.costOfOtherNumbers : likeness
    }

    /// The headlines that share rare words with the one in `slot`, and those that mean much the
    /// same.
    private func candidates(of slot: UInt32) -> [UInt32] {
        guard let vectors else { return candidates.found }
        let seconds = window[slot].seconds
        let nearest = vectors.nearest(to: slot, count: Self.meaningsCompared) { other in
            let distance = seconds &- window.records[Int(other)].seconds
            return distance.magnitude <= UInt64(windowInSeconds)
        }
        let known = Set(nearest)
        return nearest + candidates.found.filter { !known.contains($0) }
    }

    /// The stories of those candidates that are as like as the threshold says.
    private func nearestStories(to comparison: Comparison) -> [Nearest] {
        var nearest: [Nearest] = []
        for other in candidates(of: comparison.slot) {
            let similarity = similarity(of: comparison, to: other)
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
        for member in recent { sum += similarity(of: comparison, to: member) }
        return sum / Float(max(recent.count, 1))
    }
}
