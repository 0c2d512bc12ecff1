public import FeedParsing
import Fetching
import Markup
import NewsModel
public import TidingsStore

extension ReaderEngine {
    /// Marks read and saves what was read and saved in another reader, all or nothing.
    ///
    /// No feed is followed by this. An entry whose feed the other reader does not name is taken for
    /// one of a followed feed of the same site or publisher (of several the one that has it, or is
    /// called so), else of the site it is at.
    ///
    /// - Throws: `EngineError.store`; nothing is decided then.
    public func takeOver(_ entries: [ForeignEntry]) async throws(EngineError) -> KeptResult {
        let feeds = try await storing { () async throws(StoreError) in
            try await self.store.feeds()
        }
        let known = ForeignFeeds(feeds)
        let sought = entries.filter { known.candidates(for: $0).count > 1 }.compactMap(\.link)
        let found = try await storing { () async throws(StoreError) in
            try await self.store.feeds(ofEntriesAt: sought)
        }
        let kept = await known.kept(entries, found: found)
        return try await storing { () async throws(StoreError) in
            try await self.store.takeOver(kept, at: self.clock())
        }
    }
}

/// Finds which feeds here the entries of another reader are of.
private struct ForeignFeeds: Sendable {
    private var keys: [String: FeedKey] = [:]
    private var titles: [FeedKey: String] = [:]
    private var publishers: [String: [FeedKey]] = [:]
    private var sites: [String: [FeedKey]] = [:]

    init(_ feeds: [FollowedFeed]) {
        for feed in feeds {
            titles[feed.key] = feed.title
            let site = feed.siteAddress.flatMap { WebAddress($0) }
            publishers[site.map(Self.domain) ?? feed.publisher, default: []].append(feed.key)
            if let site { sites[site.canonical, default: []].append(feed.key) }
            if let address = WebAddress(feed.address) { keys[address.canonical] = feed.key }
        }
    }

    private static func domain(_ address: WebAddress) -> String {
        RegistrableDomain.of(host: address.host)
    }

    /// The entries that can be taken over, sanitized; away from the engine, as there may be many.
    @concurrent func kept(
        _ entries: [ForeignEntry], found: [String: [FeedKey]]
    ) async -> [KeptEntry] {
        var uses: [String: Int] = [:]
        for entry in entries {
            if let link = entry.link {
                uses[(entry.feedAddress ?? "") + "\n" + link, default: 0] += 1
            }
        }
        return entries.compactMap { entry in
            guard entry.isRead || entry.isSaved, let feed = feed(of: entry, found)
            else { return nil }
            let place = (entry.feedAddress ?? "") + "\n" + (entry.link ?? "")
            return kept(entry, of: feed, hasOwnLink: uses[place] == 1)
        }
    }

    /// The feeds that an entry may be of whose feed is not named, the likeliest ones alone.
    func candidates(for entry: ForeignEntry) -> [FeedKey] {
        guard entry.feedAddress == nil else { return [] }
        let site = entry.siteAddress.flatMap { WebAddress($0) }
        if let site, let feeds = sites[site.canonical] { return feeds }
        guard let link = entry.link.flatMap({ WebAddress($0) }) else { return [] }
        return publishers[Self.domain(link)] ?? []
    }

    private func feed(of entry: ForeignEntry, _ found: [String: [FeedKey]]) -> FeedKey? {
        if let text = entry.feedAddress {
            guard let address = TypedAddress(text).address else { return nil }
            return keys[address.canonical] ?? FeedKey(following: address)
        }
        guard let link = entry.link.flatMap({ WebAddress($0) }), link.isFetchable else {
            return nil
        }
        let feeds = candidates(for: entry)
        let having = entry.link.flatMap { found[$0] } ?? []
        let named = feeds.filter { titles[$0] == entry.feedTitle }
        if let known = feeds.first(where: having.contains) ?? named.first ?? feeds.first {
            return known
        }
        return WebAddress(link.scheme + "://" + link.host + "/").map(FeedKey.init(following:))
    }

    private func kept(_ foreign: ForeignEntry, of feed: FeedKey, hasOwnLink: Bool) -> KeptEntry {
        var entry = Entry()
        entry.id = foreign.id
        entry.link = foreign.link
        entry.title = foreign.title.isEmpty ? nil : foreign.title
        entry.published = foreign.published
        // Of what is only read, nothing but the key is needed.
        if foreign.isSaved {
            entry.contentHTML = foreign.html
            if !foreign.author.isEmpty { entry.authors = [Person(name: foreign.author)] }
        }
        let key = EntryIdentities(of: [entry], in: feed).keys.first ?? EntryKey(rawValue: 0)
        var kept = KeptEntry(
            feed: feed, entry: EntryPreparation(base: nil).prepare(entry, key: key, digest: 0))
        kept.feedTitle = titles[feed] ?? EntryPreparation.cut(foreign.feedTitle)
        kept.isSure = !(foreign.id ?? "").isEmpty
        kept.isRead = foreign.isRead
        kept.isSaved = foreign.isSaved
        if hasOwnLink {
            kept.otherKeys = [foreign.link, kept.entry.link].compactMap { link in
                link.map { EntryKey(feed: feed, identity: $0) }
            }
        }
        return kept
    }
}
