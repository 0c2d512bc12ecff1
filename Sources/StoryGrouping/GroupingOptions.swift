/// How headlines are compared.
public enum GroupingAlgorithm: String, Hashable, Sendable, CaseIterable {
    /// Rare words in common, less for each day between (TF-IDF).
    case words
    /// Pairs of letters in common (Dice).
    case letters
    /// Edits between the sorted words (Levenshtein).
    case spelling
    /// What a model of language takes the headlines to mean, in any language, with rare words.
    ///
    /// Headlines without vectors are compared by their words.
    case stories
}

/// How alike headlines must be, in three named steps.
public enum GroupingLevel: String, Hashable, Sendable, CaseIterable {
    /// Hardly ever puts strangers together, and misses more.
    case strict
    /// What the reader ships with.
    case balanced
    /// Finds more, and puts strangers together more often.
    case loose
}

/// How grouping is done.
public struct GroupingOptions: Hashable, Sendable {
    /// How headlines are compared.
    public var algorithm: GroupingAlgorithm
    /// The least similarity that joins two headlines, 0 through 1.
    public var threshold: Double
    /// How far apart two headlines of one story may be.
    public var window: Duration
    /// The most headlines that are remembered, 1 or more; beyond it the oldest are forgotten early.
    public var capacity: Int

    /// The options the reader ships with, or the balanced threshold of another algorithm.
    public init(
        algorithm: GroupingAlgorithm = .words, threshold: Double? = nil,
        window: Duration = .seconds(72 * 3600), capacity: Int = 250_000
    ) {
        self.algorithm = algorithm
        self.threshold = threshold ?? algorithm.balancedThreshold
        self.window = window
        self.capacity = capacity
    }

    /// The options of a named level.
    public init(algorithm: GroupingAlgorithm = .words, level: GroupingLevel) {
        self.init(algorithm: algorithm, threshold: algorithm.threshold(level))
    }
}

extension GroupingAlgorithm {
    /// The threshold that errs as often to either side.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    public var balancedThreshold: Double { threshold(.balanced) }

    /// The threshold of a named level.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    public func threshold(_ level: GroupingLevel) -> Double {
        switch (self, level) {
        case (.words, .strict): 0.45
        case (.words, .balanced): 0.27
        case (.words, .loose): 0.22
        case (.letters, .strict): 0.725
        case (.letters, .balanced): 0.65
        case (.letters, .loose): 0.60
        case (.spelling, .strict): 0.625
        case (.spelling, .balanced): 0.55
        case (.spelling, .loose): 0.525
        case (.stories, .strict): 0.36
        case (.stories, .balanced): 0.30
        case (.stories, .loose): 0.25
        }
    }

    /// What a day between two headlines takes off their similarity.
    ///
    /// Source: measured on labelled headlines; see Documentation/Stories.md.
    var costOfDay: Float {
        switch self {
        case .words: 0.15
        case .stories: 0.10
        case .letters, .spelling: 0
        }
    }
}
