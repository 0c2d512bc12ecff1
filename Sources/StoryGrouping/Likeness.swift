/// Why two headlines belong together, or do not.
public struct Likeness: Hashable, Sendable {
    /// How alike they are by the algorithm in use: 0 through 1, below 0 where days lie between.
    public var similarity: Double
    /// How close their meaning is, -1 through 1, or `nil` where no model said.
    public var meaning: Double?
    /// The rarest words of the first headline that the second has too, as the first writes them,
    /// rarest first, five at most.
    public var sharedWords: [String]
    /// The hours between them, 0 or more.
    public var hoursApart: Double
    /// How likely two headlines of one story that are so alike do belong together, 0 through 1.
    public var confidence: Double

    /// Gathers the reasons.
    public init(
        similarity: Double, meaning: Double? = nil, sharedWords: [String], hoursApart: Double,
        confidence: Double
    ) {
        self.similarity = similarity
        self.meaning = meaning
        self.sharedWords = sharedWords
        self.hoursApart = hoursApart
        self.confidence = confidence
    }
}

extension GroupingAlgorithm {
    /// How likely two headlines of one story do belong together, by how alike they are.
    ///
    /// Source: logistic regression on one half of labelled headlines, checked on the other; see
    /// the table of reliability in Documentation/Stories.md.
    public func confidence(of similarity: Double) -> Double {
        let (slope, start): (Float, Float) =
            switch self {
            case .words: (3.07, 2.38)
            case .letters: (0.95, 3.58)
            case .spelling: (1.64, 2.75)
            case .stories: (2.95, 1.76)
            }
        return Double(Logarithm.logistic(slope * Float(similarity) + start))
    }
}
