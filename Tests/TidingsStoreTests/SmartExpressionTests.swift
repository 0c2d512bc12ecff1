import NewsModel
import Testing
import TidingsStore

@Suite struct SmartExpressionTests {
    @Test func `reads what stands before a colon, and leaves the rest to search`() {
        let expression = SmartExpression(
            "\"sea wall\" feed:gazette folder:\"World news/Asia\" lang:ja tag:boats age:7d is:unread storm*"
        )
        #expect(expression.words == "\"sea wall\" storm*")
        #expect(expression.feeds == ["gazette"])
        #expect(expression.folders == [FolderPath(["World news", "Asia"])])
        #expect(expression.languages == ["ja"])
        #expect(expression.tags == ["boats"])
        #expect(expression.age == .seconds(7 * 86_400))
        #expect(expression.state == .unread)
    }

    @Test(arguments: [
        "feed:gazette lang:de is:saved", "tag:\"old boats\" wall", "age:36h storm \"sea wall\"",
        "folder:News/Local", "words: only", "age:never is:blue feed:",
    ])
    func `its text reads back as the same`(text: String) {
        let expression = SmartExpression(text)
        #expect(SmartExpression(expression.text) == expression)
    }

    @Test(arguments: ["", " ", "\n"])
    func `nothing asks for everything`(text: String) {
        #expect(SmartExpression(text).isEmpty)
    }

    @Test func `what nobody would write does no harm`() {
        let long = String(repeating: "feed:x \"", count: 5000)
        #expect(SmartExpression(long).feeds.count <= 64)
        #expect(SmartExpression("age:99999999999999999999d").age == nil)
    }
}
