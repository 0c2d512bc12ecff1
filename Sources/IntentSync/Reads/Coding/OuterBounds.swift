/// Where the spans of the feeds before began and ended: most feeds begin and end near each other.
struct OuterBounds {
    /// The first bound of the feed before.
    private(set) var first: UInt64 = 0
    private var lasts: [UInt64] = []

    /// The highest last bound of the eight feeds before.
    ///
    /// Feeds end when they were last read, so most end shortly before it. One that ends in the far
    /// future misleads only the next eight.
    var last: UInt64 { lasts.max() ?? 0 }

    /// Takes those of a feed.
    mutating func move(to first: UInt64, _ last: UInt64) {
        self.first = first
        if lasts.count == 8 { lasts.removeFirst() }
        lasts.append(last)
    }
}
