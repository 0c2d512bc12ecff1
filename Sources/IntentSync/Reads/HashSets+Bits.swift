extension HashSets {
    /// How many bits a set of `count` entries that are read begins with: an entry that its author
    /// does not know is taken for one of them once in 170,000 times at most.
    ///
    /// Source: the rate is that of the 32-bit sums of 25,000 marks that it replaces.
    static func bitsOfRead(count: Int) -> Int { bits(count: count, oneIn: 170_000) }

    /// How many bits a set of `count` entries that are unread inside spans begins with: once in
    /// 4,096 times at most.
    static func bitsOfUnread(count: Int) -> Int { bits(count: count, oneIn: 4096) }

    private static func bits(count: Int, oneIn rate: UInt64) -> Int {
        min(BinaryLogarithm.roundedUp(UInt64(clamping: min(count, 1 << 32)) * rate), 32)
    }
}
