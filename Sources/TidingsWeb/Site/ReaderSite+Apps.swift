import NewsModel
import TidingsStore

/// The page and the forms about other reader programs.
extension ReaderSite {
    /// The passwords, and what to type in other programs.
    func apps(_ request: Request) async throws -> Response {
        .page(try await appsPage(request).html)
    }

    /// Makes a password, and shows it this once.
    func addPassword(_ request: Request) async throws -> Response {
        let name = (request.form["name"] ?? "").trimmed
        let password = try await store.addClientPassword(name, at: clock())
        var page = try await appsPage(request)
        guard let password else {
            page.wrongName = name
            return .page(page.html, status: 422)
        }
        page.made = AppsPage.Made(name: name, password: password)
        var response = Response.page(page.html)
        response.set("Cache-Control", "no-store")
        return response
    }

    /// Takes a password back.
    func removePassword(_ request: Request) async throws -> Response {
        let name = request.form["name"] ?? ""
        try await store.removeClientPassword(name)
        return back(
            request,
            saying: Notice(
                sentence: Words(for: request)(phrases.apps.takenBack, ["name": name.printable])))
    }

    /// Where whoever sent `request` reaches this reader, without a slash at the end; the host was
    /// looked at when the request came.
    func origin(for request: Request) -> String {
        (request.isSecure ? "https://" : "http://")
            + (request.field("host") ?? "127.0.0.1:\(gatekeeper.port)")
            + gatekeeper.trust.basePath
    }

    private func appsPage(_ request: Request) async throws -> AppsPage {
        var frame = try await frame(for: request, at: .apps)
        frame.path = "/settings/apps"
        return AppsPage(
            frame: frame,
            origin: origin(for: request), isNearby: !gatekeeper.isOpen,
            passwords: try await store.clientPasswords(),
            refusals: try await store.clientRefusals())
    }
}
