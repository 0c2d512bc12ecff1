import FeedParsing
import FoundationEssentials
import NewsModel
import SQLite
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// What was read and saved in another reader is read and saved here.
@Suite struct TakingOverTests {
    private func entry(_ id: String?, link: String?, at feed: String?) -> ForeignEntry {
        var entry = ForeignEntry()
        entry.feedAddress = feed
        entry.feedTitle = "Their feed"
        entry.id = id
        entry.link = link
        entry.title = "Title of " + (id ?? link ?? "")
        return entry
    }

    private func fixture() async throws -> (EngineFixture, String) {
        let fixture = try await EngineFixture { _ in
            .text(
                """
                <rss version="2.0"><channel><title>T</title>
                <item><guid>g1</guid><title>1</title><link>https://s.example/1</link></item>
                <item><guid>g2</guid><title>2</title><link>https://s.example/2</link></item>
                <item><guid>g3</guid><title>3</title><link>https://s.example/3</link></item>
                </channel></rss>
                """)
        }
        return (fixture, fixture.server.address("/feed"))
    }

    private func states(_ engine: ReaderEngine) async throws -> [String] {
        try await engine.store.entries(EntryQuery(limit: 100)).elements
            .map { $0.title + ($0.isRead ? " read" : "") + ($0.isSaved ? " saved" : "") }.sorted()
    }

    @Test func `entries that are here are marked, by identifier or address`() async throws {
        let (fixture, address) = try await fixture()
        _ = try await fixture.engine.add(address, allowsPrivateNetwork: true)
        var read = entry("g1", link: nil, at: address)
        read.isRead = true
        var saved = entry(nil, link: "http://www.s.example/2/", at: address)
        saved.isSaved = true
        let result = try await fixture.engine.takeOver([read, saved, read])
        #expect(result.readCount == 1 && result.savedCount == 1)
        #expect(try await states(fixture.engine) == ["1 read", "2 saved", "3"])
        let again = try await fixture.engine.takeOver([read, saved])
        #expect(again.readCount == 0 && again.savedCount == 0)
    }

    @Test func `read marks wait for entries that come later`() async throws {
        let (fixture, address) = try await fixture()
        try await fixture.engine.followUnseen(address, allowsPrivateNetwork: true)
        var byID = entry("g1", link: nil, at: address)
        byID.isRead = true
        var byAddress = entry(nil, link: "https://s.example/2", at: address)
        byAddress.isRead = true
        let result = try await fixture.engine.takeOver([byID, byAddress])
        #expect(result.readCount == 2)
        _ = try await fixture.engine.refresh(.due)
        #expect(try await states(fixture.engine) == ["1 read", "2 read", "3"])
    }

    @Test func `a saved entry is made, sanitized, and found again by its feed`() async throws {
        let (fixture, address) = try await fixture()
        try await fixture.engine.followUnseen(address, allowsPrivateNetwork: true)
        var saved = entry("g3", link: "https://s.example/3", at: address)
        saved.isSaved = true
        saved.html = "<p>body <script>alert(1)</script></p>"
        #expect(try await fixture.engine.takeOver([saved, saved]).savedCount == 1)
        let listing = try #require(
            try await fixture.engine.store.entries(EntryQuery(filter: .saved)).elements.first)
        let detail = try #require(try await fixture.engine.store.entry(listing.key))
        #expect(detail.html.contains("body") && !detail.html.contains("script"))
        #expect(
            try await fixture.engine.store.search("body", after: nil, limit: 9).elements.count == 1)
        _ = try await fixture.engine.refresh(.due)
        #expect(try await states(fixture.engine) == ["1", "2", "3 saved"])
    }

    @Test func `an entry without a feed goes to its publisher, or to its site`() async throws {
        let (fixture, _) = try await fixture()
        try await fixture.engine.followUnseen("https://blog.known.example/feed")
        var known = entry(nil, link: "https://www.known.example/1", at: nil)
        known.isSaved = true
        var strange = entry(nil, link: "https://strange.test/1", at: nil)
        strange.isSaved = true
        var hostile = entry(nil, link: "javascript:alert(1)", at: nil)
        hostile.isSaved = true
        #expect(try await fixture.engine.takeOver([known, strange, hostile]).savedCount == 2)
        let feeds = try await fixture.engine.store.entries(EntryQuery(filter: .saved)).elements
            .map(\.feed)
        let followed = try await fixture.engine.store.feeds().map(\.key)
        #expect(followed.count == 1 && feeds.filter { followed.contains($0) }.count == 1)
    }

    @Test func `of several feeds of a publisher the one of the site, or that has it, is meant`()
        async throws
    {
        let fixture = try await EngineFixture { request in
            let name = request.target.dropFirst()
            return .text(
                """
                <rss version="2.0"><channel><title>\(name)</title><link>https://s.example/\(name)</link>
                <item><guid>g</guid><title>\(name)</title><link>https://s.example/\(name)/1</link></item>
                </channel></rss>
                """)
        }
        for name in ["one", "two", "three"] {
            _ = try await fixture.engine.add(
                fixture.server.address("/" + name), allowsPrivateNetwork: true)
        }
        var byAddress = entry(nil, link: "https://s.example/two/1", at: nil)
        byAddress.isRead = true
        var bySite = entry("g", link: "https://s.example/moved", at: nil)
        bySite.siteAddress = "https://s.example/three"
        bySite.isSaved = true
        let result = try await fixture.engine.takeOver([byAddress, bySite])
        #expect(result.readCount == 1 && result.savedCount == 1)
        #expect(try await states(fixture.engine) == ["one", "three saved", "two read"])
    }

    // MARK: newsboat

    private static let table = """
        CREATE TABLE rss_item (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, guid VARCHAR(64),
        title VARCHAR(1024), author VARCHAR(1024), url VARCHAR(1024), feedurl VARCHAR(1024),
        pubDate INTEGER, content VARCHAR(65535), unread INTEGER(1), enclosure_url VARCHAR(1024),
        enclosure_type VARCHAR(1024), enqueued INTEGER(1), flags VARCHAR(52), deleted INTEGER(1),
        base VARCHAR(128));
        """

    private func cache(_ script: String) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let path = folder.file("cache.db")
        let connection = try Connection(
            path: path, access: .readingAndWriting, busyTimeout: .zero)
        try connection.execute(script)
        return Array(try Data(contentsOf: URL(filePath: path)))
    }

    @Test func `newsboat's cache gives what is read, and saves what is flagged`() throws {
        let bytes = try cache(
            Self.table + """
                INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags, deleted)
                VALUES ('a', 'A', 'x', 'https://s.example/a', 'https://s.example/f', 5, 'A!', 0, '', 0),
                ('b', 'B', 'x', 'https://s.example/b', 'https://s.example/f', 0, 'B!', 1, 's', 0),
                ('c', 'C', 'x', 'https://s.example/c', 'https://s.example/f', 0, 'C!', 1, NULL, 0),
                ('d', 'D', 'x', 'https://s.example/d', 'https://s.example/f', 0, 'D!', 1, '', 1);
                """)
        let entries = try #require(NewsboatCache.entries(of: bytes))
        #expect(entries.map(\.id) == ["a", "b", "d"])
        #expect(entries.map(\.isRead) == [true, false, true])
        #expect(entries.map(\.isSaved) == [false, true, false])
        #expect(entries.map(\.html) == ["", "B!", ""])
        #expect(entries[0].published == Timestamp(seconds: 5) && entries[1].published == nil)
    }

    @Test(arguments: [
        "CREATE TABLE other (x);",
        """
        CREATE VIEW rss_item AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT x AS guid, x AS title, x AS author, x AS url, x AS feedurl, x AS pubDate,
        0 AS unread, x AS flags, x AS deleted, x AS content FROM n;
        """,
        """
        CREATE TABLE rss_item (guid, title, author, url, feedurl, pubDate, unread, flags, content,
        deleted AS (length(printf('%.*c', 1000000000, 'x'))));
        """,
        "CREATE TABLE rss_item (guid, title);",
    ])
    func `a database that is no cache is refused at once`(script: String) throws {
        let bytes = try cache(script)
        #expect(NewsboatCache.isOne(bytes) && NewsboatCache.entries(of: bytes) == nil)
    }

    @Test func `a damaged cache never stops the program`() throws {
        var script = Self.table
        for number in 0..<200 {
            script += """
                INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags, deleted)
                VALUES ('\(number)', 'T', '', 'u', 'f', 1, hex(zeroblob(300)), 0, 's', 0);
                """
        }
        let whole = try cache(script)
        var random = SplitMix(seed: 4)
        #expect(NewsboatCache.entries(of: whole)?.count == 200)
        #expect(NewsboatCache.entries(of: Array(whole.prefix(100))) == nil)
        for _ in 0..<100 {
            var bytes = whole
            for _ in 0..<20 {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            let entries = NewsboatCache.entries(of: bytes)
            #expect(entries?.count ?? 0 <= 1000)
        }
    }
}
