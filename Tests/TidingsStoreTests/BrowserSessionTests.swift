import Crypto
import NewsModel
import Testing
import TidingsStore

@Suite struct BrowserSessionTests {
    private static let start = StoreFixture.start

    private func digest(_ text: String) -> Digest { Digest(of: Array(text.utf8)) }

    @Test func `a password is set, recognized, and taken away`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        #expect(try await store.hasPagePassword() == false)
        #expect(try await store.setPagePassword("open sesame", at: Self.start))
        let hash = try #require(try await store.pagePassword())
        #expect(hash.text.hasPrefix("$argon2id$"))
        #expect(hash.matches("open sesame"))
        #expect(!hash.matches("open sesame "))
        #expect(try await store.setPagePassword(nil, at: Self.start))
        #expect(try await store.hasPagePassword() == false)
    }

    @Test func `a session stands until it is ended or unused for a month`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        #expect(try await store.setPagePassword("open sesame", at: Self.start))
        let hash = try #require(try await store.pagePassword())
        for name in ["a", "b", "c"] {
            #expect(
                try await store.addBrowserSession(
                    digest(name), browser: name, with: hash, at: Self.start))
        }
        let later = StoreFixture.time(29 * 86_400)
        let found = try #require(try await store.browserSession(digest("a"), at: later))
        #expect(found.browser == "a")
        #expect(try await store.browserSession(digest("d"), at: later) == nil)
        // Use prolongs it, and nothing else does.
        let end = StoreFixture.time(31 * 86_400)
        #expect(try await store.browserSession(digest("a"), at: end) != nil)
        #expect(try await store.browserSession(digest("b"), at: end) == nil)
        #expect(try await store.browserSessions(at: end).map(\.browser) == ["a"])
        try await store.removeBrowserSessions(found.id)
        #expect(try await store.browserSession(digest("a"), at: end) == nil)
    }

    @Test func `a new password ends every session, and no old one begins another`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        #expect(try await store.setPagePassword("open sesame", at: Self.start))
        let old = try #require(try await store.pagePassword())
        #expect(
            try await store.addBrowserSession(
                digest("a"), browser: "", with: old, at: Self.start))
        #expect(try await store.setPagePassword("another one", at: Self.start))
        #expect(try await store.browserSession(digest("a"), at: Self.start) == nil)
        #expect(
            try await !store.addBrowserSession(
                digest("b"), browser: "", with: old, at: Self.start))
    }

    @Test func `there are so many sessions, and the one unused for longest goes`() async throws {
        let fixture = try await StoreFixture()
        let store = fixture.store
        #expect(try await store.setPagePassword("open sesame", at: Self.start))
        let hash = try #require(try await store.pagePassword())
        for number in 0...BrowserSession.limit {
            #expect(
                try await store.addBrowserSession(
                    digest("\(number)"), browser: "\(number)", with: hash,
                    at: StoreFixture.time(Int64(number))))
        }
        let now = StoreFixture.time(1000)
        #expect(try await store.browserSessions(at: now).count == BrowserSession.limit)
        #expect(try await store.browserSession(digest("0"), at: now) == nil)
        #expect(try await store.browserSession(digest("1"), at: now) != nil)
    }
}
