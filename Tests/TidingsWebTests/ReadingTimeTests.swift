import Testing
import TidingsWeb

@Suite struct ReadingTimeTests {
    @Test(arguments: [
        ("", 0), ("<p></p>", 0), ("<img alt=\"many words here\">", 0), ("<p>One word</p>", 1),
        ("<p>" + String(repeating: "word ", count: 238 * 5) + "</p>", 5),
        ("<p>" + String(repeating: "字", count: 1000) + "</p>", 2),
    ])
    func `counts words, and characters where words are not apart`(html: String, minutes: Int) {
        #expect(ReadingTime(html: html).minutes == minutes)
    }
}
