/// A title cut into folded words.
struct FoldedTitle {
    /// One word, or a run of letters of a script without spaces.
    struct Word {
        /// Where its letters lie in `letters`.
        var letters: Range<Int>
        /// Where it stood in the title, in Unicode scalars.
        var source: Range<Int>
        /// A digest of its letters.
        var hash: UInt64
        /// Whether its script does not set words apart.
        var isUnspaced: Bool
    }

    /// The scalars that are read; no headline is longer.
    static let limitInScalars = 1024

    /// The folded letters of all words, without spaces.
    private(set) var letters: [UInt32] = []
    /// The words in order.
    private(set) var words: [Word] = []

    private var sources: [Int32] = []
    private var start = 0
    private var isUnspaced = false

    /// Folds a whole title.
    init(_ title: String) {
        let scalars = Self.scalars(of: title)
        self.init(scalars, in: 0..<scalars.count)
    }

    /// Folds the scalars of a title that lie in `range`.
    init(_ scalars: [UInt32], in range: Range<Int>) {
        let table = LetterFolding.table
        letters.reserveCapacity(range.count)
        sources.reserveCapacity(range.count)
        words.reserveCapacity(16)
        var place = range.lowerBound
        while place < range.upperBound {
            if Self.isPossessive(scalars, at: place, until: range.upperBound, table) {
                place += 2
                continue
            }
            take(LetterFolding.fold(scalars[place], table), from: place)
            place += 1
        }
        endWord()
    }

    /// The scalars of a title, cut at the limit.
    static func scalars(of title: String) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(min(title.utf8.count, limitInScalars))
        for scalar in title.unicodeScalars {
            if scalars.count == limitInScalars { break }
            scalars.append(scalar.value)
        }
        return scalars
    }

    /// A digest of letters: the same on every machine, so that the same input gives the same
    /// stories.
    static func hash(_ letters: ArraySlice<UInt32>) -> UInt64 {
        var hash: UInt64 = 0x243F_6A88_85A3_08D3
        for letter in letters { hash = mix(hash, letter) }
        return hash
    }

    /// Adds one letter to a digest.
    static func mix(_ hash: UInt64, _ letter: UInt32) -> UInt64 {
        let product = (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 29)
    }

    /// Whether an apostrophe with an "s" that ends a word stands here.
    private static func isPossessive(
        _ scalars: [UInt32], at place: Int, until end: Int, _ table: [UInt32]
    ) -> Bool {
        guard [0x27, 0x2019, 0x02BC, 0xFF07].contains(scalars[place]), place + 1 < end,
            scalars[place + 1] | 0x20 == 0x73
        else { return false }
        return place + 2 >= end
            || LetterFolding.fold(scalars[place + 2], table) == LetterFolding.separator
    }

    private mutating func take(_ folded: UInt32, from place: Int) {
        switch folded {
        case LetterFolding.separator: endWord()
        case LetterFolding.dropped: break
        case 0x3099, 0x309A: voice(folded - 0x3098)
        case _ where folded & LetterFolding.several != 0:
            var rest = folded & ~LetterFolding.several
            while rest != 0 {
                append(rest & 0xFF, from: place)
                rest >>= 8
            }
        default: append(folded, from: place)
        }
    }

    private mutating func append(_ letter: UInt32, from place: Int) {
        if letters.count > start, let last = letters.last, let whole = Self.syllable(last, letter) {
            letters[letters.count - 1] = whole
            isUnspaced = true
            return
        }
        let unspaced = LetterFolding.isWrittenUnspaced(letter)
        if letters.count > start, unspaced != isUnspaced { endWord() }
        isUnspaced = unspaced
        letters.append(letter)
        sources.append(Int32(truncatingIfNeeded: place))
    }

    /// Puts a sound mark that stands by itself onto the kana before it.
    private mutating func voice(_ steps: UInt32) {
        guard letters.count > start, let last = letters.last,
            (0x3041...0x30FF).contains(last)
        else { return }
        letters[letters.count - 1] = last + steps
    }

    /// The Hangul syllable that two parts of one make, or `nil` where they make none.
    ///
    /// Source: The Unicode Standard, section 3.12 (Conjoining Jamo Behavior).
    private static func syllable(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch (first, second) {
        case (0x1100...0x1112, 0x1161...0x1175):
            return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0:
            return first + second - 0x11A7
        default: return nil
        }
    }

    private mutating func endWord() {
        guard letters.count > start else { return }
        let range = start..<letters.count
        words.append(
            Word(
                letters: range,
                source: Int(sources[start])..<(Int(sources[letters.count - 1]) + 1),
                hash: Self.hash(letters[range]), isUnspaced: isUnspaced))
        start = letters.count
    }

    /// Where letter number `place` stood in the title, in Unicode scalars.
    func source(of place: Int) -> Int { Int(sources[place]) }
}
