import IntentSync
import TestSupport

/// How long it takes to make the bytes of a year's read state of what is known, and to read them.
struct SpeedRun {
    let scenario: ReaderModel.Scenario
    let entries: Int
    let seed: Int
    /// Whether entries come in an order of chance, not in that of their arrival.
    let isShuffled: Bool

    func run() throws {
        let model = ReaderModel(scenario, entries: entries, seed: seed)
        var states = model.feeds.map(\.state)
        if isShuffled {
            var random = SplitMix(seed: 1)
            for place in states.indices { states[place].entries.shuffle(using: &random) }
        }
        var figures = Figures()
        figures["entries"] = Double(states.reduce(0) { $0 + $1.entries.count })
        var bytes: [UInt8] = []
        var regions: [FeedRegion] = []
        var building = Double.infinity
        var encoding = Double.infinity
        var decoding = Double.infinity
        for _ in 0..<7 {
            let start = Meter.threadTime
            regions = states.map { FeedRegion($0) }
            let built = Meter.threadTime
            bytes = ReadRegion(regions).encoded()
            let encoded = Meter.threadTime
            let again = try ReadRegion(decoding: bytes)
            let decoded = Meter.threadTime
            precondition(again == ReadRegion(regions), "a region did not come back")
            building = min(building, built - start)
            encoding = min(encoding, encoded - built)
            decoding = min(decoding, decoded - encoded)
        }
        figures["bytes"] = Double(bytes.count)
        figures["build_milliseconds"] = building * 1000
        figures["encode_milliseconds"] = encoding * 1000
        figures["decode_milliseconds"] = decoding * 1000
        figures.print()
    }
}
