import NewsModel
import Testing

@Suite struct PrintableTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\u{1B}[31mb", "a[31mb"), ("a\u{9B}b\u{0}\n", "ab"),
        ("\u{202E}abc\u{202C}", "abc"), ("\u{2066}x\u{2069}", "x"), ("日本 é", "日本 é"),
    ])
    func `drops what could command a terminal`(text: String, printable: String) {
        #expect(text.printable == printable)
    }
}
