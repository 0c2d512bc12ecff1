import NewsModel
import Testing
import TidingsStore

/// What the words of a mute rule match.
@Suite struct MuteExpressionTests {
    @Test(arguments: [
        ("golf", true), ("GOLF", true), ("gol", false), ("gol*", true), ("golf polo", false),
        ("golf OR polo", true), ("polo OR golf", true), ("golf clubs", true),
        ("\"golf club\"", false), ("\"club golf\"", true), ("“club golf”", true),
        ("title:golf", true), ("title: golf", true), ("text:golf", false), ("text:news", true),
        ("author:smith", true), ("author:golf", false), ("feed:daily", true), ("daily", false),
        ("title:\"golf world\"", true), ("東京", true), ("京", true), ("阪", false),
        ("golf -news", true),
    ])
    func `words, phrases, fields, and alternatives`(words: String, matches: Bool) throws {
        let expression = try #require(MuteExpression(words))
        let matter = MuteExpression.Matter(
            title: "Club: Golf World clubs", author: "J. Smith", feed: "The Daily",
            text: "News from 東京都.")
        #expect(expression.matches(matter) == matches)
    }

    @Test(arguments: ["", "  ", "…", "title:", "OR", "\"\"", "*"])
    func `what has no word looks for nothing`(words: String) {
        #expect(MuteExpression(words) == nil)
    }
}
