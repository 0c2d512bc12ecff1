import IntentSync

extension World {
    /// Judges what is shown in the end by everything that truly happened.
    package mutating func judge() throws(Violation) {
        guard let first = living.first else { return }
        if let disagreement { throw disagreement }
        let owed = living.reduce(into: OperationSet()) { $0.formUnion(machines[$1].truth.held) }
        let possible = owed.union(published)
        let view = currentView(of: first)
        if scenario.hasUnnoticedCopies {
            try judgeUndisputed(view, owed: owed)
        } else {
            let common = living.reduce(UInt32.max) { $0 & machines[$1].library.mask }
            for place in scenario.web.entries.indices where common >> UInt32(place) & 1 == 1 {
                let isShown = view.marks >> UInt32(place) & 1 == 1
                try judgeMark(of: place, isShown: isShown, owed: owed, possible: possible)
            }
            for place in scenery.flags.indices {
                let isShown = view.flags >> UInt64(place) & 1 == 1
                let outcome = outcome(owed: owed, possible: possible) { operation in
                    if case .flag(place, let isOn) = operation.deed { isOn } else { nil }
                }
                try compare(isShown, with: outcome, name: "f\(place)")
            }
        }
        for place in scenery.registers.indices {
            try judgeRegister(place, shows: view, owed: owed, possible: possible)
        }
        if !scenario.hasUnnoticedCopies { try judgeLater(owed: owed) }
    }

    /// Two replicas of one name decide different things under one dot, until they notice, so that it
    /// means nothing who had seen a dot; what nobody ever took back must be there all the same.
    private func judgeUndisputed(_ view: Machine.View, owed: OperationSet) throws(Violation) {
        let common = living.reduce(UInt32.max) { $0 & machines[$1].library.mask }
        for operation in operations where owed.contains(number: operation.number) {
            if isAmbiguous(operation) { continue }
            switch operation.deed {
            case .mark(isRead: true):
                let disputed = operations.reduce(UInt32(0)) { sum, other in
                    other.deed == .mark(isRead: false) ? sum | other.entries : sum
                }
                let lost = operation.entries & common & ~disputed & ~view.marks
                if lost != 0 {
                    throw Violation(
                        promise: .lostIntent,
                        detail: "e\(lost.trailingZeroBitCount) is unread after \(operation.number)")
                }
            case .flag(let place, isOn: true):
                let isDisputed = operations.contains { $0.deed == .flag(place, isOn: false) }
                if !isDisputed, view.flags >> UInt64(place) & 1 == 0 {
                    throw Violation(
                        promise: .lostIntent,
                        detail: "f\(place) is off after \(operation.number)")
                }
            default: continue
            }
        }
    }

    /// Whether another bearer of the same name may have decided something else under the same dot.
    func isAmbiguous(_ operation: Operation) -> Bool {
        operation.dots.contains { dot in
            forks.contains { $0.replica == dot.replica && $0.version < dot.version }
        }
    }

    /// What an on/off intent must be in the end: `nil` where more than one outcome is right.
    ///
    /// On, where an owed operation switched it on that nobody who switched it off can have heard
    /// of; off, where each that can have switched it on was certainly known to an owed one that
    /// switched it off.
    func outcome(
        owed: OperationSet, possible: OperationSet, effect: (Operation) -> Bool?
    ) -> Bool? {
        let ons = operations.filter { possible.contains(number: $0.number) && effect($0) == true }
        let offs = operations.filter { possible.contains(number: $0.number) && effect($0) == false }
        let owedOffs = offs.filter { owed.contains(number: $0.number) }
        let mustBeOn = ons.contains { on in
            owed.contains(number: on.number)
                && !offs.contains { $0.rumored.contains(number: on.number) }
        }
        if mustBeOn { return true }
        let mustBeOff = ons.allSatisfy { on in
            !torn.contains(number: on.number)
                && owedOffs.contains { $0.seen.contains(number: on.number) }
        }
        return mustBeOff ? false : nil
    }

    private mutating func compare(
        _ isShown: Bool, with outcome: Bool?, name: String
    ) throws(Violation) {
        guard let outcome else {
            coverage[.optionalOutcome] += 1
            return
        }
        if outcome, !isShown {
            throw Violation(promise: .lostIntent, detail: "\(name) is off and must be on")
        }
        if !outcome, isShown {
            throw Violation(promise: .resurrection, detail: "\(name) is on and must be off")
        }
    }

    // MARK: Marks

    private mutating func judgeMark(
        of place: Int, isShown: Bool, owed: OperationSet, possible: OperationSet
    ) throws(Violation) {
        let outcome = outcome(owed: owed, possible: possible) { operation in
            if marks(operation, place, isRead: true) { return true }
            return marks(operation, place, isRead: false) ? false : nil
        }
        guard let outcome, outcome != isShown else {
            return try compare(isShown, with: outcome, name: "e\(place)")
        }
        let misstated = operations.contains { operation in
            possible.contains(number: operation.number) && misstates(operation, place)
                && operation.deed == .mark(isRead: isShown)
                && !canBeCorrected(operation, on: place)
        }
        if misstated {
            coverage[.declaredSpan] += 1
            return
        }
        if isShown, sections.indices.contains(where: { isUnjudged($0, place) }) {
            coverage[.declaredGap] += 1
            return
        }
        if isShown, wasStale(place, owed: owed) {
            coverage[.declaredStale] += 1
            return
        }
        try compare(isShown, with: outcome, name: "e\(place)")
    }

    /// Whether a section may have filled an entry in that nobody can judge: known to the dead only,
    /// or also filled in by somebody else's section or under their span, of which neither author can
    /// speak alone.
    private func isUnjudged(_ index: Int, _ place: Int) -> Bool {
        let section = sections[index]
        guard mayFill(section, place) else { return false }
        if nobodyKnew(section, place) || wasCarriedOn(index, place) { return true }
        if sections.contains(where: { $0.machine != section.machine && mayFill($0, place) }) {
            return true
        }
        return operations.contains { operation in
            operation.machine != section.machine && misstates(operation, place)
                && operation.deed == .mark(isRead: true)
                && !wasToldByDigest(operation, place)
        }
    }

    /// Whether somebody else summed up again what a section may have filled in, before the author of
    /// that came to know the entry, or without waiting for it.
    private func wasCarriedOn(_ index: Int, _ place: Int) -> Bool {
        let section = sections[index]
        return sections[(index + 1)...].contains { later in
            guard later.machine != section.machine,
                section.contents.isSubset(of: later.contents)
            else { return false }
            return !later.knownByActive.contains { machine, known in
                machine == section.machine && known >> UInt32(place) & 1 == 1
            }
        }
    }

    /// Whether nobody alive for whom a section's author waited knew an entry when it was made, and
    /// the author is gone or never came to know it: then the entry was known to the dead only.
    private func nobodyKnew(_ section: SectionRecord, _ place: Int) -> Bool {
        let couldCorrect = section.knownByActive.contains { machine, known in
            known >> UInt32(place) & 1 == 1 && machines[machine].isAlive
        }
        let author = machines[section.machine]
        let isThere = author.isAlive && author.setBackCount == section.setBackCount
        return !couldCorrect && !(isThere && author.library.knows(place))
    }

    /// Whether somebody lives who can say that an entry was not meant, whose operation it is, and who
    /// came to know the entry before it was summed up, or who could tell by the digest when the
    /// operation came; and who was heard.
    private func canBeCorrected(_ operation: Operation, on place: Int) -> Bool {
        wasToldByDigest(operation, place)
            || living.contains { index in
                let late = machines[index].foundLate[operation.number] ?? 0
                return machines[index].truth.own.contains(number: operation.number)
                    && machines[index].library.knows(place)
                    && late >> UInt32(place) & 1 == 0
                    && !wasSummedUp(operation, without: index)
            }
    }

    /// Whether somebody who lives could tell by the digest, when an operation came, that an entry was
    /// not meant; and was heard.
    private func wasToldByDigest(_ operation: Operation, _ place: Int) -> Bool {
        living.contains { index in
            let unmeant = machines[index].unmeant[operation.number] ?? 0
            return unmeant >> UInt32(place) & 1 == 1 && !wasSummedUp(operation, without: index)
        }
    }

    /// Whether somebody summed an operation up without waiting for a machine that could tell who
    /// else was meant, or not: it was retired, or unknown.
    func wasSummedUp(_ operation: Operation, without machine: Int) -> Bool {
        sections.contains { section in
            section.contents.contains(number: operation.number) && section.machine != machine
                && !section.knownByActive.contains { $0.machine == machine }
        }
    }

    /// The one declared weakness: whether a read of the entry was summed up together with
    /// something that the unread which undid it had not seen, by a replica that did not know of
    /// the unread and did not wait for its author, who was retired or unknown to it.
    ///
    /// Of what was not closed when the author was copied, it had seen a part only.
    private func wasStale(_ place: Int, owed: OperationSet) -> Bool {
        let unreads = operations.filter {
            owed.contains(number: $0.number) && marks($0, place, isRead: false)
        }
        return operations.contains { read in
            guard marks(read, place, isRead: true) else { return false }
            let undoing = unreads.filter { $0.seen.contains(number: read.number) }
            return undoing.allSatisfy { unread in
                sections.contains { section in
                    section.contents.contains(number: read.number)
                        && !section.contents.contains(number: unread.number)
                        && (!section.covered.isSubset(of: unread.seen)
                            || !section.covered.isDisjoint(with: torn) || section.hasCorrections)
                        && !section.held.contains(number: unread.number)
                        && !section.active.contains(unread.author)
                }
            }
        }
    }

    // MARK: Registers and later wishes

    private mutating func judgeRegister(
        _ place: Int, shows view: Machine.View, owed: OperationSet, possible: OperationSet
    ) throws(Violation) {
        let register = scenery.registers[place]
        let writes = operations.filter {
            $0.deed == .write(place) && possible.contains(number: $0.number)
        }
        let shown = scenery.operation(
            behind: view.registers[place], of: register, count: operations.count)
        guard let shown else {
            throw Violation(promise: .nowhere, detail: "r\(place) holds what nobody wrote")
        }
        if shown < 0 {
            let lost = writes.first { owed.contains(number: $0.number) }
            if let lost, !scenario.hasUnnoticedCopies {
                throw Violation(
                    promise: .lostIntent, detail: "r\(place) is empty after \(lost.number)")
            }
            return
        }
        guard writes.contains(where: { $0.number == shown }) else {
            throw Violation(
                promise: .nowhere, detail: "r\(place) holds \(shown), which nobody can know")
        }
        let later = writes.first {
            owed.contains(number: $0.number) && $0.seen.contains(number: shown)
        }
        if let later, !scenario.hasUnnoticedCopies {
            throw Violation(
                promise: .registerOrder,
                detail: "r\(place) holds \(shown), which \(later.number) had seen")
        }
    }

    private func judgeLater(owed: OperationSet) throws(Violation) {
        for index in living {
            let kept = machines[index].replica.laterOperations.map(\.payload)
            for operation in operations where owed.contains(number: operation.number) {
                if case .later(let payload) = operation.deed, !kept.contains(payload) {
                    throw Violation(
                        promise: .laterKept, detail: "m\(index) lost \(operation.number)")
                }
            }
        }
    }
}
