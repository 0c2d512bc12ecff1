import NewsModel
import StoryGrouping
import TestSupport
import Testing

@Suite struct StoryGrouperTests {
    @Test(arguments: GroupingAlgorithm.allCases)
    func `a story bears the key of its founder`(algorithm: GroupingAlgorithm) {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
        let founder = wire.headline("Ferry sinks off the coast of Norway, crew rescued")
        #expect(grouper.add(founder) == StoryKey(founder: founder.entry))
        let second = wire.headline("Ferry sinks off coast of Norway and crew is rescued", hours: 2)
        #expect(grouper.add(second) == StoryKey(founder: founder.entry))
        let other = wire.headline("Parliament debates new tax on sugar", hours: 3)
        #expect(grouper.add(other) == StoryKey(founder: other.entry))
        #expect(grouper.story(of: second.entry) == StoryKey(founder: founder.entry))
    }

    @Test func `an entry added twice keeps its story and counts once`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        let first = wire.headline("Comet visible over Lisbon tonight")
        let second = wire.headline("Comet visible over Lisbon tonight say astronomers", hours: 1)
        let story = grouper.add(first)
        #expect(grouper.add(second) == story)
        #expect(grouper.add(second) == story)
        grouper.restore(first, story: StoryKey(rawValue: 99))
        #expect(grouper.count == 2)
        #expect(grouper.story(of: first.entry) == story)
    }

    @Test(arguments: [(hours: 71.9, joins: true), (hours: 72.1, joins: false)])
    func `what left the window takes nothing in`(hours: Double, joins: Bool) {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: .letters))
        let title = "Volcano erupts on Iceland after weeks of tremors"
        let story = grouper.add(wire.headline(title))
        #expect((grouper.add(wire.headline(title, hours: hours)) == story) == joins)
        #expect(grouper.count == (joins ? 2 : 1))
    }

    @Test func `a late headline joins the story it belongs to`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        let story = grouper.add(wire.headline("Volcano erupts on Iceland after tremors", hours: 60))
        let late = wire.headline("Volcano erupts on Iceland after weeks of tremors", hours: 40)
        #expect(grouper.add(late) == story)
    }

    @Test func `a headline older than the window is not remembered`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        _ = grouper.add(wire.headline("Volcano erupts on Iceland", hours: 100))
        let old = wire.headline("Volcano erupts on Iceland", hours: 27)
        #expect(grouper.add(old) == StoryKey(founder: old.entry))
        #expect(grouper.count == 1)
    }

    @Test func `restored headlines take new ones in as added ones do`() {
        var wire = Wire()
        var added = StoryGrouper()
        var restored = StoryGrouper()
        for event in 0..<50 {
            for report in 0..<3 {
                let headline = wire.headline(
                    "Minister\(event) visits city\(event) and speaks\(report)",
                    hours: Double(event))
                restored.restore(headline, story: added.add(headline))
            }
        }
        for event in 0..<50 {
            let headline = wire.headline("City\(event) awaits minister\(event) visits", hours: 51)
            let story = added.add(headline)
            #expect(restored.add(headline) == story)
        }
    }

    @Test func `the same headlines in the same order give the same stories and merges`() {
        let first = Self.run(seed: 4711)
        #expect(first.stories.count == 2000)
        #expect(first == Self.run(seed: 4711))
    }

    @Test func `the oldest are forgotten early beyond the capacity`() {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(capacity: 10))
        for number in 0..<25 {
            _ = grouper.add(wire.headline("Word\(number) thing\(number)", hours: 0.1))
        }
        #expect(grouper.count == 10)
    }

    @Test func `memory stays bounded after ten thousand expired headlines`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        for number in 0..<10_000 {
            let title = "Word\(number) thing\(number % 997) place\(number % 31)"
            _ = grouper.add(wire.headline(title, hours: Double(number) / 5))
            if number % 100 == 0 { _ = grouper.mergeStories() }
        }
        #expect(grouper.count <= 361)
        #expect(grouper.capacities.headlines <= 362)
        #expect(grouper.capacities.stories <= 362)
        #expect(grouper.capacities.words <= 1100)
        #expect(grouper.sizeInBytes < 400_000)
    }

    struct Outcome: Equatable {
        var stories: [StoryKey] = []
        var merges: [StoryMerge] = []
    }

    static func run(seed: UInt64) -> Outcome {
        var numbers = SplitMix(seed: seed)
        var wire = Wire()
        var grouper = StoryGrouper()
        var outcome = Outcome()
        for number in 0..<2000 {
            let words = (0..<6).map { _ in "w\(Int.random(in: 0..<120, using: &numbers))" }
            let headline = wire.headline(words.joined(separator: " "), hours: Double(number) / 10)
            outcome.stories.append(grouper.add(headline))
            if number % 100 == 99 { outcome.merges += grouper.mergeStories() }
        }
        return outcome
    }

    @Test(arguments: [
        "Untitled", "Photo", "#12", "Weekly links", "2026-11-30", "Episode 12", "", "訃報",
    ])
    func `titles that stand over anything found no story`(title: String) {
        for algorithm in GroupingAlgorithm.allCases {
            var wire = Wire()
            var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
            let stories = (0..<4).map { _ in grouper.add(wire.headline(title, hours: 1)) }
            #expect(Set(stories).count == 4)
            #expect(grouper.mergeStories().isEmpty)
        }
    }
}
