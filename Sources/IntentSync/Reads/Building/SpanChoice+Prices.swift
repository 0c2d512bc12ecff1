extension SpanChoice.Prices {
    /// Prices to try: for few bounds, for some, for many, and for bounds wherever they avoid an
    /// exception.
    static func candidates(for stretches: [Stretch], entryCount: Int) -> [SpanChoice.Prices] {
        let length = (stretches.last?.upper ?? 0) - (stretches.first?.lower ?? 0)
        let known = BinaryLogarithm.roundedUp(UInt64(entryCount))
        // 1.4 bits each for gaps, and half a bit that is lost to rounding; some more where an
        // exception must be told from very many entries.
        let usualForRead = HashSets.usualBits(count: 1, oneIn: HashSets.readRate)
        let usualForUnread = HashSets.usualBits(count: 1, oneIn: HashSets.unreadRate)
        let read = max(usualForRead, known - 2) << 8 + 480
        let unread = max(usualForUnread, known - 2) << 8 + 480
        var result = [stretches.count / 16 + 2, stretches.count / 4 + 2, stretches.count].map {
            Self(
                read: read, unread: unread, bound: 4 << 8,
                evenAlignment: even(length, among: $0))
        }
        result.append(
            Self(
                read: 1 << 30, unread: 1 << 30, bound: 4 << 8,
                evenAlignment: even(length, among: stretches.count)))
        return result
    }

    private static func even(_ length: UInt64, among count: Int) -> Int {
        BinaryLogarithm.roundedUp(length / UInt64(max(count, 1)) + 1)
    }
}
