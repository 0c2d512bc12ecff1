import IntentSync
import NewsModel

extension World {
    /// How many operations a run has at most: as many as a set holds.
    static let operationLimit = 60

    /// Lets the person at a machine decide something.
    mutating func decide(_ wish: Wish, at index: Int, _ dice: inout Dice) throws(Violation) {
        var wishes = [wish]
        if wish == .several { wishes = [.read, dice.pick([.unread, .write, .switchOn]) ?? .read] }
        for _ in 0..<(wish == .several ? dice.below(2) : 0) { wishes.append(.span(isRead: true)) }
        guard operations.count + wishes.count <= Self.operationLimit else { return }
        let truth = machines[index].truth
        var made: [(operation: Operation, intent: Intent)] = []
        for wish in wishes {
            let number = operations.count + made.count
            guard let choice = choose(wish, number: number, at: index, &dice)
            else { continue }
            var operation = choice.0
            operation.seen = truth.seen.union(operations(in: made))
            operation.rumored = truth.rumored.union(operation.seen)
            made.append((operation, choice.1))
        }
        guard !made.isEmpty else { return }
        let dot = Dot(machines[index].replica.id, machines[index].replica.nextVersion)
        for place in made.indices { made[place].operation.dots = [dot] }
        let all = operations(in: made)
        // What the person did is true before the replica is told, so that its puts can be judged.
        let before = (operations.count, truth)
        for (operation, _) in made {
            record(operation)
            if story != nil {
                let words = words(for: operation)
                note("m\(index) \(words)")
            }
        }
        machines[index].truth.seen.formUnion(all)
        machines[index].truth.rumored.formUnion(all)
        machines[index].truth.held.formUnion(all)
        machines[index].truth.own.formUnion(all)
        if try !tell(.decided(made.map(\.intent)), to: index) {
            machines[index].truth = before.1
            forget(from: before.0)
            return
        }
        try judge(made.map(\.operation), at: index)
        resetView(of: index)
        if made.contains(where: { if case .later = $0.operation.deed { true } else { false } }) {
            coverage[.later] += 1
        }
    }

    /// What a person does shows at once.
    private func judge(_ made: [Operation], at index: Int) throws(Violation) {
        let view = currentView(of: index)
        for (place, operation) in made.enumerated() {
            let later = made[(place + 1)...]
            let shows =
                switch operation.deed {
                case .mark(let isRead):
                    (isRead ? ~view.marks : view.marks) & operation.entries
                        & ~later.reduce(0) { $0 | $1.entries } == 0
                case .flag(let flag, let isOn): (view.flags >> UInt64(flag) & 1 == 1) == isOn
                case .write(let register):
                    scenery.operation(
                        behind: view.registers[register], of: scenery.registers[register],
                        count: operations.count) == operation.number
                case .later: true
                }
            if !shows {
                throw Violation(
                    promise: .lostIntent,
                    detail: "m\(index) does not show operation \(operation.number)")
            }
        }
    }

    private func operations(
        in made: [(operation: Operation, intent: Intent)]
    ) -> OperationSet {
        made.reduce(into: []) { $0.insert(OperationSet($1.operation.number)) }
    }

    /// What exactly the person does, and how the engine is told; `nil` where there is nothing to do.
    private func choose(
        _ wish: Wish, number: Int, at index: Int, _ dice: inout Dice
    ) -> (Operation, Intent)? {
        let known = scenario.web.entries.indices.filter { machines[index].library.knows($0) }
        switch wish {
        case .read, .several:
            guard let entry = dice.pick(known) else { return nil }
            return mark(entry, isRead: true, number, index)
        case .unread:
            let shown = known.filter {
                machines[index].replica.isRead(scenario.web.entries[$0].reference)
            }
            guard let entry = dice.pick(shown) else { return nil }
            return mark(entry, isRead: false, number, index)
        case .span(let isRead):
            guard let entry = dice.pick(known) else { return nil }
            return span(around: entry, isRead: isRead, number, index, &dice)
        case .switchOn, .switchOff:
            let flags = scenery.flags.indices.filter {
                wish == .switchOn || dice.chance(10)
                    || machines[index].replica.isOn(scenery.flags[$0])
            }
            guard let flag = dice.pick(flags) else { return nil }
            let isOn = wish == .switchOn
            return (
                operation(number, index, .flag(flag, isOn: isOn)),
                .set(scenery.flags[flag], isOn: isOn)
            )
        case .write:
            let place = dice.below(scenery.registers.count)
            let register = scenery.registers[place]
            return (
                operation(number, index, .write(place)),
                .write(register, scenery.value(ofOperation: number, for: register))
            )
        case .later:
            guard machines[index].isLater else { return nil }
            let payload = Subject.bytes(dice.next()) + [UInt8(number)]
            return (
                operation(number, index, .later(payload)), .later(kind: 900, payload: payload)
            )
        }
    }

    private func operation(_ number: Int, _ index: Int, _ deed: Operation.Deed) -> Operation {
        Operation(
            number: number, machine: index, author: machines[index].replica.id, deed: deed,
            seen: [], rumored: [])
    }

    private func mark(
        _ entry: Int, isRead: Bool, _ number: Int, _ index: Int
    ) -> (Operation, Intent) {
        var operation = operation(number, index, .mark(isRead: isRead))
        operation.entries = 1 << UInt32(entry)
        return (operation, .mark(scenario.web.entries[entry].reference, isRead: isRead))
    }

    private func span(
        around entry: Int, isRead: Bool, _ number: Int, _ index: Int, _ dice: inout Dice
    ) -> (Operation, Intent)? {
        let entries = scenario.web.entries
        let feed = entries[entry].reference.feed
        guard let middle = entries[entry].reference.position else { return nil }
        let wide = dice.chance(50)
        let start = wide ? 0 : middle - Int64(dice.below(150_000))
        let end = dice.chance(30) ? middle + Int64(dice.below(150_000)) : middle
        var span = SpanMark(
            feed: feed, start: start, end: end, isRead: isRead, count: 0, digest: 0)
        var operation = operation(number, index, .mark(isRead: isRead))
        for (place, entry) in entries.enumerated() where machines[index].library.knows(place) {
            guard entry.reference.feed == feed, span.contains(entry.reference.position)
            else { continue }
            operation.entries |= 1 << UInt32(place)
            span.count += 1
            span.digest ^= entry.reference.hash
        }
        operation.span = span
        return (operation, .markSpan(span))
    }

    /// An operation in a few words.
    func words(for operation: Operation) -> String {
        let entries = scenario.web.entries.indices.filter {
            operation.entries >> UInt32($0) & 1 == 1
        }
        let names = entries.map { "e\($0)" }.joined(separator: " ")
        let what =
            switch operation.deed {
            case .mark(let isRead):
                (operation.span == nil ? "" : "by span ") + (isRead ? "reads " : "unreads ") + names
            case .flag(let flag, let isOn): "switches f\(flag) \(isOn ? "on" : "off")"
            case .write(let register): "writes r\(register)"
            case .later: "wishes something later"
            }
        return "\(what) (operation \(operation.number), knows \(operation.seen.numbers))"
    }
}
