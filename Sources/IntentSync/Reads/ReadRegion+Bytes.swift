extension ReadRegion {
    /// The bytes of the region; equal regions have equal bytes.
    ///
    /// Each decision of the format is written with the likelihood that the decisions of its kind
    /// before it taught. For every feed, spans are coded in the shorter of two ways.
    ///
    /// - Complexity: O(n), n being the count of bounds and prefixes.
    public func encoded() -> [UInt8] {
        var writer = DecisionWriter()
        var models = RegionModels()
        var feeds = feeds
        models.code(&feeds, by: &writer)
        return writer.finish()
    }

    /// Reads the bytes of a region.
    ///
    /// Takes any bytes: memory is bounded by `bytes.count` times a constant.
    ///
    /// - Throws: `ShardError.damaged`.
    public init(decoding bytes: [UInt8]) throws(ShardError) {
        var reader = DecisionReader(bytes)
        var models = RegionModels()
        var feeds: [FeedRegion] = []
        models.code(&feeds, by: &reader)
        guard reader.endsWell, feeds.allSatisfy({ !$0.isEmpty }) else {
            throw .damaged(detail: "these are not the bytes of a read region")
        }
        self.init(feeds)
    }
}
