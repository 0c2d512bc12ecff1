public import NewsModel

/// A conflict between replicas that was resolved without asking, as the journal keeps it.
public struct SyncOutcome: Hashable, Sendable {
    /// Its number in the journal, for undoing it.
    public var number: Int64
    /// When it was resolved here.
    public var time: Timestamp
    /// What happened, and what it is now, one plain sentence.
    public var sentence: String
    /// Whether it can be undone, which decides the other way from now on.
    public var canUndo: Bool
    /// Whether it was undone.
    public var isUndone: Bool

    /// The outcome as given.
    public init(number: Int64, time: Timestamp, sentence: String, canUndo: Bool, isUndone: Bool) {
        self.number = number
        self.time = time
        self.sentence = sentence
        self.canUndo = canUndo
        self.isUndone = isUndone
    }
}
