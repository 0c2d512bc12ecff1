import Fetching
import Testing

@Suite struct FetchErrorTests {
    @Test(arguments: [
        FetchError.forbidden(host: "localhost"), .unknownHost("example.invalid"),
        .unreachable(detail: "refused"), .insecure(detail: "expired"),
        .timedOut(after: .seconds(60)), .tooLarge(limitInBytes: 10_000_000),
        .tooManyRedirects(limit: 10), .broken(detail: "reset"), .cancelled,
    ])
    func `explains itself in one sentence`(error: FetchError) {
        let text = error.explanation
        #expect(text.hasSuffix("."))
        #expect(text.contains("; "))
        #expect(!text.dropLast().contains(". "))
        #expect(text.utf8.count < 200)
    }

    @Test func `does not repeat a text without end`() {
        let error = FetchError.unknownHost(String(repeating: "x", count: 100_000))
        #expect(error.explanation.utf8.count < 500)
    }
}
