import IntentSync
import NewsModel
import TestSupport
import Testing

/// A storage in which there is no room for what saved entries look like.
@Suite struct FullStorageTests {
    private static let limit = 40_000

    /// Two replicas that save so much, by turns, that it does not fit.
    private static func full() -> Circle {
        var circle = Circle(2, library: .nine)
        for index in 0..<2 {
            circle.handle(index, .limits(totalInBytes: limit, shardCount: 1024))
        }
        circle.settle()
        var random = SplitMix(seed: 7)
        for turn in 0..<12 {
            for number in 0..<25 {
                let entry = Subject(
                    .entry, [UInt8(turn), UInt8(number)] + Array(repeating: 1, count: 14))
                let looks = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
                circle.decide(
                    turn % 2, .set(Flag(entry, .saved), isOn: true),
                    .write(Register(entry, .snapshot), .bytes(looks)))
            }
            circle.settle(turns: 2)
        }
        circle.settle(turns: 12)
        return circle
    }

    private static func size(_ circle: Circle) -> Int {
        circle.storage.values.reduce(0) { $0 + $1.count }
    }

    @Test func `what was decided goes before what it looks like`() {
        var circle = Self.full()
        #expect(Self.size(circle) <= Self.limit)
        for index in 0..<2 { #expect(circle.replicas[index].status.thrift == .noSnapshots) }
        for number: Int64 in 1...9 {
            circle.decide(Int(number % 2), .mark(Circle.entry(number), isRead: true))
        }
        circle.settle(turns: 12)
        #expect(Self.size(circle) <= Self.limit)
        for replica in circle.replicas {
            for number: Int64 in 1...9 { #expect(replica.isRead(Circle.entry(number))) }
            for turn: UInt8 in 0..<12 {
                let entry = Subject(.entry, [turn, 3] + Array(repeating: 1, count: 14))
                #expect(replica.isOn(Flag(entry, .saved)), "\(turn)")
            }
            #expect(replica.status.pendingCount == 0)
            #expect(!replica.status.unsent.contains { $0.hasPrefix("l.") || $0.hasPrefix("s.") })
        }
    }

    @Test func `two acts in one round do not spend the same room twice`() {
        var circle = Self.full()
        circle.decide(0, .mark(Circle.entry(1), isRead: true))
        // Nothing is accepted in between.
        let now = circle.now
        var asked: [String: Int] = circle.storage.mapValues(\.count)
        for event in [Replica.Event.publish, .upkeep, .publish, .upkeep] {
            for case .put(let name, let bytes) in circle.replicas[0].handle(
                event, at: now, library: circle.libraries[0])
            {
                asked[name] = bytes.count
            }
        }
        #expect(asked.values.reduce(0, +) <= Self.limit)
    }
}
