import Crypto
package import FeedParsing
package import Fetching
package import NewsModel
package import TidingsStore

/// What one answer means for one feed: a decision made of values, so that every history of
/// answers can be tested without a network or a clock.
package struct RefreshStep {
    /// The feed as it stands in the store.
    package let feed: FollowedFeed
    /// The digests of its stored entries, to leave alone what did not change.
    package let known: [EntryKey: UInt64]
    /// The second of the answer.
    package let now: Timestamp

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
    package init(feed: FollowedFeed, known: [EntryKey: UInt64], now: Timestamp) {
        self.feed = feed
        self.known = known
        self.now = now
    }

    // MARK: No answer

    /// What it means that nobody answered.
    package func result(of error: FetchError) -> Result {
        failure(error.explanation, status: nil, retryAfter: nil)
    }

    private func failure(_ explanation: String, status: Int?, retryAfter: Duration?) -> Result {
        var health = feed.health
        health.lastFetched = now
        health.lastStatus = status
        health.lastError = explanation
        health.failureCount = min(health.failureCount + 1, 1000)
        health.isGone = status == 410
        health.nextCheck = RefreshPace.nextCheck(
            now: now, interval: RefreshPace.interval(failures: health.failureCount),
            retryAfter: retryAfter, key: feed.key)
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: "failed", detail: explanation, status: status)
        return Result(
            refresh: FeedRefresh(health: health, log: log), kind: .failed(explanation: explanation))
    }

    // MARK: An answer

    /// What an answer means.
    package func result(of answer: FetchAnswer) -> Result {
        if answer.isNotModified { return notModified(answer) }
        guard 200..<300 ~= answer.status else {
            let text = StatusExplanation(status: answer.status, host: answer.finalAddress.host).text
            return failure(text, status: answer.status, retryAfter: answer.retryAfter)
        }
        let digest = ContentHash(of: answer.body).bytes
        if digest == feed.health.bodyDigest, feed.health.lastGood != nil {
            return unchanged(answer)
        }
        let parsed: Feed
        do throws(FeedParsingError) {
            parsed = try FeedParser().feed(
                from: answer.body, address: answer.finalAddress, contentType: answer.contentType)
        } catch {
            var result = failure(
                error.explanation, status: answer.status, retryAfter: answer.retryAfter)
            result.problem = error
            return result
        }
        return changed(parsed, digest: digest, answer: answer)
    }

    private func notModified(_ answer: FetchAnswer) -> Result {
        var health = goodHealth(answer)
        // A 304 may carry new validators; what it leaves out stays as it was.
        health.validators.entityTag =
            answer.validators.entityTag ?? feed.health.validators.entityTag
        health.validators.lastModified =
            answer.validators.lastModified ?? feed.health.validators.lastModified
        health.validatorsSince = feed.health.validatorsSince
        return quiet(health, outcome: "not modified", kind: .notModified, answer: answer)
    }

    private func unchanged(_ answer: FetchAnswer) -> Result {
        quiet(goodHealth(answer), outcome: "unchanged", kind: .unchanged, answer: answer)
    }

    private func quiet(
        _ health: FeedHealth, outcome: String, kind: FeedOutcome.Kind, answer: FetchAnswer
    ) -> Result {
        var health = health
        let before = feed.health
        health.nextCheck = RefreshPace.nextCheck(
            now: now,
            interval: RefreshPace.interval(
                unchangedSince: before.failureCount == 0 ? before.lastFetched : nil,
                nextCheck: before.nextCheck),
            wishes: [answer.freshFor], retryAfter: answer.retryAfter, key: feed.key)
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: outcome, status: answer.status,
            bodyBytes: answer.body.count)
        var refresh = FeedRefresh(health: health, log: log)
        adoptMove(answer, into: &refresh)
        return Result(refresh: refresh, kind: kind)
    }

    private func changed(_ parsed: Feed, digest: [UInt8], answer: FetchAnswer) -> Result {
        var health = goodHealth(answer)
        health.bodyDigest = digest
        health.nextCheck = RefreshPace.outsideQuietTimes(
            RefreshPace.nextCheck(
                now: now,
                interval: RefreshPace.interval(
                    publishedAt: parsed.entries.compactMap { $0.published ?? $0.updated }, now: now),
                wishes: [parsed.pace.interval, answer.freshFor], retryAfter: answer.retryAfter,
                key: feed.key), parsed.pace)
        let (changed, unchanged) = prepare(parsed, at: answer.finalAddress)
        let isNew = changed.count { known[$0.key] == nil }
        let log = FetchLogLine(
            feed: feed.key, time: now, outcome: "changed", status: answer.status,
            bodyBytes: answer.body.count, newEntryCount: isNew)
        var refresh = FeedRefresh(
            health: health, facts: facts(of: parsed, at: answer.finalAddress), entries: changed,
            unchanged: unchanged, log: log)
        adoptMove(answer, into: &refresh)
        return Result(refresh: refresh, kind: .changed(newEntryCount: isNew))
    }

    private func prepare(_ parsed: Feed, at address: WebAddress) -> ([PreparedEntry], [EntryKey]) {
        let base = parsed.link.flatMap { WebAddress($0) } ?? address
        let preparation = EntryPreparation(base: base)
        let keys = EntryIdentities(of: parsed.entries, in: feed.key).keys
        var changed: [PreparedEntry] = []
        var unchanged: [EntryKey] = []
        for (entry, key) in zip(parsed.entries, keys) where !EntryPreparation.isBlank(entry) {
            let digest = EntryPreparation.digest(of: entry)
            if known[key] == digest {
                unchanged.append(key)
            } else {
                changed.append(preparation.prepare(entry, key: key, digest: digest))
            }
        }
        return (changed, unchanged)
    }

    private func facts(of parsed: Feed, at address: WebAddress) -> FeedFacts {
        let site = parsed.link.flatMap { WebAddress($0) }.flatMap { $0.isFetchable ? $0 : nil }
        return FeedFacts(
            title: EntryPreparation.cut(parsed.title ?? ""),
            siteAddress: EntryPreparation.address(site?.description), language: parsed.language,
            publisher: RegistrableDomain.of(host: (site ?? address).host))
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
        return health
    }

    /// Believes a permanent redirect once it led to a feed on three different days: a maintenance
    /// page for an afternoon must not take a feed away.
    private func adoptMove(_ answer: FetchAnswer, into refresh: inout FeedRefresh) {
        let target = answer.permanentAddress?.canonical
        guard let target, target != feed.address else {
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

extension RefreshStep {
    /// What to ask with: validators, unless they are so old that one whole answer is due.
    package static func request(
        for feed: FollowedFeed, at address: WebAddress, now: Timestamp
    )
        -> FetchRequest
    {
        let age = feed.health.validatorsSince.map { now - $0 } ?? .zero
        return FetchRequest(
            address, purpose: .feed,
            validators: age > validatorAge ? Validators() : feed.health.validators,
            allowsPrivateNetwork: feed.allowsPrivateNetwork)
    }
}
