import FoundationEssentials
import NewsModel
import TidingsEngine
import TidingsStore

/// Answers requests in version 1 of Miniflux's API, as far as programs for reading use it.
///
/// Source: miniflux.app/docs/api.html; what newsboat 2.21 and the Python client send.
struct Miniflux: Sendable {
    let site: ReaderSite
    let request: Request

    var store: ReaderStore { site.store }
    var query: Parameters { request.query }

    /// Answers a request to this path below `/v1`.
    func answer(_ path: [String]) async throws -> Response {
        guard let (name, password) = login else { return Self.unauthorized }
        let visitor = ClientDoor.Visitor(request, name: name)
        switch try await site.door.admit(password: password, visitor) {
        case .wait(let seconds): return .tooManyTries(seconds: seconds)
        case .refused: return Self.unauthorized
        case .welcome: break
        }
        let number = path.count > 1 ? Int64(path[1]) : nil
        let names = path.enumerated().map { $0 == 1 && number != nil ? "*" : $1 }
        let method = request.method == "HEAD" ? "GET" : request.method
        let call = method + " " + names.joined(separator: "/")
        if let number { return try await answer(call, number, path) }
        switch call {
        case "GET me": return .snakeCased(MinifluxUser())
        case "GET version": return .snakeCased(["version": "2.0.50"])
        case "GET users": return .snakeCased([MinifluxUser()])
        case "GET integrations/status": return .snakeCased(["has_integrations": false])
        case "PUT flush-history", "DELETE flush-history":
            // Nothing is kept of what is removed there.
            return Response(status: 202, mediaType: "application/json", body: [])
        case "POST discover": return try await discover()
        case "POST categories": return try await addCategory()
        case "GET categories": return .snakeCased(try await categories())
        case "GET feeds": return .snakeCased(try await feeds { _ in true })
        case "POST feeds": return try await addFeed()
        case "GET feeds/counters": return .snakeCased(try await counters())
        case "PUT feeds/refresh":
            site.background.begin(.all)
            return Self.done
        case "GET entries": return .snakeCased(try await entries(of: .everything))
        case "PUT entries": return try await markEntries()
        case "GET export": return try await site.export()
        case "POST import":
            _ = try await site.engine.importList(request.body)
            site.background.begin(.due)
            return .snakeCased(["message": "Feeds imported successfully"], status: 201)
        default:
            // A user is asked for by name, too.
            if path.count == 2, path[0] == "users", path[1] == MinifluxUser().username {
                return .snakeCased(MinifluxUser())
            }
            throw Problem.notFound
        }
    }

    private func answer(
        _ call: String, _ number: Int64, _ path: [String]
    ) async throws -> Response {
        switch call {
        case "GET feeds/*": return .snakeCased(try await object(of: try await feed(number)))
        case "PUT feeds/*": return try await editFeed(number)
        case "DELETE feeds/*":
            try await store.unfollow(try await feed(number).key, at: site.clock())
            return Self.done
        case "PUT feeds/*/refresh":
            site.background.begin(.feeds([try await feed(number).key]))
            return Self.done
        case "PUT feeds/*/mark-all-as-read":
            return try await markAllRead(in: .feed(try await feed(number).key))
        case "GET feeds/*/entries":
            return .snakeCased(try await entries(of: .feed(try await feed(number).key)))
        case "GET feeds/*/icon": return try await icon(number &+ 1)
        case "GET icons/*": return try await icon(number)
        case "GET users/*" where number == 1: return .snakeCased(MinifluxUser())
        case "GET enclosures/*": return .snakeCased(try await enclosure(number))
        case "PUT enclosures/*":
            // How far somebody listened is not kept here.
            _ = try await enclosure(number)
            return Self.done
        case "PUT categories/*/refresh":
            let source = number == 1 ? FolderPath.top : try await folder(number)
            let feeds = try await ClientLibrary(of: store).feeds.filter { $0.folder == source }
            site.background.begin(.feeds(feeds.map(\.key)))
            return Self.done
        case "GET feeds/*/entries/\(path.last ?? "")",
            "GET categories/*/entries/\(path.last ?? "")":
            return try await entry(path.last)
        case "PUT categories/*": return try await renameCategory(number)
        case "DELETE categories/*":
            try await store.removeFolder(try await folder(number), at: site.clock())
            return Self.done
        case "GET categories/*/feeds":
            let folder = number == 1 ? FolderPath.top : try await folder(number)
            return .snakeCased(try await feeds { $0.folder == folder })
        case "GET categories/*/entries":
            return .snakeCased(try await entries(of: try await source(ofCategory: number)))
        case "PUT categories/*/mark-all-as-read":
            return try await markAllRead(inCategory: number)
        case "PUT users/*/mark-all-as-read" where number == 1:
            return try await markAllRead(in: .everything)
        case "GET entries/*": return try await entry(path[1])
        case "PUT entries/*/bookmark": return try await toggle(number)
        case "POST entries/*/save": return .snakeCased([String: String](), status: 202)
        default: throw Problem.notFound
        }
    }

    /// The user name and the password, from either field that carries one.
    private var login: (name: String, password: String)? {
        if let token = request.field("x-auth-token") { return ("", token) }
        let parts = (request.field("authorization") ?? "").split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "basic",
            let bytes = Data(base64Encoded: String(parts[1]))
        else { return nil }
        let pair = String(decoding: bytes, as: UTF8.self)
        return pair.firstIndex(of: ":").map {
            (String(pair[..<$0]), String(pair[pair.index(after: $0)...]))
        }
    }

    static var unauthorized: Response {
        var response = Response.snakeCased(MinifluxError("Access Unauthorized"), status: 401)
        response.set("WWW-Authenticate", "Basic realm=\"Tidings\"")
        return response
    }

    /// What was asked for is done, and there is nothing to say.
    static let done = Response(status: 204, mediaType: "application/json", body: [])

    /// The body, whatever media type it claims: newsboat calls its JSON a form.
    func body<Value: Decodable>(as type: Value.Type) throws(Problem) -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let value = try? decoder.decode(type, from: Data(request.body)) else {
            throw Problem(status: 400, sentence: "The body is not the JSON that is meant here.")
        }
        return value
    }
}

extension Response {
    /// `value` as JSON, its names in the form the protocol has: `feedUrl` as `feed_url`.
    static func snakeCased(_ value: some Encodable, status: Int = 200) -> Response {
        Response(
            status: status, mediaType: "application/json",
            body: JSONAnswer.bytes(of: value, naming: .convertToSnakeCase) + [UInt8(ascii: "\n")])
    }
}
