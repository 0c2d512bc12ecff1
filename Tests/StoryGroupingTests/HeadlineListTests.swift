import NewsModel
import StoryGrouping
import Testing

@Suite struct HeadlineListTests {
    private let lines = [
        #"{"id":"b","title":"Storm floods harbor town, roads closed","time":"2026-03-01 10:00:00"}"#,
        #"{"id":"x","title":"Parliament votes on sugar tax","time":1772359200,"lang":"en"}"#,
        #"{"id":"a","title":"Storm floods harbor town in north","time":"2026-03-01T09:00:00+01:00"}"#,
    ]

    private func stories(_ lines: [String]) throws -> [String: String] {
        let list = try HeadlineList(jsonLines: Array(lines.joined(separator: "\n").utf8))
        return Dictionary(list.stories().map { ($0.id, $0.story) }) { $1 }
    }

    @Test func `a story is named by its founder whatever the order of lines`() throws {
        let expected = ["a": "a", "b": "a", "x": "x"]
        #expect(try stories(lines) == expected)
        #expect(try stories(lines.reversed()) == expected)
        #expect(try stories(lines + ["", lines[0], "\r"]) == expected)
    }

    @Test(arguments: [
        "{", "[]", "7", #"{"id":"q"}"#, #"{"id":"q","title":"t","time":"soon"}"#,
        #"{"id":"q","title":"t","time":"2026-13-01"}"#, #"{"id":"q","title":1,"time":1}"#,
    ])
    func `a malformed line is named by its number`(line: String) {
        let error = #expect(throws: HeadlineListError.self) { try stories([lines[0], "", line]) }
        guard case .malformed(let number, _) = error else { return }
        #expect(number == 3)
    }

    @Test(arguments: [#"a\tb"#, #"a\nb"#, #"\u0000"#])
    func `an identifier that would break its line is refused`(id: String) {
        let line = #"{"id":"\#(id)","title":"Storm breaks the harbour wall","time":1}"#
        #expect(throws: HeadlineListError.self) { try HeadlineList(jsonLines: Array(line.utf8)) }
    }

    @Test(arguments: [
        "2026-03-01T08:00:00Z", "2026-03-01 08:00", "2026-03-01T09:30:00.25+01:30",
        "2026-03-01T03:00:00-0500",
    ])
    func `times are read in several forms`(time: String) throws {
        // Sorted before the line one second later and after the one a second earlier.
        let lines = [
            #"{"id":"later","title":"Storm breaks the harbour wall","time":1772352001}"#,
            #"{"id":"it","title":"Storm breaks the harbour wall","time":"\#(time)"}"#,
        ]
        #expect(try stories(lines) == ["it": "it", "later": "it"])
        let earlier = #"{"id":"earlier","title":"Storm breaks the harbour wall","time":1772351999}"#
        #expect(try stories(lines + [earlier])["it"] == "earlier")
    }
}
