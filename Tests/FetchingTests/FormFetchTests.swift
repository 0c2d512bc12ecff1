import Fetching
import NewsModel
import TestSupport
import Testing

/// Requests that post a form, and answers that may be small only.
@Suite struct FormFetchTests {
    private func request(_ address: String, form: String? = nil) throws -> FetchRequest {
        var request = FetchRequest(
            try #require(WebAddress(address)), purpose: .image, allowsPrivateNetwork: true)
        request.form = form.map { bytes($0) }
        return request
    }

    @Test func `a form is posted whole`() async throws {
        let server = try LoopbackServer { _ in .answer(status: 202) }
        let form = "a=b&c=%00" + String(repeating: "x", count: 5000)
        let answer = try await Fetcher(limits: .quick).fetch(
            request(server.address("/hub"), form: form))
        #expect(answer.status == 202)
        let sent = try #require(server.requests.first)
        #expect(sent.method == "POST")
        #expect(sent["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(text(sent.body) == form)
    }

    @Test func `the next request on the same handle is no form`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        let fetcher = Fetcher(limits: .quick)
        _ = try await fetcher.fetch(request(server.address(), form: "a=b"))
        _ = try await fetcher.fetch(request(server.address()))
        #expect(server.requests.map(\.method) == ["POST", "GET"])
        #expect(server.requests.last?.body == [])
    }

    @Test func `what is posted to one address is told to no other`() async throws {
        let server = try LoopbackServer { _ in .redirect(307, to: "/other") }
        let answer = try await Fetcher(limits: .quick).fetch(
            request(server.address(), form: "secret=1"))
        #expect(answer.status == 307)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [(100, true), (101, false)])
    func `a request may allow less than the fetcher does`(size: Int, isFine: Bool) async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .chunked([[UInt8](repeating: 1, count: size)]))
        }
        var request = try request(server.address())
        request.bodyLimitInBytes = 100
        do {
            let answer = try await Fetcher(limits: .quick).fetch(request)
            #expect(isFine && answer.body.count == size)
        } catch {
            #expect(!isFine && error == .tooLarge(limitInBytes: 100))
        }
    }

    @Test func `an image is asked for as one`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        _ = try await Fetcher(limits: .quick).fetch(request(server.address()))
        #expect(server.requests.first?["Accept"]?.hasPrefix("image/png") == true)
    }

    @Test(arguments: [
        (["Link: </hub>; rel=hub"], "hub", "/hub"),
        (["Link: <a>; rel=\"self\", <b,c>; title=\"x, y\"; rel=\"next HUB\""], "hub", "b,c"),
        (["Link: <a>; rel=self", "Link: <b>; rel=hub"], "hub", "b"),
        (["Link: <a>; rel=\"self hub\""], "self", "a"),
        (["Link: <a>; rev=hub"], "hub", nil), (["Link: <a"], "hub", nil), ([], "hub", nil),
        (["Link: a; rel=hub"], "hub", nil), (["Link: <a>;rel = hub "], "hub", "a"),
        (["Link: <a>; rel=\"hub"], "hub", "a"), (["Link: ><;,\"=>"], "hub", nil),
    ])
    func `a link is found by its relation`(lines: [String], relation: String, target: String?) {
        var fields = AnswerFields()
        for line in ["HTTP/1.1 200 OK"] + lines + [""] { fields.take(line: bytes(line + "\r\n")) }
        #expect(fields.link(relation) == target)
    }
}
