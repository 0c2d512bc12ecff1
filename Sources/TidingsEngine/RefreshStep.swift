package import FeedParsing
package import Fetching
package import NewsModel
package import TidingsStore

/// What one answer means for one feed: a decision made of values, so that every history of
/// answers can be tested without a network or a clock.
package struct RefreshStep {
    /// The feed as it stands in the store.
    package let feed: FollowedFeed
    /// How the person wants it fetched.
    package let settings: FeedSettings
    /// The digests of its stored entries, to leave alone what did not change.
    package let known: [EntryKey: UInt64]
    /// The second of the answer.
    package let now: Timestamp
    /// Until when a hub tells of changes, or `nil` where none does.
    package var toldUntil: Timestamp?
    /// What is remembered of its last document, or `nil` where the next is read as a whole.
    package var memory: DocumentMemory?
    /// The registrable domain that is asked.
    let domain: String
    /// What holds for its publisher.
    let rule: HostRule

    /// What a refresh leads to: what to save, and what to tell.
    package struct Result: Sendable {
        /// What to save.
        package var refresh: FeedRefresh
        /// What to tell.
        package var kind: FeedOutcome.Kind
        /// Why the document is no feed, where that is what failed.
        package var problem: FeedParsingError?
        /// The title the document gives the feed, where one was read.
        package var title: String? { refresh.facts?.title }
    }

    /// How long validators are used before one unconditional request renews them: some servers
    /// answer "not modified" for ever.
    package static let validatorAge = Duration.seconds(8 * 24 * 3600)
    /// On how many different days a permanent redirect must lead to a feed to be believed.
    package static let daysUntilMoved = 3

    /// Looks at `feed`, whose stored entries have the digests `known`, at the second `now`.
    ///
    /// `domain` is what `domain(of:)` finds for it, where that is known already.
    package init(
        feed: FollowedFeed, settings: FeedSettings = FeedSettings(), domain: String? = nil,
        known: [EntryKey: UInt64], now: Timestamp
    ) {
        self.feed = feed
        self.settings = settings
        self.known = known
        self.now = now
        self.domain = domain ?? Self.domain(of: feed)
        rule = HostRule.of(domain: self.domain)
    }

    /// The registrable domain that is asked, which no feed can claim to be another's.
    package static func domain(of feed: FollowedFeed) -> String {
        RegistrableDomain.of(host: WebAddress(feed.address)?.host ?? feed.address)
    }

    // MARK: No answer

    /// What it means that nobody answered.
    package func result(of error: FetchError) -> Result {
        if case .cancelled = error { return interrupted() }
        var result = failure(error.explanation)
        switch error {
        case .tooLarge:
            // It will not be smaller in an hour.
            result.refresh.health.nextCheck = max(
                result.refresh.health.nextCheck, now + RefreshPace.longest)
        case .timedOut:
            // Its other feeds would hold up everybody else's, a minute each.
            result.refresh.pause = DomainPause(
                domain: domain, until: now + DomainPauses.standard,
                reason: "is left alone, for it did not answer in time,")
        default: break
        }
        return result
    }

    /// What it means that the reader stopped before the answer came: the server may have been
    /// asked, so it is not asked again at once.
    private func interrupted() -> Result {
        var health = feed.health
        health.nextCheck = now + RefreshPace.shortest
        return skipped(health, "the reader was stopped before the answer came")
    }

    /// What it means that the feed is not asked, for `reason`.
    func skipped(_ health: FeedHealth, _ reason: String) -> Result {
        let log = FetchLogLine(feed: feed.key, time: now, outcome: "skipped", detail: reason)
        return Result(
            refresh: FeedRefresh(health: health, log: log), kind: .skipped(reason: reason))
    }

    private func failure(_ explanation: String, answer: FetchAnswer? = nil) -> Result {
        var health = feed.health
        health.lastFetched = now
        health.lastStatus = answer?.status
        health.lastError = explanation
        health.failureCount = min(health.failureCount + 1, 1000)
        // Only a good answer takes back that it is gone.
        health.isGone = health.isGone || answer?.status == 410
        health.nextCheck = nextCheck(
            interval: RefreshPace.interval(
                failures: health.failureCount, longest: rule.longestBackoff),
            health: health, retryAfter: answer?.retryAfter)
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: "failed", detail: explanation,
            status: answer?.status)
        var refresh = FeedRefresh(health: health, log: log)
        refresh.pause = pause(after: answer)
        return Result(refresh: refresh, kind: .failed(explanation: explanation))
    }

    // MARK: An answer

    /// What an answer means.
    package func result(of answer: FetchAnswer) -> Result {
        if answer.isNotModified { return notModified(answer) }
        guard 200..<300 ~= answer.status else {
            return failure(explanation(of: answer), answer: answer)
        }
        let hash = FeedDocument.hash(of: answer.body)
        let digest = (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
        if digest == feed.health.bodyDigest, feed.health.lastGood != nil {
            return unchanged(answer)
        }
        do throws(FeedParsingError) {
            return changed(try read(answer), digest: digest, answer: answer)
        } catch {
            var result = failure(error.explanation, answer: answer)
            result.problem = error
            return result
        }
    }

    private func explanation(of answer: FetchAnswer) -> String {
        if answer.status == 404, let text = rule.notFound { return text }
        return StatusExplanation(status: answer.status, host: answer.finalAddress.host).text
    }

    private func notModified(_ answer: FetchAnswer) -> Result {
        let before = feed.health
        var health = goodHealth(answer)
        // A 304 may carry new validators; what it leaves out stays as it was.
        health.validators.entityTag = answer.validators.entityTag ?? before.validators.entityTag
        health.validators.lastModified =
            answer.validators.lastModified ?? before.validators.lastModified
        health.validatorsSince = before.validatorsSince
        health.validatorsAddress = before.validatorsAddress
        return quiet(health, outcome: "not modified", kind: .notModified, answer: answer)
    }

    private func unchanged(_ answer: FetchAnswer) -> Result {
        quiet(goodHealth(answer), outcome: "unchanged", kind: .unchanged, answer: answer)
    }

    private func quiet(
        _ health: FeedHealth, outcome: String, kind: FeedOutcome.Kind, answer: FetchAnswer
    ) -> Result {
        var health = health
        health.interval = quietInterval(answer)
        health.nextCheck = nextCheck(health: health, answer: answer)
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: outcome, status: answer.status,
            bodyBytes: answer.body.count)
        var refresh = FeedRefresh(health: health, log: log)
        refresh.pause = pause(after: answer)
        adoptMove(answer, into: &refresh)
        return Result(refresh: refresh, kind: kind)
    }

    private func changed(_ document: Document, digest: [UInt8], answer: FetchAnswer) -> Result {
        let parsed = document.feed
        let newCount = document.changed.count { known[$0.key] == nil }
        var health = goodHealth(answer)
        health.bodyDigest = digest
        health.pace = parsed.pace
        health.isCut = parsed.isCut
        health.interval =
            newCount == 0 && feed.health.lastGood != nil
            ? quietInterval(answer)
            : RefreshPace.interval(
                publishedAt: document.times,
                after: feed.health.interval, now: now)
        health.nextCheck = nextCheck(health: health, answer: answer)
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: "changed", status: answer.status,
            bodyBytes: answer.body.count, newEntryCount: newCount)
        var refresh = FeedRefresh(
            health: health, facts: facts(of: parsed, in: answer), entries: document.changed,
            unchanged: document.unchanged, log: log)
        refresh.memory = document.memory
        refresh.pause = pause(after: answer)
        adoptMove(answer, into: &refresh)
        return Result(refresh: refresh, kind: .changed(newEntryCount: newCount))
    }

    // MARK: What every good answer brings

    private func goodHealth(_ answer: FetchAnswer) -> FeedHealth {
        var health = feed.health
        health.lastFetched = now
        health.lastGood = now
        health.lastStatus = answer.status
        health.lastError = nil
        health.failureCount = 0
        health.isGone = false
        health.validators = answer.validators
        health.validatorsSince = answer.validators.isEmpty ? nil : now
        health.validatorsAddress =
            answer.validators.isEmpty ? nil : answer.finalAddress.canonical
        return health
    }

    /// Believes a permanent redirect once it led to a feed on three different days: a maintenance
    /// page for an afternoon must not take a feed away.
    private func adoptMove(_ answer: FetchAnswer, into refresh: inout FeedRefresh) {
        let target = answer.permanentAddress?.canonical
        // A move away from https is followed each time, and never believed.
        let isDowngrade =
            feed.address.hasPrefix("https:") && answer.permanentAddress?.scheme == "http"
        guard let target, target != feed.address, !isDowngrade else {
            refresh.health.movedTo = nil
            refresh.health.movedDayCount = 0
            refresh.health.movedLastDay = nil
            return
        }
        let day = Int(now.seconds / 86_400)
        let isSame = feed.health.movedTo == target
        let isNewDay = !isSame || feed.health.movedLastDay != day
        refresh.health.movedTo = target
        refresh.health.movedDayCount = (isSame ? feed.health.movedDayCount : 0) + (isNewDay ? 1 : 0)
        refresh.health.movedLastDay = day
        if refresh.health.movedDayCount >= Self.daysUntilMoved { refresh.newAddress = target }
    }
}
