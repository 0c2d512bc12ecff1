import NewsModel
package import TidingsStore

/// When to ask for the weather and for calendars again.
package struct DayPace {
    /// The longest that what a server calls fresh is waited for.
    private static let longest = Duration.seconds(86_400)
    /// After so long without anybody who looks at the day, nobody is asked any more.
    package static let patience = Duration.seconds(3 * 86_400)

    /// The time to wait after a good answer, where its server asks for no more.
    package static func interval(of kind: DaySource.Kind) -> Duration {
        switch kind {
        case .weather: .seconds(1800)
        case .calendar: .seconds(3600)
        }
    }

    /// The time to wait after a good answer that calls itself fresh for `freshFor`.
    package static func wait(_ kind: DaySource.Kind, freshFor: Duration?) -> Duration {
        max(interval(of: kind), min(freshFor ?? .zero, longest))
    }

    /// The time to wait after `failures` failed requests in a row: the interval, doubled each time,
    /// a day at most; longer where the server asks for that.
    package static func wait(
        _ kind: DaySource.Kind, failures: Int, retryAfter: Duration?
    ) -> Duration {
        precondition(failures >= 1, "a good answer has its own pace")
        let doubled = interval(of: kind) * (1 << min(failures - 1, 6))
        return max(min(doubled, longest), min(retryAfter ?? .zero, RefreshPace.longestWish))
    }
}
