import CharacterReferences

extension FeedDiscovery {
    /// The links of a page that may lead to feeds.
    struct PageLinks {
        /// One link as written.
        struct Link {
            let reference: String
            var title: String?
        }

        /// What the page declares as its feeds.
        private(set) var declared: [Link] = []
        /// Ordinary links that look like feeds.
        private(set) var ordinary: [Link] = []
        /// What relative links are relative to, if not the page.
        private(set) var base: String?
        /// The channel of YouTube that the page is about.
        private(set) var youTubeChannel: String?

        private static let linkCount = 1000

        private var scanner: TagScanner
        /// Where the text of the ordinary link read last begins.
        private var textStart: Int?

        init(_ page: [UInt8]) {
            scanner = TagScanner(page)
        }

        mutating func read() {
            while declared.count + ordinary.count < Self.linkCount, let tag = scanner.next() {
                switch tag.name {
                case "a" where tag.isClosing: endText(at: tag.start)
                case _ where tag.isClosing: break
                case "link": readLink(tag)
                case "base" where base == nil: base = tag["href"]
                case "a": readAnchor(tag)
                case "meta": readMeta(tag)
                default: break
                }
            }
        }

        private mutating func readLink(_ tag: TagScanner.Tag) {
            guard let reference = Self.trimming(tag["href"]) else { return }
            let relations = (tag["rel"] ?? "").lowercased()
                .split { $0.isASCII && $0.isWhitespace }
            if relations.contains("canonical") { takeChannel(fromPath: reference) }
            guard
                relations.contains("alternate") || relations.contains("feed")
                    || relations.isEmpty
            else { return }
            guard isFeed(type: tag["type"], tag: tag, reference: reference) else { return }
            declared.append(Link(reference: reference, title: Self.trimming(tag["title"])))
        }

        private func isFeed(type: String?, tag: TagScanner.Tag, reference: String) -> Bool {
            let lowered = (type ?? "").lowercased()
            let end = lowered.firstIndex(of: ";") ?? lowered.endIndex
            switch lowered[..<end].filter({ !$0.isWhitespace }) {
            case "application/rss+xml", "application/atom+xml", "application/feed+json",
                "application/rdf+xml", "application/x-rss+xml", "text/rss+xml", "text/rss",
                "application/rss":
                return true
            case "application/json":
                // The programming interface of WordPress, which is no feed.
                return !reference.contains("/wp-json/") && !reference.contains("rest_route=")
            case "application/xml", "text/xml":
                return AddressShape.isFeed(reference)
            case "":
                // Without a type, translations of the page are far more common.
                return tag["hreflang"] == nil && tag["media"] == nil && tag["rel"] != nil
                    && AddressShape.isFeed(reference)
            default:
                return false
            }
        }

        private mutating func readAnchor(_ tag: TagScanner.Tag) {
            textStart = nil
            guard let reference = Self.trimming(tag["href"]), AddressShape.isFeed(reference) else {
                return
            }
            ordinary.append(Link(reference: reference, title: Self.trimming(tag["title"])))
            textStart = scanner.position
        }

        private mutating func endText(at end: Int) {
            guard let start = textStart, start <= end, let last = ordinary.indices.last else {
                return
            }
            textStart = nil
            guard ordinary[last].title == nil else { return }
            var text: [UInt8] = []
            var isInTag = false
            for byte in scanner.source(start..<end).prefix(1000) {
                if byte == UInt8(ascii: "<") { isInTag = true }
                if !isInTag { text.append(byte) }
                if byte == UInt8(ascii: ">") { isInTag = false }
            }
            let decoded = CharacterReference.decoding(text[...])
            ordinary[last].title = Self.trimming(String(decoding: decoded, as: UTF8.self))
        }

        private mutating func readMeta(_ tag: TagScanner.Tag) {
            guard youTubeChannel == nil, let property = tag["itemprop"]?.lowercased(),
                property == "channelid" || property == "identifier", let name = tag["content"]
            else { return }
            takeChannel(fromPath: "/channel/" + name)
        }

        /// The channel in an address such as `https://www.youtube.com/channel/UC…`.
        private mutating func takeChannel(fromPath path: String) {
            guard let range = path.firstRange(of: "/channel/UC") else { return }
            let name = path[path.index(range.upperBound, offsetBy: -2)...].prefix {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
            }
            if name.utf8.count == 24 { youTubeChannel = youTubeChannel ?? String(name) }
        }

        /// Text without white space at its ends and single spaces inside; `nil` for none.
        private static func trimming(_ text: String?) -> String? {
            guard let text else { return nil }
            let words = text.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
