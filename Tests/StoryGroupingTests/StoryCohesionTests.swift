import NewsModel
import StoryGrouping
import Testing

/// Two events of one kind, told in English and German by a model that knows little else.
private struct TwoGames {
    /// How alike the events are, by cosine.
    let likeness: Float

    static let space = VectorSpace(
        model: "test", dimension: 5,
        means: ["en": [0.95, 0, 0, 0, 0], "de": [0, 0.95, 0, 0, 0]])

    func vector(game: Int, language: String) -> TextVector? {
        let own = (1 - likeness).squareRoot()
        let common = likeness.squareRoot()
        return TextVector([
            language == "en" ? 3 : 0, language == "de" ? 3 : 0, common, game == 0 ? own : 0,
            game == 1 ? own : 0,
        ])
    }

    /// Four headlines of each game, in two languages, that were put into one story.
    func story(_ titles: [[String]], in wire: inout Wire) -> StoryGrouper {
        var grouper = StoryGrouper(
            options: GroupingOptions(algorithm: .stories), space: Self.space)
        var founder: StoryKey?
        for (game, titles) in titles.enumerated() {
            for (place, title) in titles.enumerated() {
                let language = place % 2 == 0 ? "en" : "de"
                let headline = wire.headline(title, language: language)
                let story = founder ?? StoryKey(founder: headline.entry)
                founder = story
                grouper.restore(
                    headline, vector: vector(game: game, language: language), story: story)
            }
        }
        return grouper
    }

    /// How many headlines leave the story when one more has come.
    func leaving(_ titles: [[String]]) -> Int {
        var wire = Wire()
        var grouper = story(titles, in: &wire)
        let headline = wire.headline("Late report about the first evening game", language: "en")
        _ = grouper.add(headline, vector: vector(game: 0, language: "en"))
        let merges = grouper.mergeStories()
        let splits = grouper.splitStories()
        // Once parted they stay so.
        let again = wire.headline("Another report about the first evening game", language: "de")
        _ = grouper.add(again, vector: vector(game: 0, language: "de"))
        #expect(merges.isEmpty && grouper.mergeStories().isEmpty)
        #expect(grouper.splitStories().isEmpty)
        return splits.reduce(0) { $0 + $1.entries.count }
    }
}

@Suite struct StoryCohesionTests {
    private let inter = [
        "Inter defeat Lazio tonight", "Inter besiegt Lazio deutlich", "Lazio beaten by Inter",
        "Lazio unterliegt gegen Inter",
    ]
    private let real = [
        "Sevilla stun Valencia tonight", "Sevilla schlägt Valencia deutlich",
        "Valencia beaten by Sevilla", "Valencia unterliegt gegen Sevilla",
    ]

    @Test(arguments: [(Float(0.45), 4), (0.66, 4), (0.9, 0)])
    func `two events with names of their own part`(likeness: Float, leaving: Int) {
        #expect(TwoGames(likeness: likeness).leaving([inter, real]) == leaving)
    }

    @Test(arguments: [(Float(0.45), 4), (0.66, 0), (0.9, 0)])
    func `two sides of one event, which share its names, stay together`(
        likeness: Float, leaving: Int
    ) {
        let more = [
            "Inter celebrate after Lazio match", "Inter feiert nach Lazio Spiel",
            "Lazio fans unhappy with Inter", "Lazio Anhänger sauer auf Inter",
        ]
        #expect(TwoGames(likeness: likeness).leaving([inter, more]) == leaving)
    }

    @Test func `other numbers make headlines of two languages less alike`() throws {
        let games = TwoGames(likeness: 0.5)
        func similarity(_ one: String, _ other: String, _ language: String) throws -> Double {
            var wire = Wire()
            var grouper = StoryGrouper(
                options: GroupingOptions(algorithm: .stories), space: TwoGames.space)
            let (left, right) = (
                wire.headline(one, language: "en"), wire.headline(other, language: language)
            )
            _ = grouper.add(left, vector: games.vector(game: 0, language: "en"))
            _ = grouper.add(right, vector: games.vector(game: 0, language: language))
            return try #require(grouper.explanation(of: left.entry, and: right.entry)).similarity
        }
        let english = "Fire in Lisbon forces 38,000 to flee"
        let same = try similarity(english, "Brand vertreibt 38.000 Portugiesen aus Häusern", "de")
        let other = try similarity(english, "Brand vertreibt 12.500 Portugiesen aus Häusern", "de")
        #expect(abs(same - other - 0.12) < 0.01)
        // In one language the toll rises from hour to hour.
        let risen = try similarity(english, "Lisbon forces 45,000 to flee Fire", "en")
        #expect(risen > same)
    }
}
