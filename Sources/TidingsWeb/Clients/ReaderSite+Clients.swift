import TidingsStore

/// What other reader programs ask, in their own protocols.
extension ReaderSite {
    /// Answers a request to one of their addresses.
    func answerClient(_ path: ClientPath, _ request: Request) async -> Response {
        do {
            switch path {
            case .googleReader(let path, let withStories):
                return try await GoogleReader(
                    site: self, request: request, withStories: withStories
                ).answer(path)
            case .fever: return try await Fever(site: self, request: request).answer()
            case .miniflux(let path):
                return try await Miniflux(site: self, request: request).answer(path)
            }
        } catch {
            let problem = Problem(error)
            if case .miniflux = path {
                return .snakeCased(MinifluxError(problem.sentence), status: problem.status)
            }
            return .text(problem.sentence, status: problem.status)
        }
    }
}

extension Response {
    /// Exactly this text: programs compare it, so that no line break is added.
    static func exactly(_ text: String, status: Int = 200) -> Response {
        Response(status: status, mediaType: "text/plain; charset=utf-8", body: Array(text.utf8))
    }

    /// Too many logins were refused.
    static func tooManyTries(seconds: Int) -> Response {
        var response = Response.text(
            "Too many logins were refused; try again in \(seconds) seconds.", status: 429)
        response.set("Retry-After", String(seconds))
        return response
    }
}
