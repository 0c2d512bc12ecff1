import IntentSync
import NewsModel
import Testing

/// Each row of the conflict table: what two replicas decide at once, and what becomes of it,
/// at once and when it has been summed up.
@Suite struct ConflictTableTests {
    private let entry = Circle.entry(3)

    /// What both decide with the same past, apart from each other.
    private func together(
        past: [Intent] = [], _ first: [Intent], _ second: [Intent]
    ) -> Circle {
        var circle = Circle(2, library: .nine)
        if !past.isEmpty { circle.handle(0, .decided(past)) }
        circle.settle()
        circle.handle(0, .decided(first))
        circle.handle(1, .decided(second))
        circle.settle()
        return circle
    }

    /// Holds now and after everything was summed up, for both.
    private func always(_ circle: Circle, _ holds: (Replica) -> Bool) -> Bool {
        var circle = circle
        let now = circle.replicas.allSatisfy(holds)
        circle.settle(turns: 50)
        return now && circle.replicas.allSatisfy(holds)
    }

    private static func span(_ isRead: Bool) -> SpanMark {
        let known = (1...9).map { Circle.entry($0) }
        return SpanMark(
            feed: Circle.feed, start: known[0].position ?? 0, end: known[8].position ?? 0,
            isRead: isRead, count: 9, digest: known.reduce(0) { $0 ^ $1.hash })
    }

    // MARK: Marks

    @Test func `read and unread at once is read`() {
        let circle = together(
            past: [.mark(entry, isRead: true)], [.mark(entry, isRead: false)],
            [.mark(entry, isRead: true)])
        #expect(always(circle) { $0.isRead(entry) })
    }

    @Test func `unread that had seen the read is unread`() {
        let circle = together(
            past: [.mark(entry, isRead: true)], [], [.mark(entry, isRead: false)])
        #expect(always(circle) { !$0.isRead(entry) })
    }

    @Test func `read again after unread is read`() {
        var circle = together(
            past: [.mark(entry, isRead: true)], [], [.mark(entry, isRead: false)])
        circle.decide(0, .mark(entry, isRead: true))
        circle.settle()
        #expect(always(circle) { $0.isRead(entry) })
    }

    @Test func `all marked and one unread at once is read`() {
        let circle = together(
            past: [.mark(entry, isRead: true)], [.markSpan(Self.span(true))],
            [.mark(entry, isRead: false)])
        #expect(always(circle) { $0.isRead(entry) && $0.isRead(Circle.entry(9)) })
    }

    @Test func `one unread after all were marked is unread, and only that one`() {
        let circle = together(
            past: [.markSpan(Self.span(true))], [], [.mark(entry, isRead: false)])
        #expect(always(circle) { !$0.isRead(entry) && $0.isRead(Circle.entry(4)) })
    }

    @Test func `a mark on all that is taken back leaves what was read before`() {
        var circle = together(past: [.markSpan(Self.span(true))], [], [.markSpan(Self.span(false))])
        circle.decide(0, .mark(entry, isRead: true))
        circle.settle()
        #expect(always(circle) { $0.isRead(entry) && !$0.isRead(Circle.entry(4)) })
    }

    // MARK: Flags and registers

    private static let saved = Flag(Subject(.entry, Array(1...16)), .saved)

    @Test func `saved and not saved at once is saved`() {
        let circle = together(
            past: [.set(Self.saved, isOn: true)], [.set(Self.saved, isOn: false)],
            [.set(Self.saved, isOn: true)])
        #expect(always(circle) { $0.isOn(Self.saved) })
    }

    @Test func `not saved after it was saved is not saved`() {
        let circle = together(
            past: [.set(Self.saved, isOn: true)], [.set(Self.saved, isOn: false)], [])
        #expect(always(circle) { !$0.isOn(Self.saved) })
    }

    @Test func `a tag set and taken off at once stays`() {
        let tag = Flag(Subject(.taggedEntry, Array(1...24)), .exists)
        let circle = together(
            past: [.set(tag, isOn: true)], [.set(tag, isOn: false)], [.set(tag, isOn: true)])
        #expect(always(circle) { $0.isOn(tag) })
    }

    @Test(arguments: [Register.Field.archived, .hidden])
    func `archived or hidden and the opposite at once: the later one`(field: Register.Field) {
        let register = Register(Self.saved.subject, field)
        var circle = Circle(2)
        circle.decide(0, .write(register, .yes(true)), .set(Self.saved, isOn: true))
        circle.now = Timestamp(seconds: circle.now.seconds + 60)
        circle.decide(1, .write(register, .yes(false)))
        circle.settle()
        #expect(always(circle) { $0.value(of: register) == .yes(false) })
        #expect(always(circle) { $0.isOn(Self.saved) })
    }

    @Test func `two titles at once: the later one, and the journal has the other`() {
        let title = Register(Subject(.feed, 5), .title)
        var circle = Circle(2)
        circle.settle()
        circle.decide(0, .write(title, .text("Early")))
        circle.now = Timestamp(seconds: circle.now.seconds + 60)
        circle.decide(1, .write(title, .text("Late")))
        circle.round(0)
        circle.round(1)
        let effects = circle.pull(0)
        let outcome = Replica.Outcome(
            matter: .register(
                title, won: RegisterValue.text("Late").encoded,
                lost: RegisterValue.text("Early").encoded),
            winner: circle.replicas[1].id, loser: circle.replicas[0].id)
        #expect(effects.contains(.resolved(outcome)))
        circle.settle()
        #expect(always(circle) { $0.value(of: title) == .text("Late") })
    }

    @Test func `one thing moved twice at once: the latest move; two things: both`() {
        let first = Register(Subject(.feed, 1), .order)
        let second = Register(Subject(.feed, 2), .order)
        var circle = Circle(2)
        circle.decide(0, .write(first, .bytes([1])), .write(second, .bytes([7])))
        circle.now = Timestamp(seconds: circle.now.seconds + 60)
        circle.decide(1, .write(first, .bytes([2])))
        circle.settle()
        #expect(always(circle) { $0.value(of: first) == .bytes([2]) })
        #expect(always(circle) { $0.value(of: second) == .bytes([7]) })
    }

    @Test func `a setting written twice at once: the latest`() {
        let setting = Register(Subject(.setting, Array("mark-on-scroll".utf8)), .value)
        var circle = Circle(2)
        circle.decide(0, .write(setting, .yes(true)))
        circle.now = Timestamp(seconds: circle.now.seconds + 60)
        circle.decide(1, .write(setting, .yes(false)))
        circle.settle()
        #expect(always(circle) { $0.value(of: setting) == .yes(false) })
    }

    @Test(arguments: [Subject.Kind.feed, .folder, .muteRule, .account, .smartGroup])
    func `edited and deleted at once is deleted`(kind: Subject.Kind) {
        let exists = Flag(Subject(kind, 9), .exists)
        let name = Register(exists.subject, .name)
        let circle = together(
            past: [.set(exists, isOn: true), .write(name, .text("Old"))],
            [.set(exists, isOn: false)], [.write(name, .text("New"))])
        #expect(always(circle) { !$0.isOn(exists) && $0.value(of: name) == .text("New") })
    }

    @Test(arguments: [Subject.Kind.feed, .folder, .muteRule, .account, .smartGroup])
    func `edited and deleted at once is in the journal of both`(kind: Subject.Kind) {
        let exists = Flag(Subject(kind, 9), .exists)
        let name = Register(exists.subject, .name)
        var circle = Circle(2)
        circle.handle(0, .decided([.set(exists, isOn: true), .write(name, .text("Old"))]))
        circle.settle()
        circle.decide(0, .set(exists, isOn: false))
        circle.decide(1, .write(name, .text("New")))
        circle.handle(0, .publish)
        circle.handle(1, .publish)
        let outcome = Replica.Outcome(
            matter: .removed(exists), winner: circle.replicas[0].id, loser: circle.replicas[1].id)
        for replica in 0...1 {
            let resolved = circle.pull(replica).filter { effect in
                if case .resolved = effect { true } else { false }
            }
            #expect(resolved == [.resolved(outcome)])
        }
        circle.decide(1, .set(exists, isOn: true))
        circle.settle()
        #expect(always(circle) { $0.isOn(exists) && $0.value(of: name) == .text("New") })
    }

    @Test func `deleted by somebody who had seen the edit is no conflict`() {
        let exists = Flag(Subject(.feed, 9), .exists)
        let name = Register(exists.subject, .title)
        var circle = Circle(2)
        circle.handle(0, .decided([.set(exists, isOn: true)]))
        circle.settle()
        circle.decide(1, .write(name, .text("New")))
        circle.settle(turns: 2)
        circle.decide(0, .set(exists, isOn: false))
        circle.handle(0, .publish)
        let effects = circle.pull(1)
        #expect(!effects.contains { if case .resolved = $0 { true } else { false } })
    }

    @Test func `deleted and added again at once is there`() {
        let exists = Flag(Subject(.feed, 9), .exists)
        let circle = together(
            past: [.set(exists, isOn: true)], [.set(exists, isOn: false)],
            [.set(exists, isOn: true)])
        #expect(always(circle) { $0.isOn(exists) })
    }
}
