import FeedParsing
import NewsModel
import TestSupport
import Testing

@Suite struct ForeignEntryTests {
    private static let googleReader = """
        {"id":"user/1/state/com.google/reading-list","title":"List","items":[
        {"guid":"urn:1","published":1791000000,"title":"Q&amp;A: 1 &lt; 2","author":"Ann",
         "canonical":[{"href":"https://blog.example/a?x=1&amp;y=2"}],
         "alternate":[{"href":"https://blog.example/b","type":"text/html"}],
         "summary":{"content":"short"},"content":{"content":"<p>the longer text</p>"},
         "categories":["user/-/state/com.google/read","user/1005/state/com.google/starred","go"],
         "origin":{"streamId":"feed/12","title":"Blog","feedUrl":"https://blog.example/feed.xml"}},
        {"published":"1791000001","title":"Two","alternate":[{"href":"https://blog.example/2"}],
         "origin":{"streamId":"feed/https://blog.example/feed.xml"},"categories":[]},
        17]}
        """

    @Test func `a stream says what is read and starred, and of which feed`() throws {
        let entries = try ForeignEntry.entries(ofJSON: Array(Self.googleReader.utf8))
        #expect(entries.count == 2)
        let first = try #require(entries.first)
        #expect(first.feedAddress == "https://blog.example/feed.xml" && first.id == "urn:1")
        #expect(first.link == "https://blog.example/a?x=1&y=2" && first.title == "Q&A: 1 < 2")
        #expect(first.html == "<p>the longer text</p>" && first.author == "Ann")
        #expect(first.isRead && first.isSaved)
        #expect(first.published == Timestamp(seconds: 1_791_000_000))
        let second = try #require(entries.last)
        #expect(second.feedAddress == "https://blog.example/feed.xml")
        #expect(!second.isRead && !second.isSaved && second.id == nil)
    }

    @Test func `everything in a stream of starred entries is saved`() throws {
        let text = Self.googleReader.replacing(
            "com.google/reading-list", with: "com.google/starred")
        let entries = try ForeignEntry.entries(ofJSON: Array(text.utf8))
        #expect(entries.map(\.isSaved) == [true, true])
    }

    @Test func `a page of Miniflux is read`() throws {
        let text = """
            {"total":1,"entries":[{"id":7,"title":"T","url":"https://a.example/1","status":"read",
            "starred":true,"content":"<b>c</b>","author":"","published_at":"2026-09-30T10:00:00Z",
            "feed":{"title":"A","feed_url":"https://a.example/feed"}}]}
            """
        let entry = try #require(try ForeignEntry.entries(ofJSON: Array(text.utf8)).first)
        #expect(entry.feedAddress == "https://a.example/feed" && entry.feedTitle == "A")
        #expect(entry.isRead && entry.isSaved && entry.html == "<b>c</b>")
        #expect(entry.published?.description == "2026-09-30T10:00:00Z")
    }

    @Test func `the starred entries of Feedbin are read`() throws {
        let text = """
            [{"id":1,"title":"T","author":null,"content":null,"url":"https://a.example/1",
            "published":"2026-09-30T10:00:00.000000Z","created_at":"2026-09-30T10:00:00.000000Z"}]
            """
        let entry = try #require(try ForeignEntry.entries(ofJSON: Array(text.utf8)).first)
        #expect(entry.isSaved && !entry.isRead && entry.feedAddress == nil)
    }

    @Test(arguments: [
        ("", FeedParsingError.empty), (" \n", .empty),
        ("{\"items\":[{\"title\":\"a\"}", .malformed(detail: "the JSON is damaged or cut off")),
        (
            String(repeating: "[", count: 100_000),
            .malformed(detail: "the JSON is damaged or cut off")
        ),
        ("{\"items\":3}", .notAFeed), ("[1]", .notAFeed), ("[{\"a\":1}]", .notAFeed),
        ("\"text\"", .notAFeed),
    ])
    func `what is no list of entries is refused`(text: String, error: FeedParsingError) {
        #expect(throws: error) { try ForeignEntry.entries(ofJSON: Array(text.utf8)) }
    }

    @Test func `damage anywhere never stops the program`() {
        var random = SplitMix(seed: 20)
        let whole = Array(Self.googleReader.utf8)
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            let entries = try? ForeignEntry.entries(ofJSON: bytes)
            #expect(entries?.count ?? 0 <= 3)
        }
    }

    @Test(arguments: ["1e300", "-5", "\"NaN\"", "\"inf\"", "99999999999999999999", "true", "null"])
    func `a time that is none is left out`(time: String) throws {
        let text = "{\"items\":[{\"title\":\"a\",\"published\":\(time)}]}"
        let entry = try #require(try ForeignEntry.entries(ofJSON: Array(text.utf8)).first)
        #expect(entry.published == nil)
    }
}
