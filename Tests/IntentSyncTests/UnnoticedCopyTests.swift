import IntentSync
import NewsModel
import Testing

/// Two bearers of one name: a store that was copied, and neither of them knows.
@Suite struct UnnoticedCopyTests {
    /// Replicas 0 and 1, and as number 2 a copy of 0's store, which has pulled and found nothing new.
    private static func copied() throws -> Circle {
        var circle = Circle(2, library: .nine)
        circle.decide(0, .mark(Circle.entry(1), isRead: true))
        circle.settle()
        circle.replicas.append(try Replica(archive: circle.replicas[0].archived()))
        circle.libraries.append(.nine)
        circle.pull(2)
        #expect(circle.replicas[2].id == circle.replicas[0].id)
        return circle
    }

    private static func expectRead(_ numbers: ClosedRange<Int64>, by circle: Circle) {
        for (place, replica) in circle.replicas.enumerated() {
            for number in numbers {
                #expect(replica.isRead(Circle.entry(number)), "\(number) at \(place)")
            }
        }
    }

    @Test func `one takes another name, and what both decided stays`() throws {
        var circle = try Self.copied()
        circle.decide(0, .mark(Circle.entry(2), isRead: true))
        circle.decide(2, .mark(Circle.entry(3), isRead: true))
        circle.handle(0, .publish)
        circle.handle(2, .publish)
        circle.settle()
        #expect(Set(circle.replicas.map(\.id)).count == 3)
        Self.expectRead(1...3, by: circle)
    }

    @Test func `a copy finds out by what another has seen under its number`() throws {
        var circle = try Self.copied()
        circle.decide(0, .mark(Circle.entry(2), isRead: true))
        circle.handle(0, .publish)
        circle.pull(1)
        circle.handle(1, .publish)
        // The copy writes over it, under the same number, and so never sees that publication itself.
        circle.decide(2, .mark(Circle.entry(3), isRead: true))
        circle.handle(2, .publish)
        let effects = circle.pull(2)
        #expect(
            effects.contains { effect in
                if case .renamed = effect { true } else { false }
            })
        circle.settle()
        Self.expectRead(1...3, by: circle)
    }

    /// The storage shows the records of what came after a backup, and the log not yet.
    @Test func `a restored backup finds out by records of the same edition`() throws {
        var circle = Circle(2, library: .nine)
        circle.settle()
        let backup = circle.replicas[0].archived()
        let look = Register(Subject(.entry, Array(repeating: 1, count: 16)), .snapshot)
        circle.decide(0, .write(look, .bytes([1])))
        circle.round(0)
        circle.pull(1)
        circle.replicas[0] = try Replica(archive: backup)
        circle.now = Timestamp(seconds: circle.now.seconds + 60)
        circle.decide(0, .write(look, .bytes([2])))
        let id = circle.replicas[0].id
        let log = circle.storage.keys.first { $0.hasPrefix("l.\(id)") }
        if let log { circle.storage[log] = nil }
        circle.round(0)
        #expect(circle.replicas[0].id != id)
        circle.settle()
        for replica in circle.replicas { #expect(replica.value(of: look) == .bytes([2])) }
    }

    /// Replica 1 hears of 0 what the copy then writes over with other words under the same number;
    /// 0 is destroyed.
    private static func destroyed() throws -> Circle {
        var circle = try copied()
        circle.decide(0, .mark(Circle.entry(2), isRead: true))
        circle.handle(0, .publish)
        circle.pull(1)
        for number: Int64 in 3...4 {
            circle.decide(2, .mark(Circle.entry(number), isRead: true))
            circle.handle(2, .publish)
        }
        circle.replicas.remove(at: 0)
        circle.libraries.remove(at: 0)
        return circle
    }

    @Test func `whoever heard the one before says again what the other's words displace`() throws {
        var circle = try Self.destroyed()
        circle.settle()
        Self.expectRead(1...4, by: circle)
    }

    @Test func `what only one had heard reaches whoever joins later`() throws {
        var circle = try Self.destroyed()
        circle.settle()
        circle.replicas.append(Replica(id: ReplicaID(rawValue: 9)))
        circle.libraries.append(.nine)
        circle.settle(turns: 60)
        Self.expectRead(1...4, by: circle)
    }

    @Test func `a backup that was opened twice still takes in what came after it`() throws {
        var circle = Circle(2, library: .nine)
        circle.decide(0, .mark(Circle.entry(1), isRead: true))
        circle.settle()
        circle.decide(0, .mark(Circle.entry(1), isRead: false))
        let backup = circle.replicas[0].archived()
        // The same version goes on, and is closed as more than the backup has of it.
        circle.decide(0, .mark(Circle.entry(2), isRead: true))
        circle.handle(0, .publish)
        circle.round(1)
        let again = try Replica(archive: backup)
        circle.replicas[0] = try Replica(archive: again.archived())
        let former = again.id
        let hidden = circle.storage.filter { ShardName($0.key)?.owner == former }
        for name in hidden.keys { circle.storage[name] = nil }
        circle.pull(0)
        #expect(circle.replicas[0].id != former, "it learns from the other one that it has a rival")
        for (name, bytes) in hidden { circle.storage[name] = bytes }
        circle.settle()
        for replica in circle.replicas {
            #expect(!replica.isRead(Circle.entry(1)))
            #expect(replica.isRead(Circle.entry(2)))
        }
    }
}
