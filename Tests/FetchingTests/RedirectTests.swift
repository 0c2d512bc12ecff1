import Fetching
import NewsModel
import TestSupport
import Testing

@Suite struct RedirectTests {
    /// A server whose path `/0/301,302,301` redirects through that list of statuses.
    private func chainServer() throws -> LoopbackServer {
        try LoopbackServer { request in
            let parts = request.path.split(separator: "/")
            let place = Int(parts[0]) ?? 0
            let statuses = parts[1].split(separator: ",").compactMap { Int($0) }
            guard place < statuses.count else { return .text("end") }
            return .redirect(statuses[place], to: "/\(place + 1)/\(parts[1])")
        }
    }

    @Test(arguments: [
        ("301", 1), ("308", 1), ("301,308,301", 3), ("301,302", 1), ("301,307,301", 1),
        ("302", nil), ("303,301", nil), ("307", nil), ("302,308", nil),
    ])
    func `moves for good as far as every hop is permanent`(
        statuses: String, place: Int?
    ) async throws {
        let server = try chainServer()
        let answer = try await Fetcher(limits: .quick).get(server.address("/0/" + statuses))
        let count = statuses.split(separator: ",").count
        #expect(answer.finalAddress.description == server.address("/\(count)/" + statuses))
        #expect(
            answer.permanentAddress?.description
                == place.map { server.address("/\($0)/" + statuses) })
        #expect(text(answer.body) == "end")
    }

    @Test func `follows as many redirects as allowed`() async throws {
        let server = try chainServer()
        var limits = FetchLimits.quick
        limits.redirectCount = 3
        let fetcher = Fetcher(limits: limits)
        let answer = try await fetcher.get(server.address("/0/302,302,302"))
        #expect(text(answer.body) == "end")
        await #expect(throws: FetchError.tooManyRedirects(limit: 3)) {
            try await fetcher.get(server.address("/0/302,302,302,302"))
        }
    }

    @Test(arguments: ["/", "", "/#other", "http://127.0.0.1:PORT/"])
    func `notices a circle at once`(location: String) async throws {
        let server = try LoopbackServer { request in
            request.path == "/b"
                ? .redirect(301, to: location.replacing("PORT", with: String(request.port)))
                : .redirect(301, to: "/b")
        }
        let expected: FetchError? = location.isEmpty ? nil : .tooManyRedirects(limit: 10)
        if let expected {
            await #expect(throws: expected) {
                try await Fetcher(limits: .quick).get(server.address())
            }
        } else {
            // An empty Location is none, so the redirect itself is the answer.
            let answer = try await Fetcher(limits: .quick).get(server.address())
            #expect(answer.status == 301)
        }
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        ("next", "/a/next"), ("../next", "/next"), ("?q=1", "/a/b?q=1"),
        ("/n e/\u{E9}", "/n%20e/%C3%A9"),
        ("//other.localhost:PORT/x", "/x"), ("HTTP://Other.LOCALHOST:PORT", "/"),
    ])
    func `resolves a relative location`(location: String, target: String) async throws {
        let server = try LoopbackServer { request in
            request.target == "/a/b"
                ? .redirect(to: location.replacing("PORT", with: String(request.port))) : .text("")
        }
        _ = try await Fetcher(limits: .quick).get(server.address("/a/b"))
        #expect(server.requests.map(\.target) == ["/a/b", target])
    }

    @Test(arguments: [
        "file:///etc/passwd", "file://127.0.0.1/etc/passwd", "gopher://127.0.0.1/1",
        "ftp://127.0.0.1/",
        "javascript:alert(1)", "data:text/plain,x",
    ])
    func `never leaves the web`(location: String) async throws {
        let server = try LoopbackServer { _ in .redirect(301, to: location) }
        let detail = "it sends on to something other than a web address"
        await #expect(throws: FetchError.broken(detail: detail)) {
            try await Fetcher(limits: .quick).get(server.address())
        }
    }

    @Test(arguments: [300, 304, 305, 399])
    func `follows no other status`(status: Int) async throws {
        let server = try LoopbackServer { _ in .redirect(status, to: "/elsewhere") }
        let validators = Validators(entityTag: bytes("\"x\""))
        let answer = try await Fetcher(limits: .quick).get(
            server.address(), validators: validators)
        #expect(answer.status == status)
        #expect(server.requests.count == 1)
    }

    @Test func `reads no long body of a redirect`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/"
                ? .answer(
                    status: 302, headers: ["Location": "/b"],
                    body: .endless([UInt8](repeating: 65, count: 10_000)))
                : .text("end")
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(text(answer.body) == "end")
    }

    @Test func `counts the time of all hops together`() async throws {
        let server = try LoopbackServer { request in
            let place = Int(request.path.dropFirst()) ?? 0
            return .answer(
                status: 302, headers: ["Location": "/\(place + 1)"], delay: .milliseconds(100))
        }
        var limits = FetchLimits.quick
        limits.totalTime = .milliseconds(250)
        await #expect(throws: FetchError.timedOut(after: .milliseconds(250))) {
            try await Fetcher(limits: limits).get(server.address("/0"))
        }
        #expect(server.requests.count <= 3)
    }
}
