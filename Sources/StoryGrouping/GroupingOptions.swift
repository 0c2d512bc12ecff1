/// How headlines are compared.
public enum GroupingAlgorithm: String, Hashable, Sendable, CaseIterable {
    /// Rare words in common, less for each day between (TF-IDF).
    case words
    /// Pairs of letters in common (Dice).
    case letters
    /// Edits between the sorted words (Levenshtein).
    case spelling
}

/// How grouping is done.
public struct GroupingOptions: Hashable, Sendable {
    /// How headlines are compared.
    public var algorithm: GroupingAlgorithm
    /// The least similarity that joins two headlines, 0 through 1.
    public var threshold: Double
    /// How far apart two headlines of one story may be.
    public var window: Duration

    /// The options the reader ships with, or the balanced threshold of another algorithm.
    public init(
        algorithm: GroupingAlgorithm = .words, threshold: Double? = nil,
        window: Duration = .seconds(72 * 3600)
    ) {
        self.algorithm = algorithm
        self.threshold = threshold ?? algorithm.balancedThreshold
        self.window = window
    }
}

extension GroupingAlgorithm {
    /// The threshold that errs as often to either side.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    public var balancedThreshold: Double {
        switch self {
        case .words: 0.30
        case .letters: 0.65
        case .spelling: 0.55
        }
    }
}
