import Crypto
import NewsModel
import SampleFeeds

/// Serves the sample sites under names of their own, `SLUG.localhost`.
///
/// Their time stands still from when the server began, so that a feed keeps its validators.
struct SampleHost: Sendable {
    let port: UInt16
    let anchor: Timestamp

    /// Answers a request for the site called `slug`.
    func respond(slug: String, to request: Request) -> Response {
        guard let site = SampleSite.all.first(where: { $0.slug == slug }) else {
            return .text("There is no sample site of this name.", status: 404)
        }
        let origin = "http://\(slug).localhost:\(port)"
        var response: Response
        if request.segments == [site.format == .json ? "feed.json" : "feed.xml"] {
            let document = site.feedDocument(at: anchor, origin: origin)
            response = Response(mediaType: document.mediaType, body: document.bytes)
        } else if let page = site.page(path: request.path, at: anchor, origin: origin) {
            response = Response(mediaType: "text/html; charset=utf-8", body: Array(page.utf8))
        } else if let media = site.media(path: request.path) {
            response = Response(mediaType: media.mediaType, body: media.bytes)
        } else {
            return .text("The sample site has no such page.", status: 404)
        }
        response = response.validated(
            by: String(Digest(of: response.body).description.prefix(16)), for: request)
        response.set("X-Content-Type-Options", "nosniff")
        response.set(
            "Content-Security-Policy",
            "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; "
                + "frame-ancestors 'none'")
        return response
    }
}
