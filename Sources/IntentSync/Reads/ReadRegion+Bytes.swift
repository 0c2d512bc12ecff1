public import NewsModel

extension ReadRegion {
    /// The bytes of the region; equal regions have equal bytes.
    ///
    /// Each decision of the format is written with the likelihood that the decisions of its kind
    /// before it taught. A feed takes more than seven bytes for its key alone, unless whoever reads
    /// the bytes has the key anyway.
    ///
    /// - Parameter feeds: Keys that the reader also has, in any order, such as those of the records
    ///   that travel along; the same are needed to read the bytes.
    /// - Returns: The bytes, of no set length.
    /// - Complexity: O(n), n being the count of bounds, prefixes, and feeds.
    public func encoded(knowing feeds: [FeedKey] = []) -> [UInt8] {
        precondition(self.feeds.count <= RegionModels.mostFeeds, "too many feeds")
        var writer = DecisionWriter()
        var models = RegionModels()
        var regions = self.feeds
        models.code(&regions, knowing: Self.keys(of: feeds), by: &writer)
        return writer.finish()
    }

    /// Reads the bytes of a region.
    ///
    /// Takes any bytes: memory is bounded by a constant times `bytes.count` and `feeds.count`.
    ///
    /// - Parameters:
    ///   - bytes: What `encoded(knowing:)` made.
    ///   - feeds: The keys that it was given, in any order.
    /// - Throws: `ShardError.damaged`.
    public init(decoding bytes: [UInt8], knowing feeds: [FeedKey] = []) throws(ShardError) {
        var reader = DecisionReader(bytes)
        var models = RegionModels()
        var regions: [FeedRegion] = []
        models.code(&regions, knowing: Self.keys(of: feeds), by: &reader)
        guard reader.endsWell, regions.allSatisfy({ !$0.isEmpty }) else {
            throw .damaged(detail: "these are not the bytes of a read region")
        }
        self.init(regions)
    }

    /// Each key once, ascending.
    private static func keys(of feeds: [FeedKey]) -> [UInt64] {
        Set(feeds).map(\.rawValue).sorted()
    }
}
