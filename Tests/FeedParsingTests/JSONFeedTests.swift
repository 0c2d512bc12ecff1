import FeedParsing
import NewsModel
import Testing

/// Reads a JSON Feed with these members beside its version.
private func jsonFeed(_ members: String) throws -> Feed {
    try feed("{\"version\": \"https://jsonfeed.org/version/1.1\", \(members)}")
}

@Suite struct JSONFeedTests {
    @Test func `reads what the format has`() throws {
        let feed = try jsonFeed(
            #"""
            "title": "T\u00e9\ud83c\udf0a", "home_page_url": "/home", "feed_url": "/feed.json",
            "description": "a < b", "icon": "/i.png", "language": "fr", "authors": [{"name": "Ann",
            "url": "mailto:ann@a.example"}], "_x": {"deep": [[], {}]}, "items": [
              {"id": 17, "url": "/1", "title": "One", "content_html": "<p>x</p>", "summary": "s",
               "date_published": "2026-11-30T03:17:04Z", "date_modified": "2026-11-30T03:17:05Z",
               "tags": ["a", "b"], "image": "/1.png", "author": {"name": "Bob"}, "attachments": [
               {"url": "/1.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 5.0,
                "duration_in_seconds": 9}]},
              {"id": "2", "content_text": "1 < 2"}, {}, null
            ]
            """#)
        #expect(feed.format == .json)
        #expect(feed.title == "Té🌊")
        #expect(feed.link == "https://feed.example/home")
        #expect(feed.descriptionHTML == "a &lt; b")
        #expect(feed.authors == [Person(name: "Ann", email: "ann@a.example")])
        #expect(feed.entries.count == 2)
        let entry = try #require(feed.entries.first)
        #expect(entry.id == "17")
        #expect(entry.link == "https://feed.example/1")
        #expect(entry.published == Timestamp(seconds: 1_796_008_624))
        #expect(entry.authors.map(\.name) == ["Bob"])
        #expect(entry.categories == ["a", "b"])
        #expect(entry.enclosures.map(\.sizeInBytes) == [5])
        #expect(entry.duration == .seconds(9))
        #expect(feed.entries.last?.contentHTML == "1 &lt; 2")
    }

    @Test(arguments: [
        "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [", "{\"items\": [}]",
        "{\"version\": \"https://jsonfeed.org/version/1\" \"items\": []}", "{\"items\"",
        "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [\"", "{1:2}", "{]",
    ])
    func `refuses what is broken`(text: String) {
        #expect(throws: FeedParsingError.malformed(detail: "broken JSON")) { try feed(text) }
    }

    @Test(arguments: ["{}", "[]", "[1, 2]", "{\"a\": {\"b\": null}}"])
    func `refuses JSON that is no feed`(text: String) {
        #expect(throws: FeedParsingError.notAFeed) { try feed(text) }
    }
}
