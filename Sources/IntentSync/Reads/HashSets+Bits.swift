extension HashSets {
    /// An entry that is outside spans and unknown to the author of a set is taken for read once in
    /// so many times at most.
    ///
    /// Source: the rate of the 32-bit sums of 25,000 marks that it replaces.
    static let readRate = 170_000

    /// An entry that is inside a span and unknown to the author is taken for unread once in so many
    /// times at most.
    static let unreadRate = 4096

    /// How many bits keep a set of `count` hashes to such a rate; 32 at most.
    static func usualBits(count: Int, oneIn rate: Int) -> Int {
        min(BinaryLogarithm.roundedUp(UInt64(clamping: min(count, 1 << 32) * rate)), 32)
    }
}
