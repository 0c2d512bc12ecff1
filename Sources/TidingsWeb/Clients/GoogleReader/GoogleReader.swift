import Crypto
import NewsModel
import TidingsStore

/// Answers requests in the Google Reader protocol.
///
/// Source: mihaip/google-reader-api; the API documents of BazQux and The Old Reader.
struct GoogleReader: Sendable {
    let site: ReaderSite
    let request: Request
    /// What stands in the query and in the form of the body.
    let parameters: Parameters
    /// Whether stories stand among the feeds.
    let withStories: Bool
    /// Whether the form in the body, where there is one, could be read to its end.
    private let isReadable: Bool

    init(site: ReaderSite, request: Request, withStories: Bool = false) {
        self.site = site
        self.withStories = withStories
        self.request = request
        let type = request.field("content-type")?.lowercased() ?? ""
        var form: [Parameters.Pair]? = []
        if type.hasPrefix("multipart/") {
            form = MultipartForm(request)?.parts.map {
                Parameters.Pair(name: $0.name, value: String(decoding: $0.bytes, as: UTF8.self))
            }
        } else if !type.contains("xml") {
            form = Parameters(formEncoded: request.body).pairs
        }
        isReadable = form != nil
        parameters = Parameters(request.query.pairs + (form ?? []))
    }

    var store: ReaderStore { site.store }

    /// Answers a request to this path below the base.
    func answer(_ path: [String]) async throws -> Response {
        guard !path.isEmpty else { return .exactly("OK") }
        if path.last == "ClientLogin" { return try await logIn() }
        guard isReadable, parameters.pairs.count < Parameters.limit else {
            throw Problem(
                status: 400, sentence: "The form cannot be read, or has too many parameters.")
        }
        let verdict: ClientDoor.Verdict
        let token = self.token
        if let token {
            verdict = try await site.door.admit(token: token, ClientDoor.Visitor(request))
        } else {
            verdict = .refused
        }
        switch verdict {
        case .wait(let seconds): return .tooManyTries(seconds: seconds)
        case .refused: return Self.unauthorized
        case .welcome: break
        }
        let rest = Array(path.dropFirst())
        switch (path.first, rest.first) {
        case ("reader", "api") where rest.count > 2:
            return try await answer(Array(rest.dropFirst(2)), token: token ?? "")
        case ("reader", "atom"):
            return try await atom(streamName(rest.dropFirst(), behind: "/reader/atom/"))
        case ("reader", "subscriptions") where rest.last == "export":
            return try await site.export()
        default: return .exactly("Not Found", status: 404)
        }
    }

    private func answer(_ path: [String], token: String) async throws -> Response {
        if path.first == "stream", path.dropFirst().first == "contents" {
            return try await contents(
                of: streamName(path.dropFirst(2), behind: "/stream/contents/"))
        }
        switch path.joined(separator: "/") {
        case "token": return .exactly(Self.editToken(for: token))
        case "user-info": return .json(ReaderUser())
        case "tag/list": return try await tagList()
        case "subscription/list": return try await subscriptionList()
        case "subscription/export", "export/opml": return try await site.export()
        case "unread-count": return try await unreadCount()
        case "stream/items/ids": return try await ids()
        case "stream/items/contents": return try await contentsOfItems()
        case "stream/items/count": return try await count()
        case "preference/list": return .json(["prefs": [String]()])
        case "preference/stream/list": return .json(["streamprefs": [String: String]()])
        case "friend/list": return .json(["friends": [String]()])
        default: break
        }
        guard request.method == "POST" else { return .exactly("Not Found", status: 404) }
        guard isEditing(with: token) else {
            let visitor = ClientDoor.Visitor(request)
            guard case .wait(let seconds) = try await site.door.refuse(.editToken, visitor) else {
                return Self.unauthorized
            }
            return .tooManyTries(seconds: seconds)
        }
        switch path.joined(separator: "/") {
        case "edit-tag": return try await editTag()
        case "mark-all-as-read": return try await markAllRead()
        case "subscription/edit": return try await editSubscription()
        case "subscription/quickadd": return try await quickAdd()
        case "subscription/import", "import/opml": return try await importList()
        case "rename-tag": return try await renameTag()
        case "disable-tag": return try await disableTag()
        case "preference/stream/set": return .exactly("OK")
        default: return .exactly("Not Found", status: 404)
        }
    }

    /// The name of the stream that the end of the path is.
    ///
    /// Some programs write the address of a feed as it is, with two slashes and perhaps one at the
    /// end, which the parts of the path have no longer.
    private func streamName(_ parts: ArraySlice<String>, behind marker: String) -> String {
        let name = parts.joined(separator: "/")
        guard name.hasPrefix("feed/"), let found = request.path.firstRange(of: marker) else {
            return name
        }
        return PercentCoding.decode(request.path[found.upperBound...].utf8)
    }

    // MARK: Login

    private func logIn() async throws -> Response {
        guard let password = parameters["Passwd"] else {
            return .exactly("Error=BadAuthentication", status: 401)
        }
        let visitor = ClientDoor.Visitor(request, name: parameters["Email"] ?? "")
        switch try await site.door.admit(password: password, visitor) {
        case .wait(let seconds): return .tooManyTries(seconds: seconds)
        case .refused: return .exactly("Error=BadAuthentication\n", status: 401)
        case .welcome(let id):
            let token = try await site.door.token(for: id)
            if parameters["output"] == "json" {
                return .json(["SID": token, "LSID": token, "Auth": token])
            }
            return .exactly("SID=\(token)\nLSID=\(token)\nAuth=\(token)\n")
        }
    }

    /// The token of the login: from the field of the head, or from the form, which Liferea sends
    /// alone.
    private var token: String? {
        guard let field = request.field("authorization") else {
            return request.method == "POST" ? parameters["T"] : nil
        }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "googlelogin" else { return nil }
        let value = parts[1].drop { $0 == " " }
        return value.lowercased().hasPrefix("auth=") ? String(value.dropFirst(5)) : nil
    }

    /// What a change carries besides; 57 characters, as FreshRSS pads it.
    private static func editToken(for token: String) -> String {
        String(Digest(of: Array(("edit " + token).utf8)).description.prefix(57))
    }

    /// Whether the edit token is right or missing.
    ///
    /// Where it is missing, the login stands in the head, where no page of another site can put it.
    /// Some programs send an empty one, or `x`.
    private func isEditing(with token: String) -> Bool {
        let given = parameters.all("T").filter { !$0.isEmpty && $0 != "x" }
        return given.allSatisfy { $0 == Self.editToken(for: token) || $0 == token }
    }

    static var unauthorized: Response {
        var response = Response.exactly("Unauthorized", status: 401)
        response.set("X-Reader-Google-Bad-Token", "true")
        response.set("Google-Bad-Token", "true")
        return response
    }

    /// The answer to a parameter that cannot be read.
    static func bad(_ name: String) -> Problem {
        Problem(status: 400, sentence: "The value of “\(name)” cannot be read.")
    }
}
