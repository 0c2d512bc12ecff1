/// Seeds that once broke a promise.
///
/// A seed means another run whenever the drawing of scenarios changes; the stories stay true.
enum RegressionSeeds {
    /// A seed, and what went wrong.
    struct Seed: Sendable, CustomStringConvertible {
        /// The seed.
        let number: UInt64
        /// What went wrong, in one line.
        let story: String

        var description: String { "\(number): \(story)" }
    }

    /// All of them, in the order in which they were found.
    static let all: [Seed] = [
        Seed(number: 33, story: "an off-switch was summed up without the on-switch it undid"),
        Seed(number: 79, story: "what was shown of a retired replica went, for want of the rest"),
        Seed(number: 1137, story: "a copy's original holds what the copy holds"),
        Seed(
            number: 1201, story: "a version was “confirmed” by who cannot read what belongs to it"),
        Seed(number: 1202, story: "an original took its own relayed history for a fork"),
        Seed(
            number: 1216, story: "a part held a flag up that the whole, renamed, had switched off"),
        Seed(number: 1472, story: "a correction undid a read that was known from hearsay only"),
        Seed(number: 1802, story: "a new listing did not say what was missing"),
        Seed(number: 4289, story: "a correction after a return undid somebody else's read"),
    ]
}
