import NewsModel

/// What grouping compares of a headline.
struct HeadlineFeatures: Sendable {
    /// The digests of its different words, without stop words; pairs of letters for scripts
    /// without spaces.
    var words: [UInt64] = []
    /// Where each word stood in the title, in Unicode scalars.
    var sources: [Range<Int>] = []
    /// Whether each word is a bare number.
    var areNumbers: [Bool] = []
    /// Whether they say enough to tell an event from another.
    var isTelling = false
    /// What Letters or Spelling compares; empty for Words.
    var text: [UInt32] = []
}

/// Turns titles into features, and learns the names of publishers on the way.
struct HeadlineReader: Sendable {
    /// The most words of one headline; the rest is ignored.
    static let limitInWords = 48
    /// The most pairs of letters that Letters compares.
    static let limitInPairs = 256
    /// The most letters that Spelling compares.
    static let limitInLetters = 128

    /// The longest name of a publisher that is remembered, in bytes.
    static let limitInPublisher = 256

    let algorithm: GroupingAlgorithm
    private(set) var segments = SourceSegments()
    private var publishers: [String: FoldedTitle] = [:]

    init(algorithm: GroupingAlgorithm) {
        self.algorithm = algorithm
    }

    /// Reads a headline, and counts what stands at the ends of its title.
    mutating func read(_ headline: Headline) -> HeadlineFeatures {
        let scalars = FoldedTitle.scalars(of: headline.title)
        let name = name(of: headline.publisher)
        return features(
            scalars, in: segments.learn(scalars, publisher: name), language: headline.language)
    }

    /// Reads a title again with what has been learned since.
    func features(of title: String, publisher: String, language: String?) -> HeadlineFeatures {
        let scalars = FoldedTitle.scalars(of: title)
        let range = segments.rest(of: scalars, publisher: FoldedTitle(publisher))
        return features(scalars, in: range, language: language)
    }

    /// The title without the names of its publisher at the ends.
    func title(_ title: String, publisher: String) -> String {
        let scalars = FoldedTitle.scalars(of: title)
        let range = segments.rest(of: scalars, publisher: FoldedTitle(publisher))
        guard range.lowerBound > 0 || range.upperBound < scalars.count else { return title }
        return Self.text(of: title, in: range)
    }

    /// The part of a title that lies in `range` of its scalars.
    static func text(of title: String, in range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(
            contentsOf: title.unicodeScalars.prefix(range.upperBound).dropFirst(range.lowerBound))
        return String(text)
    }

    private mutating func name(of publisher: String) -> FoldedTitle {
        guard publisher.utf8.count <= Self.limitInPublisher else { return FoldedTitle(publisher) }
        if let known = publishers[publisher] { return known }
        if publishers.count >= SourceSegments.capacity { publishers.removeAll() }
        let name = FoldedTitle(publisher)
        publishers[publisher] = name
        return name
    }

    private func features(
        _ scalars: [UInt32], in range: Range<Int>, language: String?
    ) -> HeadlineFeatures {
        let folded = FoldedTitle(scalars, in: range)
        let words = Self.telling(folded, language: language)
        var features = HeadlineFeatures()
        features.isTelling = Self.isTelling(words, folded.letters)
        for word in words {
            guard word.isUnspaced, word.letters.count > 1 else {
                Self.add(
                    word.hash, word.source, isNumber: Self.isNumber(word, folded.letters),
                    to: &features)
                continue
            }
            for place in word.letters.dropLast() {
                let hash = FoldedTitle.hash(folded.letters[place...(place + 1)])
                Self.add(
                    hash, folded.source(of: place)..<(folded.source(of: place + 1) + 1),
                    isNumber: false, to: &features)
            }
        }
        switch algorithm {
        case .words, .stories: break
        case .letters: features.text = Self.pairs(of: words, folded.letters)
        case .spelling: features.text = Self.sortedText(of: words, folded.letters)
        }
        return features
    }

    private static func add(
        _ hash: UInt64, _ source: Range<Int>, isNumber: Bool,
        to features: inout HeadlineFeatures
    ) {
        guard features.words.count < limitInWords, !features.words.contains(hash) else { return }
        features.words.append(hash)
        features.sources.append(source)
        features.areNumbers.append(isNumber)
    }

    /// The words that are no stop words, or all where there are only stop words.
    private static func telling(_ folded: FoldedTitle, language: String?) -> [FoldedTitle.Word] {
        let stopWords = StopWords.own
        let found = folded.words.map { stopWords.languages(of: $0.hash) }
        let bit = StopWords.language(of: found, tag: stopWords.bit(of: language))
        guard bit != 0 else { return folded.words }
        var words: [FoldedTitle.Word] = []
        words.reserveCapacity(folded.words.count)
        for (place, word) in folded.words.enumerated() where found[place] & bit == 0 {
            words.append(word)
        }
        return words.isEmpty ? folded.words : words
    }

    /// Whether words say enough to tell an event from another.
    ///
    /// “Untitled”, “Weekly links”, “#12”, and “2026-11-30” stand over anything: three different
    /// words that are no numbers are the least, or four with pairs of unspaced letters.
    private static func isTelling(_ words: [FoldedTitle.Word], _ letters: [UInt32]) -> Bool {
        var different: Set<UInt64> = []
        var pairCount = 0
        for word in words {
            if word.isUnspaced {
                pairCount += word.letters.count - 1
            } else if !isNumber(word, letters) {
                different.insert(word.hash)
            }
            if different.count >= 3 || different.count + pairCount >= 4 { return true }
        }
        return false
    }

    private static func isNumber(_ word: FoldedTitle.Word, _ letters: [UInt32]) -> Bool {
        letters[word.letters].allSatisfy { (0x30...0x39).contains($0) }
    }

    /// The pairs of neighboring letters, a space between words, in ascending order.
    private static func pairs(of words: [FoldedTitle.Word], _ letters: [UInt32]) -> [UInt32] {
        var pairs: [UInt32] = []
        var last: UInt32 = 0x20
        loop: for word in words {
            for letter in letters[word.letters] + [0x20] {
                if letter != 0x20 || last != 0x20 {
                    pairs.append((last << 16) ^ (last >> 16) ^ letter)
                }
                last = letter
                if pairs.count == limitInPairs { break loop }
            }
        }
        return pairs.sorted()
    }

    /// The letters of the words in ascending order, a space between.
    private static func sortedText(
        of words: [FoldedTitle.Word], _ letters: [UInt32]
    ) -> [UInt32] {
        let sorted = words.sorted {
            letters[$0.letters].lexicographicallyPrecedes(letters[$1.letters])
        }
        var text: [UInt32] = []
        for word in sorted {
            if !text.isEmpty { text.append(0x20) }
            text += letters[word.letters]
            if text.count >= limitInLetters { break }
        }
        return Array(text.prefix(limitInLetters))
    }
}
