import Fetching
import NewsModel
import TestSupport
import Testing

@Suite struct FetcherTests {
    @Test func `returns what the server says`() async throws {
        let server = try LoopbackServer { _ in .text("<rss/>", type: "text/xml; charset=x") }
        let answer = try await Fetcher(limits: .quick).get(server.address("/a?b#c"))
        #expect(answer.status == 200)
        #expect(text(answer.body) == "<rss/>")
        #expect(answer.contentType == "text/xml; charset=x")
        #expect(answer.permanentAddress == nil)
        #expect(answer.validators.isEmpty)
        #expect(answer.retryAfter == nil)
        #expect(answer.freshFor == nil)
        #expect(server.requests.map(\.target) == ["/a?b"])
    }

    @Test(arguments: [400, 404, 410, 429, 500, 503])
    func `takes errors of the server for answers`(status: Int) async throws {
        let server = try LoopbackServer { _ in .text("sorry", status: status) }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(answer.status == status)
        #expect(text(answer.body) == "sorry")
    }

    @Test func `says who it is and nothing about the person`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/"
                ? .answer(status: 302, headers: ["Location": "/next", "Set-Cookie": "a=b; Path=/"])
                : .answer(headers: ["Set-Cookie": "c=d; Path=/"])
        }
        let fetcher = Fetcher(limits: .quick)
        _ = try await fetcher.get(server.address())
        _ = try await fetcher.get(server.address())
        #expect(server.requests.count == 4)
        for request in server.requests {
            #expect(request["User-Agent"] == Fetcher.userAgent)
            #expect(
                Set(request.fields.map { $0.name.lowercased() })
                    == ["host", "user-agent", "accept", "accept-encoding"])
        }
    }

    @Test(arguments: [
        (FetchRequest.Purpose.feed, "application/atom+xml"), (.feedOrPage, "text/html;q=0.7"),
        (.page, "text/html"),
    ])
    func `asks for what is hoped for`(purpose: FetchRequest.Purpose, type: String) async throws {
        let server = try LoopbackServer { _ in .text("") }
        _ = try await Fetcher(limits: .quick).get(server.address(), purpose: purpose)
        let accept = try #require(server.requests.first?["Accept"])
        #expect(accept.split(separator: ", ").contains(Substring(type)))
    }

    @Test func `joins the pieces of a chunked body`() async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .chunked([bytes("one "), bytes("two "), bytes("three")]))
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(text(answer.body) == "one two three")
    }

    @Test(arguments: [
        ("gzip", Encoded.gzip), ("x-gzip", Encoded.gzip), ("deflate", Encoded.zlib),
        ("deflate", Encoded.deflate), ("br", Encoded.brotli), ("zstd", Encoded.zstandard),
        ("identity", Encoded.text), ("utf-8", Encoded.text), ("gzip", Encoded.text),
    ])
    func `decodes every encoding, and forgives a wrong label`(
        encoding: String, body: [UInt8]
    ) async throws {
        let server = try LoopbackServer { _ in
            .answer(headers: ["Content-Encoding": encoding], body: .whole(body))
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(text(answer.body) == "hello")
    }

    @Test func `sends a password in the address to its host only`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/"
                ? .redirect(to: "http://other.localhost:\(request.port)/b") : .text("")
        }
        let address = "http://me:secret@127.0.0.1:\(server.port)/"
        _ = try await Fetcher(limits: .quick).get(address)
        #expect(server.requests.map { $0["Authorization"] } == ["Basic bWU6c2VjcmV0", nil])
    }

    @Test func `finds hosts beyond ASCII`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        _ = try await Fetcher(limits: .quick).get(server.address(host: "b\u{FC}cher.localhost"))
        #expect(server.requests.first?["Host"] == "xn--bcher-kva.localhost:\(server.port)")
    }

    @Test func `says when a host is unknown`() async {
        await #expect(throws: FetchError.unknownHost("nowhere.invalid")) {
            try await Fetcher(limits: .quick).get("http://nowhere.invalid/")
        }
    }

    @Test func `says when nobody listens`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        let address = server.address()
        server.stop()
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).get(address)
        }
        guard case .unreachable = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test func `says when the encryption cannot be trusted`() async throws {
        let server = try LoopbackServer { _ in .text("this is no TLS") }
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).get("https://127.0.0.1:\(server.port)/")
        }
        guard case .insecure = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test(arguments: ["ftp://example.org/", "gopher://127.0.0.1/", "file://localhost/etc/passwd"])
    func `never asks anything but the web`(address: String) async throws {
        let host = try #require(WebAddress(address)).host
        await #expect(throws: FetchError.forbidden(host: host)) {
            try await Fetcher(limits: .quick).get(address)
        }
    }
}
