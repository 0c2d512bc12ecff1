import Compression
import Glibc
import IntentSync

/// How many bytes the read state of a year takes, beside what others keep of the same marks.
struct SizeRun {
    let scenario: ReaderModel.Scenario
    let entries: Int
    let seed: Int

    func run() {
        let model = ReaderModel(scenario, entries: entries, seed: seed)
        let states = model.feeds.map(\.state)
        let region = ReadRegion(states.map { FeedRegion($0) })
        let bytes = region.encoded()
        let marks = NewsNinjaMarks(
            model.feeds.flatMap { feed in
                feed.entries.lazy.filter(\.isRead).map(\.hash)
            })
        var figures = Figures()
        figures["entries"] = Double(model.feeds.reduce(0) { $0 + $1.entries.count })
        figures["reads"] = Double(marks.count)
        figures["bytes"] = Double(bytes.count)
        figures["feeds"] = Double(region.feeds.count)
        figures["spans"] = Double(region.feeds.reduce(0) { $0 + $1.bounds.count / 2 })
        figures["unread_hashes"] = Double(Self.hashes(region.feeds.map(\.unread)))
        figures["read_hashes"] = Double(Self.hashes(region.feeds.map(\.read)))
        figures["raw_bytes"] = Double(marks.raw.count)
        figures["plist_bytes"] = Double(marks.propertyList.count)
        // What each part takes, coded alone.
        let count = Double(max(region.feeds.count, 1))
        figures["bytes_knowing_feeds"] = Double(
            region.encoded(knowing: states.map(\.feed)).count)
        figures["key_bytes"] = count * (64 - log2(count) + log2(M_E)) / 8
        let dated = ReadRegion(region.feeds.filter { !$0.bounds.isEmpty })
        figures["dated_bytes"] = Double(dated.encoded().count)
        figures["undated_bytes"] = Double(
            ReadRegion(region.feeds.filter { $0.bounds.isEmpty }).encoded().count)
        let spans = dated.feeds.map { FeedRegion(feed: $0.feed, bounds: $0.bounds) }
        figures["span_bytes"] = Double(ReadRegion(spans).encoded().count)
        figures["raw_deflated_bytes"] = Double(Deflate.compress(marks.raw).count)
        figures.print()
    }

    private static func hashes(_ sets: [HashSets]) -> Int {
        sets.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.prefixes.count } }
    }
}
