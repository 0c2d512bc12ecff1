import NewsModel
import SampleFeeds
import TidingsEngine
import TidingsStore

/// The reader as a web site: finds the handler for a request and makes every answer safe.
final class ReaderSite: Sendable {
    let engine: ReaderEngine
    let store: ReaderStore
    let keeper: SyncKeeper?
    let gatekeeper: Gatekeeper
    let clock: @Sendable () -> Timestamp
    let notices = Notices()
    let background: BackgroundRefresh
    let door: ClientDoor
    let pageDoor: PageDoor
    let changes: ChangeWatch
    private let recent = RecentAnswers()
    private let samples: SampleHost
    private let router: Router

    init(
        engine: ReaderEngine, keeper: SyncKeeper?, gatekeeper: Gatekeeper, isLocked: Bool = false,
        clock: @escaping @Sendable () -> Timestamp
    ) {
        self.engine = engine
        self.keeper = keeper
        store = engine.store
        self.gatekeeper = gatekeeper
        self.clock = clock
        background = BackgroundRefresh(engine: engine)
        door = ClientDoor(store: engine.store, clock: clock)
        pageDoor = PageDoor(store: engine.store, isLocked: isLocked, clock: clock)
        changes = ChangeWatch(store: engine.store)
        samples = SampleHost(port: gatekeeper.port, anchor: clock())
        router = Self.routes
    }

    /// Answers a request that the gatekeeper let in.
    func respond(to request: Request) async -> Response {
        switch gatekeeper.addressee(of: request) {
        case .sample(let slug): return samples.respond(slug: slug, to: request)
        case .hubs: return await HubDoor(engine: engine).respond(to: request)
        case .reader, nil: break
        }
        var response: Response
        if let path = ClientPath(request.segments) {
            response = await answerClient(path, request)
            SafetyFields.add(to: &response)
            return response
        }
        var request = request
        do {
            request.session = try await pageDoor.session(of: request)
            response =
                if let answer = turnedAway(request) { answer } else { await shared(request) }
        } catch {
            response = await explain(Problem(error), for: request)
        }
        SafetyFields.add(to: &response)
        return response.below(gatekeeper.trust.basePath)
    }

    /// Answers a request of somebody who is let in, together with others who ask the same.
    private func shared(_ request: Request) async -> Response {
        guard RecentAnswers.mayAnswer(request), let version = store.version else {
            return await explained(request)
        }
        let moment = RecentAnswers.Moment(version: version, second: clock())
        return await recent.answer(to: request, at: moment) { await self.explained(request) }
    }

    private func explained(_ request: Request) async -> Response {
        do {
            return try await answer(request)
        } catch {
            return await explain(Problem(error), for: request)
        }
    }

    private func answer(_ request: Request) async throws -> Response {
        switch router.match(request.method, request.segments) {
        case .handler(let handler, let open):
            if !request.isSafe { try checkToken(of: request) }
            return try await handler(self, request, open)
        case .otherMethods(let methods):
            var response = await explain(
                Problem(status: 405, phrases.problems.cannotBeDone), for: request)
            response.set("Allow", Set(methods).sorted().joined(separator: ", "))
            return response
        case .nothing:
            throw Problem.notFound
        }
    }

    /// Refuses a change that does not carry the token of this process and session.
    ///
    /// The way in needs none: who knows the password may come in from anywhere, and browsers that
    /// another site sends were refused by their `Origin` before.
    private func checkToken(of request: Request) throws(Problem) {
        if pageDoor.isLocked, request.segments == ["sign-in"] { return }
        let given =
            request.field(Gatekeeper.tokenField) ?? request.form["token"]
            ?? MultipartForm(request)?["token"].map { String(decoding: $0.bytes, as: UTF8.self) }
        guard let given, gatekeeper.isToken(given, of: request.session) else { throw .staleForm }
    }

    private func explain(_ problem: Problem, for request: Request) async -> Response {
        if request.segments.first == "api" || request.wantsJSON {
            return .json(ErrorObject(problem.sentence), status: problem.status)
        }
        // Where the store itself is the problem, the page does without the navigation.
        let isStranger = pageDoor.isLocked && request.session == nil
        let frame = isStranger ? nil : try? await frame(for: request)
        let page = ProblemPage(frame: frame ?? bareFrame(for: request), problem: problem)
        return .page(page.html, status: problem.status)
    }

    /// What is around a page that shows nothing of what is read here.
    func bareFrame(for request: Request) -> PageFrame {
        let isStranger = pageDoor.isLocked && request.session == nil
        var frame = PageFrame(
            token: isStranger ? "" : gatekeeper.token(of: request.session), now: clock())
        frame.isBare = true
        frame.words = Words(for: request)
        frame.look = Look(of: request)
        frame.basePath = gatekeeper.trust.basePath
        return frame
    }

    /// What is around a page, on which these feeds are shown.
    func frame(
        for request: Request, at place: PageFrame.Place = .elsewhere,
        showing feeds: [FeedKey] = []
    ) async throws(StoreError) -> PageFrame {
        var frame = bareFrame(for: request)
        frame.isBare = false
        frame.overview = try await store.overview(
            around: place.scope, namingUpTo: Navigation.feedLimit, faces: Set(feeds))
        frame.place = place
        frame.path = LocalPath.back(to: request.isSafe ? request.target : "/")
        if let id = request.query["notice"], let notice = notices[id] {
            frame.notice = (id, notice)
        }
        return frame
    }

    /// Sends the browser back to where a form came from, with something to say.
    func back(_ request: Request, saying notice: Notice? = nil) -> Response {
        let id = notice.map { notices.keep($0) }
        return .seeOther(LocalPath.back(to: request.form["back"], notice: id))
    }
}

extension Response {
    /// A page.
    static func page(_ html: HTML, status: Int = 200) -> Response {
        Response(
            status: status, mediaType: "text/html; charset=utf-8", body: html.bytes)
    }
}

extension MultipartForm {
    /// The form in the body of `request`, or `nil` where it carries none of this kind.
    init?(_ request: Request) {
        guard let type = request.field("content-type") else { return nil }
        self.init(contentType: type, body: request.body)
    }
}

extension Admission {
    /// The same decision, with the fields that every answer has.
    var madeSafe: Admission {
        guard case .refuse(var response) = self else { return self }
        SafetyFields.add(to: &response)
        return .refuse(response)
    }
}

/// The fields of the head that keep pages from doing what they should not.
enum SafetyFields {
    /// What a page may load and do: our style and script, images and media from anywhere, players
    /// of three video sites once they are pressed, forms to ourselves, and nothing else.
    static let policy = policy(pictures: "'self' https: http: data:")
    /// The same, but that pictures come from the reader alone.
    static let strictPolicy = policy(pictures: "'self' data:")
    /// What a picture may do that is opened on its own.
    static let picturePolicy = "default-src 'none'; sandbox"
    /// The field of a policy.
    static let policyName = "Content-Security-Policy"

    private static func policy(pictures: String) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
            "manifest-src 'self'", "worker-src 'self'",
            "frame-src https://www.youtube-nocookie.com https://player.vimeo.com "
                + "https://www.dailymotion.com",
            "img-src " + pictures, "media-src https: http:", "form-action 'self'",
            "base-uri 'none'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    /// Adds the fields to an answer, which may have a policy of its own.
    static func add(to response: inout Response) {
        if !response.fields.contains(where: { $0.name == policyName }) {
            response.set(policyName, policy)
        }
        response.set("X-Content-Type-Options", "nosniff")
        response.set("Referrer-Policy", "no-referrer")
        response.set("X-Frame-Options", "DENY")
        response.set("Cross-Origin-Opener-Policy", "same-origin")
        response.set("Cross-Origin-Resource-Policy", "same-origin")
        if !response.fields.contains(where: { $0.name == "Cache-Control" }) {
            response.set("Cache-Control", "private, no-cache")
        }
    }
}
