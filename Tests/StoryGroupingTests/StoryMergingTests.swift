import NewsModel
import StoryGrouping
import Testing

@Suite struct StoryMergingTests {
    @Test func `a headline between two stories makes them one with the oldest key`() {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(threshold: 0.3))
        let first = wire.headline("Harbor crane collapses Rotterdam morning")
        let second = wire.headline("Three workers hurt dockside accident", hours: 1)
        grouper.restore(first, story: StoryKey(founder: first.entry))
        grouper.restore(second, story: StoryKey(founder: second.entry))
        let bridge = wire.headline(
            "Harbor crane collapses Rotterdam workers hurt dockside accident", hours: 2)
        _ = grouper.add(bridge)
        let more = wire.headline(
            "Workers hurt dockside accident harbor crane Rotterdam", hours: 2)
        _ = grouper.add(more)
        #expect(
            grouper.mergeStories() == [
                StoryMerge(
                    from: StoryKey(founder: second.entry), into: StoryKey(founder: first.entry))
            ])
        for headline in [first, second, bridge, more] {
            #expect(grouper.story(of: headline.entry) == StoryKey(founder: first.entry))
        }
        #expect(grouper.mergeStories().isEmpty)
    }

    @Test func `a story that is gone never comes up again and is older than none it went into`() {
        let outcome = StoryGrouperTests.run(seed: 99)
        #expect(!outcome.merges.isEmpty)
        var gone: Set<StoryKey> = []
        for merge in outcome.merges {
            #expect(merge.into < merge.from)
            #expect(!gone.contains(merge.into))
            #expect(gone.insert(merge.from).inserted)
        }
    }
}
