/// How often the rare things happened that a simulation is for.
package struct Coverage: Hashable, Sendable {
    /// A rare thing.
    package enum Event: Int, CaseIterable, Sendable {
        case section, retire, renamed, comeback, relay, thrift, alias, held, rotation, misstated
        case conflictCopy, crash, restart, copy, unnoticedCopy, wipe, corrupt, account, purge
        case later, clockJump, refusal, destroyed, joined, failedLibrary, lostQueue, declaredStale
        case declaredSpan, declaredGap, optionalOutcome, quotaRefusal, resolved
    }

    private var counts = [Int](repeating: 0, count: Event.allCases.count)

    /// Counts nothing.
    package init() {}

    /// How often `event` happened.
    package subscript(event: Event) -> Int {
        get { counts[event.rawValue] }
        set { counts[event.rawValue] = newValue }
    }

    /// Adds the counts of another run.
    package mutating func add(_ other: Coverage) {
        for index in counts.indices { counts[index] += other.counts[index] }
    }
}

extension Coverage: CustomStringConvertible {
    package var description: String {
        Event.allCases.map { "\($0) \(self[$0])" }.joined(separator: ", ")
    }
}
