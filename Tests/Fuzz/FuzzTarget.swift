import Almanac
import FeedParsing
import Glibc
import Markup
import NewsModel

/// What of the reader is fed with bytes that nobody wrote on purpose.
///
/// `Tests/Fuzz/run` builds it with libFuzzer, which is no part of `./test`.
enum FuzzTarget: String {
    case parse, opml, discover, sanitize, dates, charset, almanac

    /// The one that the environment names.
    static let chosen: FuzzTarget = {
        guard let name = unsafe getenv("TIDINGS_FUZZ"),
            let target = FuzzTarget(rawValue: unsafe String(cString: name))
        else { preconditionFailure("TIDINGS_FUZZ names no target") }
        return target
    }()

    /// The longest that one input may take.
    static let longestInSeconds = 1.0

    private static let address = WebAddress("https://example.org/a/feed.xml?b=c")

    /// Does with `bytes` what the reader does, and holds what it promises about the outcome.
    func run(_ bytes: [UInt8]) {
        switch self {
        case .parse: parse(bytes)
        case .opml: opml(bytes)
        case .discover: discover(bytes)
        case .sanitize: sanitize(bytes)
        case .dates: date(bytes)
        case .charset: charset(bytes)
        case .almanac: almanac(bytes)
        }
    }

    private func parse(_ bytes: [UInt8]) {
        let limits = ParsingLimits()
        let document = FeedDocument(bytes, address: Self.address)
        if let cuts = document.cuts {
            let left = Set(stride(from: 0, to: cuts.entries.count, by: 2))
            let rest = try? document.feed(without: left, cuts)
            precondition(rest?.entries.count ?? 0 <= limits.entryCount, "too many entries")
        }
        guard let feed = try? document.feed() else { return }
        precondition(feed.entries.count <= limits.entryCount, "too many entries")
        for entry in feed.entries {
            for text in [entry.title, entry.contentHTML, entry.summaryHTML] {
                precondition((text?.utf8.count ?? 0) <= limits.textInBytes, "too long a text")
            }
        }
    }

    private func opml(_ bytes: [UInt8]) {
        guard let list = try? SubscriptionList(opml: bytes) else { return }
        // What is written is read back as it was.
        let again = try? SubscriptionList(opml: Array(list.opml(createdAt: nil).utf8))
        precondition(again != nil || list.feeds.isEmpty, "cannot read its own list")
        precondition(again?.feeds.count ?? 0 == list.feeds.count, "loses feeds")
    }

    private func discover(_ bytes: [UInt8]) {
        guard let address = Self.address else { return }
        let found = FeedDiscovery().candidates(inPage: bytes, at: address, contentType: nil)
        precondition(Set(found.map(\.address)).count == found.count, "an address twice")
    }

    private func sanitize(_ bytes: [UInt8]) {
        let html = String(decoding: bytes, as: UTF8.self)
        let safe = Sanitizer(base: Self.address).sanitize(html)
        let findings = SafeHTML(safe).findings
        precondition(findings.isEmpty, "not safe: \(findings)")
        precondition(Sanitizer(base: Self.address).sanitize(safe) == safe, "not safe enough yet")
        _ = PlainText(html: html).excerpt(maximumCharacters: 300)
        _ = ArticleExtractor().article(inPage: html, at: Self.address)
    }

    private func date(_ bytes: [UInt8]) {
        guard let time = FeedDate.timestamp(from: bytes[...]) else { return }
        // What is written in the standard's form is read back as the same second.
        let again = FeedDate.timestamp(from: Array(time.description.utf8)[...])
        precondition(again == time, "\(time) is read back as \(String(describing: again))")
    }

    private func almanac(_ bytes: [UInt8]) {
        _ = Forecast(bytes)
        _ = ZoneRules(file: bytes)
        guard let document = CalendarDocument(bytes) else { return }
        let day: Int64 = 1_795_996_800
        var search = OccasionSearch(
            document, span: day..<day + 172_800, home: .universal, known: { _ in nil })
        let occasions = search.occasions()
        precondition(occasions.count <= OccasionSearch.limit, "too many occasions")
        precondition(occasions.allSatisfy { $0.start <= $0.end }, "ends before it begins")
    }

    private static let labels = [
        "", "utf-8", "gbk", "big5", "shift_jis", "euc-jp", "iso-2022-jp", "euc-kr", "koi8-r",
        "utf-16", "utf-16be", "windows-1251", "windows-1255", "x-mac-cyrillic", "ibm866",
        "macintosh", "windows-874", "iso-8859-16", "x-user-defined", "replacement",
    ]

    private func charset(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        let kinds: [TextDecoding.Kind] = [.xml, .html, .json]
        let label = Self.labels[Int(bytes[1]) % Self.labels.count]
        let text = TextDecoding.utf8(
            from: Array(bytes[2...]), kind: kinds[Int(bytes[0]) % kinds.count],
            contentType: label.isEmpty ? nil : "text/html; charset=\(label)")
        precondition((try? UTF8Span(validating: text.span)) != nil, "not UTF-8")
        precondition(text.count <= 4 * bytes.count, "more than four bytes for one")
    }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let begin = processorSeconds()
    unsafe FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
    let seconds = processorSeconds() - begin
    precondition(seconds < FuzzTarget.longestInSeconds, "\(count) bytes took \(seconds) s")
    return 0
}

private func processorSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
