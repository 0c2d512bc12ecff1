import FeedParsing
import FoundationEssentials
import Markup
import NewsModel

/// What `tool extract` answers.
enum ExtractTool {
    /// One request of a batch: a page as text, or the file that has its bytes.
    struct Request: Decodable {
        var html: String?
        var path: String?
        var url: String?
        var contentType: String?

        enum CodingKeys: String, CodingKey {
            case html
            case path
            case url
            case contentType = "content_type"
        }
    }

    /// The article of the page that `request` brings; `nil` where there is none to read.
    static func article(for request: Request) -> ArticleObject? {
        let address = request.url.flatMap { WebAddress($0) }
        if let html = request.html { return article(in: html, at: address) }
        guard let path = request.path, let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return article(in: Array(data), at: address, contentType: request.contentType)
    }

    /// The article of a page as it came.
    static func article(
        in bytes: [UInt8], at address: WebAddress?, contentType: String?
    ) -> ArticleObject {
        let page = TextDecoding.utf8(from: bytes, kind: .html, contentType: contentType)
        return article(in: String(decoding: page, as: UTF8.self), at: address)
    }

    private static func article(in page: String, at address: WebAddress?) -> ArticleObject {
        ArticleObject(ArticleExtractor().article(inPage: page, at: address))
    }
}
