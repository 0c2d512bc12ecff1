import Fetching
import NewsModel
import TestSupport
import Testing

/// HTTP/2 over TLS, and the way there.
@Suite(.enabled(if: SecureServer.isPossible)) struct SecureFetchTests {
    private func whenItListens(
        _ fetch: () async throws -> FetchAnswer
    ) async throws -> FetchAnswer {
        for _ in 0..<200 {
            do {
                return try await fetch()
            } catch FetchError.unreachable {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        return try await fetch()
    }

    @Test func `a move to https is followed, and validators work over HTTP/2`() async throws {
        let secure = try await SecureServer(document: bytes("<rss/>"))
        defer { secure.stop() }
        let plain = try LoopbackServer { _ in .redirect(301, to: secure.address) }
        let fetcher = Fetcher(
            limits: .quick, certificateFile: secure.certificateFile, isPublic: { _ in true })
        let answer = try await whenItListens { try await fetcher.get(plain.address()) }
        #expect(answer.status == 200 && text(answer.body) == "<rss/>")
        #expect(answer.permanentAddress?.description == secure.address)
        #expect(answer.validators.lastModified != nil)
        let again = try await fetcher.get(secure.address, validators: answer.validators)
        #expect(again.isNotModified)
    }

    @Test func `a certificate nobody vouches for is refused`() async throws {
        let secure = try await SecureServer(document: bytes("<rss/>"))
        defer { secure.stop() }
        var refusal: FetchError?
        do {
            _ = try await whenItListens { try await Fetcher(limits: .quick).get(secure.address) }
        } catch let error as FetchError {
            refusal = error
        }
        guard case .insecure = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
    }
}
