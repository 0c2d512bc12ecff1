import Fetching
import NewsModel
import TidingsStore

/// When to ask again.
extension RefreshStep {
    /// The time to wait by our own judgement after an answer with nothing new.
    func quietInterval(_ answer: FetchAnswer) -> Duration {
        let interval = RefreshPace.interval(
            quietAfter: feed.health.interval, elapsed: feed.health.lastGood.map { now - $0 })
        let isConditional = answer.isNotModified || !answer.validators.isEmpty
        return isConditional ? interval : max(interval, RefreshPace.withoutValidators)
    }

    /// The second to ask again after a good answer.
    func nextCheck(health: FeedHealth, answer: FetchAnswer) -> Timestamp {
        nextCheck(
            interval: health.interval ?? RefreshPace.shortest, health: health,
            freshFor: settings.ignoresCache ? nil : answer.freshFor,
            retryAfter: answer.retryAfter)
    }

    /// The second to ask again.
    ///
    /// The person's own interval goes before all but what the server demands.
    func nextCheck(
        interval: Duration, health: FeedHealth, freshFor: Duration? = nil, retryAfter: Duration?
    ) -> Timestamp {
        let latest = now + RefreshPace.longestWish
        if let wanted = settings.interval, health.failureCount == 0 {
            return now + max(wanted, min(retryAfter ?? .zero, RefreshPace.longestWish))
        }
        // A hub that tells of changes makes asking for them a precaution.
        let told = health.failureCount == 0 ? toldUntil.map { max(.zero, $0 - now) } : nil
        let interval = max(interval, min(told ?? .zero, RefreshPace.longest))
        var wishes = RefreshPace.Wishes()
        wishes.interval = health.pace.interval
        wishes.freshFor = freshFor
        wishes.longestFreshness =
            rule.longestFreshness
            ?? (interval < RefreshPace.longestFreshnessOfBusy
                ? RefreshPace.longestFreshnessOfBusy : RefreshPace.longest)
        wishes.retryAfter = retryAfter
        let time = RefreshPace.nextCheck(
            now: now, interval: max(interval, rule.shortest), wishes: wishes, key: feed.key)
        return min(RefreshPace.outsideQuietTimes(time, health.pace), latest)
    }

    /// Whom to leave alone after an answer, and how long: the publisher that answered "too many
    /// requests" or "unavailable", or one that is never asked for two feeds in a row.
    func pause(after answer: FetchAnswer?) -> DomainPause? {
        if let answer, answer.status == 429 || answer.status == 503 {
            let wait = min(answer.retryAfter ?? DomainPauses.standard, RefreshPace.longestWish)
            return DomainPause(
                domain: RegistrableDomain.of(host: answer.finalAddress.host), until: now + wait,
                reason: "asked to be left alone (\(answer.status))")
        }
        return rule.gap.map { gap in
            DomainPause(
                domain: domain, until: now + gap,
                reason: "is asked for one feed at a time")
        }
    }
}
