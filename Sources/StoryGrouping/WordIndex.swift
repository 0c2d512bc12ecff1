import NewsModel

/// The words of the headlines in the window: how many have each, and which had it last.
struct WordIndex: Sendable {
    /// The most headlines that are looked at for one word.
    ///
    /// Source: measured; see Documentation/Stories.md.
    static let postingsRead = 400

    private var numbers: [UInt64: UInt32] = [:]
    private var hashes: [UInt64] = []
    private var frequencies: [UInt32] = []
    private var postings: [BlockArena.List] = []
    private var arena = BlockArena()
    private var free: [UInt32] = []

    /// How many numbers for words were ever needed at once.
    var capacity: Int { hashes.count }
    /// How many words are in the window.
    var count: Int { numbers.count }
    /// The size of the buffers in bytes, roughly.
    var sizeInBytes: Int {
        arena.sizeInBytes + hashes.capacity * (8 + 4 + 8) + numbers.capacity * 16
            + free.capacity * 4
    }

    /// The number of a word, counted once more.
    mutating func count(_ hash: UInt64) -> UInt32 {
        if let number = numbers[hash] {
            frequencies[Int(number)] += 1
            return number
        }
        let number: UInt32
        if let used = free.popLast() {
            number = used
            hashes[Int(number)] = hash
            frequencies[Int(number)] = 1
        } else {
            number = UInt32(hashes.count)
            hashes.append(hash)
            frequencies.append(1)
            postings.append(BlockArena.List())
        }
        numbers[hash] = number
        return number
    }

    /// How many headlines in the window have the word.
    func frequency(_ number: UInt32) -> UInt32 { frequencies[Int(number)] }

    /// The hash of a word's letters.
    func hash(_ number: UInt32) -> UInt64 { hashes[Int(number)] }

    /// Notes that the headline in `slot` has the word.
    mutating func post(_ number: UInt32, slot: UInt32) {
        arena.append(slot, to: &postings[Int(number)])
    }

    /// Forgets that the headline in `slot` has the word, and the word when it was the last.
    mutating func forget(_ number: UInt32, slot: UInt32) {
        let place = Int(number)
        arena.remove(slot, from: &postings[place])
        frequencies[place] -= 1
        guard frequencies[place] == 0 else { return }
        arena.release(&postings[place])
        numbers[hashes[place]] = nil
        free.append(number)
    }

    /// Adds `weight` to the scores of the headlines that had the word last, and collects those
    /// whose score was 0.
    func score(
        _ number: UInt32, weight: Float, into scores: inout [Float], touched: inout [UInt32]
    ) {
        let range = arena.range(of: postings[Int(number)])
        for place in max(range.lowerBound, range.upperBound - Self.postingsRead)..<range.upperBound
        {
            let slot = arena.cells[place]
            if scores[Int(slot)] == 0 { touched.append(slot) }
            scores[Int(slot)] += weight
        }
    }
}
