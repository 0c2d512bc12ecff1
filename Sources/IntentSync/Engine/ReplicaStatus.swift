public import NewsModel

/// What a replica can say of itself to a person.
public struct ReplicaStatus: Hashable, Sendable {
    /// Another replica, as this one knows it.
    public struct Peer: Hashable, Sendable {
        /// Its name.
        public var id: ReplicaID
        /// What its person calls it, and its version of the program.
        public var label: String
        /// When something new of it was last taken in, by this machine's clock.
        public var lastHeard: Timestamp
        /// How far this replica has come in its history.
        public var version: UInt64
        /// How many of this replica's publications with news it has confirmed.
        public var confirmed: UInt64
        /// Whether everything that its log tells of has arrived here.
        public var isWhole: Bool
        /// Whether the others go on without it.
        public var isRetired: Bool
    }

    /// This replica's name.
    public var id: ReplicaID
    /// Decisions that are in no publication yet.
    public var pendingCount: Int
    /// Puts that were asked for and not accepted yet, by name.
    public var unsent: [String]
    /// The version that was last published.
    public var publishedVersion: UInt64
    /// How many active peers have everything that was published.
    public var confirmedBy: Int
    /// The highest published version that some peer confirmed.
    public var confirmedVersion: UInt64
    /// The other replicas, by name.
    public var peers: [Peer]
    /// Shards that a later version wrote and this one only keeps.
    public var heldNames: [String]
    /// Names whose bytes are damaged, as the transport shows them.
    public var damagedNames: [String]
    /// The bytes of each shard at the transport, as far as known, by name.
    public var sizes: [String: Int]
    /// The step of thrift in force, 0 for none.
    public var thrift: Thrift
    /// Whether the replica publishes nothing because the storage is another person's or was purged.
    public var isPaused: Bool

    /// What a replica gives up, step by step, when the storage is nearly full.
    public enum Thrift: Int, Hashable, Comparable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// Operations join the section after 7 days.
        case lag7
        /// Operations join the section after 3 days.
        case lag3
        /// Marks on entries older than a year are summed up as read.
        case horizon365
        /// Marks on entries older than half a year are summed up as read.
        case horizon180
        /// Marks on entries older than 90 days are summed up as read.
        case horizon90
        /// Saved entries travel as title and link only.
        case linksOnly
        /// Nobody waits for snapshots; those there is no room for stay here, unsent.
        case noSnapshots

        /// Whether `left` gives up less.
        public static func < (left: Thrift, right: Thrift) -> Bool {
            left.rawValue < right.rawValue
        }
    }
}
