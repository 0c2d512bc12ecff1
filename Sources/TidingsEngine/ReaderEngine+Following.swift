import FeedParsing
import Fetching
public import NewsModel
import TidingsStore

extension ReaderEngine {
    /// What following an address led to.
    public struct Addition: Hashable, Sendable {
        /// The feed.
        public var feed: FeedKey
        /// Its title.
        public var title: String
        /// Its address.
        public var address: String
        /// How many entries it has.
        public var entryCount: Int
    }

    /// Follows the feed at `address`, or the best one that the page there offers.
    ///
    /// No address is asked twice: where it is a feed, that one answer is also its first refresh.
    /// A user name and a password in the address become settings of the feed, kept here alone.
    /// A feed that is followed already and may not be on a private network, as one that another
    /// replica followed, only gets the permission, and is refreshed.
    ///
    /// - Parameters:
    ///   - address: What the person typed; `https://` is understood where no scheme is given.
    ///   - title: A title of the person's own, or `nil` for the feed's.
    ///   - folder: The folder to file it in.
    ///   - allowsPrivateNetwork: Whether this machine and private networks may be asked.
    /// - Returns: The feed as it is followed now.
    /// - Throws: `EngineError`; nothing is followed by then, but a permission that was given stays.
    public func add(
        _ address: String, title: String? = nil, folder: FolderPath = .top,
        allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Addition {
        guard let typed = TypedAddress(address).address else { throw .notAnAddress(address) }
        if let known = try await storing({ () async throws(StoreError) in
            try await self.store.feed(address: typed.canonical)
        }) {
            return try await allow(known, allowsPrivateNetwork)
        }
        let held = heldAnswers.take(typed.canonical, at: clock())
        let answer =
            if let held { held } else {
                try await ask(typed, .feedOrPage, allowsPrivateNetwork)
            }
        let wish = Wish(title: title, folder: folder, allowsPrivateNetwork: allowsPrivateNetwork)
        let reading = await Reading(of: answer, at: typed, wish, now: clock())
        switch reading.result.problem {
        case .webPage, .notAFeed: return try await addFeed(offeredBy: answer, wish)
        default: return try await follow(reading)
        }
    }

    /// The feeds that following an address could lead to: the feed there, else those that the page
    /// offers, best first; nothing is followed.
    ///
    /// - Throws: `EngineError`.
    public func offers(at address: String) async throws(EngineError) -> [WebAddress] {
        guard let typed = TypedAddress(address).address else { throw .notAnAddress(address) }
        let answer = try await ask(typed, .feedOrPage, false)
        let wish = Wish(title: nil, folder: .top, allowsPrivateNetwork: false)
        let reading = await Reading(of: answer, at: typed, wish, now: clock())
        switch reading.result.problem {
        case .webPage, .notAFeed:
            return FeedDiscovery().candidates(
                inPage: answer.body, at: answer.finalAddress, contentType: answer.contentType
            ).prefix(20).map(\.address)
        default: return [answer.finalAddress]
        }
    }

    /// What the person wants of a feed they follow.
    struct Wish: Sendable {
        var title: String?
        var folder: FolderPath
        var allowsPrivateNetwork: Bool
    }

    /// A feed to follow, and what its first answer means.
    private struct Reading: Sendable {
        let feed: FollowedFeed
        let settings: FeedSettings
        let result: RefreshStep.Result

        /// Reads an answer away from the engine, so that parsing holds up nobody.
        @concurrent init(
            of answer: FetchAnswer, at asked: WebAddress, _ wish: Wish, now: Timestamp
        ) async {
            let address = answer.permanentAddress ?? asked
            feed = FollowedFeed(
                key: FeedKey(following: address), address: address.canonical,
                customTitle: wish.title, folder: wish.folder,
                publisher: RegistrableDomain.of(host: address.host),
                allowsPrivateNetwork: wish.allowsPrivateNetwork)
            // What is meant for one host is told to no other.
            settings = FeedSettings(
                userInfo: address.host == asked.host ? asked.userInfo : nil)
            result = RefreshStep(feed: feed, known: [:], now: now).result(of: answer)
        }
    }

    private func addFeed(
        offeredBy answer: FetchAnswer, _ wish: Wish
    ) async throws(EngineError) -> Addition {
        let candidates = FeedDiscovery().candidates(
            inPage: answer.body, at: answer.finalAddress, contentType: answer.contentType)
        var problem = Self.noFeed
        // Most pages name the right feed first; a few wrong ones are forgiven.
        for candidate in candidates.prefix(3) where candidate.address != answer.finalAddress {
            if let known = try await storing({ () async throws(StoreError) in
                try await self.store.feed(address: candidate.address.canonical)
            }) {
                return try await allow(known, wish.allowsPrivateNetwork)
            }
            do throws(EngineError) {
                let feed = try await ask(candidate.address, .feed, wish.allowsPrivateNetwork)
                return try await follow(
                    Reading(of: feed, at: candidate.address, wish, now: clock()))
            } catch {
                if case .store = error { throw error }
                problem = "The page names a feed that cannot be read: " + error.explanation
            }
        }
        throw .noFeed(explanation: problem)
    }

    /// What is said where an address leads to no feed.
    static let noFeed =
        "Nothing at this address is a feed, and the page there names none: "
        + "look for a link called RSS, Atom, or feed."

    func ask(
        _ address: WebAddress, _ purpose: FetchRequest.Purpose, _ allowsPrivateNetwork: Bool
    ) async throws(EngineError) -> FetchAnswer {
        let domain = RegistrableDomain.of(host: address.host)
        if let refusal = HostRule.of(domain: domain).refusal {
            throw .fetchFailed(explanation: "\(domain) \(refusal).")
        }
        let now = clock()
        let known = try await storing { () async throws(StoreError) in
            try await self.store.domainPauses(at: now)
        }
        for pause in known { pauses.add(pause, now: now) }
        if let pause = pauses.pause(of: domain, now: now), HostRule.of(domain: domain).gap == nil {
            throw .fetchFailed(
                explanation: "\(domain) \(pause.reason) until \(pause.until): add it again then.")
        }
        let answer: FetchAnswer
        do throws(FetchError) {
            answer = try await fetcher.fetch(
                FetchRequest(
                    address, purpose: purpose, allowsPrivateNetwork: allowsPrivateNetwork))
        } catch {
            throw .fetchFailed(explanation: error.explanation)
        }
        guard 200..<300 ~= answer.status else {
            throw .fetchFailed(
                explanation: StatusExplanation(
                    status: answer.status, host: answer.finalAddress.host
                ).text)
        }
        return answer
    }

    private func follow(_ reading: Reading) async throws(EngineError) -> Addition {
        let followed = reading.feed
        let result = reading.result
        if case .failed(let explanation) = result.kind { throw .noFeed(explanation: explanation) }
        let now = clock()
        let isNew = try await storing { () async throws(StoreError) in
            try await self.store.follow(followed, at: now)
        }
        guard isNew else {
            let known = try await storing { () async throws(StoreError) in
                try await self.store.feed(followed.key)
            }
            guard let known else { throw .alreadyFollowed(title: followed.address) }
            return try await allow(known, followed.allowsPrivateNetwork)
        }
        try await storing { () async throws(StoreError) in
            if reading.settings != FeedSettings() {
                try await self.store.set(reading.settings, of: followed.key)
            }
            _ = try await self.store.save(result.refresh, for: followed.key)
        }
        try await group()
        let titles = [followed.customTitle, result.title, followed.address]
        return Addition(
            feed: followed.key, title: titles.compactMap { $0 }.first { !$0.isEmpty } ?? "",
            address: followed.address, entryCount: result.refresh.entries.count)
    }

    /// Follows an address without asking it; the next refresh does.
    ///
    /// - Returns: Whether it was not followed before.
    /// - Throws: `EngineError.notAnAddress`, `.store`.
    @discardableResult
    public func followUnseen(
        _ address: String, title: String? = nil, folder: FolderPath = .top,
        allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Bool {
        guard let typed = TypedAddress(address).address else { throw .notAnAddress(address) }
        let feed = FollowedFeed(
            key: FeedKey(following: typed), address: typed.canonical, customTitle: title,
            folder: folder, publisher: RegistrableDomain.of(host: typed.host),
            allowsPrivateNetwork: allowsPrivateNetwork)
        let isNew = try await storing { () async throws(StoreError) in
            try await self.store.follow(feed, at: self.clock())
        }
        if !isNew { try await allowPrivateNetwork([feed]) }
        let settings = FeedSettings(userInfo: typed.userInfo)
        if isNew, settings != FeedSettings() {
            try await storing { () async throws(StoreError) in
                try await self.store.set(settings, of: feed.key)
            }
        }
        return isNew
    }

    // MARK: Private networks

    /// Lets a followed feed be on a private network where that is wished and new, and refreshes it.
    ///
    /// - Throws: `EngineError`, `alreadyFollowed` where there is nothing to do.
    private func allow(
        _ known: FollowedFeed, _ isAllowed: Bool
    ) async throws(EngineError) -> Addition {
        guard isAllowed, !known.allowsPrivateNetwork else {
            throw .alreadyFollowed(title: known.title)
        }
        try await storing { () async throws(StoreError) in
            try await self.store.allowPrivateNetwork(known.key, true)
        }
        let outcomes = try await refresh(.feeds([known.key])).outcomes
        if case .failed(let explanation) = outcomes.first?.kind {
            throw .fetchFailed(explanation: explanation)
        }
        let feed = try await storing { () async throws(StoreError) in
            try await self.store.feed(known.key)
        }
        return Addition(
            feed: known.key, title: feed?.title ?? known.title,
            address: feed?.address ?? known.address, entryCount: feed?.entryCount ?? 0)
    }

    /// Lets those of `feeds`, which are followed, be on a private network that wish it.
    func allowPrivateNetwork(_ feeds: [FollowedFeed]) async throws(EngineError) {
        for feed in feeds where feed.allowsPrivateNetwork {
            try await storing { () async throws(StoreError) in
                guard try await self.store.feed(feed.key)?.allowsPrivateNetwork == false
                else { return }
                try await self.store.allowPrivateNetwork(feed.key, true)
            }
        }
    }
}
