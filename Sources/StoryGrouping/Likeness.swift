/// Why two headlines belong together, or do not.
public struct Likeness: Hashable, Sendable {
    /// How alike they are by the algorithm in use: 0 through 1, below 0 where days lie between.
    public var similarity: Double
    /// The rarest words of the first headline that the second has too, as the first writes them,
    /// rarest first, five at most.
    public var sharedWords: [String]
    /// The hours between them, 0 or more.
    public var hoursApart: Double

    /// Gathers the reasons.
    public init(similarity: Double, sharedWords: [String], hoursApart: Double) {
        self.similarity = similarity
        self.sharedWords = sharedWords
        self.hoursApart = hoursApart
    }
}
