import IntentSync
import NewsModel
import Testing

/// What happens to the storage as a whole.
@Suite struct StorageEventTests {
    private static let exists = Flag(Subject(.feed, 9), .exists)

    private func settled() -> Circle {
        var circle = Circle(2, library: .nine)
        circle.decide(0, .mark(Circle.entry(3), isRead: true), .set(Self.exists, isOn: true))
        circle.settle(turns: 50)
        return circle
    }

    @Test func `a storage that was wiped is filled again by everybody`() {
        var circle = settled()
        let names = circle.storage.keys.map { String($0.prefix(15)) }.sorted()
        for name in circle.storage.keys.sorted() {
            for index in circle.replicas.indices { circle.handle(index, .missing(name: name)) }
        }
        circle.storage = [:]
        circle.settle()
        #expect(circle.storage.keys.map { String($0.prefix(15)) }.sorted() == names)
        for replica in circle.replicas {
            #expect(replica.isRead(Circle.entry(3)))
            #expect(replica.isOn(Self.exists))
        }
    }

    @Test func `a section whose author is gone is kept by the others`() throws {
        var circle = settled()
        let section = try #require(circle.storage.keys.first { $0.hasPrefix("s.") })
        let other = section.contains(circle.replicas[0].id.description) ? 1 : 0
        circle.storage[section] = nil
        circle.handle(other, .missing(name: section))
        for _ in 0..<6 { circle.round(other) }
        #expect(circle.storage.keys.contains { $0.hasPrefix("y.") && $0.hasSuffix(section) })
    }

    @Test func `a section is kept with what its author took back since`() throws {
        var circle = settled()
        let section = try #require(circle.storage.keys.first { $0.hasPrefix("s.") })
        let author = section.contains(circle.replicas[0].id.description) ? 0 : 1
        let other = 1 - author
        circle.decide(author, .set(Self.exists, isOn: false))
        circle.round(author)
        circle.round(other)
        let id = circle.replicas[author].id.description
        for name in circle.storage.keys.filter({ $0.contains(id) }).sorted() {
            circle.storage[name] = nil
            circle.handle(other, .missing(name: name))
        }
        for _ in 0..<6 { circle.round(other) }
        circle.replicas[author] = Replica(id: ReplicaID(rawValue: 40))
        circle.settle()
        #expect(circle.replicas.allSatisfy { !$0.isOn(Self.exists) && $0.isRead(Circle.entry(3)) })
    }

    @Test func `a purge is obeyed until the person joins again`() {
        var circle = settled()
        circle.storage = [:]
        circle.handle(0, .purged)
        circle.round(0)
        #expect(circle.storage.isEmpty)
        #expect(circle.replicas[0].status.isPaused)
        #expect(circle.replicas[0].isRead(Circle.entry(3)))
        circle.handle(0, .joined(account: "home"))
        circle.round(0)
        #expect(circle.storage.keys.contains { $0.hasPrefix("l.") })
    }

    @Test func `another person's storage is neither read nor written`() {
        var circle = settled()
        circle.decide(0, .mark(Circle.entry(4), isRead: true))
        let effects =
            circle.handle(0, .pulled(account: "work", spare: ReplicaID(rawValue: 500)))
            + circle.handle(0, .publish) + circle.handle(0, .upkeep)
        #expect(effects.isEmpty)
        #expect(circle.replicas[0].status.isPaused)
        #expect(circle.replicas[0].status.pendingCount == 1)
        circle.settle()
        #expect(circle.replicas[1].isRead(Circle.entry(4)))
    }

    @Test func `what a later version decided travels on, byte for byte`() {
        var circle = settled()
        let payload: [UInt8] = [0, 255, 7, 7]
        circle.decide(0, .later(kind: 99, payload: payload))
        circle.settle(turns: 60)
        circle.replicas[0] = Replica(id: ReplicaID(rawValue: 40))
        circle.settle()
        for replica in circle.replicas {
            #expect(replica.laterOperations.map(\.kind) == [99])
            #expect(replica.laterOperations.map(\.payload) == [payload])
        }
    }

    @Test func `a shard of a later version is kept, not confirmed, and read after an update`()
        throws
    {
        var circle = Circle(2)
        circle.replicas[0].dialect.reads = 2
        circle.replicas[0].dialect.demands = 2
        let snapshot = Register(Subject(.entry, Array(1...16)), .snapshot)
        circle.decide(0, .write(snapshot, .text("kept for ever")), .set(Self.exists, isOn: true))
        circle.settle()
        let old = circle.replicas[1].status
        #expect(old.heldNames.count == 1)
        #expect(circle.replicas[1].isOn(Self.exists))
        #expect(circle.replicas[1].value(of: snapshot) == .nothing)
        #expect(circle.replicas[0].status.confirmedBy == 0)
        circle.replicas[1] = try Replica(archive: circle.replicas[1].archived())
        circle.replicas[1].dialect.reads = 2
        circle.settle()
        #expect(circle.replicas[1].value(of: snapshot) == .text("kept for ever"))
        #expect(circle.replicas[0].status.confirmedBy == 1)
    }

    @Test func `an earlier edition does not take the place of a later one that is only kept`()
        throws
    {
        var circle = Circle(2)
        circle.replicas[0].dialect.reads = 2
        circle.replicas[0].dialect.demands = 2
        let snapshot = Register(Subject(.entry, Array(1...16)), .snapshot)
        circle.decide(0, .write(snapshot, .text("first")), .set(Self.exists, isOn: true))
        circle.settle()
        let earlier = try #require(circle.storage.first { $0.key.hasPrefix("v.") })
        circle.decide(0, .write(snapshot, .text("second")))
        circle.settle()
        let later = circle.storage[earlier.key]
        #expect(later != earlier.value)
        // Its author is gone for good, and what lies there is an old copy of its shard.
        circle.storage = [earlier.key: earlier.value]
        circle.replicas.removeFirst()
        circle.libraries.removeFirst()
        circle.settle()
        #expect(circle.storage.contains { $0.key.hasPrefix("y.") && $0.value == later })
        circle.replicas[0] = try Replica(archive: circle.replicas[0].archived())
        circle.replicas[0].dialect.reads = 2
        circle.settle()
        #expect(circle.replicas[0].value(of: snapshot) == .text("second"))
    }

    @Test func `what was relayed in words of this version travels on in them`() throws {
        let snapshot = Register(Subject(.entry, Array(1...16)), .snapshot)
        var circle = Circle(3)
        circle.decide(2, .write(snapshot, .text("saved")), .set(Self.exists, isOn: true))
        circle.settle()
        let plain = try #require(circle.storage.first { $0.key.hasPrefix("v.") })
        let log = try #require(
            circle.storage.first { $0.key.hasPrefix("l.\(ReplicaID(rawValue: 3))") })
        circle = Circle(3)
        circle.replicas[2].dialect.reads = 2
        circle.replicas[2].dialect.demands = 2
        circle.decide(2, .write(snapshot, .text("saved")), .set(Self.exists, isOn: true))
        circle.settle()
        let later = try #require(circle.storage[plain.key])
        #expect(later != plain.value)
        // Its author is gone for good; one of two has seen it as it was, and as who read it put it.
        circle = Circle(2)
        circle.tellsWhatIsMissing = true
        let relay = "y.\(ReplicaID(rawValue: 9)).0.\(plain.key)"
        circle.storage = [log.key: log.value, plain.key: later, relay: plain.value]
        circle.round(0)
        circle.storage = [:]
        circle.handle(0, .retire(ReplicaID(rawValue: 3)))
        circle.settle()
        for replica in circle.replicas {
            let isThere = replica.value(of: snapshot) == .text("saved")
            #expect(isThere)
        }
    }

    @Test func `two who know only each other's sections take other names for their logs`() {
        var circle = Circle(2)
        circle.isStuck = { $0.hasPrefix("l.") && $0.hasSuffix(".0") }
        circle.settle(turns: 40, days: 4)
        #expect(circle.replicas.map(\.status.confirmedBy) == [1, 1])
    }

    @Test func `a damaged shard changes nothing and is named`() throws {
        var circle = settled()
        let name = try #require(circle.storage.keys.sorted().first { $0.hasPrefix("l.") })
        let other = name.contains(circle.replicas[0].id.description) ? 1 : 0
        circle.storage[name]?[20] ^= 1
        circle.pull(other)
        #expect(circle.replicas[other].status.damagedNames == [name])
        #expect(circle.replicas[other].isRead(Circle.entry(3)))
        circle.settle()
        #expect(circle.replicas[other].status.damagedNames.isEmpty)
    }
}
