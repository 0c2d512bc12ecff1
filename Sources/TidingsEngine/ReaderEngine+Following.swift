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
    ///
    /// - Parameters:
    ///   - address: What the person typed; `https://` is understood where no scheme is given.
    ///   - title: A title of the person's own, or `nil` for the feed's.
    ///   - folder: The folder to file it in.
    ///   - allowsPrivateNetwork: Whether this machine and private networks may be asked.
    /// - Returns: The feed as it is followed now.
    /// - Throws: `EngineError`; nothing is followed by then.
    public func add(
        _ address: String, title: String? = nil, folder: FolderPath = .top,
        allowsPrivateNetwork: Bool = false
    ) async throws(EngineError) -> Addition {
        guard let typed = TypedAddress(address).address else { throw .notAnAddress(address) }
        if let known = try await storing({ () async throws(StoreError) in
            try await self.store.feed(address: typed.canonical)
        }) {
            throw .alreadyFollowed(title: known.title)
        }
        let answer = try await ask(typed, .feedOrPage, allowsPrivateNetwork)
        let wish = Wish(title: title, folder: folder, allowsPrivateNetwork: allowsPrivateNetwork)
        do throws(FeedParsingError) {
            _ = try FeedParser().feed(
                from: answer.body, address: answer.finalAddress, contentType: answer.contentType)
        } catch {
            guard error == .webPage || error == .notAFeed else {
                throw .noFeed(explanation: error.explanation)
            }
            return try await addFeed(offeredBy: answer, wish)
        }
        return try await follow(typed, answer, wish)
    }

    /// What the person wants of a feed they follow.
    struct Wish {
        var title: String?
        var folder: FolderPath
        var allowsPrivateNetwork: Bool
    }

    private func addFeed(
        offeredBy answer: FetchAnswer, _ wish: Wish
    ) async throws(EngineError) -> Addition {
        let candidates = FeedDiscovery().candidates(
            inPage: answer.body, at: answer.finalAddress, contentType: answer.contentType)
        var problem =
            "Nothing at this address is a feed, and the page there names none: "
            + "look for a link called RSS, Atom, or feed."
        // Most pages name the right feed first; a few wrong ones are forgiven.
        for candidate in candidates.prefix(3) where candidate.address != answer.finalAddress {
            if let known = try await storing({ () async throws(StoreError) in
                try await self.store.feed(address: candidate.address.canonical)
            }) {
                throw .alreadyFollowed(title: known.title)
            }
            do throws(EngineError) {
                let feed = try await ask(candidate.address, .feed, wish.allowsPrivateNetwork)
                return try await follow(candidate.address, feed, wish)
            } catch {
                if case .store = error { throw error }
                problem = "The page names a feed that cannot be read: " + error.explanation
            }
        }
        throw .noFeed(explanation: problem)
    }

    private func ask(
        _ address: WebAddress, _ purpose: FetchRequest.Purpose, _ allowsPrivateNetwork: Bool
    ) async throws(EngineError) -> FetchAnswer {
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

    private func follow(
        _ asked: WebAddress, _ answer: FetchAnswer, _ wish: Wish
    ) async throws(EngineError) -> Addition {
        let address = answer.permanentAddress ?? asked
        let followed = FollowedFeed(
            key: FeedKey(following: address), address: address.canonical, customTitle: wish.title,
            folder: wish.folder, publisher: RegistrableDomain.of(host: address.host),
            allowsPrivateNetwork: wish.allowsPrivateNetwork)
        let now = clock()
        let step = RefreshStep(feed: followed, known: [:], now: now)
        let result = step.result(of: answer)
        if case .failed(let explanation) = result.kind { throw .noFeed(explanation: explanation) }
        let isNew = try await storing { () async throws(StoreError) in
            try await self.store.follow(followed, at: now)
        }
        guard isNew else {
            let known = try await storing { () async throws(StoreError) in
                try await self.store.feed(followed.key)
            }
            throw .alreadyFollowed(title: known?.title ?? followed.address)
        }
        try await storing { () async throws(StoreError) in
            _ = try await self.store.save(result.refresh, for: followed.key)
        }
        try await group()
        return Addition(
            feed: followed.key,
            title: wish.title ?? result.refresh.facts?.title ?? followed.address,
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
        return try await storing { () async throws(StoreError) in
            try await self.store.follow(feed, at: self.clock())
        }
    }
}
