/// The JSON API as it is, and as it describes itself.
package enum APIDescription {
    /// Every method and path that programs may ask, such as `GET /api/v1/entries/*`.
    package static var routes: [String] {
        ReaderSite.routes.written.filter { $0.contains(" /api/") }
    }

    /// The document in OpenAPI 3.1.
    ///
    /// Source: OpenAPI Specification 3.1.0.
    package static var document: [UInt8] { Assets.all["openapi.json"]?.bytes ?? [] }
}
