import NewsModel

extension ForeignEntry {
    private typealias Object = [String: JSONScanner.Value]

    /// Reads the entries of a JSON file that another reader exported.
    ///
    /// Three shapes are known: streams as of Google Reader, which FreshRSS, Inoreader, BazQux, and
    /// The Old Reader write; pages of entries as of Miniflux; and the list of starred entries that
    /// Feedbin writes. At most `limit` entries are read; one that cannot be is passed over.
    ///
    /// - Throws: `FeedParsingError`: `empty`, `malformed` where it is no JSON, `notAFeed` where it
    ///   is JSON of another shape.
    /// - Complexity: O(*n*).
    ///
    /// Source: FreshRSS, `ExportService.php`; Feedbin, `starred_entries_export.rb`; Miniflux's API.
    public static func entries(ofJSON bytes: [UInt8]) throws(FeedParsingError) -> [ForeignEntry] {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard text.contains(where: { !$0.isSpace }) else { throw .empty }
        guard let root = JSONScanner.value(of: text, depth: 64) else {
            throw .malformed(detail: "the JSON is damaged or cut off")
        }
        switch root {
        case .array(let values):
            guard values.allSatisfy(isFeedbins) else { throw .notAFeed }
            return objects(values).map(feedbin)
        case .object(let object):
            if case .array(let items)? = object["items"] {
                let isStarred = string(object["id"])?.hasSuffix("/state/com.google/starred") == true
                return objects(items).map { googleReader($0, isStarred: isStarred) }
            }
            if case .array(let entries)? = object["entries"] {
                return objects(entries).map(miniflux)
            }
            throw .notAFeed
        default: throw .notAFeed
        }
    }

    private static func objects(_ values: [JSONScanner.Value]) -> [Object] {
        values.prefix(limit).compactMap { value in
            if case .object(let object) = value { object } else { nil }
        }
    }

    // MARK: Shapes

    private static func googleReader(_ object: Object, isStarred: Bool) -> ForeignEntry {
        var entry = ForeignEntry()
        let origin = member(object["origin"])
        let stream = string(origin["streamId"]).map { text in
            text.hasPrefix("feed/") ? String(text.dropFirst("feed/".count)) : ""
        }
        entry.feedAddress = address(origin["feedUrl"]) ?? stream.flatMap { $0.isWeb ? $0 : nil }
        entry.siteAddress = address(origin["htmlUrl"])
        entry.feedTitle = line(origin["title"])
        entry.id = string(object["guid"])
        entry.link = address(first(object["canonical"])) ?? address(first(object["alternate"]))
        entry.title = line(object["title"])
        entry.author = line(object["author"])
        let bodies = [object["content"], object["summary"]].map { html(member($0)["content"]) }
        entry.html = bodies.max { $0.utf8.count < $1.utf8.count } ?? ""
        entry.published = time(object["published"])
        var states: Set<String> = []
        if case .array(let categories)? = object["categories"] {
            for category in categories.prefix(1000) {
                guard let name = string(category), name.hasPrefix("user/") else { continue }
                states.insert(String(name.split(separator: "/").suffix(3).joined(separator: "/")))
            }
        }
        entry.isRead = states.contains("state/com.google/read")
        entry.isSaved = isStarred || states.contains("state/com.google/starred")
        return entry
    }

    private static func miniflux(_ object: Object) -> ForeignEntry {
        var entry = ForeignEntry()
        let feed = member(object["feed"])
        entry.feedAddress = address(feed["feed_url"])
        entry.siteAddress = address(feed["site_url"])
        entry.feedTitle = line(feed["title"])
        entry.link = address(object["url"])
        entry.title = line(object["title"])
        entry.author = line(object["author"])
        entry.html = html(object["content"])
        entry.published = time(object["published_at"])
        entry.isRead = ["read", "removed"].contains(string(object["status"]))
        if case .boolean(true)? = object["starred"] { entry.isSaved = true }
        return entry
    }

    private static func isFeedbins(_ value: JSONScanner.Value) -> Bool {
        guard case .object(let object) = value else { return false }
        return object["url"] != nil && object["title"] != nil
    }

    private static func feedbin(_ object: Object) -> ForeignEntry {
        var entry = ForeignEntry()
        entry.link = address(object["url"])
        entry.title = line(object["title"])
        entry.author = line(object["author"])
        entry.html = html(object["content"])
        entry.published = time(object["published"])
        entry.isSaved = true
        return entry
    }

    // MARK: Values

    private static func member(_ value: JSONScanner.Value?) -> Object {
        if case .object(let object)? = value { object } else { [:] }
    }

    /// The address in the first of several links.
    private static func first(_ value: JSONScanner.Value?) -> JSONScanner.Value? {
        if case .array(let links)? = value { member(links.first)["href"] } else { nil }
    }

    private static func string(_ value: JSONScanner.Value?) -> String? {
        switch value {
        case .string(let text): text.utf8.allSatisfy(\.isSpace) ? nil : text
        case .number(let text): text
        default: nil
        }
    }

    private static func line(_ value: JSONScanner.Value?) -> String {
        string(value).flatMap { DisplayText.line(String($0.prefix(10_000))) } ?? ""
    }

    private static func html(_ value: JSONScanner.Value?) -> String {
        guard let text = string(value), text.utf8.count <= bodyLimitInBytes else { return "" }
        return text
    }

    /// An address of the web; FreshRSS writes `&` in it as in HTML.
    private static func address(_ value: JSONScanner.Value?) -> String? {
        guard let text = string(value), text.utf8.count <= 8192, text.isWeb else { return nil }
        return text.replacing("&amp;", with: "&")
    }

    private static func time(_ value: JSONScanner.Value?) -> Timestamp? {
        guard let text = string(value) else { return nil }
        guard let number = Double(text) else { return FeedDate.timestamp(from: text.utf8.span) }
        // Some write milliseconds.
        let seconds = number > 1e11 ? number / 1000 : number
        return seconds > 0 && seconds < 1e11 ? Timestamp(seconds: Int64(seconds)) : nil
    }
}

extension String {
    fileprivate var isWeb: Bool { EntryDraft.isWebAddress(self) }
}
