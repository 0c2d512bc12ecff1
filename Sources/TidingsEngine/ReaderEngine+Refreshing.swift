import Fetching
import NewsModel
import TidingsStore

extension ReaderEngine {
    /// How many feeds are under way at once, from the request to the saved entries.
    ///
    /// More than the fetcher's own limit, so that a slow host does not hold up the others.
    private static let width = 16

    /// How long no other process on the same store asks what is due and under way here.
    private static let claim = Duration.seconds(900)

    /// Refreshes feeds, groups what is new, and drops what retention does not keep.
    ///
    /// One bad feed never stops the rest.
    ///
    /// - Parameters:
    ///   - selection: Which feeds.
    ///   - progress: Told each outcome as it comes, with how many feeds there are in all.
    /// - Returns: The outcome of every feed, in the order they finished.
    /// - Throws: `EngineError.store`, where the store itself fails; what was saved stays.
    public func refresh(
        _ selection: RefreshSelection,
        progress: @escaping @Sendable (FeedOutcome, Int) -> Void = { _, _ in }
    ) async throws(EngineError) -> RefreshSummary {
        let feeds = Self.alternatingPublishers(try await selected(selection))
        underWay.formUnion(feeds.map(\.key))
        defer { underWay.subtract(feeds.map(\.key)) }
        let isExplicit = if case .feeds = selection { true } else { false }
        var outcomes: [FeedOutcome] = []
        var failure: StoreError?
        await withTaskGroup(of: Result<FeedOutcome, StoreError>.self) { group in
            var waiting = feeds.makeIterator()
            func begin(_ feed: FollowedFeed) {
                group.addTask { await self.refreshOne(feed, isExplicit: isExplicit) }
            }
            for _ in 0..<Self.width { waiting.next().map(begin) }
            for await result in group {
                switch result {
                case .success(let outcome):
                    outcomes.append(outcome)
                    progress(outcome, feeds.count)
                case .failure(let error):
                    failure = failure ?? error
                }
                if failure == nil, !Task.isCancelled { waiting.next().map(begin) }
            }
        }
        if let failure { throw .store(failure) }
        if outcomes.contains(where: { if case .changed = $0.kind { true } else { false } }) {
            try await group()
        }
        try await pruneDaily()
        return RefreshSummary(outcomes: outcomes)
    }

    private func selected(
        _ selection: RefreshSelection
    ) async throws(EngineError) -> [FollowedFeed] {
        let now = clock()
        let feeds = try await storing { () async throws(StoreError) in
            switch selection {
            case .due: try await self.store.claimDue(at: now, for: Self.claim, limit: 5000)
            case .all, .feeds: try await self.store.feeds()
            }
        }
        let free = feeds.filter { !underWay.contains($0.key) }
        guard case .feeds(let keys) = selection else { return free }
        let wanted = Set(keys)
        return free.filter { wanted.contains($0.key) }
    }

    /// The feeds in an order in which neighbours have different publishers, so that the pause
    /// between two requests to one host holds up nobody else.
    static func alternatingPublishers(_ feeds: [FollowedFeed]) -> [FollowedFeed] {
        var seen: [String: Int] = [:]
        var ranked: [(rank: Int, position: Int)] = []
        for (position, feed) in feeds.enumerated() {
            ranked.append((seen[feed.publisher, default: 0], position))
            seen[feed.publisher, default: 0] += 1
        }
        return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }
            .map { feeds[$0.position] }
    }

    private func refreshOne(
        _ feed: FollowedFeed, isExplicit: Bool
    ) async -> Result<FeedOutcome, StoreError> {
        do throws(StoreError) {
            let result: RefreshStep.Result
            if let skip = skip(feed, isExplicit: isExplicit) {
                result = skip
            } else {
                result = try await Self.ask(feed, fetcher, store, clock)
                noteWishes(of: feed, result.refresh.health)
            }
            var kind = result.kind
            do throws(StoreError) {
                let new = try await store.save(result.refresh, for: feed.key)
                // The store recognises entries whose publisher only changed their identifiers.
                if case .changed = kind { kind = .changed(newEntryCount: new.count) }
            } catch .notFound {
                kind = .skipped(reason: "the feed was removed while it was asked")
            }
            return .success(
                FeedOutcome(
                    feed: feed.key, title: feed.customTitle ?? result.title ?? feed.title,
                    kind: kind, nextCheck: result.refresh.health.nextCheck))
        } catch {
            return .failure(error)
        }
    }

    /// Asks and decides, away from the engine, so that parsing holds up nobody.
    @concurrent private static func ask(
        _ feed: FollowedFeed, _ fetcher: Fetcher, _ store: ReaderStore,
        _ clock: @Sendable () -> Timestamp
    ) async throws(StoreError) -> RefreshStep.Result {
        guard let address = WebAddress(feed.address) else {
            return RefreshStep(feed: feed, known: [:], now: clock())
                .result(of: FetchError.forbidden(host: feed.address))
        }
        let request = RefreshStep.request(for: feed, at: address, now: clock())
        let answer: FetchAnswer
        do throws(FetchError) {
            answer = try await fetcher.fetch(request)
        } catch {
            return RefreshStep(feed: feed, known: [:], now: clock()).result(of: error)
        }
        let known = answer.isNotModified ? [:] : try await store.sourceDigests(of: feed.key)
        return RefreshStep(feed: feed, known: known, now: clock()).result(of: answer)
    }

    private func skip(_ feed: FollowedFeed, isExplicit: Bool) -> RefreshStep.Result? {
        let now = clock()
        var health = feed.health
        let reason: String
        let domain = Self.domain(of: feed)
        if let end = pauses.end(for: domain, now: now) {
            reason = "\(domain) asked to be left alone until \(end)"
            health.nextCheck = max(health.nextCheck, end)
        } else if health.lastStatus == 429, health.nextCheck > now {
            reason = "the server asked to be left alone until \(health.nextCheck)"
        } else if health.isGone, !isExplicit {
            reason = "the feed is gone for good; refresh it by name to try again"
        } else {
            return nil
        }
        let log = FetchLogLine(feed: feed.key, time: now, outcome: "skipped", detail: reason)
        return RefreshStep.Result(
            refresh: FeedRefresh(health: health, log: log), kind: .skipped(reason: reason))
    }

    private func noteWishes(of feed: FollowedFeed, _ health: FeedHealth) {
        guard let status = health.lastStatus, status == 429 || status == 503 else { return }
        let now = clock()
        pauses.pause(
            Self.domain(of: feed), from: now, for: status == 429 ? health.nextCheck - now : nil)
    }

    /// The registrable domain that is asked, which no feed can claim to be another's.
    private static func domain(of feed: FollowedFeed) -> String {
        RegistrableDomain.of(host: WebAddress(feed.address)?.host ?? feed.address)
    }

    /// Drops what retention does not keep, once a day at most.
    func pruneDaily() async throws(EngineError) {
        let now = clock()
        if let lastPrune, now >= lastPrune, now - lastPrune < .seconds(86_400) { return }
        lastPrune = now
        _ = try await storing { () async throws(StoreError) in
            try await self.store.prune(at: now)
        }
    }
}
