import NewsModel
import Testing
import TidingsEngine

@Suite struct TypedAddressTests {
    @Test(arguments: [
        ("example.com", "https://example.com/"),
        ("  https://example.com/feed \n", "https://example.com/feed"),
        ("feed://example.com/rss", "https://example.com/rss"),
        ("feed:https://example.com/rss", "https://example.com/rss"),
        ("localhost:8080/feed", nil),
        ("http://localhost:8080/feed", "http://localhost:8080/feed"),
        ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("ftp://example.com/", nil),
        ("news", nil), ("two words.example", nil), ("", nil),
    ])
    func `understands what people type`(text: String, address: String?) {
        #expect(TypedAddress(text).address?.description == address)
    }
}
