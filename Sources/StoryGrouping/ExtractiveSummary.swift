/// The sentences of an article that say most of it, chosen without a model.
///
/// Each sentence is measured against the centroid of all by its rare words, counts less the later
/// it stands, and less again where it repeats one already chosen.
///
/// Source: Radev et al., "Centroid-based summarization of multiple documents" (2004), with the
/// weight of the position and the penalty measured in Documentation/Stories.md.
public struct ExtractiveSummary: Hashable, Sendable {
    /// What likeness to a chosen sentence takes off.
    static let redundancy: Float = 0.5
    /// How alike two sentences are that say the same in the same words; one of them is enough.
    static let same: Float = 0.95
    /// What likeness to the title adds.
    static let titleBonus: Float = 0.2
    /// The fewest words of a sentence that is worth showing.
    static let leastWords = 4

    /// The sentences, in the order of the text.
    public let sentences: [String]

    /// Summarizes a text.
    ///
    /// - Parameters:
    ///   - text: Plain text; paragraphs end in line breaks.
    ///   - title: Its title, which a good sentence is like without repeating it; may be empty.
    ///   - count: How many sentences to choose, 1 or more; there may be fewer.
    public init(of text: String, title: String = "", count: Int = 3) {
        let all = Sentences.of(text)
        let telling = all.filter(Self.isTelling)
        let shown = telling.isEmpty ? Array(all.prefix(1)) : telling
        let vectors = Self.vectors(of: shown)
        var centroid: [UInt64: Float] = [:]
        for vector in vectors {
            for (word, weight) in vector { centroid[word, default: 0] += weight }
        }
        Self.normalize(&centroid)
        let titleWords = Set(FoldedTitle(title).words.map(\.hash))
        var scores: [Float] = []
        for (place, vector) in vectors.enumerated() {
            let position = 1 / Float(place + 1).squareRoot()
            let shared = vector.keys.reduce(0) { $0 + (titleWords.contains($1) ? 1 : 0) }
            let bonus = Self.titleBonus * Float(shared) / Float(max(titleWords.count, 1))
            scores.append((Self.product(vector, centroid) + bonus) * position)
        }
        var chosen: [Int] = []
        while chosen.count < min(max(count, 1), shown.count) {
            var best: (score: Float, place: Int)?
            for place in shown.indices where !chosen.contains(place) {
                let repeated = chosen.map { Self.product(vectors[place], vectors[$0]) }.max() ?? 0
                guard repeated < Self.same else { continue }
                let score = scores[place] - Self.redundancy * repeated
                if score > best?.score ?? -.infinity { best = (score, place) }
            }
            guard let best else { break }
            chosen.append(best.place)
        }
        sentences = chosen.sorted().map { shown[$0] }
    }

    /// Whether a sentence is one of the text and no furniture of the page.
    static func isTelling(_ sentence: String) -> Bool {
        let folded = FoldedTitle(String(sentence.prefix(FoldedTitle.limitInScalars)))
        let isUnspaced = folded.words.contains(where: \.isUnspaced)
        guard isUnspaced ? folded.letters.count >= 8 : folded.words.count >= leastWords else {
            return false
        }
        let start = sentence.lowercased()
        return !furniture.contains { start.hasPrefix($0) }
    }

    private static let furniture = [
        "read more", "continue reading", "click here", "sign up", "subscribe", "advertisement",
        "photo:", "image:", "picture:", "video:", "file photo", "getty images", "follow us",
        "share this", "related:", "all rights reserved", "weiterlesen", "mehr zum thema", "foto:",
        "bild:", "lire aussi", "lire la suite", "leer más", "lea también", "leggi anche",
        "leggi tutto", "leia mais", "leia também", "lees ook", "続きを読む", "더 보기", "阅读更多",
    ]

    /// The words of each sentence, weighted by how few sentences have them, at length 1.
    private static func vectors(of sentences: [String]) -> [[UInt64: Float]] {
        var counts: [[UInt64: Float]] = []
        var frequencies: [UInt64: Float] = [:]
        let stopWords = StopWords.own
        for sentence in sentences {
            let folded = FoldedTitle(String(sentence.prefix(FoldedTitle.limitInScalars)))
            let found = folded.words.map { stopWords.languages(of: $0.hash) }
            let bit = StopWords.language(of: found, tag: 0)
            var words: [UInt64: Float] = [:]
            for (place, word) in folded.words.enumerated() where bit == 0 || found[place] & bit == 0
            {
                guard word.isUnspaced, word.letters.count > 1 else {
                    words[word.hash, default: 0] += 1
                    continue
                }
                for letter in word.letters.dropLast() {
                    words[FoldedTitle.hash(folded.letters[letter...(letter + 1)]), default: 0] += 1
                }
            }
            for word in words.keys { frequencies[word, default: 0] += 1 }
            counts.append(words)
        }
        return counts.map { words in
            var vector = words
            for (word, count) in words {
                let rarity = Float(sentences.count + 1) / (frequencies[word, default: 0] + 1)
                vector[word] = count * (Logarithm.natural(of: rarity) + 1)
            }
            normalize(&vector)
            return vector
        }
    }

    private static func normalize(_ vector: inout [UInt64: Float]) {
        // In the order of the words, so that rounding is the same in every process.
        var square: Float = 0
        for (_, weight) in vector.sorted(by: { $0.key < $1.key }) { square += weight * weight }
        guard square > 0 else { return }
        vector = vector.mapValues { $0 / square.squareRoot() }
    }

    private static func product(_ left: [UInt64: Float], _ right: [UInt64: Float]) -> Float {
        var sum: Float = 0
        for (word, weight) in left.sorted(by: { $0.key < $1.key }) {
            if let other = right[word] { sum += weight * other }
        }
        return sum
    }
}
