import IntentSync
import NewsModel

/// One installation: its replica, its side of the storage, and what it truly knows.
struct Machine: Sendable {
    /// What a machine was told of, outside the engine.
    struct Truth: Hashable, Sendable {
        /// Operations it was certainly told of.
        var seen: OperationSet = []
        /// Operations that any word it took in could have spoken of.
        var rumored: OperationSet = []
        /// Operations whose content it took in or made.
        var held: OperationSet = []
        /// Operations it made or inherited that were in a put that was accepted.
        var handedOver: OperationSet = []
        /// Operations that are its own to publish.
        var own: OperationSet = []
    }

    /// What one person sees on this machine.
    struct View: Hashable, Sendable {
        var marks: UInt32 = 0
        var flags: UInt64 = 0
        var registers: [RegisterValue] = []
        /// The entries known when it was looked at.
        var known: UInt32 = 0
        /// The operations held then.
        var held: OperationSet = []
        var rumored: OperationSet = []
    }

    /// A copy of the store, put aside.
    struct Backup: Sendable {
        var archive: [UInt8]
        var truth: Truth
        /// The operations that were in no closed version.
        var unclosed: OperationSet
        /// The last version that was.
        var fork: Dot
        var known: UInt32
        var home: Int
        var isPurged: Bool
    }

    var replica: Replica
    var client = StorageClient()
    var library: KnownEntries
    var truth = Truth()
    /// What it knew when it wrote the log that it wants at the storage.
    var spoken: (fingerprint: UInt64, truth: Truth)?
    var view = View()
    /// What was said to have changed since the view was looked at.
    var changes = Replica.Changes()
    /// Whether the next pull names everything there is, so that the rest is missing.
    var listsAll = false
    /// The blob that was last shown under each name, by the name's number.
    var shown: [Int?] = []
    /// Shards of later versions, which it can only keep.
    var kept: [Blob] = []
    var backup: Backup?
    var clock: Int64
    var isAlive = true
    var isOnline = true
    /// The step at which a sleeping machine wakes.
    var wakesAt = 0
    /// The account it is signed in to.
    var account = 0
    /// Whether it has pulled since it was signed in there, without which it says nothing.
    var hasSeenAccount = true
    /// How often its store was replaced by a backup.
    var setBackCount = 0
    /// Whether it has pulled since its program began or its name changed.
    var hasPulled = false
    /// The account whose universe it belongs to.
    var home = 0
    /// Whether the owner of its storage purged it.
    var isPurged = false
    /// The limit it was last told.
    var toldLimit: Int?
    /// Whether it runs a later version.
    var isLater = false
    /// The latest section it made.
    var summedUp: Dot?
    /// Entries that it could tell marks on spans did not mean, by the number of the operation.
    var unmeant: [Int: UInt32] = [:]
    /// What sections of others hold that it took in.
    var summedUpByOthers: OperationSet = []
    /// Entries that turned up under marks on spans when somebody else had summed those up, by the
    /// number of the operation.
    var foundLate: [Int: UInt32] = [:]
    /// Whether it may share its name with another machine.
    var isUnnoticedCopy = false
    /// Whether its library cannot be read during the next event that reads it.
    var libraryFails = false
    /// Whether the program ends before the next puts.
    var crashesAtNextPut = false

    /// Lets the replica speak as its version of the program does.
    mutating func setDialect() {
        replica.dialect.reads = isLater ? 2 : 1
        replica.dialect.demands = isLater ? 2 : 1
    }

    init(replica: Replica, library: KnownEntries, clock: Int64) {
        self.replica = replica
        self.library = library
        self.clock = clock
    }

    /// What it shows now of everything that persons decide about.
    func look(at scenery: Scenery) -> View {
        var view = View()
        view.known = library.mask
        view.held = truth.held
        view.rumored = truth.rumored
        for (place, entry) in library.web.entries.enumerated()
        where library.knows(place) && replica.isRead(entry.reference) {
            view.marks |= 1 << UInt32(place)
        }
        for (place, flag) in scenery.flags.enumerated() where replica.isOn(flag) {
            view.flags |= 1 << UInt64(place)
        }
        view.registers = scenery.registers.map { scenery.plain(replica.value(of: $0), of: $0) }
        return view
    }

    /// What its replica says of itself.
    var status: ReplicaStatus { replica.status }

    /// Notes what it knows when its replica writes its log anew.
    mutating func listen() {
        guard let fingerprint = replica.logFingerprint, spoken?.fingerprint != fingerprint else {
            return
        }
        spoken = (fingerprint, truth)
    }

    /// Whether what the storage shows belongs to the replica's universe.
    var isHome: Bool { account == home }
}
