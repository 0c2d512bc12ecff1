public import NewsModel

extension StoryGrouper {
    /// The fewest headlines of a story that is looked at for a split.
    static let leastToSplit = 6
    /// How much less alike two halves must be than what would have merged them, so that nothing
    /// is split and merged in turn.
    static let splitAllowance: Float = 0.10

    /// Splits stories that took something in since the last call and fall into two unlike halves.
    ///
    /// Call it after `mergeStories()`. What the person put together stays so.
    ///
    /// - Returns: What left which story, in order.
    public mutating func splitStories() -> [StorySplit] {
        let keys = Set(touched).sorted()
        touched.removeAll()
        return keys.compactMap { key in
            guard let place = stories.place(of: key), let leaving = half(of: place) else {
                return nil
            }
            return move(leaving, outOf: key)
        }
    }

    /// Puts entries of a story into another one; entries that are not in the window are ignored.
    public mutating func move(_ entries: [EntryKey], to story: StoryKey) {
        for entry in entries {
            guard let slot = window.slot(of: entry) else { continue }
            let old = window[slot].story
            guard stories[old].key != story else { continue }
            stories.remove(slot, from: old)
            let place = stories.insert(
                slot, into: story, time: Timestamp(seconds: window[slot].seconds),
                isFounder: story == StoryKey(founder: entry))
            window.setStory(place, of: slot)
        }
    }

    /// Makes entries a story of their own.
    private mutating func move(_ slots: [UInt32], outOf key: StoryKey) -> StorySplit? {
        let leaving = slots.sorted {
            (window[$0].seconds, window[$0].entry) < (window[$1].seconds, window[$1].entry)
        }
        guard let first = leaving.first else { return nil }
        let entries = leaving.map { window[$0].entry }
        let split = StorySplit(
            from: key, into: StoryKey(founder: window[first].entry), entries: entries)
        guard split.into != split.from, stories.place(of: split.into) == nil else { return nil }
        move(entries, to: split.into)
        return split
    }

    /// The half without the founder, where the story falls into two that are not alike.
    private func half(of place: UInt32) -> [UInt32]? {
        let story = stories[place]
        let members = Array(story.members.suffix(2 * Self.membersCompared))
        guard members.count >= Self.leastToSplit, members.count == story.members.count else {
            return nil
        }
        let (left, right, similarity) = halves(of: members)
        let allowance = vectors == nil ? Self.mergeAllowance : Self.mergeAllowanceOfMeaning
        guard
            similarity < Float(options.threshold) - allowance - Self.splitAllowance
                || standApart(left, right, areOne: true),
            !isPinned(left, right)
        else { return nil }
        let isLeftOlder = left.contains { StoryKey(founder: window[$0].entry) == story.key }
        let isRightOlder = right.contains { StoryKey(founder: window[$0].entry) == story.key }
        if isRightOlder { return left }
        return isLeftOlder || left.count >= right.count ? right : left
    }

    /// Whether the person put somebody of the one together with somebody of the other.
    private func isPinned(_ left: [UInt32], _ right: [UInt32]) -> Bool {
        guard !corrections.isEmpty else { return false }
        let others = Set(right.map { window[$0].entry })
        return left.contains { slot in
            corrections.partners(of: window[slot].entry).contains(where: others.contains)
        }
    }

    /// The two halves that average linkage ends in, and how alike they are on average.
    private func halves(
        of members: [UInt32]
    ) -> (left: [UInt32], right: [UInt32], similarity: Float) {
        var groups = members.map { [$0] }
        var sums: [[Float]] = members.map { member in
            let comparison = Comparison(member, in: window, by: options.algorithm)
            return members.map { similarity(of: comparison, to: $0) }
        }
        while groups.count > 2 {
            var best: (average: Float, left: Int, right: Int) = (-.infinity, 0, 1)
            for left in groups.indices {
                for right in (left + 1)..<max(groups.count, left + 1) {
                    let average =
                        sums[left][right] / Float(groups[left].count * groups[right].count)
                    if average > best.average { best = (average, left, right) }
                }
            }
            groups[best.left] += groups[best.right]
            for other in groups.indices {
                sums[best.left][other] += sums[best.right][other]
                sums[other][best.left] = sums[best.left][other]
            }
            groups.remove(at: best.right)
            sums.remove(at: best.right)
            for row in sums.indices { sums[row].remove(at: best.right) }
        }
        let average = sums[0][1] / Float(groups[0].count * groups[1].count)
        return (groups[0], groups[1], average)
    }
}
