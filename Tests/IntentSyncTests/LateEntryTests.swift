import IntentSync
import NewsModel
import Testing

/// Entries that a mark on a span never meant.
@Suite struct LateEntryTests {
    private let late = EntryReference(
        feed: Circle.feed, position: 1_700_004_500, hash: 0xABCD_1234)

    /// A mark on entries 1 through 9 by somebody who knows `others` there, too.
    private func span(knowing others: [EntryReference] = []) -> SpanMark {
        let nine = (1...9).map { Circle.entry($0) }
        let known = nine + others
        return SpanMark(
            feed: Circle.feed, start: nine[0].position ?? 0, end: nine[8].position ?? 0,
            isRead: true, count: UInt32(known.count), digest: known.reduce(0) { $0 ^ $1.hash })
    }

    @Test func `an entry the marker never saw is not marked where the digest tells`() {
        var circle = Circle(2, library: .nine)
        circle.libraries[1].known.append(late)
        circle.settle()
        circle.decide(0, .markSpan(span()))
        circle.settle()
        #expect(circle.replicas.allSatisfy { !$0.isRead(late) && $0.isRead(Circle.entry(5)) })
    }

    @Test func `an entry that turns up later is unread at the marker, and so at the others`() {
        var circle = Circle(2, library: .nine)
        circle.settle()
        circle.decide(0, .markSpan(span()))
        circle.settle()
        circle.libraries[0].known.append(late)
        circle.handle(0, .discovered([late]))
        circle.settle()
        #expect(circle.replicas.allSatisfy { !$0.isRead(late) && $0.isRead(Circle.entry(5)) })
        circle.settle(turns: 50)
        #expect(circle.replicas.allSatisfy { !$0.isRead(late) && $0.isRead(Circle.entry(5)) })
    }

    /// Two replicas mark the same span; then the first finds four entries there, and perhaps the
    /// second does, too: more than the digest of the other's mark can tell.
    @Test(arguments: [false, true])
    func `each takes back its own of two marks that nobody else can judge`(isMeant: Bool) {
        let four = (0..<4).map { number in
            EntryReference(
                feed: Circle.feed, position: 1_700_004_500 + number,
                hash: 0xABCD_1234 &* UInt32(number * 2 + 1))
        }
        var circle = Circle(2, library: .nine)
        if isMeant { circle.libraries[1].known += four }
        circle.settle()
        circle.decide(0, .markSpan(span()))
        circle.decide(1, .markSpan(span(knowing: isMeant ? four : [])))
        circle.settle()
        for index in 0..<2 where !(isMeant && index == 1) {
            circle.libraries[index].known += four
            circle.handle(index, .discovered(four))
        }
        for turns in [6, 50] {
            circle.settle(turns: turns)
            for replica in circle.replicas {
                #expect(four.allSatisfy { replica.isRead($0) == isMeant })
                #expect((1...9).allSatisfy { replica.isRead(Circle.entry($0)) })
            }
        }
    }

    @Test func `a late entry that was read by itself stays read`() {
        var circle = Circle(2, library: .nine)
        circle.libraries[1].known.append(late)
        circle.settle()
        circle.decide(1, .mark(late, isRead: true))
        circle.settle()
        circle.decide(0, .markSpan(span()))
        circle.settle()
        circle.libraries[0].known.append(late)
        circle.handle(0, .discovered([late]))
        circle.settle()
        #expect(circle.replicas.allSatisfy { $0.isRead(late) })
    }

    @Test func `a new replica finds entries read that others marked in a span`() {
        var circle = Circle(2, library: .nine)
        circle.libraries[1].known = []
        circle.decide(0, .markSpan(span()))
        circle.settle(turns: 60)
        circle.libraries[1].known = [Circle.entry(8), Circle.entry(9)]
        circle.handle(1, .discovered(circle.libraries[1].known))
        circle.settle()
        #expect(circle.replicas.allSatisfy { $0.isRead(Circle.entry(8)) })
    }

    @Test func `an unread that a span had not seen gives way, though who sums up knows no entry`()
        throws
    {
        let entry = Circle.entry(5)
        var circle = Circle(3, library: .nine)
        circle.libraries[1].known = []
        circle.decide(0, .markSpan(span()))
        circle.settle()
        circle.decide(0, .mark(entry, isRead: false))
        circle.round(0)
        circle.round(1)
        // One sums up what the first said, and goes on from its archive.
        circle.handle(1, .retire(ReplicaID(rawValue: 1)))
        circle.handle(1, .retire(ReplicaID(rawValue: 3)))
        circle.liveAlone(1, days: 20)
        circle.replicas[1] = try Replica(archive: circle.replicas[1].archived())
        #expect(circle.storage.keys.contains { $0.hasPrefix("s.") })
        // The third had not heard of that.
        circle.decide(2, .markSpan(span()))
        circle.handle(2, .publish)
        circle.liveAlone(1, days: 20)
        let isRead = circle.replicas[1].isRead(entry)
        #expect(isRead)
        circle.settle(turns: 20)
        #expect(circle.replicas.allSatisfy { $0.isRead(entry) && $0.isRead(Circle.entry(9)) })
    }
}
