import Fetching
import NewsModel
import TidingsStore

extension ReaderEngine {
    /// How many feeds are under way at once, from the request to the saved entries.
    ///
    /// Many more than the fetcher's own limit, so that a slow host does not hold up the others, and
    /// what many bring is saved in one go.
    private static let width = 96

    /// How many feeds are too few to wait for each other with saving.
    private static let few = 8

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
        let feeds = try await selected(selection)
        let now = clock()
        let wishes = try await storing { () async throws(StoreError) in
            (try await self.store.feedSettings(), try await self.store.domainPauses(at: now))
        }
        let leases = try await hubLeases()
        for pause in wishes.1 { pauses.add(pause, now: now) }
        underWay.formUnion(feeds.map(\.key))
        defer { underWay.subtract(feeds.map(\.key)) }
        let isExplicit = if case .feeds = selection { true } else { false }
        let round = await carryOut(feeds, wishes.0, leases, isExplicit: isExplicit, progress)
        if selection == .due, !round.rest.isEmpty {
            // What was claimed and not asked is due as before, for whoever comes next.
            try await storing { () async throws(StoreError) in
                try await self.store.release(round.rest)
            }
        }
        if let failure = round.failure { throw .store(failure) }
        if round.outcomes.contains(where: { if case .changed = $0.kind { true } else { false } }) {
            try await group()
        } else {
            try await followStoryWishes()
        }
        try await pruneDaily()
        return RefreshSummary(outcomes: round.outcomes)
    }

    /// What came of a round, and what it did not come to.
    private struct Round: Sendable {
        var outcomes: [FeedOutcome] = []
        var failure: StoreError?
        var rest: [FollowedFeed] = []
    }

    private func carryOut(
        _ feeds: [FollowedFeed], _ settings: [FeedKey: FeedSettings],
        _ leases: [FeedKey: Timestamp], isExplicit: Bool,
        _ progress: @Sendable (FeedOutcome, Int) -> Void
    ) async -> Round {
        var order = RefreshOrder(feeds, domain: RefreshStep.domain)
        var round = Round()
        await withTaskGroup(of: Visit.self) { group in
            var running = 0
            while true {
                while running < Self.width, round.failure == nil, !Task.isCancelled,
                    let (feed, domain) = order.next()
                {
                    running += 1
                    let turn = Turn(
                        feed: feed, domain: domain, settings: settings[feed.key] ?? FeedSettings(),
                        lease: leases[feed.key],
                        skipped: skip(feed, at: domain, isExplicit: isExplicit),
                        isOneOfMany: feeds.count > Self.few)
                    group.addTask { [fetcher, store, clock] in
                        await self.refreshOne(turn, fetcher, store, clock)
                    }
                }
                guard let visit = await group.next() else { break }
                running -= 1
                // Before the next feed of the domain has its turn.
                if let pause = visit.pause { pauses.add(pause, now: clock()) }
                order.finish(visit.domain)
                switch visit.result {
                case .success(let outcome):
                    round.outcomes.append(outcome)
                    progress(outcome, feeds.count)
                case .failure(let error):
                    round.failure = round.failure ?? error
                }
            }
        }
        round.rest = order.rest
        return round
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

    /// One feed whose turn it is.
    private struct Turn: Sendable {
        var feed: FollowedFeed
        /// The registrable domain that is asked.
        var domain: String
        var settings: FeedSettings
        /// Until when a hub tells of changes, or `nil` where none does.
        var lease: Timestamp?
        /// What it means that the feed is not asked, or `nil` where it is.
        var skipped: RefreshStep.Result?
        /// Whether many are asked besides, so that it can be saved together with others.
        var isOneOfMany: Bool
    }

    /// What came of one feed.
    private struct Visit: Sendable {
        var domain: String
        var result: Result<FeedOutcome, StoreError>
        var pause: DomainPause?
    }

    /// Asks, decides, and saves, away from the engine, so that feeds hold up neither it nor each
    /// other.
    @concurrent nonisolated private func refreshOne(
        _ turn: Turn, _ fetcher: Fetcher, _ store: ReaderStore, _ clock: @Sendable () -> Timestamp
    ) async -> Visit {
        let (feed, settings) = (turn.feed, turn.settings)
        var visit = Visit(domain: turn.domain, result: .failure(.notFound))
        do throws(StoreError) {
            let result: RefreshStep.Result
            if let skipped = turn.skipped {
                result = skipped
            } else {
                result = try await Self.ask(turn, fetcher, store, clock)
                visit.pause = result.refresh.pause
            }
            var kind = result.kind
            do throws(StoreError) {
                let new = try await store.save(
                    result.refresh, for: feed.key, isOneOfMany: turn.isOneOfMany)
                // The store recognises entries whose publisher only changed their identifiers.
                if case .changed = kind { kind = .changed(newEntryCount: new.count) }
                if result.refresh.health.lastError == nil, settings.wantsFullText {
                    try await readPages(of: feed, settings, after: visit.pause)
                }
            } catch .notFound {
                kind = .skipped(reason: "the feed was removed while it was asked")
            }
            visit.result = .success(
                FeedOutcome(
                    feed: feed.key, title: feed.customTitle ?? result.title ?? feed.title,
                    kind: kind,
                    nextCheck: result.refresh.health.isGone
                        ? nil : result.refresh.health.nextCheck))
        } catch {
            visit.result = .failure(error)
        }
        return visit
    }

    /// Asks and decides.
    private static func ask(
        _ turn: Turn, _ fetcher: Fetcher, _ store: ReaderStore, _ clock: @Sendable () -> Timestamp
    ) async throws(StoreError) -> RefreshStep.Result {
        let (feed, settings) = (turn.feed, turn.settings)
        func step(_ known: KnownDocument = KnownDocument()) -> RefreshStep {
            var step = RefreshStep(
                feed: feed, settings: settings, domain: turn.domain, known: known.digests,
                now: clock())
            step.memory = known.memory
            step.toldUntil = turn.lease
            return step
        }
        guard let address = WebAddress(feed.address) else {
            return step().result(of: FetchError.forbidden(host: feed.address))
        }
        let request = RefreshStep.request(for: feed, settings, at: address, now: clock())
        let answer: FetchAnswer
        do throws(FetchError) {
            answer = try await fetcher.fetch(request)
        } catch {
            return step().result(of: error)
        }
        if answer.isNotModified { return step().result(of: answer) }
        return step(try await store.knownDocument(of: feed.key)).result(of: answer)
    }

    /// Why a feed is not asked now, or `nil` where it is.
    private func skip(
        _ feed: FollowedFeed, at domain: String, isExplicit: Bool
    ) -> RefreshStep.Result? {
        let now = clock()
        var health = feed.health
        let reason: String
        let rule = HostRule.of(domain: domain)
        if let refusal = rule.refusal {
            reason = "\(domain) \(refusal)"
            health.nextCheck = now + RefreshPace.longestWish
        } else if let pause = pauses.pause(of: domain, now: now) {
            health.nextCheck = pauses.turn(
                at: domain, gap: rule.gap ?? DomainPauses.turn, wanted: health.nextCheck)
            reason = "\(domain) \(pause.reason) until \(pause.until)"
        } else if health.lastStatus == 429, health.nextCheck > now {
            reason = "the server asked to be left alone until \(health.nextCheck)"
        } else if health.isGone, !isExplicit {
            reason = "the feed is gone for good; refresh it by name to try again"
        } else {
            return nil
        }
        return RefreshStep(feed: feed, domain: domain, known: [:], now: now).skipped(health, reason)
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
