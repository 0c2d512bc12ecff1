public import FeedParsing
import Fetching
import Markup
import NewsModel
public import TidingsStore

extension ReaderEngine {
    /// Marks read and saves what was read and saved in another reader, all or nothing.
    ///
    /// No feed is followed by this. An entry whose feed the other reader does not name is taken for
    /// one of a followed feed of the same publisher, else of the site it is at.
    ///
    /// - Throws: `EngineError.store`; nothing is decided then.
    public func takeOver(_ entries: [ForeignEntry]) async throws(EngineError) -> KeptResult {
        let feeds = try await storing { () async throws(StoreError) in
            try await self.store.feeds()
        }
        let kept = await ForeignFeeds(feeds).kept(entries)
        return try await storing { () async throws(StoreError) in
            try await self.store.takeOver(kept, at: self.clock())
        }
    }
}

/// Finds which feeds here the entries of another reader are of.
private struct ForeignFeeds: Sendable {
    private var keys: [String: FeedKey] = [:]
    private var titles: [FeedKey: String] = [:]
    private var publishers: [String: FeedKey] = [:]

    init(_ feeds: [FollowedFeed]) {
        for feed in feeds {
            titles[feed.key] = feed.title
            let domain = feed.siteAddress.flatMap { WebAddress($0) }.map(Self.domain)
            publishers[domain ?? feed.publisher] = publishers[domain ?? feed.publisher] ?? feed.key
            if let address = WebAddress(feed.address) { keys[address.canonical] = feed.key }
        }
    }

    private static func domain(_ address: WebAddress) -> String {
        RegistrableDomain.of(host: address.host)
    }

    /// The entries that can be taken over, sanitized; away from the engine, as there may be many.
    @concurrent func kept(_ entries: [ForeignEntry]) async -> [KeptEntry] {
        var uses: [String: Int] = [:]
        for entry in entries {
            if let link = entry.link {
                uses[(entry.feedAddress ?? "") + "\n" + link, default: 0] += 1
            }
        }
        return entries.compactMap { entry in
            guard entry.isRead || entry.isSaved, let feed = feed(of: entry) else { return nil }
            let place = (entry.feedAddress ?? "") + "\n" + (entry.link ?? "")
            return kept(entry, of: feed, hasOwnLink: uses[place] == 1)
        }
    }

    private func feed(of entry: ForeignEntry) -> FeedKey? {
        if let text = entry.feedAddress {
            guard let address = TypedAddress(text).address else { return nil }
            return keys[address.canonical] ?? FeedKey(following: address)
        }
        guard let link = entry.link.flatMap({ WebAddress($0) }), link.isFetchable else {
            return nil
        }
        if let known = publishers[Self.domain(link)] { return known }
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
