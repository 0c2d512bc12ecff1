import NewsModel
import StoryGrouping

/// Groups a stream of headlines, first into an empty window, then with the window full.
struct GroupRun {
    /// How many headlines the window of 72 hours holds.
    let count: Int

    func run() {
        let headlines = HeadlineStream(perWindow: count).headlines(count * 2)
        var grouper = StoryGrouper()
        let before = Meter.residentKilobytes
        var figures = Figures()
        let filling = Meter.processorTime
        for headline in headlines[..<count] { _ = grouper.add(headline) }
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
            stories.insert(grouper.add(headline))
            samples.append(Meter.threadTime - start)
            // A refresh of some hundred feeds brings about so many at once.
            if place % 1000 == 999 { _ = grouper.mergeStories() }
        }
        figures["steady_seconds"] = Meter.processorTime - steady
        figures["count"] = Double(count)
        figures["stories"] = Double(stories.count)
        figures.add("microseconds", percentilesOf: samples, scale: 1e6)
        try? figures.print()
    }
}
