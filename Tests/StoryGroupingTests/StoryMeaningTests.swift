import NewsModel
import StoryGrouping
import TestSupport
import Testing

/// A space of few dimensions: each language far from the others, each event a small step aside.
private struct Meanings {
    static let dimension = 24
    static let languages = ["en", "ja"]

    let space: VectorSpace
    private let events: [[Float]]
    private let means: [[Float]]

    init(seed: UInt64 = 5) {
        var numbers = SplitMix(seed: seed)
        func random(_ size: Float) -> [Float] {
            (0..<Self.dimension).map { _ in Float.random(in: -size...size, using: &numbers) }
        }
        let (means, events) = ([random(1), random(1)], (0..<6).map { _ in random(0.4) })
        self.means = means
        self.events = events
        // As a model is measured: the mean of directions, which have length 1.
        let measured = means.map { mean in
            var sum = [Float](repeating: 0, count: Self.dimension)
            for event in events {
                let direction = TextVector(zip(mean, event).map { $0 + $1 })?.direction ?? []
                for (place, coordinate) in direction.enumerated() {
                    sum[place] += coordinate / Float(events.count)
                }
            }
            return sum
        }
        space = VectorSpace(
            model: "test", dimension: Self.dimension,
            means: Dictionary(uniqueKeysWithValues: zip(Self.languages, measured)))
    }

    func vector(event: Int, language: String) -> TextVector? {
        let mean = means[language == "en" ? 0 : 1]
        return TextVector(zip(mean, events[event]).map { $0 + $1 })
    }
}

@Suite struct StoryMeaningTests {
    private let options = GroupingOptions(algorithm: .stories)

    @Test func `reports of one event join across languages`() {
        let meanings = Meanings()
        var wire = Wire()
        var grouper = StoryGrouper(options: options, space: meanings.space)
        let english = grouper.add(
            wire.headline("Ferry sinks off Norway, crew rescued", language: "en"),
            vector: meanings.vector(event: 0, language: "en"))
        let other = grouper.add(
            wire.headline("Parliament debates new sugar tax", hours: 1, language: "en"),
            vector: meanings.vector(event: 1, language: "en"))
        let japanese = grouper.add(
            wire.headline("ノルウェー沖でフェリー沈没、乗員救助", hours: 1, language: "ja"),
            vector: meanings.vector(event: 0, language: "ja"))
        #expect(japanese == english)
        #expect(other != english)
    }

    @Test func `a language that is wrongly named is told by the vector`() {
        let meanings = Meanings()
        var wire = Wire()
        var grouper = StoryGrouper(options: options, space: meanings.space)
        let english = grouper.add(
            wire.headline("Ferry sinks off Norway, crew rescued", language: "en"),
            vector: meanings.vector(event: 0, language: "en"))
        let mistaken = grouper.add(
            wire.headline("ノルウェー沖でフェリー沈没、乗員救助", hours: 1, language: "en-US"),
            vector: meanings.vector(event: 0, language: "ja"))
        #expect(mistaken == english)
    }

    @Test func `vectors of another length are never compared`() throws {
        var wire = Wire()
        var grouper = StoryGrouper(options: options, space: Meanings().space)
        let foreign = try #require(TextVector([1, 2, 3]))
        let one = grouper.add(wire.headline("Ferry sinks off Norway"), vector: foreign)
        let other = wire.headline("Parliament debates new sugar tax", hours: 1)
        #expect(grouper.add(other, vector: foreign) != one)
        #expect(grouper.explanation(of: other.entry, and: other.entry)?.meaning == nil)
    }

    @Test func `without vectors words are compared`() {
        #expect(
            StoryGrouper.joins(
                "Ferry sinks off the coast of Norway, crew rescued",
                "Ferry sinks off coast of Norway and crew is rescued", options: options))
        #expect(
            !StoryGrouper.joins(
                "Ferry sinks off Norway", "Parliament debates tax", options: options))
    }

    @Test func `the same input gives the same stories`() {
        let meanings = Meanings()
        func run() -> [StoryKey] {
            var wire = Wire()
            var numbers = SplitMix(seed: 9)
            var grouper = StoryGrouper(options: options, space: meanings.space)
            var stories: [StoryKey] = []
            for number in 0..<300 {
                let language = Meanings.languages[Int.random(in: 0...1, using: &numbers)]
                let event = Int.random(in: 0..<6, using: &numbers)
                stories.append(
                    grouper.add(
                        wire.headline(
                            "Report number word\(number) about matter \(event)",
                            hours: Double(number) / 10, language: language),
                        vector: meanings.vector(event: event, language: language)))
                if number % 50 == 0 {
                    _ = grouper.mergeStories()
                    _ = grouper.splitStories()
                }
            }
            return stories
        }
        #expect(run() == run())
    }

    @Test(arguments: [[], [0, 0], [Float.nan, 1], [.infinity]])
    func `what points nowhere is no vector`(coordinates: [Float]) {
        #expect(TextVector(coordinates) == nil)
    }

    @Test func `a vector keeps its direction`() throws {
        let direction = try #require(TextVector([0.03, -0.04])).direction
        #expect(abs(direction[0] - 0.6) < 0.01)
        #expect(abs(direction[1] + 0.8) < 0.01)
        #expect(TextVector(steps: [0, 0]) == nil)
    }
}
