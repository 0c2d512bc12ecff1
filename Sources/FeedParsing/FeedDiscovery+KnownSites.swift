public import NewsModel

extension FeedDiscovery {
    /// The feeds that a page on a well-known site has, by its address alone.
    ///
    /// - Parameter address: The address of the page.
    /// - Returns: Candidates that need no page to be read; none on other sites.
    public func knownFeeds(of address: WebAddress) -> [FeedCandidate] {
        let segments = address.path.split(separator: "/").map(String.init)
        var host = address.host
        if host.hasPrefix("www.") { host.removeFirst(4) }
        let texts =
            switch host {
            case "youtube.com", "m.youtube.com": Self.youTube(segments, query: address.query)
            case "github.com": Self.gitHub(segments)
            case "reddit.com", "old.reddit.com", "new.reddit.com": Self.reddit(segments)
            case "bsky.app" where segments.count >= 2 && segments[0] == "profile":
                ["https://bsky.app/profile/\(segments[1])/rss"]
            case "news.ycombinator.com": ["https://news.ycombinator.com/rss"]
            case "medium.com":
                segments.first.map { ["https://medium.com/feed/" + $0] } ?? []
            default: Self.hosted(host)
            }
        return texts.enumerated().compactMap { place, text in
            WebAddress(text).map { FeedCandidate(address: $0, score: 100 - 5 * place) }
        }
    }

    func knownFeeds(of text: String) -> [FeedCandidate] {
        WebAddress(text).map { knownFeeds(of: $0) } ?? []
    }

    /// Addresses where a site often has its feed though its pages do not say so, likeliest first.
    ///
    /// - Parameter address: The address of a page.
    /// - Returns: Addresses beside the page and at the root of its site, each once.
    public func guesses(near address: WebAddress) -> [WebAddress] {
        let names = [
            "feed/", "feed.xml", "rss.xml", "atom.xml", "index.xml", "feed.atom", "rss/",
            "index.rss", "rss/feed.xml", "feed.json",
        ]
        var known: Set<WebAddress> = []
        return ["/", "./"].flatMap { folder in names.compactMap { address.resolve(folder + $0) } }
            .filter { known.insert($0).inserted }
    }

    private static func youTube(_ segments: [String], query: String?) -> [String] {
        let feed = "https://www.youtube.com/feeds/videos.xml?"
        for pair in (query ?? "").split(separator: "&") where pair.hasPrefix("list=") {
            return [feed + "playlist_id=" + pair.dropFirst(5)]
        }
        guard segments.count >= 2 else { return [] }
        switch segments[0] {
        case "channel": return [feed + "channel_id=" + segments[1]]
        case "user": return [feed + "user=" + segments[1]]
        default: return []
        }
    }

    private static func gitHub(_ segments: [String]) -> [String] {
        let places = [
            "about", "apps", "collections", "explore", "features", "login", "marketplace",
            "notifications", "orgs", "search", "settings", "sponsors", "topics", "trending",
        ]
        guard let owner = segments.first, !places.contains(owner) else { return [] }
        guard segments.count >= 2 else { return ["https://github.com/\(owner).atom"] }
        let project = "https://github.com/\(owner)/\(segments[1])"
        return ["releases", "commits", "tags"].map { "\(project)/\($0).atom" }
    }

    private static func reddit(_ segments: [String]) -> [String] {
        guard segments.count >= 2, ["r", "user", "u"].contains(segments[0]) else { return [] }
        let kind = segments[0] == "u" ? "user" : segments[0]
        return ["https://www.reddit.com/\(kind)/\(segments[1])/.rss"]
    }

    /// The feeds of sites whose owner has a host of their own on a common domain.
    private static func hosted(_ host: String) -> [String] {
        let sites = [
            (".tumblr.com", "/rss"), (".substack.com", "/feed"), (".wordpress.com", "/feed/"),
            (".blogspot.com", "/feeds/posts/default"), (".medium.com", "/feed"),
        ]
        return sites.filter { host.hasSuffix($0.0) }.map { "https://" + host + $0.1 }
    }
}
