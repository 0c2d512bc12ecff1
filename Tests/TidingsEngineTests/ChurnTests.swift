import NewsModel
import Synchronization
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// What publishers do to the names of their entries from one fetch to the next.
///
/// Whatever it is: what is read and saved stays so, and nothing shows twice.
@Suite struct ChurnTests {
    /// An entry as a document writes it.
    struct Item: Sendable {
        var guid: String?
        var link: String?
        var title: String
        var date: Int?
        var text = ""

        init(
            _ number: Int, guid: String? = nil, link: String? = nil, title: String? = nil,
            date: Int? = nil, text: String? = nil
        ) {
            self.guid = guid
            self.link = link
            self.title = title ?? "Title \(number)"
            self.date = date
            self.text = text ?? "What happened in case \(number)."
        }

        var xml: String {
            var xml = "<item><title>\(title)</title><description>\(text)</description>"
            if let guid { xml += "<guid isPermaLink='false'>\(guid)</guid>" }
            if let link { xml += "<link>\(link.replacing("&", with: "&amp;"))</link>" }
            if let date {
                let time = Timestamp(seconds: 1_799_900_000 + Int64(date) * 60)
                xml += "<pubDate>\(time.mailDate)</pubDate>"
            }
            return xml + "</item>"
        }
    }

    /// One kind of churn: how entry `number` is written at fetch `round`.
    struct Churn: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var item: @Sendable (_ number: Int, _ round: Int) -> Item

        init(_ name: String, _ item: @escaping @Sendable (Int, Int) -> Item) {
            testDescription = name
            self.item = item
        }
    }

    static let kinds: [Churn] = [
        Churn("http becomes https") { number, round in
            let link = "\(round == 0 ? "http" : "https")://site.example/\(number)"
            return Item(number, guid: link, link: link, date: number)
        },
        Churn("http and https in turn, without dates") { number, round in
            let link = "\(round % 2 == 0 ? "http" : "https")://site.example/\(number)"
            return Item(number, guid: link, link: link)
        },
        Churn("another slug for each title") { number, round in
            let link = "https://site.example/\(number)-slug-\(round)"
            return Item(number, guid: link, link: link, date: number)
        },
        Churn("a new title with its slug, at the same time") { number, round in
            Item(
                number, guid: "https://site.example/?p=\(number)",
                link: "https://site.example/\(number)-slug-\(round)",
                title: "Title \(number), take \(round)", date: number)
        },
        Churn("tracking parameters, without dates") { number, round in
            let link = "https://site.example/\(number)?id=\(number)&utm_source=rss&utm_id=\(round)"
            return Item(number, guid: link, link: link)
        },
        Churn("www. comes and goes") { number, round in
            let link = "https://\(round == 1 ? "www." : "")site.example/\(number)/"
            return Item(number, guid: link, link: link, date: round + number)
        },
        Churn("one guid for all") { number, _ in
            Item(number, guid: "same", link: "https://site.example/\(number)", date: number)
        },
        Churn("one guid for all, without links") { number, _ in
            Item(number, guid: "same", date: number)
        },
        Churn("one guid and one link for all") { number, _ in
            Item(number, guid: "same", link: "https://site.example/", date: number)
        },
        Churn("one link for all, and no guid") { number, _ in
            Item(number, link: "https://site.example/", date: number)
        },
        Churn("one link for all, neither guid nor date") { number, _ in
            Item(number, link: "https://site.example/")
        },
        Churn("a guid made anew each time") { number, round in
            Item(
                number, guid: "\(round)-\(number)", link: "https://site.example/\(number)",
                date: number)
        },
        Churn("guid and date made anew each time") { number, round in
            Item(
                number, guid: "\(round)-\(number)", link: "https://site.example/\(number)",
                date: 100 * round + number)
        },
        Churn("neither guid nor link, and the date of the fetch") { number, round in
            Item(number, date: 100 * round + number)
        },
        Churn("neither guid nor link nor date") { number, _ in Item(number) },
        Churn("dates that come later") { number, round in
            Item(number, link: "https://site.example/\(number)", date: round == 0 ? nil : number)
        },
        Churn("the site moves to another host, without dates") { number, round in
            let link = "https://\(round == 0 ? "old" : "new").example/\(number)"
            return Item(number, guid: link, link: link)
        },
        Churn("texts that change") { number, round in
            Item(number, guid: "\(number)", date: number, text: "Version \(round) of \(number).")
        },
    ]

    @Test(arguments: kinds)
    func `what is read and saved stays so, and nothing shows twice`(churn: Churn) async throws {
        let round = Mutex(0)
        let fixture = try await EngineFixture { _ in
            let round = round.withLock { $0 }
            // One entry more with each fetch; the oldest leaves at last.
            let items = ((round == 4 ? 2 : 1)...(6 + round)).reversed().map {
                churn.item($0, round).xml
            }
            return .text(
                "<rss version='2.0'><channel><title>T</title>\(items.joined())</channel></rss>")
        }
        let store = fixture.engine.store
        _ = try await fixture.engine.add(fixture.server.address(), allowsPrivateNetwork: true)
        let first = try await store.entries(EntryQuery(limit: 100)).elements
        #expect(first.count == 6)
        let titles = Dictionary(first.map { ($0.title.prefix(7), $0.key) }) { one, _ in one }
        let read = try ["Title 1", "Title 2", "Title 3"].map { try #require(titles[$0[...]]) }
        let saved = try ["Title 3", "Title 4"].map { try #require(titles[$0[...]]) }
        try await store.mark(read, .read, at: Timestamp(seconds: 1_800_000_000))
        try await store.mark(saved, .saved, at: Timestamp(seconds: 1_800_000_000))
        for number in 1...4 {
            round.withLock { $0 = number }
            let outcome = try await fixture.engine.refresh(.all).outcomes.first
            #expect(outcome?.kind == .changed(newEntryCount: 1), "round \(number)")
            let entries = try await store.entries(EntryQuery(limit: 100)).elements
            #expect(entries.count == 6 + number)
            #expect(Set(entries.map { $0.title.prefix(8) }).count == entries.count)
            func names(_ isIncluded: (EntryListing) -> Bool) -> [String] {
                entries.filter(isIncluded).map { String($0.title.prefix(7)) }.sorted()
            }
            #expect(names(\.isRead) == ["Title 1", "Title 2", "Title 3"])
            #expect(names(\.isSaved) == ["Title 3", "Title 4"])
        }
    }

    @Test func `the newest text is kept, and when it changed`() async throws {
        let round = Mutex(0)
        let fixture = try await EngineFixture { _ in
            let round = round.withLock { $0 }
            let text = round < 2 ? "The harbour is closed." : "The harbour is open again."
            // Another description of the feed makes another document of the same entries.
            return .text(
                "<rss version='2.0'><channel><title>T</title><description>\(round)</description>"
                    + Item(1, guid: "1", date: 1, text: text).xml + "</channel></rss>")
        }
        let store = fixture.engine.store
        _ = try await fixture.engine.add(fixture.server.address(), allowsPrivateNetwork: true)
        let key = try #require(try await store.entries(EntryQuery()).elements.first).key
        var changes: [Timestamp?] = []
        for number in 0...2 {
            round.withLock { $0 = number }
            _ = try await fixture.engine.refresh(.all)
            changes.append(try await store.entry(key)?.changed)
        }
        #expect(changes == [nil, nil, Timestamp(seconds: 1_800_000_000)])
        #expect(try await store.entry(key)?.html.contains("open again") == true)
        #expect(try await store.search("open", after: nil, limit: 9).elements.count == 1)
        #expect(try await store.search("closed", after: nil, limit: 9).elements.isEmpty)
    }

    @Test func `the same bulletin under one title is new every day`() async throws {
        let day = Mutex(0)
        let fixture = try await EngineFixture { _ in
            let day = day.withLock { $0 }
            let item = Item(
                1, guid: "day \(day)", link: "https://site.example/bulletin", title: "Bulletin",
                date: day * 1440, text: "What happened on day \(day).")
            return .text("<rss version='2.0'><channel><title>T</title>\(item.xml)</channel></rss>")
        }
        _ = try await fixture.engine.add(fixture.server.address(), allowsPrivateNetwork: true)
        for number in 1...3 {
            day.withLock { $0 = number }
            let outcome = try await fixture.engine.refresh(.all).outcomes.first
            #expect(outcome?.kind == .changed(newEntryCount: 1))
        }
    }

    @Test(arguments: [true, false])
    func `one identifier for the article of each day loses none`(hasDates: Bool) async throws {
        let day = Mutex(0)
        let fixture = try await EngineFixture { _ in
            let day = day.withLock { $0 }
            // Fetched twice each day, the second time with another text further down.
            let item = Item(
                day / 2, guid: "today", link: "https://site.example/\(day / 2)",
                date: hasDates ? day / 2 * 1440 : nil,
                text: "What happened on day \(day / 2), "
                    + String(repeating: "at length ", count: 40)
                    + "\(day).")
            return .text("<rss version='2.0'><channel><title>T</title>\(item.xml)</channel></rss>")
        }
        let store = fixture.engine.store
        _ = try await fixture.engine.add(fixture.server.address(), allowsPrivateNetwork: true)
        let first = try #require(try await store.entries(EntryQuery()).elements.first).key
        try await store.mark([first], .read, at: Timestamp(seconds: 1_800_000_000))
        try await store.mark([first], .saved, at: Timestamp(seconds: 1_800_000_000))
        for number in 1...7 {
            day.withLock { $0 = number }
            let outcome = try await fixture.engine.refresh(.all).outcomes.first
            #expect(outcome?.kind == .changed(newEntryCount: 1 - number % 2), "fetch \(number)")
        }
        let entries = try await store.entries(EntryQuery()).elements
        #expect(Set(entries.map(\.title)) == ["Title 0", "Title 1", "Title 2", "Title 3"])
        #expect(entries.filter(\.isRead).map(\.key) == [first])
        #expect(entries.filter(\.isSaved).map(\.title) == ["Title 0"])
    }
}
