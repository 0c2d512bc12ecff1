/// What holds for the feeds of one publisher beyond what holds for all.
///
/// A rule is written down only where a publisher is known to want something that it does not say
/// in its answers.
package struct HostRule: Hashable, Sendable {
    /// The shortest time between two fetches of one feed.
    package var shortest: Duration = RefreshPace.shortest
    /// The least time between fetches of two feeds of the publisher, or `nil` for the usual pause.
    package var gap: Duration?
    /// The longest time for which it may call an answer fresh, or `nil` for the usual one.
    package var longestFreshness: Duration?
    /// The longest time to wait after failures.
    package var longestBackoff: Duration = RefreshPace.longest
    /// Why it is never asked, in plain words that go on after its name; `nil` where it is asked.
    package var refusal: String?
    /// What to say instead of what a 404 means elsewhere.
    package var notFound: String?

    /// The rule of a publisher about which nothing is special.
    package init() {}

    /// The rule for the publisher whose registrable domain is `domain`.
    ///
    /// Source: NetNewsWire 7.1 (`AccountRefreshController`): one Reddit feed a minute, one openrss
    /// feed a session with its `max-age` not capped, openrss and rachelbythebay not within 25 hours,
    /// nothing from X, YouTube's 404 not taken at its word.
    package static func of(domain: String) -> HostRule {
        var rule = HostRule()
        switch domain {
        case "reddit.com":
            rule.gap = .seconds(60)
        case "openrss.org":
            rule.gap = .seconds(600)
            rule.shortest = .seconds(25 * 3600)
            rule.longestFreshness = RefreshPace.longestWish
        case "rachelbythebay.com":
            rule.shortest = .seconds(25 * 3600)
        case "youtube.com":
            rule.longestBackoff = .seconds(4 * 3600)
            rule.notFound =
                "YouTube says there is no such feed (404), as it often does for a while though the "
                + "channel exists: it is asked again later."
        case "twitter.com", "x.com":
            rule.refusal = "offers no feeds, and is not asked for any"
        default:
            break
        }
        return rule
    }
}
