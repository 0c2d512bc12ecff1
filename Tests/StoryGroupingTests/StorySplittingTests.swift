import NewsModel
import StoryGrouping
import Testing

@Suite struct StorySplittingTests {
    /// A story of two matters that a restart brought together.
    private func mixed() -> (grouper: StoryGrouper, second: [EntryKey], story: StoryKey) {
        var wire = Wire()
        var grouper = StoryGrouper()
        var story: StoryKey?
        var second: [EntryKey] = []
        for number in 0..<4 {
            let one = wire.headline(
                "Volcano erupts on Iceland after weeks of tremors", hours: Double(number))
            story = story ?? StoryKey(founder: one.entry)
            grouper.restore(one, story: story ?? StoryKey(founder: one.entry))
            let other = wire.headline(
                "Parliament debates sugar tax against diabetes", hours: Double(number))
            second.append(other.entry)
            grouper.restore(other, story: story ?? StoryKey(founder: one.entry))
        }
        let news = wire.headline("Volcano erupts on Iceland after tremors", hours: 5)
        _ = grouper.add(news)
        return (grouper, second, story ?? StoryKey(founder: news.entry))
    }

    @Test func `a story that falls into two unlike halves is split`() {
        var (grouper, second, story) = mixed()
        let splits = grouper.splitStories()
        #expect(splits.map(\.from) == [story])
        #expect(splits.map(\.entries) == [second])
        #expect(splits.map(\.into) == [StoryKey(founder: second[0])])
        #expect(grouper.story(of: second[3]) == StoryKey(founder: second[0]))
        #expect(grouper.mergeStories() == [])
        #expect(grouper.splitStories() == [])
    }

    @Test func `what the person put together is not split`() {
        var (grouper, second, story) = mixed()
        grouper.corrections.join(EntryKey(rawValue: story.rawValue), second[0])
        #expect(grouper.splitStories() == [])
    }

    @Test func `a story of one matter stays whole`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        for number in 0..<8 {
            _ = grouper.add(
                wire.headline("Volcano erupts on Iceland after tremors", hours: Double(number)))
        }
        #expect(grouper.splitStories() == [])
    }
}
