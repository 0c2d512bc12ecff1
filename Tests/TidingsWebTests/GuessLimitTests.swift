import NewsModel
import Testing
import TidingsWeb

@Suite struct GuessLimitTests {
    private static let start = Timestamp(seconds: 1_790_000_000)

    @Test func `a client has a few guesses, and more after a while`() {
        let limit = GuessLimit()
        for _ in 0..<GuessLimit.perClient {
            #expect(limit.take("192.0.2.1", at: Self.start) == nil)
        }
        #expect(limit.take("192.0.2.1", at: Self.start) == 900)
        #expect(limit.take("192.0.2.1", at: Self.start + .seconds(600)) == 300)
        #expect(limit.take("192.0.2.2", at: Self.start) == nil)
        #expect(limit.take("192.0.2.1", at: Self.start + GuessLimit.window) == nil)
    }

    @Test func `a right guess is forgiven`() {
        let limit = GuessLimit()
        for _ in 0..<50 {
            #expect(limit.take("192.0.2.1", at: Self.start) == nil)
            limit.forgive("192.0.2.1")
        }
    }

    @Test func `one household counts as one client`() {
        let limit = GuessLimit()
        for number in 0..<GuessLimit.perClient {
            #expect(limit.take("2001:db8::\(number + 1)", at: Self.start) == nil)
        }
        #expect(limit.take("2001:db8::ffff", at: Self.start) != nil)
        #expect(limit.take("2001:db8:0:1::1", at: Self.start) == nil)
    }

    @Test func `many addresses are no way around`() {
        let limit = GuessLimit()
        var looked = 0
        for number in 0..<5000 {
            let client = "10.\(number / 250).\(number % 250).1"
            if limit.take(client, at: Self.start) == nil { looked += 1 }
        }
        #expect(looked == GuessLimit.inAll)
    }

    @Test func `a clock that goes back locks nobody out for ever`() {
        let limit = GuessLimit()
        for _ in 0..<GuessLimit.perClient { _ = limit.take("a", at: Self.start) }
        #expect(limit.take("a", at: Self.start - .seconds(1)) == nil)
    }
}
