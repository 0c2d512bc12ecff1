public import NewsModel

/// Something that was decided on this machine, for the person to look back at.
public struct DecisionLine: Hashable, Sendable {
    /// When it was decided.
    public var time: Timestamp
    /// What was decided, one plain sentence.
    public var sentence: String

    /// The line as given.
    public init(time: Timestamp, sentence: String) {
        self.time = time
        self.sentence = sentence
    }
}
