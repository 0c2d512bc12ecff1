import StoryGrouping
import TestSupport
import Testing

@Suite struct HostileTitleTests {
    @Test(arguments: GroupingAlgorithm.allCases)
    func `any title is taken`(algorithm: GroupingAlgorithm) {
        let titles = [
            "", " ", "😀😀👩‍👩‍👧‍👦", "\u{301}\u{302}\u{3099}\u{309A}", "'s", "’S ’s", "- | -", " - x",
            "a", "|", "\u{202E}evil\u{202C} title", "\0\u{1}\u{7F}",
            "e" + String(repeating: "\u{301}", count: 5000),
            String(repeating: "word ", count: 200_000), String(repeating: "x", count: 1_000_000),
            String(repeating: "漢", count: 300_000), String(repeating: " - ", count: 1000),
            String((1...400).map { "\($0) " }.joined()), "\u{10FFFF}\u{E000}\u{FFFD}",
            "\u{13A0}\u{13A1} \u{AB70}", "\u{1100}\u{1161}\u{11A8}\u{11A8}\u{1161}",
        ]
        var wire = Wire()
        var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
        for _ in 0..<2 {
            for title in titles {
                let headline = wire.headline(title, publisher: title)
                let story = grouper.add(headline)
                #expect(grouper.title(of: story) != nil)
                #expect(grouper.explanation(of: headline.entry, and: headline.entry) != nil)
            }
            _ = grouper.mergeStories()
        }
        #expect(grouper.sizeInBytes < 1_000_000)
    }

    @Test func `random scalars do no harm`() {
        var numbers = SplitMix(seed: 31)
        var wire = Wire()
        var grouper = StoryGrouper()
        for _ in 0..<2000 {
            var title = String.UnicodeScalarView()
            for _ in 0..<20 {
                let bits = UInt32.random(in: 4...20, using: &numbers)
                let code = UInt32.random(in: 0..<(1 << bits), using: &numbers)
                if let scalar = Unicode.Scalar(code) { title.append(scalar) }
            }
            _ = grouper.add(wire.headline(String(title)))
        }
        #expect(grouper.count == 2000)
    }

    @Test func `headlines without words stay alone`() {
        #expect(!StoryGrouper.joins("", ""))
        #expect(!StoryGrouper.joins("😀", "😀"))
    }
}
