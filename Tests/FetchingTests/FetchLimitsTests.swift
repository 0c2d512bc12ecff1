import Fetching
import NewsModel
import TestSupport
import Testing

@Suite struct FetchLimitsTests {
    private var small: FetchLimits {
        var limits = FetchLimits.quick
        limits.bodyInBytes = 100_000
        return limits
    }

    @Test(arguments: [(99_999, true), (100_000, true), (100_001, false)])
    func `takes a body up to the limit`(count: Int, isTaken: Bool) async throws {
        let body = [UInt8](repeating: 65, count: count)
        let server = try LoopbackServer { request in
            request.path == "/chunked"
                ? .answer(body: .chunked([body])) : .answer(body: .whole(body))
        }
        let fetcher = Fetcher(limits: small)
        for path in ["/", "/chunked"] {
            if isTaken {
                #expect(try await fetcher.get(server.address(path)).body.count == count)
            } else {
                await #expect(throws: FetchError.tooLarge(limitInBytes: 100_000)) {
                    try await fetcher.get(server.address(path))
                }
            }
        }
    }

    @Test func `stops a body that never ends`() async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .endless([UInt8](repeating: 65, count: 16_384)))
        }
        await #expect(throws: FetchError.tooLarge(limitInBytes: 100_000)) {
            try await Fetcher(limits: small).get(server.address())
        }
    }

    @Test func `stops a compressed body that grows`() async throws {
        let bomb = DeflateBomb.bytes(count: 10_000_000)
        #expect(bomb.count < 100_000)
        let server = try LoopbackServer { _ in
            .answer(headers: ["Content-Encoding": "deflate"], body: .whole(bomb))
        }
        await #expect(throws: FetchError.tooLarge(limitInBytes: 100_000)) {
            try await Fetcher(limits: small).get(server.address())
        }
    }

    @Test func `stops a header that never ends`() async throws {
        let head = bytes("HTTP/1.1 200 OK\r\n")
        let field = bytes("X-Long: " + String(repeating: "x", count: 990) + "\r\n")
        let server = try LoopbackServer { _ in
            .raw(head + [[UInt8]](repeating: field, count: 70).joined())
        }
        await #expect(throws: FetchError.tooLarge(limitInBytes: 64_000)) {
            try await Fetcher(limits: .quick).get(server.address())
        }
    }

    @Test func `stops a body that trickles`() async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .trickle([UInt8](repeating: 65, count: 1000), pause: .milliseconds(20)))
        }
        var limits = small
        limits.totalTime = .milliseconds(200)
        await #expect(throws: FetchError.timedOut(after: .milliseconds(200))) {
            try await Fetcher(limits: limits).get(server.address())
        }
    }

    @Test func `stops a body that stalls`() async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .trickle([65, 65, 65], pause: .seconds(10)))
        }
        var limits = small
        limits.stallTime = .seconds(1)
        await #expect(throws: FetchError.timedOut(after: .seconds(1))) {
            try await Fetcher(limits: limits).get(server.address())
        }
    }

    @Test func `stops waiting for an answer that does not come`() async throws {
        let server = try LoopbackServer { _ in .answer(delay: .seconds(20)) }
        var limits = small
        limits.totalTime = .milliseconds(100)
        await #expect(throws: FetchError.timedOut(after: .milliseconds(100))) {
            try await Fetcher(limits: limits).get(server.address())
        }
    }

    @Test(arguments: [
        LoopbackReply.reset, .raw([]), .raw(bytes("what is this?\r\n\r\n")),
        .raw(bytes("HTTP/1.1 200 OK\r\nContent-Le")),
        .raw(bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")),
        .raw(bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nab")),
        .answer(body: .truncated([65, 65], claimedCount: 10)),
        .answer(
            headers: ["Content-Encoding": "gzip"],
            body: .whole(Encoded.gzip.dropLast(8) + [0, 0, 0, 0, 5, 0, 0, 0])),
    ])
    func `calls a damaged answer broken`(reply: LoopbackReply) async throws {
        let server = try LoopbackServer { _ in reply }
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).get(server.address())
        }
        guard case .broken = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test func `reads no further than a short length says`() async throws {
        let server = try LoopbackServer { _ in
            .answer(body: .truncated([65, 66, 67], claimedCount: 2))
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(answer.body == [65, 66])
    }
}
