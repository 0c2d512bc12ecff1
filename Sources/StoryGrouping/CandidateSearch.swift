/// Finds the few headlines in the window that share the rarest words with a new one.
struct CandidateSearch: Sendable {
    /// The most words that are looked up.
    static let wordsRead = 8
    /// The most headlines that are found.
    static let limit = 64

    /// How many headlines are enough not to look up a more common word.
    ///
    /// Source: measured; see Documentation/Stories.md.
    static let enough = 512

    /// The slots that were found, those that share most first.
    private(set) var found: [UInt32] = []

    private var scores: [Float] = []
    private var touched: [UInt32] = []
    private var rarest: [(frequency: UInt32, number: UInt32)] = []
    private var best: [UInt64] = []

    /// The size of the buffers in bytes.
    var sizeInBytes: Int { scores.capacity * 4 + touched.capacity * 4 }

    /// Looks for headlines no more than `reach` seconds from the one in `slot`, which is not
    /// listed in `words` yet.
    mutating func search(
        for slot: UInt32, words: WordIndex, window: HeadlineWindow, reach: Int64
    ) {
        collectRarest(slot, words, window)
        while scores.count < window.capacity { scores.append(0) }
        touched.removeAll(keepingCapacity: true)
        for word in rarest.prefix(Self.wordsRead) where touched.count < Self.enough {
            let weight = StoryGrouper.weight(
                frequency: word.frequency, headlines: window.count)
            words.score(word.number, weight: weight * weight, into: &scores, touched: &touched)
        }
        best.removeAll(keepingCapacity: true)
        let seconds = window.records[Int(slot)].seconds
        for other in touched {
            let key = UInt64(scores[Int(other)].bitPattern) << 32 | UInt64(other)
            scores[Int(other)] = 0
            if best.count == Self.limit, key < best[0] { continue }
            let distance = seconds &- window.records[Int(other)].seconds
            if distance.magnitude <= reach { keep(key) }
        }
        best.sort(by: >)
        found.removeAll(keepingCapacity: true)
        for key in best { found.append(UInt32(truncatingIfNeeded: key)) }
    }

    private mutating func collectRarest(
        _ slot: UInt32, _ words: WordIndex, _ window: HeadlineWindow
    ) {
        rarest.removeAll(keepingCapacity: true)
        let range = window.arena.range(of: window.records[Int(slot)].words)
        for cell in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            let number = window.arena.cells[cell]
            let frequency = words.frequency(number)
            // The word of one headline is the new one's alone.
            if frequency > 1 { rarest.append((frequency, number)) }
        }
        rarest.sort { ($0.frequency, $0.number) < ($1.frequency, $1.number) }
    }

    /// Keeps `key` in a heap with the least at its root, of `limit` elements at most.
    private mutating func keep(_ key: UInt64) {
        if best.count < Self.limit {
            best.append(key)
            var place = best.count - 1
            while place > 0, best[place] < best[(place - 1) / 2] {
                best.swapAt(place, (place - 1) / 2)
                place = (place - 1) / 2
            }
            return
        }
        var place = 0
        best[0] = key
        while true {
            var least = place
            let child = place * 2 + 1
            if child < best.count, best[child] < best[least] { least = child }
            if child + 1 < best.count, best[child + 1] < best[least] { least = child + 1 }
            if least == place { return }
            best.swapAt(place, least)
            place = least
        }
    }
}
