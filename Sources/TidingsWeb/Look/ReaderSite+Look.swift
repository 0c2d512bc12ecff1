/// How the pages look on the device that asks.
extension ReaderSite {
    /// The choices.
    func look(_ request: Request) async throws -> Response {
        .page(LookPage(frame: try await frame(for: request), look: Look(of: request)).html)
    }

    /// Keeps what was chosen in a cookie of the device.
    func chooseLook(_ request: Request) async throws -> Response {
        let look = Look { request.form[$0] }
        if let key = look.keys.shared {
            let frame = try await frame(for: request)
            let problem = frame.words(phrases.look.sharedKey, ["key": key])
            return .page(
                LookPage(frame: frame, look: look, problem: problem).html, status: 422)
        }
        var response = back(request)
        response.setCookie(
            Look.cookieName, look.written, for: request, basePath: gatekeeper.trust.basePath,
            seconds: Self.cookieSeconds)
        return response
    }

    /// How long a device remembers: a year.
    static let cookieSeconds = 365 * 86_400

    // MARK: Installing

    /// What a device is told that installs the reader.
    func manifest(_ request: Request) -> Response {
        struct Icon: Encodable {
            var src: String
            var sizes: String
            var type: String
            var purpose = "any maskable"
        }
        struct Manifest: Encodable {
            var name = "Tidings"
            var shortName = "Tidings"
            var description: String
            var id = "."
            var startURL = "."
            var scope = "."
            var display = "standalone"
            var backgroundColor = "#fbfaf7"
            var themeColor = "#0b5f55"
            var icons: [Icon]

            enum CodingKeys: String, CodingKey {
                case name, description, id, scope, display, icons
                case shortName = "short_name"
                case startURL = "start_url"
                case backgroundColor = "background_color"
                case themeColor = "theme_color"
            }
        }
        let icons = [("icon-192.png", "192x192"), ("icon-512.png", "512x512")].map {
            Icon(src: String(Assets.path($0.0).dropFirst()), sizes: $0.1, type: "image/png")
        }
        var response = Response.json(
            Manifest(description: Words(for: request)(phrases.look.description), icons: icons))
        response.set("Content-Type", "application/manifest+json")
        return response
    }

    /// The worker that keeps saved articles; never from a cache, so that a new one is seen.
    func worker(_ request: Request) throws(Problem) -> Response {
        guard let asset = Assets.all["sw.js"] else { throw .notFound }
        return Response(mediaType: asset.mediaType, body: asset.bytes)
            .validated(by: asset.version, for: request)
    }

    /// What is shown where the server does not answer and the page was not kept.
    func offline(_ request: Request) -> Response {
        var frame = bareFrame(for: request)
        frame.token = ""
        let words = frame.words
        return .page(
            frame.page(words(phrases.look.offline)) {
                tag("div", .class("heading")) { tag("h1") { words(phrases.look.offline) } }
                tag("p", .class("lead")) { words(phrases.look.offlineLead) }
            })
    }
}
