import NewsModel
import StoryGrouping
import TestSupport
import Testing

/// The measures by the book, slow and plain, against which the index is held.
@Suite struct ReferenceTests {
    @Test(arguments: [UInt64(1), 2, 3, 4, 5])
    func `letters and spelling are what the textbook says`(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        for algorithm in [GroupingAlgorithm.letters, .spelling] {
            for _ in 0..<100 {
                let first = Self.title(&numbers)
                let second = Self.title(&numbers)
                var wire = Wire()
                var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
                let (one, two) = (wire.headline(first), wire.headline(second))
                _ = grouper.add(one)
                _ = grouper.add(two)
                let likeness = try #require(grouper.explanation(of: one.entry, and: two.entry))
                let expected =
                    algorithm == .letters
                    ? Self.dice(first, second) : Self.closeness(first, second)
                #expect(
                    abs(likeness.similarity - expected) < 1e-5, "seed \(seed): \(first) / \(second)"
                )
            }
        }
    }

    @Test(arguments: [UInt64(11), 12, 13], GroupingAlgorithm.allCases)
    func `the index finds what comparing with all finds`(
        seed: UInt64, algorithm: GroupingAlgorithm
    ) throws {
        var numbers = SplitMix(seed: seed)
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
        var seen: [Headline] = []
        for _ in 0..<60 {
            let headline = wire.headline(
                Self.title(&numbers), hours: Double(Int.random(in: 0..<70, using: &numbers)))
            let stories = seen.map { grouper.story(of: $0.entry) }
            let story = grouper.add(headline)
            var scores: [StoryKey: Double] = [:]
            for candidate in Set(stories.compactMap { $0 }) {
                let members = seen.indices.filter { stories[$0] == candidate }
                let likenesses = try members.map {
                    try #require(grouper.explanation(of: headline.entry, and: seen[$0].entry))
                }
                let mean =
                    likenesses.suffix(16).reduce(0) { $0 + $1.similarity }
                    / Double(min(members.count, 16))
                // Without a word in common there is nothing to look for in the index.
                let found = members.indices.filter {
                    !likenesses[$0].sharedWords.isEmpty
                        && likenesses[$0].similarity >= grouper.options.threshold - 1e-6
                }
                guard
                    let best = found.max(by: {
                        likenesses[$0].similarity < likenesses[$1].similarity
                    }),
                    mean >= grouper.options.threshold - 0.2 - 1e-6
                else { continue }
                scores[candidate] = mean + likenesses[best].similarity
            }
            // Among equals either is right.
            let most = scores.values.max() ?? 0
            let right = Set(scores.filter { $0.value > most - 1e-6 }.keys)
            let own = StoryKey(founder: headline.entry)
            #expect(right.contains(story) || (right.isEmpty && story == own), "seed \(seed)")
            seen.append(headline)
        }
    }

    private static func title(_ numbers: inout SplitMix) -> String {
        let words = ["harbor", "storm", "vote", "bank", "river", "trial", "moon", "strike", "fuel"]
        let count = Int.random(in: 3...7, using: &numbers)
        return words.shuffled(using: &numbers).prefix(count).map { word in
            word
                + (Bool.random(using: &numbers) ? "" : "\(Int.random(in: 0..<9, using: &numbers))")
        }.joined(separator: " ")
    }

    private static func dice(_ first: String, _ second: String) -> Double {
        func pairs(_ text: String) -> [String: Int] {
            let letters = Array(" " + text + " ")
            var pairs: [String: Int] = [:]
            for place in letters.indices.dropLast() {
                pairs[String(letters[place...(place + 1)]), default: 0] += 1
            }
            return pairs
        }
        let (one, two) = (pairs(first), pairs(second))
        let shared = one.reduce(0) { $0 + min($1.value, two[$1.key] ?? 0) }
        return Double(2 * shared) / Double(one.values.reduce(0, +) + two.values.reduce(0, +))
    }

    private static func closeness(_ first: String, _ second: String) -> Double {
        let one = Array(first.split(separator: " ").sorted().joined(separator: " "))
        let two = Array(second.split(separator: " ").sorted().joined(separator: " "))
        var row = Array(0...two.count)
        for (place, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for column in two.indices {
                let change = diagonal + (letter == two[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, diagonal + 1)
            }
        }
        return 1 - Double(row[two.count]) / Double(max(one.count, two.count))
    }
}
