/// How Stories weighs what headlines mean against the words they share.
enum Meaning {
    /// The share of the meaning.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    static let weight: Float = 0.7
    /// The same between languages, where no words are shared to speak of.
    static let foreignWeight: Float = 0.85
    /// What it costs two headlines in different languages to say different numbers.
    ///
    /// Source: measured on headlines of our own; see Documentation/Stories.md.
    static let costOfOtherNumbers: Float = 0.12
    /// What makes the similarity of words alone one that the same thresholds fit.
    static let wordsAlone: Float = 1.1
}

/// Compares one headline with many: it is laid out once, the others are run past it.
struct Comparison {
    /// The slot of the headline.
    let slot: UInt32
    private let algorithm: GroupingAlgorithm
    private let seconds: Int64
    private let words: BlockArena.List
    private let text: BlockArena.List
    private let costOfSecond: Float
    /// For each letter below U+0700, the places of the text where it stands, one bit each.
    private var places: [UInt128] = []
    /// The same for the other letters.
    private var otherPlaces: [UInt32: UInt128] = [:]

    /// Lays out the headline in `slot`.
    init(_ slot: UInt32, in window: HeadlineWindow, by algorithm: GroupingAlgorithm) {
        self.slot = slot
        self.algorithm = algorithm
        seconds = window.records[Int(slot)].seconds
        words = window.records[Int(slot)].words
        text = window.records[Int(slot)].text
        costOfSecond = algorithm.costOfDay / 86_400
        guard algorithm == .spelling else { return }
        places = Array(repeating: 0, count: 0x700)
        let range = window.arena.range(of: text)
        for place in range {
            let letter = window.arena.cells[place]
            let bit = UInt128(1) << UInt128(place - range.lowerBound)
            if letter < 0x700 {
                places[Int(letter)] |= bit
            } else {
                otherPlaces[letter, default: 0] |= bit
            }
        }
    }

    /// How alike the laid out headline and the one in `other` are.
    ///
    /// - Parameters:
    ///   - other: The slot of the other headline.
    ///   - window: Where both are.
    ///   - meaning: How close their vectors are, where both have one; for Stories.
    ///   - isForeign: Whether they are in different languages, which share no words to speak of.
    /// - Returns: 0 through 1, or less where days lie between.
    func similarity(
        _ other: UInt32, in window: HeadlineWindow, meaning: Float? = nil, isForeign: Bool = false
    ) -> Float {
        let likeness: Float
        switch algorithm {
        case .words: likeness = cosine(other, window)
        case .stories:
            let words = cosine(other, window)
            if let meaning {
                let mixed = Meaning.weight * meaning + (1 - Meaning.weight) * words
                likeness = isForeign ? max(mixed, Meaning.foreignWeight * meaning) : mixed
            } else {
                likeness = words * Meaning.wordsAlone
            }
        case .letters: likeness = dice(other, window)
        case .spelling: likeness = closeness(other, window)
        }
        guard costOfSecond > 0 else { return likeness }
        let distance = seconds &- window.records[Int(other)].seconds
        return likeness - costOfSecond * Float(distance.magnitude)
    }

    /// The numbers of the words that both have, with the product of their weights.
    func sharedWords(
        _ other: UInt32, in window: HeadlineWindow
    ) -> [(number: UInt32, weight: Float)] {
        var shared: [(number: UInt32, weight: Float)] = []
        forEachSharedWord(other, window) { number, weight, _ in shared.append((number, weight)) }
        return shared
    }

    /// The cosine of the weighted words, whose lengths are 1; 0 where only bare numbers are shared,
    /// which stand in anything: rare as it is, a number tells of no event by itself.
    private func cosine(_ other: UInt32, _ window: HeadlineWindow) -> Float {
        var sum: Float = 0
        var hasWord = false
        forEachSharedWord(other, window) { _, weight, isNumber in
            sum += weight
            if !isNumber { hasWord = true }
        }
        return hasWord ? sum : 0
    }

    @inline(__always)
    private func forEachSharedWord(
        _ other: UInt32, _ window: HeadlineWindow, _ body: (UInt32, Float, Bool) -> Void
    ) {
        let left = window.arena.range(of: words)
        let right = window.arena.range(of: window.records[Int(other)].words)
        var first = left.lowerBound
        var second = right.lowerBound
        while first < left.upperBound, second < right.upperBound {
            let one = window.arena.cells[first]
            let two = window.arena.cells[second]
            if one == two {
                let weight = Float(bitPattern: window.arena.cells[first + 1])
                body(
                    one, weight * Float(bitPattern: window.arena.cells[second + 1]), weight < 0)
            }
            first += one <= two ? 2 : 0
            second += two <= one ? 2 : 0
        }
    }

    /// Twice the pairs of letters in common, by the pairs of both.
    ///
    /// Source: Dice, "Measures of the Amount of Ecologic Association Between Species" (1945).
    private func dice(_ other: UInt32, _ window: HeadlineWindow) -> Float {
        let left = window.arena.range(of: text)
        let right = window.arena.range(of: window.records[Int(other)].text)
        guard !left.isEmpty, !right.isEmpty else { return 0 }
        var shared = 0
        var first = left.lowerBound
        var second = right.lowerBound
        while first < left.upperBound, second < right.upperBound {
            let one = window.arena.cells[first]
            let two = window.arena.cells[second]
            shared += one == two ? 1 : 0
            first += one <= two ? 1 : 0
            second += two <= one ? 1 : 0
        }
        return Float(2 * shared) / Float(left.count + right.count)
    }

    /// One less the edits between the texts, by the length of the longer.
    ///
    /// Source: Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
    /// Distances" (2003), with words of 128 bits.
    private func closeness(_ other: UInt32, _ window: HeadlineWindow) -> Float {
        let left = window.arena.range(of: text)
        let right = window.arena.range(of: window.records[Int(other)].text)
        guard !left.isEmpty, !right.isEmpty else { return 0 }
        var positive = UInt128.max
        var negative: UInt128 = 0
        var distance = left.count
        let last = UInt128(1) << UInt128(left.count - 1)
        for place in right {
            let letter = window.arena.cells[place]
            let match = letter < 0x700 ? places[Int(letter)] : otherPlaces[letter, default: 0]
            let diagonal = (((match & positive) &+ positive) ^ positive) | match | negative
            var rise = negative | ~(diagonal | positive)
            var fall = diagonal & positive
            if rise & last != 0 { distance += 1 }
            if fall & last != 0 { distance -= 1 }
            rise = rise << 1 | 1
            fall <<= 1
            positive = fall | ~(diagonal | rise)
            negative = rise & diagonal
        }
        return 1 - Float(distance) / Float(max(left.count, right.count))
    }
}
