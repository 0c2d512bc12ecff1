import FeedParsing
import FoundationEssentials
import NewsModel
import TidingsWeb

/// What `tool parse` answers.
enum FeedTool {
    /// One request of a batch.
    struct Request: Decodable {
        var path: String
        var url: String?
        var contentType: String?

        enum CodingKeys: String, CodingKey {
            case path
            case url
            case contentType = "content_type"
        }
    }

    /// The line that answers one request of a batch.
    static func answer(_ request: Request) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: request.path) else {
            return line(JSONAnswer.bytes(of: ErrorObject("the file cannot be read")))
        }
        return answer(
            Array(data), address: request.url.flatMap { WebAddress($0) },
            contentType: request.contentType)
    }

    /// The line that answers one document: the normalised feed, or why it is none.
    static func answer(_ bytes: [UInt8], address: WebAddress?, contentType: String?) -> [UInt8] {
        do throws(FeedParsingError) {
            let feed = try FeedParser().feed(
                from: bytes, address: address, contentType: contentType)
            return line(NormalizedFeed(feed).json)
        } catch {
            return line(JSONAnswer.bytes(of: ErrorObject(words(error))))
        }
    }

    private static func words(_ error: FeedParsingError) -> String {
        switch error {
        case .empty: "empty document"
        case .webPage: "a web page, not a feed"
        case .malformed(let detail): "malformed: \(detail)"
        case .notAFeed: "not a feed"
        }
    }

    private static func line(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8(ascii: "\n")] }
}
