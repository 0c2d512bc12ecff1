public import NewsModel

/// One replica's part in sync: what it decided, what it knows of the others, and what it has to
/// say; a pure state machine.
///
/// Everything comes in as an `Event` and goes out as an `Effect`. The same events give the same
/// state and the same effects on every machine: there is no clock, no randomness, no order of a
/// dictionary in it.
public struct Replica: Sendable {
    // MARK: Who it is

    /// Who this replica is.
    public internal(set) var id: ReplicaID
    /// Names it had before, oldest first, and the last versions under them that were its own.
    var formerNames: [Dot] = []
    /// What its person calls it, and its version of the program; at most 200 bytes count.
    public var label = ""
    let pace: Pace
    /// What it can read, and what it demands of readers; another one only in tests of what versions
    /// do with each other.
    package var dialect = Dialect()

    // MARK: What it decided

    /// Its latest closed version.
    var version: UInt64 = 0
    /// The latest stamp time it has seen or given.
    var clock: UInt64 = 0
    /// Its segments that are not proven to be in a section that left this replica.
    var own: [Shared<Segment>] = []
    /// What was decided since the last version was closed.
    var open: Segment?
    /// When its versions were closed.
    var ownArrivals: [Peer.Arrival] = []
    /// Its records and saved entries.
    var ownRecords: SortedMap<RecordsPlace, RecordsShard> = SortedMap()
    /// When this store was last opened.
    var opening = Opening()
    /// When it was opened, oldest first, of those with the same latest publication the first.
    var openings: [Opening] = []

    // MARK: What it knows

    /// How far it holds everybody's history, its own among it.
    var have = VersionVector()
    /// How far everybody's history had an effect on what it decides.
    var causal = VersionVector()
    /// The others.
    var peers: SortedMap<ReplicaID, Shared<Peer>> = SortedMap()
    /// The latest section of each author.
    var sections: SortedMap<ReplicaID, KnownSection> = SortedMap()
    /// How often it has summed up.
    var sectionCount: UInt64 = 0
    /// Its latest section, under whatever name, by author and number.
    var ownSection: Dot?
    /// Where others had marked spans as a whole when it made that: entries there may be meant though
    /// this replica never had them.
    var sectionZones: SortedMap<FeedKey, [Range<UInt64>]> = SortedMap()
    /// Entries that are read, and were not meant by everybody who reads them.
    var doubts: [Doubt] = []
    /// Who is retired, and up to which version they count.
    var retired: SortedMap<ReplicaID, UInt64> = SortedMap()

    // MARK: The transport

    /// What this replica wants to be at the transport, and what is there.
    var shelf = Shelf()
    /// How often it has published.
    var publication: UInt64 = 0
    /// The first publication that named the shards that belong to it now.
    var attachedAt: UInt64 = 0
    /// What its latest publication said.
    var published: Log?
    /// When that was, in elapsed seconds.
    var publishedAt: Int64 = 0
    /// Its latest publications, oldest first.
    var editions: [Edition] = []
    /// How often it had to take new names.
    var generation = 0
    /// How long each peer has not confirmed what it could have: a publication, a version, a section,
    /// what belongs to a version; `nil` where it has.
    var waits: SortedMap<ReplicaID, [Wait?]> = SortedMap()
    /// When it made its latest section, in elapsed seconds.
    var compactedAt: Int64 = 0
    /// Since when it could have made one.
    var compactableSince: Int64?

    /// Whose storage it joined.
    var account: String?
    /// Whether it says nothing because the storage was purged.
    var isPaused = false
    /// Whether the transport shows another person's storage.
    var isElsewhere = false
    /// Whether it has pulled since it was last opened.
    var hasPulled = false
    /// What it gives up for want of room.
    var thrift = ReplicaStatus.Thrift.none

    // MARK: Time

    /// Seconds of its own life, which no clock can move by more than a day at once.
    var elapsed: Int64 = 0
    var lastNow: Timestamp?

    /// What the person decided, by everything that is known here.
    var view = View(sections: [], segments: [], records: [])

    /// A replica that has seen nothing.
    public init(id: ReplicaID, pace: Pace = Pace()) {
        self.id = id
        self.pace = pace
    }

    /// Takes in what happened.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - now: The wall clock of this machine, right or wrong.
    ///   - library: The entries known here.
    /// - Returns: What to do about it, in order.
    /// - Throws: What the library throws; the replica is then as it was.
    public mutating func handle<Library: EntryLibrary>(
        _ event: Event, at now: Timestamp, library: Library
    ) throws(Library.Failure) -> [Effect] {
        if Library.Failure.self == Never.self {
            pass(to: now)
            return try dispatch(event, now, library)
        }
        let before = self
        do throws(Library.Failure) {
            pass(to: now)
            return try dispatch(event, now, library)
        } catch {
            self = before
            throw error
        }
    }

    private mutating func dispatch<Library: EntryLibrary>(
        _ event: Event, _ now: Timestamp, _ library: Library
    ) throws(Library.Failure) -> [Effect] {
        switch event {
        case .decided(let intents, let time):
            try decide(intents, at: time ?? now, library)
            return []
        case .discovered(let entries): return try discover(entries, library)
        case .shown(let name, let bytes):
            shelf.take(bytes, under: name)
            return []
        case .missing(let name):
            shelf.forget(name)
            return []
        case .pulled(let account, let spare):
            return try takeIn(account: account, spare: spare, at: now, library)
        case .publish: return publish(at: now)
        case .upkeep: return try keepUp(at: now, library)
        case .accepted(let name):
            shelf.accept(name)
            if planted(.outboxClearedOnPut), name == logName { own = [] }
            return []
        case .refused(let name):
            shelf.refuse(name)
            return []
        case .retire(let other):
            var changes = Changes()
            let old = view
            retire(other)
            changes.everyMark = true
            changes.note(from: old, to: view)
            return [.changed(changes)]
        case .copied(let spare):
            takeName(
                spare, keeping: confirmedVersion, aliasing: opening.closed, part: opening.part)
            hasPulled = false
            return [.renamed(spare)]
        case .limits(let totalInBytes, let shardCount):
            shelf.limit = totalInBytes
            shelf.countLimit = shardCount
            return []
        case .purged:
            isPaused = true
            shelf.clear()
            return []
        case .joined(let account):
            join(account)
            return []
        }
    }

    private mutating func pass(to now: Timestamp) {
        if let lastNow {
            elapsed += min(max(now.seconds &- lastNow.seconds, 0), 86_400)
        }
        lastNow = now
    }

    // MARK: The view

    /// Whether the entry is read, by everything this replica knows.
    public func isRead(_ entry: EntryReference) -> Bool { view.reads.isRead(entry) }

    /// Whether the flag is on.
    public func isOn(_ flag: Flag) -> Bool { view.raised[flag] != nil }

    /// What the register holds; `nothing` where nobody wrote it.
    public func value(of register: Register) -> RegisterValue {
        RegisterValue(encoded: view.registers[register]?.write.value ?? [])
    }

    /// The stamp of what the register holds, or `nil`.
    public func stamp(of register: Register) -> Stamp? { view.registers[register]?.write.stamp }

    /// Every flag that is on, sorted.
    public var flagsOn: [Flag] { view.raised.keys.sorted() }

    /// Every register that was ever written, sorted.
    public var registers: [Register] { view.registers.keys.sorted() }

    /// The latest section this replica made, by author and number, and up to where it sums up; `nil`
    /// where it is outdone.
    package var latestSection: (made: Dot, cut: VersionVector)? {
        guard let ownSection, let known = sections[ownSection.replica]?.section,
            known.number == ownSection.version
        else { return nil }
        return (ownSection, known.cut)
    }

    /// Everything that later versions decided and this one only keeps, by dot and place.
    package var laterOperations: [(kind: UInt64, payload: [UInt8])] {
        Self.later(liveSections.map(\.section), segments)
            .map { ($0.operation.kind, $0.operation.payload) }
    }
}

/// The formats of a version of the program.
package struct Dialect: Hashable, Sendable {
    /// The latest format it can interpret.
    package var reads = Envelope.format
    /// The oldest format that may interpret the shards of registers it writes.
    package var demands: UInt64 = 1

    /// The formats of this version.
    package init() {}
}

/// A section, and the bytes it came in.
struct KnownSection: Sendable {
    /// The section.
    var section: Section
    /// The whole shard, for a relay.
    var bytes: [UInt8]
    /// How often the care for the store found it missing there.
    var missingCount = 0
}

/// One publication, to know it again.
struct Edition: Hashable, Sendable {
    /// How many are kept.
    static let keptCount = 32

    /// Its number.
    var publication: UInt64
    /// The fingerprint of its bytes.
    var fingerprint: UInt64
}

/// Since when a peer could have confirmed more than it has.
struct Wait: Hashable, Sendable {
    /// The elapsed seconds.
    var since: Int64
    /// The peer's publication then.
    var publication: UInt64
    /// What it had confirmed then.
    var confirmed: UInt64
}
