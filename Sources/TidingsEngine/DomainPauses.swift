package import NewsModel

/// Which publishers asked to be left alone, and until when.
///
/// One "too many requests" speaks for the whole registrable domain: its other hosts are the same
/// machines.
package struct DomainPauses {
    private var until: [String: Timestamp] = [:]

    /// Pauses nobody.
    package init() {}

    /// How long to leave a domain alone that does not say how long itself.
    package static let standard = Duration.seconds(600)

    /// Leaves `domain` alone for `duration`, a week at most.
    package mutating func pause(_ domain: String, from now: Timestamp, for duration: Duration?) {
        let end = now + min(duration ?? Self.standard, RefreshPace.longestWish)
        until[domain] = max(until[domain] ?? end, end)
        if until.count > 10_000 { until = until.filter { $0.value > now } }
    }

    /// When `domain` may be asked again, or `nil` where it may be now.
    package func end(for domain: String, now: Timestamp) -> Timestamp? {
        until[domain].flatMap { $0 > now ? $0 : nil }
    }
}
