package import NewsModel
package import TidingsStore

/// When the next round is due: a decision made of values, so that every history can be tested.
package struct SyncSchedule: Hashable, Sendable {
    /// How long the person has to be quiet before what they decided is sent.
    package var quiet: Duration
    /// How long it is at most until others are asked for news.
    package var longest = Duration.seconds(900)

    /// The schedule for a kind of place.
    ///
    /// In a folder every round is free; a key-value store takes a few uploads a minute.
    package init(_ kind: SyncPlace.Kind) {
        quiet = kind == .folder ? .seconds(2) : .seconds(30)
    }

    /// What happened since the last round.
    package struct Situation: Hashable, Sendable {
        /// The present.
        package var now: Timestamp
        /// When the last round ended, or `nil` where there was none.
        package var lastRound: Timestamp?
        /// When something was last decided that was not sent, or `nil`.
        package var lastAct: Timestamp?
        /// Whether the place says that something changed.
        package var placeChanged = false
        /// When the next round may be tried after a failure.
        package var nextTry: Timestamp?
        /// Whether only the person can mend what went wrong.
        package var isStuck = false

        /// A situation in which nothing happened.
        package init(now: Timestamp) { self.now = now }
    }

    /// Whether a round is due.
    package func isDue(_ situation: Situation) -> Bool {
        let now = situation.now
        // A clock that went back must not put a round off for ever.
        if let next = situation.nextTry, now < next, next - now <= Self.longestWait { return false }
        guard let last = situation.lastRound, last <= now else { return true }
        if now - last >= longest { return true }
        if situation.isStuck { return false }
        if situation.nextTry != nil || situation.placeChanged { return true }
        guard let act = situation.lastAct else { return false }
        return act > now || now - act >= quiet
    }

    /// The longest time between two tries.
    package static let longestWait = Duration.seconds(3600)

    /// How long to wait after `failures` failed rounds in a row: half a minute, doubled each time,
    /// an hour at most.
    package static func wait(afterFailures failures: Int) -> Duration {
        min(.seconds(30 << min(max(failures - 1, 0), 7)), longestWait)
    }
}
