import Crypto
import Markup
import NewsModel
import TidingsStore

/// Makes an entry ready to be stored: sanitized, and with its text taken out.
struct EntryPreparation {
    /// The base of relative addresses where an entry has no link of its own.
    let base: WebAddress?

    /// The longest title or name that is kept, in Unicode scalars.
    static let titleLength = 500
    /// The longest address that is kept, in bytes; a longer one is left out.
    static let addressLength = 4096
    /// The longest text that search looks into, in bytes.
    static let textLength = 200_000

    func prepare(_ entry: Entry, key: EntryKey, digest: UInt64) -> PreparedEntry {
        let base = entry.link.flatMap { WebAddress($0) } ?? self.base
        let source = Self.body(of: entry)
        let plain = PlainText(html: source)
        var prepared = PreparedEntry(
            key: key, title: Self.title(of: entry, excerpt: plain.excerpt(maximumCharacters: 80)))
        prepared.sourceDigest = digest
        prepared.link = Self.address(entry.link)
        prepared.author = Self.cut(
            entry.authors.compactMap { $0.name ?? $0.email }.prefix(10).joined(separator: ", "))
        prepared.published = entry.published ?? entry.updated
        prepared.updated = entry.updated
        prepared.html = Sanitizer(base: base).sanitize(source)
        prepared.text = String(decoding: plain.text.utf8.prefix(Self.textLength), as: UTF8.self)
        prepared.excerpt = plain.excerpt(maximumCharacters: 300)
        for enclosure in entry.enclosures.prefix(50) {
            guard let address = Self.address(enclosure.address) else { continue }
            var enclosure = enclosure
            enclosure.address = address
            enclosure.mediaType = enclosure.mediaType.map(Self.cut)
            prepared.enclosures.append(enclosure)
        }
        prepared.categories = entry.categories.prefix(50).map(Self.cut)
        prepared.commentsAddress = Self.address(entry.commentsAddress)
        return prepared
    }

    /// Whether a document says nothing at all in an entry, so that there is nothing to store.
    static func isBlank(_ entry: Entry) -> Bool {
        let texts = [entry.title, entry.link, entry.contentHTML, entry.summaryHTML]
        return entry.enclosures.isEmpty && texts.allSatisfy { $0?.isEmpty ?? true }
    }

    /// `text`, cut to the longest title that is kept.
    static func cut(_ text: String) -> String {
        guard text.utf8.count > titleLength else { return text }
        return String(text.unicodeScalars.prefix(titleLength))
    }

    /// An address that can be fetched, or `nil`: never a script, and never without end.
    static func address(_ text: String?) -> String? {
        guard let text, text.utf8.count <= addressLength, let address = WebAddress(text),
            address.isFetchable
        else { return nil }
        return address.description
    }

    /// The longer of content and summary: some feeds put the whole article in the summary.
    private static func body(of entry: Entry) -> String {
        let content = entry.contentHTML ?? ""
        let summary = entry.summaryHTML ?? ""
        return content.utf8.count >= summary.utf8.count ? content : summary
    }

    /// The title, or for an entry without one (a note, a photo) the beginning of its text.
    private static func title(of entry: Entry, excerpt: String) -> String {
        if let title = entry.title, !title.isEmpty { return cut(title) }
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
        return ContentHash(of: bytes).prefix64
    }
}
