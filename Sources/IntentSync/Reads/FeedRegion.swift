public import NewsModel

/// Which entries of one feed are read: spans of its time axis, and entries that differ from the
/// span they lie in.
///
/// The axis is the publish second and, within it, the beginning of the hash: `point(of:)`. The
/// spans hold every entry, also one that nobody here knows.
public struct FeedRegion: Hashable, Sendable {
    /// The feed.
    public var feed: FeedKey
    /// Where spans begin and end on the axis, strictly ascending: read from the first through the
    /// one before the second, and so on; an even count.
    public var bounds: [UInt64]
    /// Entries that are unread inside a span.
    public var unread: HashSets
    /// Entries that are read outside every span, among them those without a date.
    public var read: HashSets

    /// The region as given.
    public init(
        feed: FeedKey, bounds: [UInt64] = [], unread: HashSets = HashSets(),
        read: HashSets = HashSets()
    ) {
        self.feed = feed
        self.bounds = bounds
        self.unread = unread
        self.read = read
    }

    /// Whether no entry is read.
    public var isEmpty: Bool { bounds.isEmpty && read.groups.isEmpty }

    /// The spans, ascending, disjoint, none empty.
    public var zones: [Range<UInt64>] {
        stride(from: 0, to: bounds.count - 1, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
    }

    /// Where an entry lies on the axis: the second in the high 40 bits, the 24 highest bits of the
    /// hash below.
    public static func point(position: Int64, hash: UInt32) -> UInt64 {
        UInt64(min(max(position, 0), 1 << 40 - 1)) << 24 | UInt64(hash >> 8)
    }

    /// The first point after everything of the second `position`.
    static func end(after position: Int64) -> UInt64 {
        let last = point(position: position, hash: .max)
        return last == .max ? last : last + 1
    }

    /// Whether the region says that the entry is read.
    public func contains(position: Int64?, hash: UInt32) -> Bool {
        if let position, spans(over: Self.point(position: position, hash: hash)) {
            return !unread.contains(hash)
        }
        return read.contains(hash)
    }

    /// Whether a span reaches over `point`.
    public func spans(over point: UInt64) -> Bool {
        var low = 0
        var high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= point { low = middle + 1 } else { high = middle }
        }
        return low % 2 == 1
    }
}
