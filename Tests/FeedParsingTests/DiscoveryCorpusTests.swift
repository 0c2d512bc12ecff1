import FeedParsing
import FoundationEssentials
import NewsModel
import Testing

@Suite struct DiscoveryCorpusTests {
    private struct PageCase: Decodable {
        struct Expected: Decodable { let feeds: [String] }
        let url: String
        let expected: Expected
    }

    private struct ListCase: Decodable {
        struct Expected: Decodable { let feeds: [Feed] }
        struct Feed: Decodable {
            let address: String
            enum CodingKeys: String, CodingKey { case address = "xml_url" }
        }
        let expected: Expected
    }

    @Test func `finds the feeds of the pages in the corpus`() throws {
        for item in Corpus.cases(in: "discovery") {
            let page = try JSONDecoder().decode(PageCase.self, from: item.expectation)
            let address = try #require(WebAddress(page.url))
            let found = FeedDiscovery().candidates(inPage: item.input, at: address)
            let expected = page.expected.feeds.compactMap { WebAddress($0)?.canonical }
            #expect(Set(found.map(\.address.canonical)) == Set(expected), "\(item.name)")
        }
    }

    @Test func `reads the lists in the corpus, all but one in twenty`() throws {
        let cases = Corpus.cases(in: "opml")
        let wrong = try cases.filter { item in
            let expected = try JSONDecoder().decode(ListCase.self, from: item.expectation)
            let list = try? SubscriptionList(opml: item.input)
            let found = Set((list?.feeds ?? []).map(\.feedAddress))
            return found != Set(expected.expected.feeds.map(\.address))
        }
        #expect(wrong.count * 20 <= cases.count, "\(wrong.map(\.name))")
    }
}
