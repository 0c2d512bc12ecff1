import NewsModel
import TidingsStore

/// What other reader programs ask, in their own protocols.
extension ReaderSite {
    /// Answers a request to one of their addresses.
    func answerClient(_ path: ClientPath, _ request: Request) async -> Response {
        do {
            guard !request.segments.contains(where: { $0 == ".." || $0.contains("\0") }) else {
                throw Problem(status: 400, sentence: "This path leads nowhere.")
            }
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
            if problem.status == 400,
                case .wait(let seconds)? = try? await door.refuse(
                    .nonsense, ClientDoor.Visitor(request))
            {
                return .tooManyTries(seconds: seconds)
            }
            if case .miniflux = path {
                return .snakeCased(MinifluxError(problem.sentence), status: problem.status)
            }
            return .text(problem.sentence, status: problem.status)
        }
    }

    /// Marks what the feeds of a folder had by a time read: what a program shows in it, and no more.
    func markAllRead(
        in folder: FolderPath, of library: ClientLibrary, firstSeenBy seen: Timestamp
    ) async throws(StoreError) {
        for feed in library.feeds(in: folder) {
            _ = try await store.markAllRead(in: .feed(feed.key), firstSeenBy: seen, at: clock())
        }
    }

    /// What is decided about a request from its head, remembered where it is refused at one of their
    /// addresses.
    func noting(_ admission: Admission, of request: Request) -> Admission {
        guard case .refuse(let response) = admission, ClientPath(request.segments) != nil else {
            return admission
        }
        let refusal: ClientRefusal? =
            switch response.status {
            case 403: .origin
            case 413: .size
            case 421: .host
            default: nil
            }
        guard let refusal, let seconds = door.turnAway(refusal, ClientDoor.Visitor(request)) else {
            return admission
        }
        return .refuse(.tooManyTries(seconds: seconds))
    }
}

extension Response {
    /// Exactly this text: programs compare it, so that no line break is added.
    static func exactly(_ text: String, status: Int = 200) -> Response {
        Response(status: status, mediaType: "text/plain; charset=utf-8", body: Array(text.utf8))
    }

    /// Too much was refused.
    static func tooManyTries(seconds: Int) -> Response {
        var response = Response.text(
            "Too much was refused; try again in \(seconds) seconds.", status: 429)
        response.set("Retry-After", String(seconds))
        return response
    }
}
