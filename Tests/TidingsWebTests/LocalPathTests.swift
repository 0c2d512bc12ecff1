import Testing
import TidingsWeb

@Suite struct LocalPathTests {
    @Test(arguments: [
        "https://evil.example/", "//evil.example", "/\\evil.example", "evil", "",
        "/a\r\nSet-Cookie: x",
        "/ä", "/" + String(repeating: "a", count: 4096),
    ])
    func `a way out leads home`(path: String) {
        #expect(LocalPath.back(to: path) == "/")
    }

    @Test func `what made sense once is taken out`() {
        #expect(
            LocalPath.back(to: "/x?a=1&notice=old&keep=1", notice: "new") == "/x?a=1&notice=new")
        #expect(LocalPath.back(to: "/entries/1?a=1", keep: true) == "/entries/1?a=1&keep=1")
    }
}
