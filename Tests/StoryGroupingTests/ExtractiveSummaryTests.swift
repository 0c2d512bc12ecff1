import StoryGrouping
import Testing

@Suite struct ExtractiveSummaryTests {
    private static let article = """
        The dam above Karlstad held through the night, engineers said on Monday.
        Read more about our newsletter here.
        Engineers inspected the dam after the flood on Sunday and found no cracks in its wall.
        Dr. Smith of the water board thanked 3.500 volunteers, who had filled sandbags for days.
        Photo: A sandbag on the wall of the dam in the evening.
        A concert in the town hall was moved to Thursday.
        """

    @Test func `takes telling sentences in the order of the text`() {
        let summary = ExtractiveSummary(of: Self.article, title: "Dam holds", count: 2)
        #expect(summary.sentences.count == 2)
        #expect(summary.sentences.first?.hasPrefix("The dam above Karlstad") == true)
        #expect(!summary.sentences.contains { $0.hasPrefix("Read more") || $0.hasPrefix("Photo") })
    }

    @Test func `does not say the same twice`() {
        let text = """
            The ferry sank off the coast of Norway on Monday morning.
            The ferry sank off the coast of Norway on Monday morning, police said.
            All forty people on board were rescued by two fishing boats.
            """
        let summary = ExtractiveSummary(of: text, count: 2)
        #expect(summary.sentences.last?.hasPrefix("All forty") == true)
    }

    @Test(arguments: ["", " \n ", "...", "😀"])
    func `text without sentences does no harm`(text: String) {
        #expect(ExtractiveSummary(of: text, count: 3).sentences.count <= 1)
    }

    @Test func `a text without end is cut`() {
        let text = (0..<50_000).map { "The council of town\($0) met again on day\($0). " }.joined()
        #expect(ExtractiveSummary(of: text, count: 5).sentences.count == 5)
        let same = String(repeating: "The council of the town met again today. ", count: 50_000)
        #expect(ExtractiveSummary(of: same, count: 5).sentences.count == 1)
    }

    @Test(arguments: [
        ("Dr. Smith came. He left.", ["Dr. Smith came.", "He left."]),
        ("It cost 3.5 million. Nobody knew.", ["It cost 3.5 million.", "Nobody knew."]),
        ("会議は終わった。次は春だ。", ["会議は終わった。", "次は春だ。"]),
        ("“Go!” he said. Why? No one knew", ["“Go!” he said.", "Why?", "No one knew"]),
        ("J. R. Hartley wrote it.", ["J. R. Hartley wrote it."]),
    ])
    func `cuts sentences`(text: String, sentences: [String]) {
        #expect(Sentences.of(text) == sentences)
    }
}
