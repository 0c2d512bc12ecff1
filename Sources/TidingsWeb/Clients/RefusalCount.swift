package import NewsModel

/// Counts what was refused, so that whoever guesses is soon not looked at any more.
///
/// Each guesser has a count of its own: a stranger who guesses makes nobody else wait. Programs on
/// this machine share one address, so the name they give is part of it.
package struct RefusalCount: Sendable {
    /// Who guesses.
    package struct Guesser: Hashable, Sendable {
        /// The kind of what is shown to come in.
        package var door: String
        /// The address of whoever asks.
        package var address: String
        /// The user name given, or what else tells guessers apart.
        package var name: String

        package init(door: String, address: String, name: String) {
            self.door = door
            self.address = address
            self.name = name
        }
    }

    /// So many may be refused within `window`.
    package static let limit = 10
    /// So many within `window` from one address, whatever the names.
    static let addressLimit = 100
    /// The time in which refusals are counted.
    static let window = Duration.seconds(60)
    /// So many guessers are told apart; beyond that, all are one.
    private static let guesserLimit = 1000

    private var tries: [Guesser: [Timestamp]] = [:]

    package init() {}

    /// Counts a try.
    ///
    /// - Returns: `nil` where it is allowed, else how many seconds to wait.
    package mutating func take(_ guesser: Guesser, limit: Int = limit, at now: Timestamp) -> Int? {
        // Where there are too many to tell apart, those that are new are one.
        let crowd = Guesser(door: guesser.door, address: "", name: "")
        if guesser != crowd, tries[guesser] == nil, tries.count >= Self.guesserLimit {
            for key in tries.keys { forget(key, now) }
            if tries.count >= Self.guesserLimit { return take(crowd, at: now) }
        }
        forget(guesser, now)
        let before = tries[guesser, default: []]
        if before.count >= limit, let first = before.first {
            return max(1, Int((Self.window - (now - first)).components.seconds))
        }
        tries[guesser] = before + [now]
        return nil
    }

    /// Takes the last try back: it was right.
    mutating func giveBack(_ guesser: Guesser) {
        _ = tries[guesser]?.popLast()
    }

    private mutating func forget(_ guesser: Guesser, _ now: Timestamp) {
        guard let times = tries[guesser] else { return }
        let recent = times.filter { now >= $0 && now - $0 < Self.window }
        tries[guesser] = recent.isEmpty ? nil : recent
    }
}
