package import NewsModel

/// Gives newly made stories the keys of the old ones they are, so that nothing jumps when
/// everything is grouped again.
package struct StoryRenaming {
    /// The key that each new story gets.
    package let keys: [StoryKey: StoryKey]
    /// Old stories that went whole into another one, and the key of that.
    package let ended: [StoryKey: StoryKey]

    /// Matches stories by how many entries they share, the most first, and of as many the story
    /// with the earlier entry.
    ///
    /// - Parameters:
    ///   - new: The new story of each entry, earliest entry first.
    ///   - old: The old story of those that had one.
    ///   - lost: Old stories that go on elsewhere: their keys are taken.
    package init(
        new: [(entry: EntryKey, story: StoryKey)], old: [EntryKey: StoryKey],
        taken lost: Set<StoryKey> = []
    ) {
        var shared: [StoryKey: [StoryKey: Int]] = [:]
        for pair in new {
            if let story = old[pair.entry] {
                shared[pair.story, default: [:]][story, default: 0] += 1
            }
        }
        var first: [StoryKey: Int] = [:]
        var firstNew: [StoryKey: Int] = [:]
        for (place, pair) in new.enumerated() {
            if firstNew[pair.story] == nil { firstNew[pair.story] = place }
            if let story = old[pair.entry], first[story] == nil { first[story] = place }
        }
        var matches = shared.flatMap { story, olds in
            olds.map { match in
                (
                    count: match.value, place: first[match.key, default: 0],
                    newPlace: firstNew[story, default: 0], new: story, old: match.key
                )
            }
        }
        matches.sort {
            ($1.count, $0.place, $0.newPlace) < ($0.count, $1.place, $1.newPlace)
        }
        var keys: [StoryKey: StoryKey] = [:]
        var taken = lost
        for match in matches where keys[match.new] == nil && !taken.contains(match.old) {
            keys[match.new] = match.old
            taken.insert(match.old)
        }
        // One that is really new is named after its earliest entry whose key is free.
        for pair in new where keys[pair.story] == nil {
            let key = StoryKey(founder: pair.entry)
            if taken.insert(key).inserted { keys[pair.story] = key }
        }
        // Where all are taken by stories that were theirs, it gets one of its own.
        for pair in new where keys[pair.story] == nil {
            var key = StoryKey(founder: pair.entry)
            while !taken.insert(key).inserted {
                key = StoryKey(rawValue: key.rawValue &* 6_364_136_223_846_793_005 &+ 1)
            }
            keys[pair.story] = key
        }
        self.keys = keys
        var heirs: [StoryKey: Set<StoryKey>] = [:]
        for match in matches { heirs[match.old, default: []].insert(match.new) }
        ended = heirs.compactMapValues { heirs in
            heirs.count == 1 ? heirs.first.flatMap { keys[$0] } : nil
        }.filter { $0.key != $0.value && !taken.contains($0.key) }
    }

    /// The key that a story gets.
    package subscript(story: StoryKey) -> StoryKey { keys[story] ?? story }
}
