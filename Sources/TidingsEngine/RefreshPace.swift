package import NewsModel

/// When to ask a feed again: often enough for what it publishes, never more often than it likes.
///
/// Source: the defaults follow what publishers' own tests ask for (conditional requests at most
/// once an hour) and what the common readers do; see Documentation/Fetching.md.
package struct RefreshPace {
    /// The shortest time between two fetches that the reader makes on its own.
    package static let shortest = Duration.seconds(3600)
    /// The longest time between two fetches, unless the server asks for more.
    package static let longest = Duration.seconds(24 * 3600)
    /// The longest time a server's wish to be left alone is honoured.
    package static let longestWish = Duration.seconds(7 * 24 * 3600)

    /// The time to wait where a server offers no validators and the feed did not change: each
    /// request costs it the whole document.
    package static let withoutValidators = Duration.seconds(24 * 3600)
    /// What an answer may call itself fresh for at most where the feed changes more often.
    package static let longestFreshnessOfBusy = Duration.seconds(5 * 3600)

    /// The time to wait after a document with something new, whose entries were published at
    /// `times`.
    ///
    /// Half the mean gap between the entries of the last week. Where all that the document holds is
    /// younger, they count over their own age: a document of twenty entries may span an hour. Where
    /// no entry has a time, half of what was waited before.
    ///
    /// - Parameters:
    ///   - times: When the entries of the document were published, as far as they say.
    ///   - previous: What was waited before, or `nil` at first.
    ///   - now: The second of the answer.
    /// - Returns: An hour through a day.
    package static func interval(
        publishedAt times: [Timestamp], after previous: Duration? = nil, now: Timestamp
    ) -> Duration {
        let week = Duration.seconds(7 * 24 * 3600)
        let past = times.filter { $0 <= now + .seconds(3600) }
        guard !times.isEmpty else { return clamped((previous ?? longest / 2) / 2) }
        let recent = past.filter { $0 > now - week }
        guard let oldest = recent.min() else { return longest }
        let span = recent.count == past.count && recent.count > 1 ? now - oldest : week
        return clamped(span / (2 * recent.count))
    }

    /// The time to wait after an answer that brought nothing new: a quarter longer than before,
    /// unless it came early.
    ///
    /// - Parameters:
    ///   - previous: What was waited before, or `nil` where nothing was.
    ///   - elapsed: The time since the last good answer, or `nil` where there was none.
    /// - Returns: An hour through a day.
    package static func interval(quietAfter previous: Duration?, elapsed: Duration?) -> Duration {
        guard let previous else { return shortest }
        guard let elapsed, elapsed >= previous else { return clamped(previous) }
        return clamped(previous * 5 / 4)
    }

    /// The time to wait after `failures` failed fetches in a row: an hour, doubled each time, a
    /// `longest` at most.
    package static func interval(failures: Int, longest: Duration = longest) -> Duration {
        min(.seconds(3600 << min(max(failures - 1, 0), 5)), longest)
    }

    private static func clamped(_ interval: Duration) -> Duration {
        min(max(interval, shortest), longest)
    }

    /// What a feed and its server ask for.
    package struct Wishes: Hashable, Sendable {
        /// What the document asks for (`ttl`, `sy:updatePeriod`), honoured up to a day.
        package var interval: Duration?
        /// How long the answer calls itself fresh (`max-age`, `Expires`).
        package var freshFor: Duration?
        /// What that is honoured up to: a day, or five hours for a feed that changes more often.
        package var longestFreshness = longest
        /// What the server demands (`Retry-After`), honoured up to a week.
        package var retryAfter: Duration?

        /// No wishes.
        package init() {}
    }

    /// The second to ask again.
    ///
    /// - Parameters:
    ///   - now: The second of the answer.
    ///   - interval: The time to wait by our own judgement; longer wishes win.
    ///   - wishes: What the feed and its server ask for.
    ///   - key: Spreads feeds over up to a tenth of the interval, always later, never earlier.
    /// - Returns: A second after `now`.
    package static func nextCheck(
        now: Timestamp, interval: Duration, wishes: Wishes = Wishes(), key: FeedKey
    ) -> Timestamp {
        let base = max(
            interval, min(wishes.interval ?? .zero, longest),
            min(wishes.freshFor ?? .zero, wishes.longestFreshness))
        let spread = base.components.seconds / 10
        let jitter = spread > 0 ? Int64(key.rawValue % UInt64(spread)) : 0
        let demanded = min(wishes.retryAfter ?? .zero, longestWish)
        return now + max(base + .seconds(jitter), demanded)
    }

    /// `time`, moved to the end of the hours and days in which the feed says it is quiet.
    ///
    /// A feed that says it always is gets asked all the same.
    package static func outsideQuietTimes(_ time: Timestamp, _ pace: Feed.Pace) -> Timestamp {
        guard !pace.quietHours.isEmpty || !pace.quietDays.isEmpty else { return time }
        var later = time
        for _ in 0..<(7 * 24) {
            let day = Int(((later.seconds / 86_400) + 4) % 7)
            let hour = Int(later.seconds % 86_400 / 3600)
            guard pace.quietHours.contains(hour) || pace.quietDays.contains(day) else {
                return later
            }
            later = Timestamp(seconds: later.seconds - later.seconds % 3600 + 3600)
        }
        return time
    }
}
