import IntentSync
import NewsModel
import Testing

@Suite struct ReplicaTests {
    @Test func `what one decides the others see`() {
        var circle = Circle(3, library: .nine)
        let flag = Flag(Subject(.feed, 5), .exists)
        let title = Register(Subject(.feed, 5), .title)
        circle.decide(
            0, .mark(Circle.entry(3), isRead: true), .set(flag, isOn: true),
            .write(title, .text("The Daily")))
        circle.settle()
        for replica in circle.replicas {
            #expect(replica.isRead(Circle.entry(3)))
            #expect(!replica.isRead(Circle.entry(4)))
            #expect(replica.isOn(flag))
            #expect(replica.value(of: title) == .text("The Daily"))
            #expect(replica.status.pendingCount == 0)
            #expect(replica.status.unsent.isEmpty)
        }
    }

    @Test func `archives of the formats before are read`() throws {
        var circle = Circle(1, library: .nine)
        circle.decide(0, .mark(Circle.entry(3), isRead: true))
        circle.settle()
        // Alone, a replica has nothing of what the formats differ in, but for what stands at the end
        // since 4: when it was opened.
        let archive = circle.replicas[0].archived()
        #expect(archive.first == 4)
        #expect(archive.last == 0)
        for format: UInt8 in 2...3 {
            let replica = try Replica(archive: [format] + archive.dropFirst().dropLast())
            #expect(replica.id == circle.replicas[0].id)
            #expect(replica.isRead(Circle.entry(3)))
        }
        #expect(throws: ShardError.self) { try Replica(archive: [1] + archive.dropFirst()) }
        #expect(throws: ShardError.self) { try Replica(archive: [5] + archive.dropFirst()) }
    }

    @Test func `after a while everything is in one section, and says the same`() {
        var circle = Circle(3, library: .nine)
        circle.decide(0, .mark(Circle.entry(3), isRead: true))
        circle.settle()
        circle.decide(1, .mark(Circle.entry(3), isRead: false))
        circle.decide(1, .mark(Circle.entry(5), isRead: true))
        circle.settle(turns: 60)
        #expect(circle.storage.keys.filter { $0.hasPrefix("s.") }.count == 1)
        for replica in circle.replicas {
            #expect(!replica.isRead(Circle.entry(3)))
            #expect(replica.isRead(Circle.entry(5)))
        }
        let logs = circle.storage.filter { $0.key.hasPrefix("l.") }
        #expect(logs.count == 3)
        #expect(logs.values.allSatisfy { $0.count < 150 })
    }

    @Test func `a replica comes back from its archive`() throws {
        var circle = Circle(2, library: .nine)
        circle.decide(0, .mark(Circle.entry(1), isRead: true))
        circle.settle(turns: 50)
        circle.decide(0, .mark(Circle.entry(2), isRead: true))
        let archive = circle.replicas[0].archived()
        let again = try Replica(archive: archive)
        #expect(again.isRead(Circle.entry(1)))
        #expect(again.isRead(Circle.entry(2)))
        circle.replicas[0] = again
        circle.settle()
        #expect(circle.replicas[1].isRead(Circle.entry(2)))
    }
}
