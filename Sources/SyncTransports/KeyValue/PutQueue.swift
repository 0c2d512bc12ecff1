/// The puts and removals that wait for their turn at a store that wants to be asked seldom.
///
/// What waits under a name is replaced by what comes later, and leaves only when it is sent. The
/// pace: one change of a name in 15 seconds, four uploads in a minute.
package struct PutQueue {
    /// What is to happen under a name.
    package enum Change: Hashable, Sendable {
        case put([UInt8])
        case remove
    }

    /// The time between two changes of one name.
    package static let pause = Duration.seconds(15)
    private static let uploadLimit = 4
    private static let uploadSpan = Duration.seconds(60)

    /// What waits.
    package private(set) var waiting: [String: Change] = [:]
    /// When a name was sent last, for as long as it matters.
    private var sent: [String: Duration] = [:]
    /// When the last uploads were, oldest first.
    private var uploads: [Duration] = []

    /// A queue in which nothing waits.
    package init() {}

    /// Lets a change wait, in place of an earlier one under the same name.
    package mutating func add(_ change: Change, named name: String) {
        waiting[name] = change
    }

    /// Forgets what waits; what was sent still counts.
    package mutating func removeAll() { waiting = [:] }

    /// Takes what may be sent at `now`, sorted by name, as one upload.
    ///
    /// - Parameters:
    ///   - now: The time since some moment, never going back.
    ///   - ignoringPace: Whether everything is to be sent, because nothing can be sent later.
    /// - Returns: The changes, which now count as sent.
    package mutating func take(
        at now: Duration, ignoringPace: Bool = false
    ) -> [(name: String, change: Change)] {
        sent = sent.filter { now - $0.value < Self.pause }
        uploads.removeAll { now - $0 >= Self.uploadSpan }
        guard ignoringPace || uploads.count < Self.uploadLimit else { return [] }
        let due = waiting.filter { ignoringPace || sent[$0.key] == nil }
        guard !due.isEmpty else { return [] }
        uploads.append(now)
        for name in due.keys {
            waiting[name] = nil
            sent[name] = now
        }
        return due.sorted { $0.key < $1.key }.map { (name: $0.key, change: $0.value) }
    }

    /// How long from `now` until something may be sent; `nil` where nothing waits.
    package func wait(from now: Duration) -> Duration? {
        let byName = waiting.keys.map { name in
            sent[name].map { Self.pause - (now - $0) } ?? .zero
        }
        guard let first = byName.min() else { return nil }
        let recent = uploads.filter { now - $0 < Self.uploadSpan }
        let byUpload =
            recent.count < Self.uploadLimit
            ? Duration.zero : Self.uploadSpan - (now - recent[recent.count - Self.uploadLimit])
        return max(.zero, first, byUpload)
    }
}
