package import IntentSync

/// One decision of a person, as it really happened, known to the whole simulation at once.
package struct Operation: Sendable {
    /// What the person did.
    package enum Deed: Hashable, Sendable {
        /// Marked the entries of `Operation.entries`, one by one or by a span.
        case mark(isRead: Bool)
        /// Switched a flag, by its place in `Scenery.flags`.
        case flag(Int, isOn: Bool)
        /// Wrote a register, by its place in `Scenery.registers`.
        case write(Int)
        /// Wished something of a later version.
        case later([UInt8])
    }

    /// Its number, in the order in which operations happened.
    package var number: Int
    /// The machine it happened at.
    package var machine: Int
    /// What the replica there was called then.
    package var author: ReplicaID
    /// What was done.
    package var deed: Deed
    /// For marks: the entries that were meant, a bit for each entry of the web.
    package var entries: UInt32 = 0
    /// For marks by span: the span.
    package var span: SpanMark?
    /// The operations that its author had certainly been told of.
    package var seen: OperationSet
    /// The operations that any word reaching its author could have spoken of.
    package var rumored: OperationSet
    /// The versions that carry it, under each name its author had.
    package var dots: [Dot] = []
}
