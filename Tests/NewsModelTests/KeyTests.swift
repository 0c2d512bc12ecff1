import NewsModel
import Testing

@Suite struct KeyTests {
    @Test func `two writings of one address make one feed key`() throws {
        let first = try #require(WebAddress("https://Example.com:443/feed#a"))
        let second = try #require(WebAddress("https://example.com/feed"))
        #expect(FeedKey(following: first) == FeedKey(following: second))
    }

    @Test func `keys survive being written`() throws {
        let key = EntryKey(rawValue: 0x0123_4567_89AB_CDEF)
        #expect(key.description == "0123456789abcdef")
        #expect(EntryKey(key.description) == key)
        #expect(EntryKey("+123456789abcdef") == nil)
    }
}
