import NewsModel
import StoryGrouping
import Testing

@Suite struct FloodingTests {
    @Test(arguments: GroupingAlgorithm.allCases)
    func `a title posted every hour makes one story that stays bounded`(
        algorithm: GroupingAlgorithm
    ) {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
        var stories: Set<StoryKey> = []
        for hour in 0..<500 {
            stories.insert(
                grouper.add(
                    wire.headline(
                        "Traffic report for the northern ring road", hours: Double(hour),
                        publisher: "radio.example")))
            if hour % 24 == 0 { _ = grouper.mergeStories() }
            _ = grouper.splitStories()
        }
        #expect(stories.count <= 2)
        #expect(grouper.count <= 73)
        #expect(grouper.sizeInBytes < 500_000)
    }

    @Test func `a publisher that floods neither joins everything nor grows without bound`() {
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(capacity: 2000))
        let event = wire.headline(
            "Dam breaks above Karlstad, thousands flee", publisher: "a.example")
        let story = grouper.add(event)
        for number in 0..<5000 {
            _ = grouper.add(
                wire.headline(
                    "Deal of the minute \(number): save on gadget\(number) model\(number * 7)",
                    hours: Double(number) / 1000, publisher: "spam.example"))
        }
        #expect(grouper.count == 2000)
        let late = wire.headline("Dam breaks above Karlstad", hours: 5.1, publisher: "b.example")
        #expect(grouper.add(late) != StoryKey(rawValue: story.rawValue + 1))
        #expect(grouper.sizeInBytes < 10_000_000)
    }

    @Test func `a number that a flood made rare joins no stranger`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        var flood: Set<StoryKey> = []
        for number in 1...300 {
            flood.insert(
                grouper.add(
                    wire.headline(
                        "The price of copper falls, number \(number)",
                        hours: Double(number) / 200, publisher: "spam.example")))
        }
        for title in [
            "Parliament passes budget with 231 votes", "Flood kills 87 in valley",
            "Team wins final after 122 minutes", "Rocket launch delayed by 14 days",
        ] {
            let story = grouper.add(wire.headline(title, hours: 2, publisher: "a.example"))
            #expect(!flood.contains(story), "\(title)")
        }
        // Beside a word that both have it counts as before.
        let storm = "Storm: 231 flights cancelled"
        #expect(StoryGrouper.joins(storm, "Airline cancels 231 flights"))
    }

    @Test(arguments: [
        "word word word word word word", "😀 😂 🎉 🔥 😀", "",
        String(repeating: "Long headline about the harbour bridge ", count: 250),
    ])
    func `odd titles come into no story with others`(title: String) {
        var wire = Wire()
        var grouper = StoryGrouper()
        let story = grouper.add(wire.headline("Ferry sinks off Norway, crew rescued"))
        #expect(grouper.add(wire.headline(title, hours: 1)) != story)
    }
}
