import FeedParsing
import NewsModel
import Testing

@Suite struct NormalizedFeedTests {
    private func json(_ feed: Feed) -> String {
        String(decoding: NormalizedFeed(feed).json, as: UTF8.self)
    }

    @Test func `leaves out what is unknown`() {
        #expect(json(Feed(format: .rss)) == #"{"format":"rss","items":[]}"#)
    }

    @Test func `escapes what JSON must not hold`() {
        var feed = Feed(format: .atom)
        feed.title = "a\"b\\c\nd\u{1}é"
        #expect(json(feed) == #"{"format":"atom","title":"a\"b\\c\nd\u0001é","items":[]}"#)
    }

    @Test func `writes every field of an entry`() {
        var entry = Entry()
        entry.id = "1"
        entry.authors = [Person(name: "Ann", email: "a@b.example")]
        entry.published = Timestamp(seconds: 0)
        entry.categories = ["x", "y"]
        entry.enclosures = [Enclosure(address: "u", mediaType: "t", sizeInBytes: 5)]
        entry.duration = .seconds(9)
        entry.transcripts = [Transcript(address: "v")]
        entry.soundbites = [Soundbite(start: .seconds(3), duration: .seconds(4), title: "s")]
        entry.participants = [Participant(name: "Eve", role: "guest")]
        entry.commentCount = 2
        entry.inReplyTo = ["0"]
        var feed = Feed(format: .json)
        feed.hubs = ["h"]
        feed.entries = [entry]
        let expected = """
            {"format":"json","hubs":["h"],"items":[{"id":"1","authors":[{"name":"Ann","email":"a@b.example"}],\
            "published":"1970-01-01T00:00:00Z","categories":["x","y"],\
            "enclosures":[{"url":"u","type":"t","length":5}],"duration":9,\
            "transcripts":[{"url":"v"}],"soundbites":[{"start":3,"duration":4,"title":"s"}],\
            "persons":[{"name":"Eve","role":"guest"}],"comment_count":2,"in_reply_to":["0"]}]}
            """
        #expect(json(feed) == expected)
    }
}
