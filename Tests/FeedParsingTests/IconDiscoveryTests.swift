import FeedParsing
import NewsModel
import Testing

@Suite struct IconDiscoveryTests {
    private func icons(_ head: String) throws -> [String] {
        let address = try #require(WebAddress("https://a.example/b/"))
        return IconDiscovery().candidates(inPage: Array(head.utf8), at: address)
            .map(\.description)
    }

    @Test(arguments: [
        ("<link rel=icon href=c.png>", ["https://a.example/b/c.png"]),
        ("<base href='/d/'><link rel='Shortcut Icon' href='c.ico'>", ["https://a.example/d/c.ico"]),
        (
            "<link rel=icon href=/16 sizes=16x16><link rel=icon href=/192 sizes=192x192>"
                + "<link rel=icon href=/32 sizes='16x16 32x32'>",
            ["https://a.example/32", "https://a.example/192", "https://a.example/16"]
        ),
        (
            "<link rel=apple-touch-icon href=/touch><link rel=icon href=/plain>",
            ["https://a.example/plain", "https://a.example/touch"]
        ),
        ("<link rel=icon href=/a.svg><link rel=icon type='image/svg+xml' href=/b>", []),
        ("<link rel=mask-icon href=/a><link rel=stylesheet href=/b><link rel=icon>", []),
        ("<link rel=icon href='javascript:alert(1)'><link rel=icon href='data:image/png,x'>", []),
        ("<body><link rel=icon href=/late>", []),
        ("<link rel=icon href=/x><link rel=icon href=/x>", ["https://a.example/x"]),
    ])
    func `the most suitable icon comes first`(head: String, expected: [String]) throws {
        #expect(try icons("<!doctype html><title>T</title>" + head) == expected)
    }

    @Test func `a page of nothing but links ends`() throws {
        let links = (0..<5000).map { "<link rel=icon href=/\($0)>" }.joined()
        #expect(try icons(links).count == 100)
    }
}
