import NewsModel
import StoryGrouping
import Testing

@Suite struct StoryTitleTests {
    private func title(
        _ titles: [String], shown: String? = nil, language: String? = nil,
        languages: [String] = []
    ) -> String? {
        var wire = Wire()
        var grouper = StoryGrouper()
        let story = StoryKey(rawValue: 1)
        for (place, title) in titles.enumerated() {
            let tag = languages.isEmpty ? nil : languages[place]
            grouper.restore(wire.headline(title, language: tag), story: story)
        }
        return grouper.title(of: story, shown: shown, language: language)
    }

    @Test func `the headline most like the others speaks for the story`() {
        let middle = "Storm floods harbor town and closes coastal roads"
        #expect(
            title([
                "Storm floods harbor town while mayor calls for calm", middle,
                "Coastal roads closed while storm rages for days",
            ]) == middle)
    }

    @Test(arguments: [
        "Will the storm flood the harbor town tonight?", "LIVE: Storm floods harbor town tonight",
        "10 things about the storm in harbor town", "Storm",
    ])
    func `questions, tickers, lists, and scraps stand back`(poor: String) {
        let good = "The storm has flooded the harbor town tonight"
        #expect(title([poor, good]) == good)
    }

    @Test func `a shown title stays while none is clearly better`() {
        let titles = [
            "Storm floods harbor town in the north", "Storm floods harbor town in the south",
        ]
        #expect(title(titles) == titles[0])
        #expect(title(titles, shown: titles[1]) == titles[1])
        #expect(title(titles, shown: "Something that is no more") == titles[0])
    }

    @Test func `the reader's language comes first`() {
        let titles = [
            "Storm floods harbor town in the north", "Storm floods harbor town in the north again",
            "Sturm flutet Hafenstadt im hohen Norden",
        ]
        #expect(title(titles, language: "de-AT", languages: ["en", "en", "de"]) == titles[2])
        #expect(title(titles, language: "fr", languages: ["en", "en", "de"]) == titles[0])
    }

    @Test func `a story without headlines has no title`() {
        #expect(StoryGrouper().title(of: StoryKey(rawValue: 5)) == nil)
    }
}
