import IntentSync
import NewsModel

extension World {
    /// Looks at what a machine shows and says, and judges it by what it was truly told.
    mutating func look(at index: Int) throws(Violation) {
        guard machines[index].isAlive else { return }
        let view = currentView(of: index)
        if view != machines[index].view || !machines[index].changes.isEmpty {
            noteChange(to: view, of: index)
            try judge(view, of: index)
            countMisstated(in: view, at: index)
            machines[index].view = view
            machines[index].changes = Replica.Changes()
        }
        try judgeStatus(of: index)
    }

    /// Takes the view as it is, without judging how it came to be.
    mutating func resetView(of index: Int) {
        machines[index].view = currentView(of: index)
        machines[index].changes = Replica.Changes()
    }

    /// What a machine shows now.
    func currentView(of index: Int) -> Machine.View { machines[index].look(at: scenery) }

    private mutating func noteChange(to view: Machine.View, of index: Int) {
        guard story != nil else { return }
        let old = machines[index].view
        var words: [String] = []
        for place in scenario.web.entries.indices
        where (old.marks ^ view.marks) >> UInt32(place) & 1 == 1 {
            words.append("e\(place) \(view.marks >> UInt32(place) & 1 == 1 ? "read" : "unread")")
        }
        for place in scenery.flags.indices
        where (old.flags ^ view.flags) >> UInt64(place) & 1 == 1 {
            words.append("f\(place) \(view.flags >> UInt64(place) & 1 == 1 ? "on" : "off")")
        }
        let line = words.joined(separator: ", ")
        if !words.isEmpty { note("m\(index) shows \(line)") }
    }

    // MARK: The view

    private func judge(_ view: Machine.View, of index: Int) throws(Violation) {
        let old = machines[index].view
        let changes = machines[index].changes
        for (place, entry) in scenario.web.entries.enumerated() {
            let bit: UInt32 = 1 << UInt32(place)
            if view.marks & bit != 0 {
                try judgeOrigin(of: place, at: index)
            }
            guard old.known & bit != 0, (old.marks ^ view.marks) & bit != 0 else { continue }
            if !Self.says(changes, entry.reference) {
                let word = view.marks & bit != 0 ? "read" : "unread"
                throw Violation(
                    promise: .view,
                    detail: "m\(index) shows e\(place) \(word) and does not say so")
            }
            if old.marks & bit != 0 { try judgeUnread(of: place, at: index) }
        }
        for (place, flag) in scenery.flags.enumerated()
        where (old.flags ^ view.flags) >> UInt64(place) & 1 == 1 && !changes.flags.contains(flag) {
            let word = view.flags >> UInt64(place) & 1 == 1 ? "on" : "off"
            throw Violation(
                promise: .view, detail: "m\(index) shows f\(place) \(word) and does not say so")
        }
        for (place, register) in scenery.registers.enumerated()
        where old.registers.count > place && old.registers[place] != view.registers[place]
            && !changes.registers.contains(register)
        {
            throw Violation(
                promise: .view, detail: "m\(index) changes r\(place) and does not say so")
        }
    }

    private static func says(_ changes: Replica.Changes, _ entry: EntryReference) -> Bool {
        changes.everyMark
            || changes.entries.contains { $0.feed == entry.feed && $0.hash == entry.hash }
            || changes.spans.contains { $0.feed == entry.feed && $0.contains(entry.position) }
    }

    /// Whether an operation is a mark by span that reaches over an entry its author did not mean.
    func misstates(_ operation: Operation, _ place: Int) -> Bool {
        let entry = scenario.web.entries[place].reference
        guard let span = operation.span, span.feed == entry.feed else { return false }
        return span.contains(entry.position) && operation.entries >> UInt32(place) & 1 == 0
    }

    /// How far beside an entry that is read a region may reach, in seconds.
    private static let reach: Int64 = 1 << 17

    /// Whether a section may speak of an entry that its author did not know: the entry lies between
    /// two that are read, or near one.
    func mayFill(_ section: SectionRecord, _ place: Int) -> Bool {
        let entry = scenario.web.entries[place].reference
        guard let position = entry.position, section.known >> UInt32(place) & 1 == 0 else {
            return false
        }
        var isAfterOne = false
        var isBeforeOne = false
        for operation in operations
        where section.contents.contains(number: operation.number)
            && operation.deed == .mark(isRead: true)
        {
            if let span = operation.span, span.feed == entry.feed {
                if span.start <= position { isAfterOne = true }
                if position <= span.end { isBeforeOne = true }
            }
            for (other, candidate) in scenario.web.entries.enumerated()
            where operation.entries >> UInt32(other) & 1 == 1
                && candidate.reference.feed == entry.feed
            {
                guard let mark = candidate.reference.position else { continue }
                if mark - Self.reach <= position { isAfterOne = true }
                if position <= mark + Self.reach { isBeforeOne = true }
            }
        }
        return isAfterOne && isBeforeOne
    }

    /// Whether an operation marks an entry, as read or as unread.
    func marks(_ operation: Operation, _ place: Int, isRead: Bool) -> Bool {
        operation.deed == .mark(isRead: isRead) && operation.entries >> UInt32(place) & 1 == 1
    }

    /// Counts entries that came to be known and that a mark on a span reaches over without meaning
    /// them.
    private mutating func countMisstated(in view: Machine.View, at index: Int) {
        let held = view.held
        for place in scenario.web.entries.indices
        where (view.known & ~machines[index].view.known & ~view.marks) >> UInt32(place) & 1 == 1 {
            let isMisstated = operations.contains {
                held.contains(number: $0.number) && misstates($0, place)
            }
            if isMisstated { coverage[.misstated] += 1 }
        }
    }

    /// An entry that is read was marked by somebody, or lies under a mark of which this machine could
    /// not tell by the digest that it was not meant.
    private func judgeOrigin(of place: Int, at index: Int) throws(Violation) {
        let told = machines[index].truth.rumored
        let (held, unmeant) = (machines[index].truth.held, machines[index].unmeant)
        let hasOrigin = operations.contains { operation in
            guard told.contains(number: operation.number) else { return false }
            if marks(operation, place, isRead: true) { return true }
            guard misstates(operation, place), operation.deed == .mark(isRead: true) else {
                return false
            }
            // What lies behind a gap cannot be undone before that is filled.
            let isBehindGap = operations.contains { before in
                before.machine == operation.machine && before.number < operation.number
                    && (!held.contains(number: before.number) || mayLackVersion(before))
            }
            return isBehindGap || unmeant[operation.number, default: 0] >> UInt32(place) & 1 == 0
                || wasSummedUp(operation, without: index)
        }
        if !hasOrigin, !sections.contains(where: { mayFill($0, place) }) {
            throw Violation(promise: .nowhere, detail: "m\(index) shows e\(place) read")
        }
    }

    /// Whether what an operation wrote may have come, or be outdone by what has, while the version it
    /// belongs to is in a section that has not.
    private func mayLackVersion(_ operation: Operation) -> Bool {
        guard case .write = operation.deed else { return false }
        let isOutdone = operations.contains {
            $0.deed == operation.deed && $0.seen.contains(number: operation.number)
        }
        return (isApart(operation) || isOutdone)
            && sections.contains { $0.covered.contains(number: operation.number) }
    }

    /// An entry becomes unread only where somebody said so after all who said read, or where a span
    /// was never meant for it.
    private func judgeUnread(of place: Int, at index: Int) throws(Violation) {
        // Who corrects a mark may repeat an unread whose own words have not come yet.
        let truth = machines[index].truth
        let known = operations.filter { truth.rumored.contains(number: $0.number) }
        let reads = known.filter {
            truth.held.contains(number: $0.number) && marks($0, place, isRead: true)
        }
        let hasReason = known.contains { operation in
            if misstates(operation, place) { return true }
            return marks(operation, place, isRead: false)
                && !reads.contains { $0.seen.contains(number: operation.number) }
        }
        // What one of two bearers of a name decided under a dot may be another thing to the other.
        if machines[index].isUnnoticedCopy || reads.contains(where: isAmbiguous) { return }
        if !hasReason, !sections.contains(where: { mayFill($0, place) }) {
            throw Violation(
                promise: .view, detail: "m\(index) shows e\(place) unread again for no reason")
        }
    }

    // MARK: The status

    private mutating func judgeStatus(of index: Int) throws(Violation) {
        let status = machines[index].status
        let truth = machines[index].truth
        if status.thrift != .none { coverage[.thrift] += 1 }
        if !status.heldNames.isEmpty { coverage[.held] += 1 }
        guard !machines[index].isUnnoticedCopy else { return }
        let isBusy = status.pendingCount > 0 || !status.unsent.isEmpty
        let waiting = truth.own.subtracting(truth.handedOver)
        if !isBusy, !waiting.isEmpty {
            throw Violation(
                promise: .status,
                detail: "m\(index) says nothing is pending, and never put \(waiting.numbers)")
        }
        let alone = truth.own.subtracting(shared)
        let isConfirmed =
            status.confirmedBy > 0 && status.confirmedVersion >= status.publishedVersion
        if !isBusy, isConfirmed, !alone.isEmpty {
            throw Violation(
                promise: .status,
                detail: "m\(index) says all is confirmed, and nobody has \(alone.numbers)")
        }
    }
}

extension World {
    /// Whether a machine shows an entry as read.
    func shows(entry place: Int, at index: Int) -> Bool {
        machines[index].replica.isRead(scenario.web.entries[place].reference)
    }
}
