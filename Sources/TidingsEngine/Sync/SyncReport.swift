public import IntentSync
public import NewsModel
public import TidingsStore

/// Everything a person can be told about sync, true at the moment it was made.
public struct SyncReport: Hashable, Sendable {
    /// The state in a word or two.
    public enum Badge: Hashable, Sendable {
        /// Sync is not set up.
        case off
        /// Everything decided here is with every other replica, and everything of theirs is here.
        case upToDate
        /// Something decided here is not confirmed yet by this replica, or is about to be sent.
        case waiting(for: String)
        /// The place cannot be reached now; it is tried again.
        case offline
        /// The person has to do something; `SyncReport.sentence` says what.
        case needsAttention
    }

    /// What went wrong the last time.
    public struct Failure: Hashable, Sendable {
        /// What and what to do, one plain sentence.
        public var sentence: String
        /// When the next round is tried, or `nil` where only the person can help.
        public var nextTry: Timestamp?

        /// The failure as given.
        public init(sentence: String, nextTry: Timestamp?) {
            self.sentence = sentence
            self.nextTry = nextTry
        }
    }

    /// Another replica.
    public struct Peer: Hashable, Sendable {
        /// Its name, for `retire`.
        public var id: ReplicaID
        /// What its person calls it.
        public var label: String
        /// The system it runs on; empty where it does not say.
        public var platform: String
        /// The version of its program; empty where it does not say.
        public var version: String
        /// When something new of it was last taken in.
        public var lastHeard: Timestamp?
        /// Whether it has confirmed everything that was published here.
        public var hasEverything: Bool
        /// Whether everything that it says it decided has arrived here.
        public var isWhole: Bool
        /// Whether the others go on without it.
        public var isRetired: Bool
    }

    /// Shards of one replica at the place that cannot be read.
    public struct Damage: Hashable, Sendable {
        /// Their names.
        public var names: [String]
        /// What the person calls the replica that writes them, or `nil` where that is not known.
        public var owner: String?
        /// Whose they are and what will happen, or what to do.
        public var sentence: String
        /// Whether only the person can help: their writer does not come back.
        public var needsPerson: Bool
    }

    /// What the place holds, against what it can hold.
    public struct Budget: Hashable, Sendable {
        /// The shards of one kind.
        public struct Share: Hashable, Sendable {
            /// The kind: `log`, `section`, `records`, `saved`, `relay`, or `other`.
            public var kind: String
            /// How many shards there are.
            public var count: Int
            /// Their bytes.
            public var bytes: Int
        }

        /// A shard by name.
        public struct Shard: Hashable, Sendable {
            /// Its name.
            public var name: String
            /// Its bytes.
            public var bytes: Int
        }

        /// The bytes of all shards.
        public var bytes: Int
        /// The bytes the place can hold, or `nil` where there is no limit; also where the place
        /// is not open now.
        public var limitInBytes: Int?
        /// The number of shards the place can hold, or `nil`.
        public var shardLimit: Int?
        /// The shards by kind, largest kind first.
        public var shares: [Share]
        /// The ten largest shards, largest first.
        public var largest: [Shard]
    }

    /// The state in a word or two; never "up to date" while anything is pending or cannot be read.
    public var badge: Badge = .off
    /// The state in one plain sentence.
    public var sentence = ""
    /// Where the shards are kept, or `nil` where sync is not set up.
    public var place: SyncPlace?
    /// This replica's name, or `nil`.
    public var replica: ReplicaID?
    /// What the person calls this replica.
    public var label = ""
    /// When everything at the place was last taken in.
    public var lastPulled: Timestamp?
    /// When it was last merged with what was decided here.
    public var lastMerged: Timestamp?
    /// When everything decided here was last handed to the place.
    public var lastPublished: Timestamp?
    /// When another replica last confirmed something of this one.
    public var lastConfirmed: Timestamp?
    /// The labels of the replicas that have everything published here.
    public var confirmedBy: [String] = []
    /// Decisions that are in no publication yet.
    public var pendingCount = 0
    /// Shards that are made and not handed to the place yet.
    public var unsentCount = 0
    /// Publications that no other replica has confirmed yet.
    public var unconfirmedCount = 0
    /// What went wrong the last time, or `nil` where nothing did.
    public var failure: Failure?
    /// What the place holds.
    public var budget = Budget(
        bytes: 0, limitInBytes: nil, shardLimit: nil, shares: [], largest: [])
    /// What this replica gives up because the place is nearly full.
    public var thrift: ReplicaStatus.Thrift = .none
    /// Whether what was decided here does not fit any more.
    public var waitsForRoom = false
    /// Shards that a later version wrote and this one only keeps.
    public var heldNames: [String] = []
    /// Shards that are damaged or cannot be opened with the key of this replica.
    public var damagedNames: [String] = []
    /// The same by replica, with what will happen; never empty while `damagedNames` is not.
    public var damages: [Damage] = []
    /// The other replicas, the latest heard first.
    public var peers: [Peer] = []

    /// The report of a store that does not sync.
    public init() {}
}
