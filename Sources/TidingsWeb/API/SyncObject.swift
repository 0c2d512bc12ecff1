import IntentSync
import NewsModel
public import TidingsEngine

/// The state of sync in JSON.
public struct SyncObject: Hashable, Sendable, Encodable {
    /// The state: `off`, `up_to_date`, `waiting`, `offline`, or `needs_attention`.
    public var badge: String
    /// The device that is waited for, where the state is `waiting`.
    public var waitingFor: String?
    /// The state in one plain sentence.
    public var sentence: String
    /// Where the shards are kept; absent where sync is off.
    public var place: SyncPlaceObject?
    /// The name of this replica.
    public var device: String?
    /// What the person calls it.
    public var label: String?
    /// When everything at the place was last taken in.
    public var lastPulled: String?
    /// When it was last merged with what was decided here.
    public var lastMerged: String?
    /// When everything decided here was last handed to the place.
    public var lastPublished: String?
    /// When another device last confirmed something of this one.
    public var lastConfirmed: String?
    /// The labels of the devices that have everything published here.
    public var confirmedBy: [String]
    /// Decisions that are in no publication yet.
    public var pending: Int
    /// Shards that are made and not handed to the place yet.
    public var unsent: Int
    /// Publications that no other device has confirmed yet.
    public var unconfirmed: Int
    /// What went wrong the last time; absent where nothing did.
    public var failure: SyncFailureObject?
    /// What the place holds, against what it can hold.
    public var budget: SyncBudgetObject
    /// What is given up because the place is nearly full.
    public var thrift: SyncThriftObject
    /// Shards that a later version wrote and this one only keeps.
    public var held: [String]
    /// Shards that are damaged or sealed with another key.
    public var damaged: [String]
    /// The other devices, the latest heard first.
    public var devices: [SyncDeviceObject]

    /// The object for `report`.
    public init(_ report: SyncReport) {
        (badge, waitingFor) = Self.badge(report.badge)
        sentence = report.sentence
        place = report.place.map(SyncPlaceObject.init)
        device = report.replica?.description
        label = report.replica == nil ? nil : report.label
        lastPulled = report.lastPulled?.description
        lastMerged = report.lastMerged?.description
        lastPublished = report.lastPublished?.description
        lastConfirmed = report.lastConfirmed?.description
        confirmedBy = report.confirmedBy
        (pending, unsent) = (report.pendingCount, report.unsentCount)
        unconfirmed = report.unconfirmedCount
        failure = report.failure.map(SyncFailureObject.init)
        budget = SyncBudgetObject(report.budget)
        thrift = SyncThriftObject(report.thrift)
        (held, damaged) = (report.heldNames, report.damagedNames)
        devices = report.peers.map(SyncDeviceObject.init)
    }

    /// The state in a word or two, for a person.
    public var badgeInWords: String {
        switch badge {
        case "off": "Off"
        case "up_to_date": "Up to date"
        // It may be this device itself that has not sent everything yet.
        case "waiting": waitingFor == label ? "Waiting" : "Waiting for “\(waitingFor ?? "")”"
        case "offline": "Offline"
        default: "Needs attention"
        }
    }

    private static func badge(_ badge: SyncReport.Badge) -> (name: String, label: String?) {
        switch badge {
        case .off: ("off", nil)
        case .upToDate: ("up_to_date", nil)
        case .waiting(let label): ("waiting", label)
        case .offline: ("offline", nil)
        case .needsAttention: ("needs_attention", nil)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case badge
        case waitingFor = "waiting_for"
        case sentence
        case place
        case device
        case label
        case lastPulled = "last_pulled"
        case lastMerged = "last_merged"
        case lastPublished = "last_published"
        case lastConfirmed = "last_confirmed"
        case confirmedBy = "confirmed_by"
        case pending
        case unsent
        case unconfirmed
        case failure
        case budget
        case thrift
        case held
        case damaged
        case devices
    }
}
