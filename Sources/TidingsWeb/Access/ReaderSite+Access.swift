import NewsModel
import TidingsStore

/// Signing in and out.
extension ReaderSite {
    /// What a stranger is answered who asks for more than anybody may see; `nil` for everybody else.
    func turnedAway(_ request: Request) -> Response? {
        guard pageDoor.isLocked, request.session == nil, !PageDoor.isOpen(request.segments) else {
            return nil
        }
        if request.segments.first == "api" || request.wantsJSON {
            return .json(ErrorObject("Sign in first."), status: 401)
        }
        guard request.isSafe else { return .seeOther("/sign-in") }
        return .seeOther(Parameters().adding("back", request.target).path("/sign-in"))
    }

    /// The page that asks for the password.
    func signInPage(_ request: Request) async throws -> Response {
        guard pageDoor.isLocked, request.session == nil else { return .seeOther("/") }
        return try await signInPage(request, back: request.query["back"], problem: nil)
    }

    private func signInPage(
        _ request: Request, back: String?, problem: String?, status: Int = 200
    ) async throws -> Response {
        let page = SignInPage(
            frame: bareFrame(for: request), back: LocalPath.back(to: back),
            hasPassword: try await store.pagePassword() != nil, problem: problem)
        return .page(page.html, status: status)
    }

    /// Begins a session where the password is right.
    func signIn(_ request: Request) async throws -> Response {
        guard pageDoor.isLocked else { return .seeOther("/") }
        let words = Words(for: request)
        let back = request.form["back"]
        switch try await pageDoor.signIn(request, password: request.form["password"] ?? "") {
        case .welcome(let secret):
            var response = Response.seeOther(LocalPath.back(to: back))
            response.setCookie(
                PageDoor.cookieName, secret, for: request, basePath: gatekeeper.trust.basePath,
                seconds: Self.sessionCookieSeconds)
            return response
        case .refused:
            return try await signInPage(
                request, back: back, problem: words(phrases.access.wrongPassword), status: 403)
        case .wait(let seconds):
            let time = words.duration(inSeconds: Int64(seconds))
            var response = try await signInPage(
                request, back: back, problem: words(phrases.access.tooMany, ["time": time]),
                status: 429)
            response.set("Retry-After", String(seconds))
            return response
        }
    }

    /// The cookie outlives the session: whether that stands, the store knows.
    private static let sessionCookieSeconds = 400 * 86_400

    /// Ends the session of this browser.
    func signOut(_ request: Request) async throws -> Response {
        if let session = request.session { try await store.removeBrowserSessions(session.id) }
        return farewell(request)
    }

    /// Ends every session.
    func signOutEverywhere(_ request: Request) async throws -> Response {
        guard pageDoor.isLocked else { throw Problem.notFound }
        try await store.removeBrowserSessions()
        return farewell(request)
    }

    /// Whoever sits down next finds nothing in the browser.
    private func farewell(_ request: Request) -> Response {
        var response = Response.seeOther(pageDoor.isLocked ? "/sign-in" : "/")
        response.setCookie(
            PageDoor.cookieName, "", for: request, basePath: gatekeeper.trust.basePath, seconds: 0)
        response.set("Clear-Site-Data", "\"cache\", \"storage\"")
        return response
    }
}
