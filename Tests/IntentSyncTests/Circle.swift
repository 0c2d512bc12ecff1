import IntentSync
import NewsModel

/// A library that is an array.
struct ArrayLibrary: EntryLibrary {
    var known: [EntryReference] = []

    func feeds() -> [FeedKey] { Set(known.map(\.feed)).sorted() }

    func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) -> [EntryReference] {
        known.filter { entry in
            entry.feed == feed
                && (entry.position.map { positions.contains($0) } ?? undated)
        }
    }
}

extension ArrayLibrary {
    /// The entries 1 through 9 of one feed.
    static let nine = ArrayLibrary(known: (1...9).map(Circle.entry))
}

/// A few replicas around one storage that never fails.
struct Circle {
    var replicas: [Replica]
    var libraries: [ArrayLibrary]
    var storage: [String: [UInt8]] = [:]
    var now = Timestamp(seconds: 1_800_000_000)
    var spare: UInt64 = 1000
    /// Whether a pull tells of names that were there at the one before.
    var tellsWhatIsMissing = false
    /// Names under which nothing ever arrives, though nobody is told.
    var isStuck: @Sendable (String) -> Bool = { _ in false }
    private var known: [Int: Set<String>] = [:]

    static let feed = FeedKey(rawValue: 77)

    /// Entry `number` of the feed, a thousand seconds after the one before.
    static func entry(_ number: Int64) -> EntryReference {
        EntryReference(
            feed: feed, position: 1_700_000_000 + number * 1000,
            hash: UInt32(truncatingIfNeeded: number &* 0x9E37_79B9))
    }

    init(_ count: Int, library: ArrayLibrary = ArrayLibrary(), pace: Pace = Pace()) {
        replicas = (1...count).map {
            Replica(id: ReplicaID(rawValue: UInt64($0)), pace: pace)
        }
        libraries = replicas.map { _ in library }
    }

    @discardableResult
    mutating func handle(_ index: Int, _ event: Replica.Event) -> [Replica.Effect] {
        let effects = replicas[index].handle(event, at: now, library: libraries[index])
        for effect in effects {
            switch effect {
            case .put(let name, let bytes):
                if !isStuck(name) { storage[name] = bytes }
                _ = replicas[index].handle(
                    .accepted(name: name), at: now, library: libraries[index])
            case .remove(let name):
                storage[name] = nil
                _ = replicas[index].handle(
                    .accepted(name: name), at: now, library: libraries[index])
            default: break
            }
        }
        return effects
    }

    mutating func decide(_ index: Int, _ intents: Intent...) {
        handle(index, .decided(intents))
    }

    @discardableResult
    mutating func pull(_ index: Int) -> [Replica.Effect] {
        for (name, bytes) in storage.sorted(by: { $0.key < $1.key }) {
            handle(index, .shown(name: name, bytes: bytes))
        }
        if tellsWhatIsMissing {
            for name in (known[index] ?? []).subtracting(storage.keys).sorted() {
                handle(index, .missing(name: name))
            }
            known[index] = Set(storage.keys)
        }
        spare += 1
        return handle(index, .pulled(account: "home", spare: ReplicaID(rawValue: spare)))
    }

    mutating func round(_ index: Int) {
        pull(index)
        handle(index, .publish)
        handle(index, .upkeep)
        handle(index, .publish)
    }

    /// Everybody takes several turns, a day apart.
    mutating func settle(turns: Int = 6, days: Int64 = 1) {
        for _ in 0..<turns {
            for index in replicas.indices {
                now = Timestamp(seconds: now.seconds + days * 86_400 / 4)
                round(index)
            }
        }
    }

    /// One takes a turn a day.
    mutating func liveAlone(_ index: Int, days: Int) {
        for _ in 0..<days {
            now = Timestamp(seconds: now.seconds + 86_400)
            round(index)
        }
    }
}
