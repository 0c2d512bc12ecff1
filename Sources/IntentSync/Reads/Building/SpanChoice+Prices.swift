extension SpanChoice {
    /// What bounds cost, and an entry that differs from the stretch it lies in.
    struct Prices {
        /// A read entry outside spans.
        var read: Int
        /// An unread entry inside a span.
        var unread: Int
        /// A bound that ends in so many zeros costs only what it always costs; one zero fewer costs
        /// a bit more.
        var evenAlignment: Int

        /// What a bound always costs, and a pair of bounds.
        static let bound = 4 << 8
        static let pair = 5 << 8

        /// What a bound costs.
        func price(of boundary: UInt64) -> Int {
            Self.bound + max(0, evenAlignment - boundary.trailingZeroBitCount) << 8
        }

        /// What two bounds cost that are coded together.
        func price(of pair: BoundPair) -> Int {
            Self.pair + max(0, evenAlignment - pair.worth) << 8
        }
    }
}

extension SpanChoice.Prices {
    /// Prices to try: for few bounds, for some, for many, and for bounds wherever they avoid an
    /// exception.
    ///
    /// They depend on entries alone, not on zones: a region that is built again from its own spans
    /// has the same prices.
    static func candidates(for entries: [KnownEntries.Dated]) -> [SpanChoice.Prices] {
        let length = (entries.last?.point ?? 0) - (entries.first?.point ?? 0)
        let runs = 1 + zip(entries, entries.dropFirst()).count { $0.isRead != $1.isRead }
        let known = BinaryLogarithm.roundedUp(UInt64(entries.count))
        // 1.4 bits each for gaps, and half a bit that is lost to rounding; some more where an
        // exception must be told from very many entries.
        let usualForRead = HashSets.usualBits(count: 1, oneIn: HashSets.readRate)
        let usualForUnread = HashSets.usualBits(count: 1, oneIn: HashSets.unreadRate)
        let read = max(usualForRead, known - 2) << 8 + 480
        let unread = max(usualForUnread, known - 2) << 8 + 480
        var result = [runs / 16 + 2, runs / 4 + 2, runs].map {
            Self(read: read, unread: unread, evenAlignment: even(length, among: $0))
        }
        result.append(
            Self(
                read: 1 << 30, unread: 1 << 30,
                evenAlignment: even(length, among: runs)))
        return result
    }

    private static func even(_ length: UInt64, among count: Int) -> Int {
        BinaryLogarithm.roundedUp(length / UInt64(max(count, 1)) + 1)
    }
}
