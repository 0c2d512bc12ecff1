import Fetching
import NewsModel
import TestSupport
import Testing

/// What a person wants to be sent with the requests of one feed, and who gets to see it.
@Suite struct OwnFieldTests {
    private func request(_ address: String) throws -> FetchRequest {
        var request = FetchRequest(
            try #require(WebAddress(address)), allowsPrivateNetwork: true)
        request.userAgent = "Mine/1"
        request.userName = "ann"
        request.password = "s:e c"
        request.fields = [
            .init(name: "X-Key", value: "1"), .init(name: "accept", value: "text/x-own"),
            .init(name: "X-Bad", value: "1\r\nX-Injected: 1"),
        ]
        return request
    }

    @Test func `the server gets what it is meant to get`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        _ = try await Fetcher(limits: .quick).fetch(request(server.address()))
        let request = try #require(server.requests.first)
        #expect(request["User-Agent"] == "Mine/1")
        #expect(request["Authorization"] == "Basic YW5uOnM6ZSBj")
        #expect(request["X-Key"] == "1")
        #expect(
            request.fields.filter { $0.name.lowercased() == "accept" }.map(\.value)
                == ["text/x-own"])
        #expect(request["X-Bad"] == nil && request["X-Injected"] == nil)
    }

    @Test func `another server gets none of it`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/"
                ? .redirect(to: "http://other.localhost:\(request.port)/b") : .text("")
        }
        _ = try await Fetcher(limits: .quick).fetch(request(server.address()))
        let last = try #require(server.requests.last)
        #expect(last.path == "/b")
        #expect(last["Authorization"] == nil && last["X-Key"] == nil)
        #expect(last["User-Agent"] == "Mine/1")
    }

    @Test func `the same server gets it on every hop`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/" ? .redirect(to: "/b") : .text("")
        }
        _ = try await Fetcher(limits: .quick).fetch(request(server.address()))
        #expect(server.requests.map { $0["X-Key"] } == ["1", "1"])
    }

    @Test func `validators reach the address that gave them, and no other`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/" ? .redirect(to: "/b") : .answer(status: 304)
        }
        var request = FetchRequest(
            try #require(WebAddress(server.address())),
            validators: Validators(entityTag: bytes("\"1\"")), allowsPrivateNetwork: true)
        request.validatorsAddress = WebAddress(server.address("/b"))
        #expect(try await Fetcher(limits: .quick).fetch(request).isNotModified)
        #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"1\""])
        // Who was never given one cannot say that it still holds.
        request.validatorsAddress = WebAddress(server.address("/c"))
        await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).fetch(request)
        }
        #expect(server.requests.last?["If-None-Match"] == nil)
    }
}
