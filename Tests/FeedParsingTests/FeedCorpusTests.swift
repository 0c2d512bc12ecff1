import FeedParsing
import FoundationEssentials
import NewsModel
import Testing

@Suite struct FeedCorpusTests {
    private struct Expectation: Decodable {
        struct Document: Decodable {
            let parses: Bool?
            let item_count: Int?
        }
        let url: String?
        let content_type: String?
        let expected: Document
    }

    @Test func `reads every case, and finds all entries of nearly all`() throws {
        var counted = 0
        var wrong: [String] = []
        for item in Corpus.cases(in: "feeds") {
            guard
                let expectation = try? JSONDecoder().decode(
                    Expectation.self, from: item.expectation)
            else { continue }
            let feed = try? FeedParser().feed(
                from: item.input, address: expectation.url.flatMap { WebAddress($0) },
                contentType: expectation.content_type)
            if expectation.expected.parses == false {
                #expect(feed?.title == nil && feed?.entries.isEmpty != false, "\(item.name)")
            }
            if let count = expectation.expected.item_count {
                counted += 1
                if feed?.entries.count != count { wrong.append(item.name) }
            }
        }
        #expect(wrong.count * 200 <= counted, "\(wrong)")
    }
}
