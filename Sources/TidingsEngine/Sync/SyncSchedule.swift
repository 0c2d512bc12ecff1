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
        /// Whether the place says that something changed; after a failure, whether it looks
        /// different from then.
        package var placeChanged = false
        /// When the next round may be tried after a failure that passes.
        package var nextTry: Timestamp?
        /// Whether a failure does not pass by waiting alone.
        package var isStuck = false
        /// Whether what is wrong may be put right at the place, without a word to this program.
        package var mayHeal = true

        /// A situation in which nothing happened.
        package init(now: Timestamp) { self.now = now }
    }

    /// Whether a round is due.
    ///
    /// After a failure, a change of the place and an act of the person each try once.
    package func isDue(_ situation: Situation) -> Bool {
        let now = situation.now
        // A clock that went back must not put a round off for ever.
        guard let last = situation.lastRound, last <= now else { return true }
        if situation.placeChanged { return true }
        let hasFailed = situation.nextTry != nil || situation.isStuck
        if let act = situation.lastAct, !hasFailed || act >= last,
            act > now || now - act >= quiet
        {
            return true
        }
        if let next = situation.nextTry { return now >= next || next - now > Self.longestWait }
        let pause = situation.isStuck && situation.mayHeal ? Self.longestWait : longest
        return now - last >= pause
    }

    /// The longest time between two tries at a place that may be right again by itself.
    package static let longestWait = Duration.seconds(60)

    /// How long to wait after `failures` failed rounds in a row: half a minute, then one.
    package static func wait(afterFailures failures: Int) -> Duration {
        failures > 1 ? longestWait : .seconds(30)
    }
}
