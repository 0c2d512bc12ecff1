import NewsModel
import Testing

@Suite struct FolderPathTests {
    @Test(arguments: [
        [], ["News"], ["News", "Science"], ["News/World"], ["a\\", "b"], ["/"], ["\\/"],
    ])
    func `its written form leads back to it`(names: [String]) {
        let path = FolderPath(names)
        #expect(FolderPath(slashes: path.description) == path)
    }

    @Test(arguments: [("/", []), ("", []), ("/News//Science/", ["News", "Science"])])
    func `slashes set names apart`(text: String, names: [String]) {
        #expect(FolderPath(slashes: text).names == names)
    }

    @Test func `names keep no controls`() {
        #expect(FolderPath(["a\u{0}b\n", "\u{1B}"]).names == ["ab"])
    }
}
