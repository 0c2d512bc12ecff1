import Testing
import TidingsWeb

@Suite struct GatekeeperTests {
    private let gatekeeper = Gatekeeper(port: 7878, bind: "127.0.0.1", servesSamples: true)

    private func request(
        _ method: String = "GET", _ target: String = "/", _ fields: [(String, String)]
    ) throws -> Request {
        try #require(
            Request(
                method: method, target: target,
                fields: fields.map { Request.Field(name: $0.0, value: $0.1) }))
    }

    private func status(_ admission: Admission) -> Int? {
        if case .refuse(let response) = admission { return response.status }
        return nil
    }

    @Test(arguments: [
        "localhost:7878", "LOCALHOST:7878", "127.0.0.1:7878", "[::1]:7878",
    ])
    func `our names are let in`(host: String) throws {
        let request = try request("GET", "/", [("host", host)])
        #expect(gatekeeper.addressee(of: request) == .reader)
        #expect(status(gatekeeper.admit(request)) == nil)
    }

    @Test(arguments: [
        "evil.example", "evil.example:7878", "localhost", "localhost:80", "127.0.0.1.evil:7878",
        "localhost:7878.evil", "", "a.b.localhost:7878", ".localhost:7878", "évil.localhost:7878",
    ])
    func `other names are refused`(host: String) throws {
        #expect(status(gatekeeper.admit(try request("GET", "/", [("host", host)]))) == 421)
    }

    @Test func `two names or none are refused`() throws {
        let two = [("host", "localhost:7878"), ("host", "evil.example")]
        #expect(status(gatekeeper.admit(try request("GET", "/", two))) == 421)
        #expect(status(gatekeeper.admit(try request("GET", "/", []))) == 421)
    }

    @Test func `a sample site is not the reader`() throws {
        let host = [("host", "harbour-post.localhost:7878")]
        #expect(
            gatekeeper.addressee(of: try request("GET", "/", host)) == .sample(slug: "harbour-post")
        )
        #expect(status(gatekeeper.admit(try request("POST", "/add", host))) == 405)
        let plain = Gatekeeper(port: 7878, bind: "127.0.0.1", servesSamples: false)
        #expect(plain.addressee(of: try request("GET", "/", host)) == nil)
    }

    @Test(arguments: [
        (["origin": "http://localhost:7878"], true), ([:], true),
        (["origin": "null", "sec-fetch-site": "same-origin"], true),
        (["sec-fetch-site": "none"], true),
        (["origin": "null"], false), (["origin": "null", "sec-fetch-site": "cross-site"], false),
        (["origin": "http://evil.example"], false), (["origin": "https://localhost:7878"], false),
        (["origin": "http://127.0.0.1:7878"], false), (["sec-fetch-site": "same-site"], false),
        (["origin": "http://localhost:7878", "sec-fetch-site": "cross-site"], false),
        (["origin": ""], false),
    ])
    func `changes come from our own pages`(fields: [String: String], isAdmitted: Bool) throws {
        let all = [("host", "localhost:7878")] + fields.map { ($0.key, $0.value) }
        let answer = status(gatekeeper.admit(try request("POST", "/add", all)))
        #expect(answer == (isAdmitted ? nil : 403))
    }

    @Test(arguments: [
        ("/add", "65536", nil), ("/add", "65537", 413), ("/import", "10500000", nil),
        ("/import", "10500001", 413), ("/add", "-", 413),
        ("/add", "99999999999999999999999", 413),
    ])
    func `bodies are limited`(path: String, length: String, expected: Int?) throws {
        let fields = [("host", "localhost:7878"), ("content-length", length)]
        #expect(status(gatekeeper.admit(try request("POST", path, fields))) == expected)
    }

    @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "get"])
    func `other methods are refused`(method: String) throws {
        let request = try request(method, "/", [("host", "localhost:7878")])
        #expect(status(gatekeeper.admit(request)) == 405)
    }

    @Test func `a token is known by every digit`() {
        let token = gatekeeper.token()
        #expect(gatekeeper.isToken(token))
        #expect(token.utf8.count == 64)
        for wrong in ["", String(token.dropLast()), token + "0", String(token.reversed())] {
            #expect(!gatekeeper.isToken(wrong))
        }
        #expect(Gatekeeper(port: 1, bind: "", servesSamples: false).token() != token)
    }
}
