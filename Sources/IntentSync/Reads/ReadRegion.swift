public import NewsModel

/// Which entries of all feeds are read, up to some cut.
public struct ReadRegion: Hashable, Sendable {
    /// The feeds with anything to say, by key, strictly ascending.
    public private(set) var feeds: [FeedRegion]

    /// The region of these feeds, in any order; each feed once.
    public init(_ feeds: [FeedRegion] = []) {
        self.feeds = feeds.sorted { $0.feed < $1.feed }
    }

    /// What is said of `feed`, or `nil` where nothing is.
    public func region(of feed: FeedKey) -> FeedRegion? {
        var low = 0
        var high = feeds.count
        while low < high {
            let middle = (low + high) / 2
            if feeds[middle].feed < feed { low = middle + 1 } else { high = middle }
        }
        return low < feeds.count && feeds[low].feed == feed ? feeds[low] : nil
    }

    /// Whether the region says that `entry` is read.
    public func contains(_ entry: EntryReference) -> Bool {
        region(of: entry.feed)?.contains(position: entry.position, hash: entry.hash) ?? false
    }

    /// The bytes of the region; equal regions have equal bytes.
    public func encoded() -> [UInt8] {
        var writer = WireWriter()
        writer.list(feeds) { writer, feed in
            writer.fixed(feed.feed.rawValue)
            writer.list(feed.bounds) { $0.number($1) }
            for sets in [feed.unread, feed.read] {
                writer.list(sets.groups) { writer, group in
                    writer.byte(UInt8(group.bits))
                    writer.list(group.prefixes) { $0.fixed($1) }
                }
            }
        }
        return writer.bytes
    }

    /// Reads the bytes of a region.
    ///
    /// Takes any bytes: memory is bounded by `bytes.count` times a constant.
    ///
    /// - Throws: `ShardError.damaged`.
    public init(decoding bytes: [UInt8]) throws(ShardError) {
        var reader = WireReader(bytes)
        var feeds: [FeedRegion] = []
        for _ in 0..<(try reader.count(of: 8)) {
            var feed = FeedRegion(
                feed: FeedKey(rawValue: try reader.fixed64()), bounds: [], unread: HashSets(),
                read: HashSets())
            for _ in 0..<(try reader.count()) { feed.bounds.append(try reader.number()) }
            feed.unread = try Self.sets(&reader)
            feed.read = try Self.sets(&reader)
            feeds.append(feed)
        }
        self.init(feeds)
    }

    private static func sets(_ reader: inout WireReader) throws(ShardError) -> HashSets {
        var groups: [HashSets.Group] = []
        for _ in 0..<(try reader.count()) {
            var group = HashSets.Group(bits: Int(try reader.byte()), prefixes: [])
            guard (1...32).contains(group.bits) else { throw .damaged(detail: "bits") }
            for _ in 0..<(try reader.count(of: 4)) {
                group.prefixes.append(try reader.fixed32())
            }
            groups.append(group)
        }
        return HashSets(groups: groups)
    }
}
