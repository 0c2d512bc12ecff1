import Fetching
import NewsModel
import TestSupport
import Testing

@Suite struct ConditionalFetchTests {
    @Test(arguments: ["\"abc\"", "W/\"abc\"", "abc", "\"a,b\" ; \\", "\"\""])
    func `sends a tag back exactly as it came`(tag: String) async throws {
        let server = try LoopbackServer { request in
            request["If-None-Match"] == tag
                ? .answer(status: 304) : .answer(headers: ["ETag": tag], body: .whole([1]))
        }
        let fetcher = Fetcher(limits: .quick)
        let first = try await fetcher.get(server.address())
        #expect(first.validators == Validators(entityTag: bytes(tag)))
        let second = try await fetcher.get(server.address(), validators: first.validators)
        #expect(second.isNotModified)
        #expect(second.body.isEmpty)
        #expect(second.validators.isEmpty)
        #expect(server.requests.map { $0["If-Modified-Since"] } == [nil, nil])
    }

    @Test func `sends a date back exactly as it came`() async throws {
        let date = "yesterday, about  noon"
        let server = try LoopbackServer { request in
            request["If-Modified-Since"] == date
                ? .answer(status: 304) : .answer(headers: ["Last-Modified": date])
        }
        let fetcher = Fetcher(limits: .quick)
        let first = try await fetcher.get(server.address())
        #expect(first.validators == Validators(lastModified: bytes(date)))
        let second = try await fetcher.get(server.address(), validators: first.validators)
        #expect(second.isNotModified)
        #expect(server.requests.map { $0["If-None-Match"] } == [nil, nil])
    }

    @Test func `keeps bytes that are no text`() async throws {
        let head = bytes("HTTP/1.1 200 OK\r\nETag:  \"\u{E9}") + [0xFF, 0x80]
        let server = try LoopbackServer { _ in
            .raw(head + bytes("\" \t\r\nContent-Length: 0\r\n\r\n"))
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(answer.validators.entityTag == bytes("\"\u{E9}") + [0xFF, 0x80, 0x22])
    }

    @Test func `takes new validators from a 304`() async throws {
        let server = try LoopbackServer { _ in
            .answer(
                status: 304, headers: ["ETag": "\"2\"", "Last-Modified": "now", "Retry-After": "7"])
        }
        let answer = try await Fetcher(limits: .quick).get(
            server.address(), validators: Validators(entityTag: bytes("\"1\"")))
        #expect(
            answer.validators
                == Validators(entityTag: bytes("\"2\""), lastModified: bytes("now")))
        #expect(answer.retryAfter == .seconds(7))
    }

    @Test func `invents no validators`() async throws {
        let server = try LoopbackServer { _ in
            .answer(headers: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT", "ETag": ""])
        }
        let fetcher = Fetcher(limits: .quick)
        let answer = try await fetcher.get(server.address())
        #expect(answer.validators.isEmpty)
        _ = try await fetcher.get(server.address(), validators: answer.validators)
        for request in server.requests {
            #expect(request["If-None-Match"] == nil)
            #expect(request["If-Modified-Since"] == nil)
        }
    }

    @Test func `lets no validator begin another field`() async throws {
        let server = try LoopbackServer { _ in .text("") }
        let poison = Validators(
            entityTag: bytes("\"a\"\r\nX-Injected: 1"), lastModified: bytes("now\nX-Injected: 1"))
        _ = try await Fetcher(limits: .quick).get(server.address(), validators: poison)
        let request = try #require(server.requests.first)
        #expect(request["X-Injected"] == nil)
        #expect(request["If-None-Match"] == nil)
    }

    @Test func `calls a 304 broken that was not asked for`() async throws {
        let server = try LoopbackServer { _ in .answer(status: 304) }
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: .quick).get(server.address())
        }
        guard case .broken = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test func `takes validators from the last hop only`() async throws {
        let server = try LoopbackServer { request in
            request.path == "/"
                ? .answer(status: 301, headers: ["Location": "/b", "ETag": "\"hop\""])
                : .answer(headers: ["Last-Modified": "now"])
        }
        let answer = try await Fetcher(limits: .quick).get(server.address())
        #expect(answer.validators == Validators(lastModified: bytes("now")))
    }
}
