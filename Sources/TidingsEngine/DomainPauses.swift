package import NewsModel
package import TidingsStore

/// Which publishers asked to be left alone, and until when.
///
/// One "too many requests" speaks for the whole registrable domain: its other hosts are the same
/// machines. When the pause is over, the feeds that waited come one after the other.
package struct DomainPauses {
    private struct Wait {
        var pause: DomainPause
        /// The last turn that was given out.
        var lastTurn: Timestamp?
    }

    private var waits: [String: Wait] = [:]

    /// Pauses nobody.
    package init() {}

    /// How long to leave a domain alone that does not say how long itself.
    ///
    /// Source: NetNewsWire, which waits as long after a 429 without `Retry-After`.
    package static let standard = Duration.seconds(600)
    /// The time between the turns of two feeds after a pause.
    package static let turn = Duration.seconds(30)

    /// Adds a pause; the longer one of a domain counts.
    package mutating func add(_ pause: DomainPause, now: Timestamp) {
        if waits.count > 10_000 { waits = waits.filter { $0.value.pause.until > now } }
        if let known = waits[pause.domain], known.pause.until >= pause.until { return }
        waits[pause.domain] = Wait(pause: pause)
    }

    /// The pause of `domain` that is not over, or `nil`.
    package func pause(of domain: String, now: Timestamp) -> DomainPause? {
        waits[domain].flatMap { $0.pause.until > now ? $0.pause : nil }
    }

    /// When a feed of `domain` is to be asked that would be next at `wanted`.
    ///
    /// - Parameters:
    ///   - domain: A domain that pauses.
    ///   - gap: The time between two turns.
    ///   - wanted: When the feed is next anyway; a feed that is later needs no turn.
    /// - Returns: The end of the pause, or a time after the last turn.
    package mutating func turn(
        at domain: String, gap: Duration = turn, wanted: Timestamp
    ) -> Timestamp {
        guard let wait = waits[domain], wanted < wait.pause.until else { return wanted }
        let turn = max(wait.pause.until, wait.lastTurn.map { $0 + gap } ?? wait.pause.until)
        waits[domain]?.lastTurn = turn
        return turn
    }
}
