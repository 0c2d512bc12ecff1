/// Writes decisions, or reads them: one description of a format serves both, so that they cannot
/// disagree.
///
/// What is coded is given to each method and comes back from it; a coder that reads does not look at
/// what it is given.
protocol DecisionCoder {
    /// Whether decisions come from bytes.
    static var reads: Bool { get }

    /// Whether the bytes turned out to be none that were ever written.
    var isDamaged: Bool { get }

    /// A decision whose likelihood is learnt.
    mutating func code(_ decision: Bool, _ likelihood: inout Likelihood) -> Bool

    /// A decision that is "no" in `ofNo` of 65,536 cases, 1 through 65,535.
    mutating func code(_ decision: Bool, ofNo: UInt32) -> Bool

    /// The `bits` lowest bits of a number, 0 through 64, all of them equally likely.
    mutating func code(_ value: UInt64, bits: Int) -> UInt64

    /// Counts one thing that takes memory; see `DecisionLimit`.
    mutating func countThing()

    /// Says that what was read cannot be.
    mutating func refuse()
}

/// How many things bytes may stand for.
enum DecisionLimit {
    /// A byte stands for so many bounds, prefixes and feeds at most.
    ///
    /// A writer of more adds bytes: that is only so for spans of great regularity.
    static let thingsPerByte = 16
}
