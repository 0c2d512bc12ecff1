import TidingsStore

extension ReaderSite {
    /// The icon of a site, which a browser may keep for a year: another one has another address.
    func icon(_ request: Request) async throws -> Response {
        guard let site = request.query["site"], let image = try await store.icon(of: site)?.image
        else { throw Problem.notFound }
        var response = Response(mediaType: image.mediaType, body: image.bytes)
        if request.query["v"] == image.version {
            response.set("Cache-Control", "private, max-age=31536000, immutable")
        }
        return response.validated(by: image.version, for: request)
    }
}
