import NewsModel
import StoryGrouping
import TestSupport

/// Groups a stream of headlines, first into an empty window, then with the window full.
struct GroupRun {
    /// How many headlines the window of 72 hours holds.
    let count: Int
    /// Whether each headline has a vector, as the engine of a model would give it.
    var hasMeaning = false

    /// How many coordinates a vector has, as those of multilingual-e5-small.
    private static let dimension = 384

    private func vectors(_ count: Int) -> [TextVector?] {
        guard hasMeaning else { return Array(repeating: nil, count: count) }
        var numbers = SplitMix(seed: 7)
        return (0..<count).map { _ in
            TextVector((0..<Self.dimension).map { _ in Float.random(in: -1...1, using: &numbers) })
        }
    }

    func run() {
        let headlines = HeadlineStream(perWindow: count).headlines(count * 2)
        let vectors = vectors(count * 2)
        var grouper = StoryGrouper(
            options: GroupingOptions(algorithm: hasMeaning ? .stories : .words),
            space: VectorSpace(model: "bench", dimension: Self.dimension))
        let before = Meter.residentKilobytes
        var figures = Figures()
        let filling = Meter.processorTime
        for (place, headline) in headlines[..<count].enumerated() {
            _ = grouper.add(headline, vector: vectors[place])
        }
        _ = grouper.mergeStories()
        figures["fill_seconds"] = Meter.processorTime - filling
        figures["resident_bytes"] =
            Double((Meter.residentKilobytes - before) * 1024) / Double(grouper.count)
        figures["counted_bytes"] = Double(grouper.sizeInBytes) / Double(grouper.count)
        figures["window"] = Double(grouper.count)

        var samples: [Double] = []
        samples.reserveCapacity(count)
        var stories: Set<StoryKey> = []
        let steady = Meter.processorTime
        for (place, headline) in headlines[count...].enumerated() {
            let start = Meter.threadTime
            stories.insert(grouper.add(headline, vector: vectors[count + place]))
            samples.append(Meter.threadTime - start)
            // A refresh of some hundred feeds brings about so many at once.
            if place % 1000 == 999 { _ = grouper.mergeStories() }
        }
        figures["steady_seconds"] = Meter.processorTime - steady
        figures["count"] = Double(count)
        figures["stories"] = Double(stories.count)
        let refresh = Meter.processorTime
        for (place, headline) in headlines.suffix(500).enumerated() {
            let again = Headline(
                entry: EntryKey(rawValue: UInt64.max - UInt64(place)), title: headline.title,
                time: headline.time, publisher: headline.publisher, language: headline.language)
            _ = grouper.add(again, vector: vectors[vectors.count - 500 + place])
        }
        _ = grouper.mergeStories()
        _ = grouper.splitStories()
        figures["refresh_of_500_seconds"] = Meter.processorTime - refresh
        figures.add("microseconds", percentilesOf: samples, scale: 1e6)
        try? figures.print()
    }
}
