package import NewsModel

/// The replicas and feeds that a shard names, so that the rest names them by a small number.
package struct WireTables {
    /// The bit of a subject's kind that says that an entry is named in short.
    static let shortEntry: UInt8 = 0x80

    /// No tables: everything is named in full.
    static let none = WireTables(replicas: [], feeds: [])

    private(set) var replicas: [ReplicaID] = []
    private(set) var feeds: [FeedKey] = []

    /// Tables of these replicas and feeds, in any order and number.
    package init(replicas: [ReplicaID], feeds: [FeedKey]) {
        self.replicas = Self.unique(replicas)
        self.feeds = Self.unique(feeds)
    }

    private static func unique<Key: Comparable>(_ keys: [Key]) -> [Key] {
        var result: [Key] = []
        for key in keys.sorted() where result.last != key { result.append(key) }
        return result
    }

    // MARK: Writing

    /// Writes the tables.
    func write(to writer: inout WireWriter) {
        writer.number(UInt64(replicas.count))
        for replica in replicas { writer.fixed(replica.rawValue) }
        writer.number(UInt64(feeds.count))
        for feed in feeds { writer.fixed(feed.rawValue) }
    }

    /// Writes a replica as its number.
    func write(_ replica: ReplicaID, to writer: inout WireWriter) {
        writer.number(UInt64(replicas.firstPlace { $0 < replica }))
    }

    /// Writes a feed as its number.
    func write(_ feed: FeedKey, to writer: inout WireWriter) {
        writer.number(UInt64(feeds.firstPlace { $0 < feed }))
    }

    /// Writes pairs of replica and number.
    func write(_ dots: [Dot], to writer: inout WireWriter) {
        writer.number(UInt64(dots.count))
        for dot in dots { write(dot, to: &writer) }
    }

    /// Writes a replica and a number.
    func write(_ dot: Dot, to writer: inout WireWriter) {
        write(dot.replica, to: &writer)
        writer.number(dot.version)
    }

    /// Writes a stamp.
    func write(_ stamp: Stamp, to writer: inout WireWriter) {
        write(stamp.replica, to: &writer)
        writer.number(stamp.time)
    }

    // MARK: Reading

    /// Reads the tables.
    init(_ reader: inout WireReader) throws(ShardError) {
        let replicaCount = try reader.count(of: 8)
        replicas.reserveCapacity(replicaCount)
        for _ in 0..<replicaCount { replicas.append(ReplicaID(rawValue: try reader.fixed64())) }
        let feedCount = try reader.count(of: 8)
        feeds.reserveCapacity(feedCount)
        for _ in 0..<feedCount { feeds.append(FeedKey(rawValue: try reader.fixed64())) }
    }

    /// Reads a replica.
    func replica(_ reader: inout WireReader) throws(ShardError) -> ReplicaID {
        let place = try reader.number()
        guard place < UInt64(replicas.count) else {
            throw .damaged(detail: "a replica is not in the table")
        }
        return replicas[Int(place)]
    }

    /// Reads a feed.
    func feed(_ reader: inout WireReader) throws(ShardError) -> FeedKey {
        let place = try reader.number()
        guard place < UInt64(feeds.count) else {
            throw .damaged(detail: "a feed is not in the table")
        }
        return feeds[Int(place)]
    }

    /// Reads a replica and a number.
    func dot(_ reader: inout WireReader) throws(ShardError) -> Dot {
        Dot(try replica(&reader), try reader.number())
    }

    /// Reads pairs of replica and number.
    func dots(_ reader: inout WireReader) throws(ShardError) -> [Dot] {
        let count = try reader.count(of: 2)
        var dots: [Dot] = []
        dots.reserveCapacity(count)
        for _ in 0..<count { dots.append(try dot(&reader)) }
        return dots
    }

    /// Reads a version vector.
    func vector(_ reader: inout WireReader) throws(ShardError) -> VersionVector {
        let count = try reader.count(of: 2)
        var vector = VersionVector()
        vector.reserve(count)
        for _ in 0..<count { vector.raise(try dot(&reader)) }
        return vector
    }

    /// Reads a stamp.
    func stamp(_ reader: inout WireReader) throws(ShardError) -> Stamp {
        let replica = try replica(&reader)
        return Stamp(time: try reader.number(), replica: replica)
    }
}
