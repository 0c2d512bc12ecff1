import NewsModel

/// Two stories, in the order of their keys.
struct StoryPair: Hashable, Comparable, Sendable {
    let first: StoryKey
    let second: StoryKey

    init(_ one: StoryKey, _ two: StoryKey) {
        first = min(one, two)
        second = max(one, two)
    }

    static func < (left: StoryPair, right: StoryPair) -> Bool {
        (left.first, left.second) < (right.first, right.second)
    }
}

extension StoryGrouper {
    /// How much less alike two stories may be on average than their nearest headlines.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    static let mergeAllowance: Float = 0.15
    /// The same for what headlines mean.
    static let mergeAllowanceOfMeaning: Float = 0.08

    /// Puts stories together that came near each other since the last call, where their headlines
    /// are alike on average.
    ///
    /// Call it after each batch. The story whose founder is the earliest keeps its key (of the
    /// same time, the one with the lesser key). The same headlines in the same order, with calls
    /// at the same places, give the same merges.
    ///
    /// - Returns: What went into what, in order; a `from` never comes up again.
    public mutating func mergeStories() -> [StoryMerge] {
        vectors?.recentre()
        var merges: [StoryMerge] = []
        var moved: [StoryKey: StoryKey] = [:]
        for pair in pairsThatAreAlike() {
            guard let left = stories.place(of: Self.follow(pair.first, moved)),
                let right = stories.place(of: Self.follow(pair.second, moved)), left != right,
                merges.isEmpty || areAlike(left, right) != nil
            else { continue }
            let merge = merge(left, right)
            moved[merge.from] = merge.into
            touched.append(merge.into)
            merges.append(merge)
        }
        return merges
    }

    /// How alike two stories are on average, or `nil` where that is not enough to be one.
    private func areAlike(_ left: UInt32, _ right: UInt32) -> Float? {
        guard mayMerge(left, right) else { return nil }
        let similarity = averageSimilarity(left, right)
        guard similarity >= leastAverage(left, right),
            !standApart(recentMembers(left), recentMembers(right), areOne: false)
        else { return nil }
        return similarity
    }

    /// How alike two stories must be on average.
    private func leastAverage(_ left: UInt32, _ right: UInt32) -> Float {
        guard vectors != nil else { return Float(options.threshold) - Self.mergeAllowance }
        let compared =
            min(stories[left].members.count, Self.membersCompared)
            * min(stories[right].members.count, Self.membersCompared)
        return Float(options.threshold) - Self.mergeAllowanceOfMeaning
            + (Self.mergeAllowanceOfMeaning + Self.doubtOfOne) / Float(compared)
    }

    private static func follow(_ key: StoryKey, _ moved: [StoryKey: StoryKey]) -> StoryKey {
        var key = key
        while let next = moved[key] { key = next }
        return key
    }

    /// The near pairs that are alike, the most alike first; none stays noted.
    private mutating func pairsThatAreAlike() -> [StoryPair] {
        let near = nearStories.sorted()
        nearStories.removeAll()
        var alike: [(similarity: Float, pair: StoryPair)] = []
        for (place, pair) in near.enumerated() where place == 0 || near[place - 1] != pair {
            guard let left = stories.place(of: pair.first),
                let right = stories.place(of: pair.second)
            else { continue }
            if let similarity = areAlike(left, right) { alike.append((similarity, pair)) }
        }
        alike.sort { ($1.similarity, $0.pair) < ($0.similarity, $1.pair) }
        return alike.map(\.pair)
    }

    /// The mean similarity between the recent headlines of two stories.
    private func averageSimilarity(_ left: UInt32, _ right: UInt32) -> Float {
        var sum: Float = 0
        let members = recentMembers(left)
        for member in members {
            let comparison = Comparison(member, in: window, by: options.algorithm)
            sum += meanSimilarity(of: comparison, to: stories[right].members)
        }
        return sum / Float(max(members.count, 1))
    }

    private func recentMembers(_ place: UInt32) -> [UInt32] {
        Array(stories[place].members.suffix(Self.membersCompared))
    }

    private mutating func merge(_ left: UInt32, _ right: UInt32) -> StoryMerge {
        let one = stories[left]
        let two = stories[right]
        let leftIsOlder = (one.founded, one.key) < (two.founded, two.key)
        let (from, into) = leftIsOlder ? (right, left) : (left, right)
        let merge = StoryMerge(from: stories[from].key, into: stories[into].key)
        for member in stories[from].members { window.setStory(into, of: member) }
        stories.merge(from, into: into)
        return merge
    }
}
