import IntentSync
import NewsModel
import Testing

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

/// A few replicas around one storage that never fails.
struct Circle {
    var replicas: [Replica]
    var libraries: [ArrayLibrary]
    var storage: [String: [UInt8]] = [:]
    var now = Timestamp(seconds: 1_800_000_000)
    var spare: UInt64 = 1000

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
                storage[name] = bytes
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
}

@Suite struct ReplicaTests {
    static let feed = FeedKey(rawValue: 77)

    static func entry(_ number: Int64) -> EntryReference {
        EntryReference(
            feed: feed, position: 1_700_000_000 + number * 1000,
            hash: UInt32(truncatingIfNeeded: number &* 0x9E37_79B9))
    }

    static let library = ArrayLibrary(known: (1...9).map(entry))

    @Test func `what one decides the others see`() {
        var circle = Circle(3, library: Self.library)
        let flag = Flag(Subject(.feed, 5), .exists)
        let title = Register(Subject(.feed, 5), .title)
        circle.decide(
            0, .mark(Self.entry(3), isRead: true), .set(flag, isOn: true),
            .write(title, .text("The Daily")))
        circle.settle()
        for replica in circle.replicas {
            #expect(replica.isRead(Self.entry(3)))
            #expect(!replica.isRead(Self.entry(4)))
            #expect(replica.isOn(flag))
            #expect(replica.value(of: title) == .text("The Daily"))
            #expect(replica.status.pendingCount == 0)
            #expect(replica.status.unsent.isEmpty)
        }
    }

    @Test func `after a while everything is in one section, and says the same`() {
        var circle = Circle(3, library: Self.library)
        circle.decide(0, .mark(Self.entry(3), isRead: true))
        circle.settle()
        circle.decide(1, .mark(Self.entry(3), isRead: false))
        circle.decide(1, .mark(Self.entry(5), isRead: true))
        circle.settle(turns: 60)
        #expect(circle.storage.keys.filter { $0.hasPrefix("s.") }.count == 1)
        for replica in circle.replicas {
            #expect(!replica.isRead(Self.entry(3)))
            #expect(replica.isRead(Self.entry(5)))
        }
        let logs = circle.storage.filter { $0.key.hasPrefix("l.") }
        #expect(logs.count == 3)
        #expect(logs.values.allSatisfy { $0.count < 150 })
    }

    @Test func `a replica comes back from its archive`() throws {
        var circle = Circle(2, library: Self.library)
        circle.decide(0, .mark(Self.entry(1), isRead: true))
        circle.settle(turns: 50)
        circle.decide(0, .mark(Self.entry(2), isRead: true))
        let archive = circle.replicas[0].archived()
        let again = try Replica(archive: archive)
        #expect(again.isRead(Self.entry(1)))
        #expect(again.isRead(Self.entry(2)))
        circle.replicas[0] = again
        circle.settle()
        #expect(circle.replicas[1].isRead(Self.entry(2)))
    }
}
