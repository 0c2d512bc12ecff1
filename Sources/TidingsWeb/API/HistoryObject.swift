import NewsModel
public import TidingsStore

/// What was decided here, and by itself between devices, in JSON.
public struct HistoryObject: Hashable, Sendable, Encodable {
    /// One conflict that was resolved without asking.
    public struct Outcome: Hashable, Sendable, Encodable {
        /// Its number, for undoing it.
        public var number: Int64
        /// When it was resolved here.
        public var time: String
        /// What happened, and what it is now, one plain sentence.
        public var sentence: String
        /// Whether it can be undone.
        public var canUndo: Bool
        /// Whether it was undone.
        public var undone: Bool

        private enum CodingKeys: String, CodingKey {
            case number
            case time
            case sentence
            case canUndo = "can_undo"
            case undone
        }
    }

    /// Something that was decided here.
    public struct Decision: Hashable, Sendable, Encodable {
        /// When.
        public var time: String
        /// What, one plain sentence.
        public var sentence: String
    }

    /// What was decided here, the latest first; absent where only outcomes were asked for.
    public var decisions: [Decision]?
    /// The outcomes, the latest first.
    public var outcomes: [Outcome]

    /// The object for `outcomes`, and for `decisions` where they were asked for, too.
    public init(_ outcomes: [SyncOutcome], decisions: [DecisionLine]? = nil) {
        self.decisions = decisions?.map {
            Decision(time: $0.time.description, sentence: $0.sentence)
        }
        self.outcomes = outcomes.map {
            Outcome(
                number: $0.number, time: $0.time.description, sentence: $0.sentence,
                canUndo: $0.canUndo, undone: $0.isUndone)
        }
    }
}
