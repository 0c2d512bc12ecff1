import NewsModel
import StoryGrouping
import Testing

@Suite struct GroupingOptionsTests {
    @Test(arguments: GroupingAlgorithm.allCases)
    func `levels run from strict to loose`(algorithm: GroupingAlgorithm) {
        let levels = [GroupingLevel.strict, .balanced, .loose].map { algorithm.threshold($0) }
        #expect(levels[0] > levels[1] && levels[1] > levels[2])
        #expect(GroupingOptions(algorithm: algorithm).threshold == levels[1])
    }

    @Test(arguments: GroupingAlgorithm.allCases)
    func `a threshold parts what is below from what is not`(algorithm: GroupingAlgorithm) throws {
        let first = "Storm floods harbor town in the north"
        let second = "Storm floods northern harbor town, roads closed"
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
        let (one, two) = (wire.headline(first), wire.headline(second, hours: 1))
        _ = grouper.add(one)
        _ = grouper.add(two)
        let likeness = try #require(grouper.explanation(of: one.entry, and: two.entry))
        func joins(_ threshold: Double) -> Bool {
            StoryGrouper.joins(
                first, second, options: GroupingOptions(algorithm: algorithm, threshold: threshold))
        }
        #expect(joins(likeness.similarity - 0.001))
        #expect(!joins(likeness.similarity + 0.001))
    }

    @Test func `a day costs words fifteen hundredths`() throws {
        var wire = Wire()
        var grouper = StoryGrouper()
        let one = wire.headline("Storm floods harbor town")
        let two = wire.headline("Storm floods harbor town", hours: 24)
        _ = grouper.add(one)
        _ = grouper.add(two)
        let likeness = try #require(grouper.explanation(of: one.entry, and: two.entry))
        #expect(abs(likeness.similarity - 0.85) < 0.0001)
        #expect(likeness.hoursApart == 24)
        #expect(Set(likeness.sharedWords) == ["Storm", "floods", "harbor", "town"])
        #expect(grouper.explanation(of: one.entry, and: .init(rawValue: 77)) == nil)
    }
}
