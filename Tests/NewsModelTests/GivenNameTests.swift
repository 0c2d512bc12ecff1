import NewsModel
import Testing

@Suite struct GivenNameTests {
    @Test func `identifiers are what every replica has always computed`() throws {
        let news = FolderID(creating: "News", inside: nil)
        #expect(news.description == "28a41c1d027a33ae")
        #expect(FolderID(creating: "Green Tea", inside: news).description == "e3c07e2ad8bc9740")
        #expect(
            FolderID(creating: "Green Tea", inside: news, attempt: 1).description
                == "e5010589906dd599")
        #expect(TagID(creating: "Tea").description == "10d6169fa3ac7510")
        #expect(MailAccountID(address: "me@example.org").description == "296779c0ca114e3f")
    }

    @Test(arguments: ["news", " NEWS ", "News\u{7}", "\tnews\n"])
    func `case, spaces around, and what cannot be seen make no difference`(name: String) {
        #expect(FolderID(creating: name, inside: nil) == FolderID(creating: "News", inside: nil))
        #expect(TagID(creating: name) == TagID(creating: "News"))
    }

    @Test func `names, places, attempts, and kinds make a difference`() {
        let news = FolderID(creating: "News", inside: nil)
        let others = [
            FolderID(creating: "News", inside: news), FolderID(creating: "New s", inside: nil),
            FolderID(creating: "News", inside: nil, attempt: 1),
            FolderID(creating: "", inside: nil),
        ]
        #expect(Set(others + [news]).count == 5)
        #expect(TagID(creating: "News").rawValue != news.rawValue)
    }

    @Test func `identifiers are written as 16 digits and read again`() {
        let id = FolderID(rawValue: 0xAB)
        #expect(id.description == "00000000000000ab")
        #expect(FolderID(id.description) == id)
        #expect(TagID("00000000000000ab")?.rawValue == 0xAB)
        #expect(MailAccountID("ab") == nil)
    }
}
