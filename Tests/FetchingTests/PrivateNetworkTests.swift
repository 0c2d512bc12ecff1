import Fetching
import NewsModel
import TestSupport
import Testing

@Suite struct PrivateNetworkTests {
    @Test(arguments: [
        "127.0.0.1", "localhost", "LocalHost", "localhost.", "feeds.localhost", "2130706433",
        "0x7f.1",
        "0177.0.0.1", "127.1", "0.0.0.0", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "\u{FF11}27.0.0.1", "127.0.0.1%00.example.org",
    ])
    func `never asks this machine, however it is written`(host: String) async throws {
        let server = try LoopbackServer { _ in .text("secret") }
        // What is no address at all cannot be asked either.
        guard let address = WebAddress(server.address(host: host)) else { return }
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).fetch(FetchRequest(address))
        }
        switch error {
        case .forbidden, .unknownHost: break
        default: Issue.record("unexpected: \(String(describing: error))")
        }
        #expect(server.connectionCount == 0)
    }

    @Test(arguments: ["10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "[fd00::1]"])
    func `never asks a private network`(host: String) async throws {
        let address = try #require(WebAddress("http://" + host + "/"))
        await #expect(throws: FetchError.forbidden(host: host)) {
            try await Fetcher(limits: .quick).fetch(FetchRequest(address))
        }
    }

    /// A fetcher in whose eyes 127.0.0.1 is public and the rest of 127.0.0.0/8 private.
    private func fetcher() -> Fetcher {
        Fetcher(limits: .quick, isPublic: { $0 == .version4(0x7F00_0001) })
    }

    @Test func `checks the address after a redirect`() async throws {
        let server = try LoopbackServer { request in
            .redirect(301, to: "http://127.0.0.2:\(request.port)/secret")
        }
        let address = try #require(WebAddress(server.address()))
        await #expect(throws: FetchError.forbidden(host: "127.0.0.2")) {
            try await fetcher().fetch(FetchRequest(address))
        }
        #expect(server.requests.count == 1)
    }

    @Test func `checks the address of a connection kept from a fetch that was allowed`()
        async throws
    {
        let server = try LoopbackServer { _ in .text("secret") }
        let fetcher = fetcher()
        let address = try #require(WebAddress(server.address(host: "127.0.0.2")))
        let allowed = FetchRequest(address, allowsPrivateNetwork: true)
        // On a busy machine a connection may be given up between two fetches.
        var isReused = false
        for _ in 0..<50 where !isReused {
            _ = try await fetcher.fetch(allowed)
            let connections = server.requests.map(\.connection)
            isReused = Set(connections).count < connections.count
        }
        #expect(isReused)
        let count = server.requests.count
        await #expect(throws: FetchError.forbidden(host: "127.0.0.2")) {
            try await fetcher.fetch(FetchRequest(address))
        }
        #expect(server.requests.count == count)
    }

    @Test func `asks public addresses without permission`() async throws {
        let server = try LoopbackServer { _ in .text("public") }
        let address = try #require(WebAddress(server.address()))
        let answer = try await fetcher().fetch(FetchRequest(address))
        #expect(text(answer.body) == "public")
    }
}
