package import NewsModel

/// When hubs are asked, and how long they are believed.
///
/// Source: W3C WebSub, sections 5.1 and 5.3; the bounds are our own.
package enum HubPace {
    /// The lease that is asked for.
    package static let wantedLease = Duration.seconds(10 * 86_400)
    /// The shortest and the longest lease that are believed.
    package static let lease = Duration.seconds(3600)...Duration.seconds(30 * 86_400)
    /// The longest time between two requests to a hub that does not agree.
    package static let longest = Duration.seconds(7 * 86_400)

    /// When to ask a hub again that was asked `count` times in a row and has not agreed yet.
    ///
    /// - Returns: An hour later, doubled with each further request, a week at most.
    package static func nextRequest(after now: Timestamp, requests count: Int) -> Timestamp {
        now + min(.seconds(3600 << min(max(count - 1, 0), 10)), longest)
    }

    /// The end of a lease of `seconds`, and when to renew it: after four fifths.
    package static func lease(
        ofSeconds seconds: Int64, from now: Timestamp
    ) -> (
        end: Timestamp, renewal: Timestamp
    ) {
        let wanted = Duration.seconds(min(max(seconds, 0), 1_000_000_000))
        let length = min(max(wanted, lease.lowerBound), lease.upperBound)
        return (now + length, now + length * 4 / 5)
    }
}
