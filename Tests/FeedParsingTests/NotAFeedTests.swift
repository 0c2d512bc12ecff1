import FeedParsing
import NewsModel
import Testing

@Suite struct NotAFeedTests {
    @Test(arguments: [
        ("", FeedParsingError.empty),
        (" \n\t ", .empty),
        (
            "<!DOCTYPE html><html><head><title>T</title></head><body><p>x</p></body></html>",
            .webPage
        ),
        ("<html><body><item>x</item></body></html>", .webPage),
        ("<opml><head><title>T</title></head><body><outline/></body></opml>", .notAFeed),
        ("<urlset><url><loc>https://a.example/</loc></url></urlset>", .notAFeed),
        ("<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'></rdf:RDF>", .notAFeed),
        ("just words", .notAFeed),
        ("%PDF-1.7", .notAFeed),
    ])
    func `says why it is none`(text: String, error: FeedParsingError) {
        #expect(throws: error) { try feed(text) }
    }

    @Test func `takes an empty feed for a feed`() throws {
        #expect(try feed("<rss/>").entries.isEmpty)
        #expect(try feed("<feed xmlns='http://www.w3.org/2005/Atom'/>").entries.isEmpty)
    }
}
