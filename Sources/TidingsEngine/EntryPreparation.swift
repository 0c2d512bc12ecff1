import Crypto
import Markup
import NewsModel
import TidingsStore

/// Makes an entry ready to be stored: sanitized, and with its text taken out.
struct EntryPreparation {
    /// The base of relative addresses where an entry has no link of its own.
    let base: WebAddress?

    /// The longest title that is kept, in characters.
    static let titleLength = 500
    /// The longest text that search looks into, in bytes.
    static let textLength = 200_000

    func prepare(_ entry: Entry, key: EntryKey, digest: UInt64) -> PreparedEntry {
        let base = entry.link.flatMap { WebAddress($0) } ?? self.base
        let source = Self.body(of: entry)
        let plain = PlainText(html: source)
        var prepared = PreparedEntry(
            key: key, title: Self.title(of: entry, excerpt: plain.excerpt(maximumCharacters: 80)))
        prepared.sourceDigest = digest
        prepared.link = entry.link.flatMap { WebAddress($0) }
            .flatMap { $0.isFetchable ? $0.description : nil }
        prepared.author = entry.authors.compactMap { $0.name ?? $0.email }.prefix(10)
            .joined(separator: ", ")
        prepared.published = entry.published ?? entry.updated
        prepared.updated = entry.updated
        prepared.html = Sanitizer(base: base).sanitize(source)
        prepared.text = String(decoding: plain.text.utf8.prefix(Self.textLength), as: UTF8.self)
        prepared.excerpt = plain.excerpt(maximumCharacters: 300)
        prepared.enclosures = Array(entry.enclosures.prefix(50))
        prepared.categories = Array(entry.categories.prefix(50))
        prepared.commentsAddress = entry.commentsAddress.flatMap { WebAddress($0) }
            .flatMap { $0.isFetchable ? $0.description : nil }
        return prepared
    }

    /// The longer of content and summary: some feeds put the whole article in the summary.
    private static func body(of entry: Entry) -> String {
        let content = entry.contentHTML ?? ""
        let summary = entry.summaryHTML ?? ""
        return content.utf8.count >= summary.utf8.count ? content : summary
    }

    /// The title, or for an entry without one (a note, a photo) the beginning of its text.
    private static func title(of entry: Entry, excerpt: String) -> String {
        if let title = entry.title, !title.isEmpty { return String(title.prefix(titleLength)) }
        return excerpt
    }

    /// A digest of all that is kept of an entry, to tell whether its publisher changed it.
    static func digest(of entry: Entry) -> UInt64 {
        var bytes: [UInt8] = []
        func add(_ text: String?) {
            bytes += (text ?? "").utf8
            bytes.append(0)
        }
        for text in [entry.title, entry.link, entry.contentHTML, entry.summaryHTML] { add(text) }
        for author in entry.authors { add(author.name ?? author.email) }
        for enclosure in entry.enclosures { add(enclosure.address) }
        for category in entry.categories { add(category) }
        add(entry.published?.description)
        add(entry.updated?.description)
        add(entry.commentsAddress)
        return Digest(of: bytes).prefix64
    }
}
