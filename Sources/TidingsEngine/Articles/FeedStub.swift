import Fetching
import NewsModel
package import TidingsStore

/// Tells whether a feed gives no more of an entry than its beginning.
///
/// A stub is a short text, or a longer one that breaks off, of an entry whose own page is the
/// publisher's. What is whole in itself stays: pictures with a line below, sound and film, tables,
/// and remarks on pages of others.
package struct FeedStub {
    /// A text shorter than this may be no more than a teaser.
    private static let shortText = 600
    /// A text shorter than this is a stub where it ends like one.
    private static let brokenText = 4000
    /// A text below a picture that is shorter than this is its caption.
    private static let caption = 80
    /// A text shorter than this says so little that the page of anybody says more.
    private static let almostNothing = 140

    private let entry: EntryDetail
    private let publisher: String?

    /// Looks at an entry of a feed of `publisher`, a registrable domain.
    package init(_ entry: EntryDetail, publisher: String?) {
        self.entry = entry
        self.publisher = publisher
    }

    private var address: WebAddress? { entry.listing.link.flatMap { WebAddress($0) } }

    /// Whether there is a page that can be asked for.
    package var hasPage: Bool { address?.isFetchable ?? false }

    /// Whether the feed gives only the beginning.
    package var isStub: Bool {
        guard hasPage, let address else { return false }
        let isMedium = entry.enclosures.contains { enclosure in
            let type = enclosure.mediaType?.lowercased() ?? ""
            return type.hasPrefix("audio/") || type.hasPrefix("video/")
        }
        let html = entry.feedHTML
        guard !isMedium, !Self.hasAny(of: ["<video", "<audio", "<table", "<pre", "<math"], html)
        else { return false }
        let weight = weight
        if Self.hasAny(of: ["<img"], html), weight < Self.caption { return false }
        if breaksOff { return weight < Self.brokenText }
        guard weight < Self.shortText else { return false }
        let isOwn =
            publisher.map { !$0.isEmpty && $0 == RegistrableDomain.of(host: address.host) } ?? false
        return isOwn || weight < Self.almostNothing
    }

    /// The characters of the text; those of scripts that need fewer count as more.
    private var weight: Int {
        let end = entry.feedTextEnd.unicodeScalars
        let dense = end.count { 0x2E80...0x9FFF ~= $0.value || 0xAC00...0xD7AF ~= $0.value }
        return dense * 2 > end.count ? entry.feedTextLength * 5 / 2 : entry.feedTextLength
    }

    /// How texts end that go on elsewhere, in lower case.
    private static let ends = [
        "…", "...", "[…]", "[...]", "(…)", "(more…)", "(more...)", "read more", "continue reading",
        "read on", "weiterlesen", "mehr lesen", "lire la suite", "lire plus", "leggi tutto",
        "continua a leggere", "leer más", "seguir leyendo", "続きを読む", "続きはこちら", "阅读全文",
        "閱讀全文", "查看全文", "더 보기", "더보기", "계속 읽기", "ler mais", "lees verder", "läs mer",
        "читать далее", "czytaj dalej",
    ]

    private var breaksOff: Bool {
        var end = entry.feedTextEnd.lowercased()
        while let last = end.last,
            last.isWhitespace || "»→›>.".contains(last) && !end.hasSuffix("...")
        {
            end.removeLast()
        }
        return Self.ends.contains { end.hasSuffix($0) }
    }

    private static func hasAny(of marks: [String], _ html: String) -> Bool {
        marks.contains { mark in
            let bytes = Array(mark.utf8)
            var matched = 0
            for byte in html.utf8 {
                matched = byte == bytes[matched] ? matched + 1 : byte == bytes[0] ? 1 : 0
                if matched == bytes.count { return true }
            }
            return false
        }
    }
}
