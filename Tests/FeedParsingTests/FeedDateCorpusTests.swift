import FeedParsing
import FoundationEssentials
import NewsModel
import Testing

@Suite struct FeedDateCorpusTests {
    private struct Expectation: Decodable {
        struct Document: Decodable { let items: [Item]? }
        struct Item: Decodable { let published: String? }
        let expected: Document
    }

    @Test func `reads every date of the corpus to the second`() throws {
        for item in Corpus.cases(in: "feeds/dates") {
            guard
                let expected = try? JSONDecoder().decode(Expectation.self, from: item.expectation)
                    .expected.items?.first?.published,
                let start = item.input.firstRange(of: "<pubDate>".utf8)?.upperBound,
                let end = item.input[start...].firstIndex(of: UInt8(ascii: "<"))
            else { continue }
            let expectedTime = FeedDate.timestamp(from: Array(expected.utf8)[...])
            let time = FeedDate.timestamp(from: item.input[start..<end])
            let isEqual = abs((time?.seconds ?? .min / 2) - (expectedTime?.seconds ?? 0)) <= 1
            #expect(isEqual, "\(item.name): \(time?.description ?? "none"), not \(expected)")
        }
    }
}
