extension FeedDiscovery {
    /// Guesses by the look of an address whether a feed is there.
    enum AddressShape {
        /// Whether `reference`, absolute or not, looks like the address of a feed.
        static func isFeed(_ reference: String) -> Bool {
            let text = reference.lowercased()
            guard !text.hasPrefix("mailto:"), !text.hasPrefix("javascript:"),
                !text.hasPrefix("#"), text.utf8.count < 2000
            else { return false }
            if text.hasPrefix("feed:") { return true }
            let address = text.prefix { $0 != "#" }
            let pathEnd = address.firstIndex(of: "?") ?? address.endIndex
            if isFeedQuery(address[pathEnd...].dropFirst()) { return true }
            var segments = address[..<pathEnd].split(separator: "/")
            if let scheme = segments.first, scheme.hasSuffix(":") {
                segments.removeFirst()
                let host = segments.isEmpty ? "" : segments.removeFirst()
                let start = host.prefix { $0 != "." }
                if start == "feeds" || start == "rss" || start == "feed" { return true }
            }
            guard let last = segments.last else { return false }
            let words = ["feed", "feeds", "rss", "atom", "rss2", "feed1", "syndication"]
            if segments.contains(where: { words.contains(String($0)) }) { return true }
            return isFeedFile(last)
        }

        private static func isFeedQuery(_ query: Substring) -> Bool {
            query.split(separator: "&").contains { pair in
                switch pair {
                case "feed=rss", "feed=rss2", "feed=atom", "feed=rdf", "format=rss",
                    "format=feed", "format=atom", "type=rss", "type=atom", "alt=rss", "rss=1",
                    "output=rss", "view=rss":
                    true
                default: false
                }
            }
        }

        private static func isFeedFile(_ name: Substring) -> Bool {
            guard let dot = name.lastIndex(of: ".") else { return false }
            let stem = name[..<dot]
            switch name[name.index(after: dot)...] {
            case "rss", "atom", "rdf": return true
            case "xml":
                return !stem.contains("sitemap") && !stem.contains("opensearch")
                    && !stem.contains("browserconfig") && !stem.contains("manifest")
            case "json", "php", "aspx", "cfm", "cgi":
                return ["feed", "rss", "atom"].contains { stem == $0 || stem.hasPrefix($0 + "-") }
            default: return false
            }
        }
    }
}
