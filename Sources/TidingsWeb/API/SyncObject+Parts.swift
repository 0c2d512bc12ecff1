public import IntentSync
import NewsModel
public import TidingsEngine
public import TidingsStore

/// Where the shards are kept, in JSON.
public struct SyncPlaceObject: Hashable, Sendable, Encodable {
    /// `folder` or `key-value`.
    public var kind: String
    /// Its path.
    public var path: String
    /// Whether the shards are sealed.
    public var sealed: Bool

    /// The object for `place`.
    public init(_ place: SyncPlace) {
        kind = place.kind.rawValue
        path = place.path
        sealed = place.isSealed
    }
}

/// What went wrong the last time, in JSON.
public struct SyncFailureObject: Hashable, Sendable, Encodable {
    /// What and what to do, one plain sentence.
    public var sentence: String
    /// When the next round is tried; absent where only the person can help.
    public var nextTry: String?

    /// The object for `failure`.
    public init(_ failure: SyncReport.Failure) {
        sentence = failure.sentence
        nextTry = failure.nextTry?.description
    }

    private enum CodingKeys: String, CodingKey {
        case sentence
        case nextTry = "next_try"
    }
}

/// What the place holds, in JSON.
public struct SyncBudgetObject: Hashable, Sendable, Encodable {
    /// The shards of one kind.
    public struct Share: Hashable, Sendable, Encodable {
        /// `log`, `section`, `records`, `saved`, `relay`, or `other`.
        public var kind: String
        /// How many there are.
        public var count: Int
        /// Their bytes.
        public var bytes: Int
    }

    /// One shard.
    public struct Shard: Hashable, Sendable, Encodable {
        /// Its name.
        public var name: String
        /// Its bytes.
        public var bytes: Int
    }

    /// The bytes of all shards.
    public var bytes: Int
    /// The bytes the place can hold; absent where there is no limit.
    public var limitInBytes: Int?
    /// How many shards the place can hold; absent where there is no limit.
    public var shardLimit: Int?
    /// The shards by kind, largest kind first.
    public var shares: [Share]
    /// The ten largest shards, largest first.
    public var largest: [Shard]

    /// The object for `budget`.
    public init(_ budget: SyncReport.Budget) {
        bytes = budget.bytes
        limitInBytes = budget.limitInBytes
        shardLimit = budget.shardLimit
        shares = budget.shares.map { Share(kind: $0.kind, count: $0.count, bytes: $0.bytes) }
        largest = budget.largest.map { Shard(name: $0.name, bytes: $0.bytes) }
    }

    private enum CodingKeys: String, CodingKey {
        case bytes
        case limitInBytes = "limit_in_bytes"
        case shardLimit = "shard_limit"
        case shares
        case largest
    }
}

/// What is given up because the place is nearly full, in JSON.
public struct SyncThriftObject: Hashable, Sendable, Encodable {
    /// How far it goes: 0 for nothing.
    public var step: Int
    /// What that means, one plain sentence.
    public var sentence: String

    /// The object for `thrift`.
    public init(_ thrift: ReplicaStatus.Thrift) {
        step = thrift.rawValue
        sentence =
            switch thrift {
            case .none: "There is room, and nothing is given up."
            case .lag7: "Decisions are summed up sooner: after 7 days."
            case .lag3: "Decisions are summed up sooner: after 3 days."
            case .horizon365: "Entries older than a year count as read."
            case .horizon180: "Entries older than half a year count as read."
            case .horizon90: "Entries older than 90 days count as read."
            case .linksOnly: "Saved entries are sent as title and link only."
            case .noSnapshots: "Saved entries are sent without what they say."
            }
    }
}

/// Another device, in JSON.
public struct SyncDeviceObject: Hashable, Sendable, Encodable {
    /// Its name among devices, 13 characters.
    public var device: String
    /// What its person calls it.
    public var label: String
    /// The system it runs on; empty where it does not say.
    public var platform: String
    /// The version of its program; empty where it does not say.
    public var version: String
    /// When something new of it was last taken in.
    public var lastHeard: String?
    /// Whether it has confirmed everything that was published here.
    public var hasEverything: Bool
    /// Whether the others go on without it.
    public var retired: Bool

    /// The object for `peer`.
    public init(_ peer: SyncReport.Peer) {
        device = peer.id.description
        label = peer.label
        platform = peer.platform
        version = peer.version
        lastHeard = peer.lastHeard?.description
        hasEverything = peer.hasEverything
        retired = peer.isRetired
    }

    private enum CodingKeys: String, CodingKey {
        case device
        case label
        case platform
        case version
        case lastHeard = "last_heard"
        case hasEverything = "has_everything"
        case retired
    }
}

/// The other devices in JSON.
public struct SyncDevicesObject: Hashable, Sendable, Encodable {
    /// The devices, the latest heard first.
    public var devices: [SyncDeviceObject]

    /// The object for the devices of `report`.
    public init(_ report: SyncReport) {
        devices = report.peers.map(SyncDeviceObject.init)
    }
}
