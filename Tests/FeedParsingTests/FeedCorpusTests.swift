import FeedParsing
import FoundationEssentials
import NewsModel
import Testing

@Suite struct FeedCorpusTests {
    private struct Expectation: Decodable {
        struct Document: Decodable {
            let parses: Bool?
            let itemCount: Int?
        }
        let url: String?
        let contentType: String?
        let expected: Document
    }

    @Test func `reads every case, and finds all entries of nearly all`() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        var counted = 0
        var wrong: [String] = []
        for item in Corpus.cases(in: "feeds") {
            guard
                let expectation = try? decoder.decode(
                    Expectation.self, from: item.expectation)
            else { continue }
            let feed = try? FeedParser().feed(
                from: item.input, address: expectation.url.flatMap { WebAddress($0) },
                contentType: expectation.contentType)
            if expectation.expected.parses == false {
                #expect(feed?.title == nil && feed?.entries.isEmpty != false, "\(item.name)")
            }
            if let count = expectation.expected.itemCount {
                counted += 1
                if feed?.entries.count != count { wrong.append(item.name) }
            }
        }
        #expect(wrong.count * 200 <= counted, "\(wrong)")
    }
}
