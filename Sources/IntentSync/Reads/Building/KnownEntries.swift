/// The entries of one feed that the author of a section knows, in the order of the axis.
struct KnownEntries {
    /// An entry that has a date.
    struct Dated {
        /// Its place on the axis.
        var point: UInt64
        /// The whole hash.
        var hash: UInt32
        var isRead: Bool
    }

    /// An entry that has none.
    struct Undated {
        var hash: UInt32
        var isRead: Bool
    }

    /// By point, then hash.
    private(set) var dated: [Dated] = []
    private(set) var undated: [Undated] = []

    /// The entries in any order.
    init(_ entries: [FeedReadState.Entry]) {
        dated.reserveCapacity(entries.count)
        for entry in entries {
            if let position = entry.position {
                let point = FeedRegion.point(position: position, hash: entry.hash)
                dated.append(Dated(point: point, hash: entry.hash, isRead: entry.isRead))
            } else {
                undated.append(Undated(hash: entry.hash, isRead: entry.isRead))
            }
        }
        Self.sort(&dated)
    }

    /// Lets entries that share a hash share their state: read, where one of them is.
    mutating func joinSharedHashes() {
        let read = Set(
            dated.lazy.filter(\.isRead).map(\.hash) + undated.lazy.filter(\.isRead).map(\.hash))
        for place in dated.indices where read.contains(dated[place].hash) {
            dated[place].isRead = true
        }
        for place in undated.indices where read.contains(undated[place].hash) {
            undated[place].isRead = true
        }
    }

    /// All hashes, ascending.
    var sortedHashes: [UInt32] {
        (dated.map(\.hash) + undated.map(\.hash)).sorted()
    }
}
