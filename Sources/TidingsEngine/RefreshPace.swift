package import NewsModel

/// When to ask a feed again: often enough for what it publishes, never more often than it likes.
///
/// Source: the defaults follow what publishers' own tests ask for (conditional requests at most
/// once an hour) and what the common readers do; see Documentation/Architecture.md.
package struct RefreshPace {
    /// The shortest time between two fetches that the reader makes on its own.
    package static let shortest = Duration.seconds(3600)
    /// The longest time between two fetches, unless the server asks for more.
    package static let longest = Duration.seconds(24 * 3600)
    /// The longest time a server's wish to be left alone is honoured.
    package static let longestWish = Duration.seconds(7 * 24 * 3600)

    /// The time to wait after a document whose entries were published at `times`.
    ///
    /// Half the mean gap between the entries of the last week, or a day where there were none.
    package static func interval(publishedAt times: [Timestamp], now: Timestamp) -> Duration {
        let week = Duration.seconds(7 * 24 * 3600)
        let recent = times.count { $0 > now - week && $0 <= now + .seconds(3600) }
        guard recent > 0 else { return longest }
        return clamped(week / (2 * recent))
    }

    /// The time to wait after an answer that brought nothing new: a quarter longer than before.
    package static func interval(unchangedSince last: Timestamp?, nextCheck: Timestamp) -> Duration
    {
        guard let last, nextCheck > last else { return shortest }
        return clamped((nextCheck - last) * 5 / 4)
    }

    /// The time to wait after `failures` failed fetches in a row: an hour, doubled each time, a
    /// day at most.
    package static func interval(failures: Int) -> Duration {
        min(.seconds(3600 << min(max(failures - 1, 0), 5)), longest)
    }

    private static func clamped(_ interval: Duration) -> Duration {
        min(max(interval, shortest), longest)
    }

    /// The second to ask again.
    ///
    /// - Parameters:
    ///   - now: The second of the answer.
    ///   - interval: The time to wait by our own judgement.
    ///   - wishes: What the feed (`ttl`) and the server (`max-age`) ask for; longer ones win, a
    ///     day at most.
    ///   - retryAfter: What the server demands, honoured up to a week.
    ///   - key: Spreads feeds over up to a tenth of the interval, always later, never earlier.
    /// - Returns: A second after `now`.
    package static func nextCheck(
        now: Timestamp, interval: Duration, wishes: [Duration?] = [], retryAfter: Duration? = nil,
        key: FeedKey
    ) -> Timestamp {
        let wish = min(wishes.compactMap { $0 }.max() ?? .zero, longest)
        let base = max(interval, wish)
        let spread = base.components.seconds / 10
        let jitter = spread > 0 ? Int64(key.rawValue % UInt64(spread)) : 0
        let demanded = min(retryAfter ?? .zero, longestWish)
        return now + max(base + .seconds(jitter), demanded)
    }

    /// `time`, moved to the end of the hours and days in which the feed says it is quiet.
    package static func outsideQuietTimes(_ time: Timestamp, _ pace: Feed.Pace) -> Timestamp {
        guard !pace.quietHours.isEmpty || !pace.quietDays.isEmpty else { return time }
        var time = time
        // At most a week of hours is skipped: a feed that is always quiet is asked all the same.
        for _ in 0..<(7 * 24) {
            let day = Int(((time.seconds / 86_400) + 4) % 7)
            let hour = Int(time.seconds % 86_400 / 3600)
            guard pace.quietHours.contains(hour) || pace.quietDays.contains(day) else { break }
            time = Timestamp(seconds: time.seconds - time.seconds % 3600 + 3600)
        }
        return time
    }
}
