import CharacterReferences
import NewsModel

extension SubscriptionList {
    /// Gathers the feeds of an OPML document, one tag at a time.
    struct Reader {
        private(set) var title = ""
        private(set) var feeds: [Outline] = []
        private(set) var includedLists: [String] = []
        /// Whether anything of OPML was seen.
        private(set) var isList = false
        /// Whether it is a web page instead.
        private(set) var isWebPage = false

        private static let feedCount = 100_000
        private static let pathLength = 32

        private let text: [UInt8]
        private var tokenizer: XMLTokenizer
        /// The outlines open here, outermost first.
        private var open: [Level] = []
        private var path: [String] = []
        /// Comments open around here; what is in them is no feed.
        private var commentDepth = 0
        private var isInTitle = false

        /// What an open outline is to those inside it.
        private enum Level {
            /// A folder whose name is the last of the path.
            case folder
            /// A folder beyond the length of a path, or a feed with outlines inside.
            case transparent
            case comment
        }

        init(_ text: [UInt8]) {
            self.text = text
            tokenizer = XMLTokenizer(text)
        }

        mutating func read() {
            while feeds.count < Self.feedCount, let token = tokenizer.next() {
                switch token {
                case .start: start()
                case .end: end()
                case .text where isInTitle:
                    title += String(
                        decoding: CharacterReference.decoding(text[tokenizer.content]),
                        as: UTF8.self)
                case .characterData where isInTitle:
                    title += String(decoding: text[tokenizer.content], as: UTF8.self)
                case .text, .characterData: break
                }
            }
            title = Self.collapsing(title.utf8)
        }

        private func isNamed(_ name: StaticString) -> Bool {
            text.equalsIgnoringCase(tokenizer.name, name)
        }

        private mutating func start() {
            if isNamed("outline") {
                isList = true
                startOutline()
            } else if isNamed("opml") {
                isList = true
            } else if isNamed("html") {
                isWebPage = true
            } else if isNamed("title"), open.isEmpty, title.isEmpty {
                isInTitle = !tokenizer.isSelfClosing
            }
        }

        private mutating func end() {
            isInTitle = false
            guard isNamed("outline"), let level = open.popLast() else { return }
            switch level {
            case .folder: path.removeLast()
            case .transparent: break
            case .comment: commentDepth -= 1
            }
        }

        private mutating func startOutline() {
            isInTitle = false
            let isComment = value("iscomment").map { $0.lowercased() == "true" } ?? false
            if !isComment, commentDepth == 0 { takeFeed() }
            guard !tokenizer.isSelfClosing else { return }
            if isComment {
                open.append(.comment)
                commentDepth += 1
            } else if feedAddress == nil, path.count < Self.pathLength, let name = outlineTitle {
                open.append(.folder)
                path.append(name)
            } else {
                open.append(.transparent)
            }
        }

        private mutating func takeFeed() {
            if let address = feedAddress {
                let host = WebAddress(address)?.host
                feeds.append(
                    Outline(
                        title: outlineTitle ?? host ?? address, feedAddress: address,
                        siteAddress: value("htmlurl"), path: path))
            } else if let address = value("url") {
                let type = value("type")?.lowercased()
                let isFile = address.lowercased().hasSuffix(".opml")
                if type == "include" || (type == "link" && isFile) { includedLists.append(address) }
            }
        }

        /// The address of the feed that the outline is; `nil` where it is none, whatever type it
        /// claims.
        private var feedAddress: String? {
            if let address = value("xmlurl") ?? value("feedurl") { return address }
            switch value("type")?.lowercased() {
            case "rss", "atom", "feed", "rss1", "rdf", "json": return value("url")
            default: return nil
            }
        }

        private var outlineTitle: String? { title("text") ?? title("title") }

        /// The value of an attribute, white space collapsed; `nil` where it is missing or empty.
        private func value(_ name: StaticString) -> String? {
            guard let range = tokenizer.value(of: name) else { return nil }
            let text = Self.collapsing(CharacterReference.decoding(text[range]))
            return text.isEmpty ? nil : text
        }

        /// The same for text that is shown: a reference to an entity nobody declared stands for
        /// nothing there, while in an address an ampersand is an ampersand.
        ///
        /// Source: XML 1.0, section 4.4.3.
        private func title(_ name: StaticString) -> String? {
            guard let range = tokenizer.value(of: name) else { return nil }
            let text = Self.collapsing(
                CharacterReference.decoding(text[range], droppingUnknown: true))
            return text.isEmpty ? nil : text
        }

        /// Text with one space for each run of white space and controls, and none at the ends.
        private static func collapsing(_ text: some Sequence<UInt8>) -> String {
            var output: [UInt8] = []
            var isSpaced = false
            for byte in text {
                if byte <= 0x20 || byte == 0x7F {
                    isSpaced = !output.isEmpty
                } else {
                    if isSpaced { output.append(0x20) }
                    isSpaced = false
                    output.append(byte)
                }
            }
            return String(decoding: output, as: UTF8.self)
        }
    }
}
