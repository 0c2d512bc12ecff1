import Fetching
import NewsModel
import TidingsStore

/// The icons of the sites that feeds belong to: asked for rarely, kept here, never loaded by a page.
extension ReaderEngine {
    /// How many sites are asked for their icon in one go.
    private static let sitesAtOnce = 6
    /// How long an icon, or that there is none, holds.
    ///
    /// Source: what other readers do, from a week to a month.
    package static let iconAge = Duration.seconds(30 * 86_400)
    /// How long a site is left alone that could not be asked.
    package static let iconRetry = Duration.seconds(7 * 86_400)

    /// A site that has followed feeds.
    struct IconSite: Sendable {
        /// Its name, as `SiteIcon.site` has it.
        var name: String
        /// Its first page.
        var page: WebAddress
        /// The first of its feeds, for the log.
        var feed: FollowedFeed
        /// Whether it may be on a private network, because a feed of its own may.
        var allowsPrivateNetwork: Bool
        /// Its registrable domain.
        var domain: String
    }

    /// Asks some of the sites whose time has come for their icons.
    ///
    /// Only sites are asked whose feed answered well before; no publisher that is left alone, and
    /// none that has rules of its own.
    ///
    /// - Throws: `EngineError.store`.
    package func refreshIcons() async throws(EngineError) {
        let now = clock()
        let (feeds, checks) = try await storing { () async throws(StoreError) in
            (try await self.store.feeds(), try await self.store.iconChecks())
        }
        let sites = Self.iconSites(of: feeds)
        let names = Set(feeds.compactMap(\.iconSite))
        try await storing { () async throws(StoreError) in
            try await self.store.dropIcons(of: checks.keys.filter { !names.contains($0) }.sorted())
        }
        let due = sites.filter { site in
            guard let check = checks[site.name] else { return true }
            // A time too far ahead was written by a clock that was wrong.
            return check <= now || check > now + Self.iconAge + Self.iconAge
        }
        for site in due.filter(isOpen).prefix(Self.sitesAtOnce) where !Task.isCancelled {
            try await storing { () async throws(StoreError) in
                try await self.refreshIcon(of: site)
            }
        }
    }

    /// The sites of feeds that answered well, by name.
    private static func iconSites(of feeds: [FollowedFeed]) -> [IconSite] {
        var sites: [String: IconSite] = [:]
        for feed in feeds where feed.health.lastGood != nil && !feed.health.isGone {
            guard let name = feed.iconSite, let page = feed.iconOrigin.flatMap({ WebAddress($0) }),
                page.isFetchable
            else { continue }
            // A permission is for the feed's own host alone.
            let isOwn = WebAddress(feed.address)?.host == page.host
            let allows = feed.allowsPrivateNetwork && isOwn
            if sites[name] == nil {
                sites[name] = IconSite(
                    name: name, page: page, feed: feed, allowsPrivateNetwork: allows,
                    domain: RegistrableDomain.of(host: page.host))
            } else if allows {
                sites[name]?.allowsPrivateNetwork = true
            }
        }
        return sites.values.sorted { $0.name < $1.name }
    }

    private func isOpen(_ site: IconSite) -> Bool {
        let rule = HostRule.of(domain: site.domain)
        return rule.refusal == nil && rule.gap == nil && rule.shortest <= RefreshPace.shortest
            && pauses.pause(of: site.domain, now: clock()) == nil
    }

    private func refreshIcon(of site: IconSite) async throws(StoreError) {
        let known = try await store.icon(of: site.name)?.image
        let search = IconSearch(site: site, known: known, fetcher: fetcher)
        let outcome = await search.run()
        guard outcome.reason != .cancelled else { return }
        let now = clock()
        if case .pause(let status, let retryAfter) = outcome.reason {
            let wait = min(retryAfter ?? DomainPauses.standard, RefreshPace.longestWish)
            pauses.add(
                DomainPause(
                    domain: site.domain, until: now + wait,
                    reason: "asked to be left alone (\(status))"), now: now)
        }
        let isSettled = outcome.reason == .settled
        // What was good stays while the site cannot be asked.
        let image = isSettled ? outcome.image : outcome.image ?? known
        try await store.save(
            SiteIcon(
                site: site.name, image: image,
                nextCheck: now + (isSettled ? Self.iconAge : Self.iconRetry)))
        try await store.log(
            FetchLogLine(
                feed: site.feed.key, time: now, outcome: "icon",
                detail: outcome.image == nil
                    ? "\(site.name) has no icon that can be shown" : "the icon of \(site.name)",
                bodyBytes: outcome.image?.bytes.count ?? 0))
    }
}
