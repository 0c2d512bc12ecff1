import StoryGrouping
import TestSupport
import Testing

@Suite struct TitleNumbersTests {
    @Test(arguments: [
        "Fire forces 38,000 to flee", "38.000 Menschen fliehen", "38 000 évacués",
        "38\u{202F}000 évacués", "38'000 Menschen", "3.8万人が避難", "3万8000人が避難",
        "3만8천명 대피, 38000", "３８，０００人", "38mila in fuga", "٣٨٠٠٠ شخص", "38 thousand flee",
    ])
    func `one number reads the same in every language`(title: String) {
        #expect(!TitleNumbers(title).disagree(with: TitleNumbers("38,000 flee")), "\(title)")
        #expect(TitleNumbers(title).disagree(with: TitleNumbers("12,500 flee")), "\(title)")
    }

    @Test(arguments: ["2-1", "1-2", "2:1", "2–1", "1：2", "2比1", "2対1", "2대1"])
    func `a score is one number, whoever is named first`(score: String) {
        let numbers = TitleNumbers("Derby \(score)")
        #expect(!numbers.disagree(with: TitleNumbers("2-1 im Derby")))
        #expect(numbers.disagree(with: TitleNumbers("3-1 im Derby")))
        #expect(numbers.disagree(with: TitleNumbers("21 im Derby")))
    }

    @Test(arguments: [
        ("Kick-off at 19:30", "Anpfiff um 19.30 Uhr"), ("Inflation 2.50%", "Inflation bei 2,5 %"),
        ("1億2000万円の赤字", "120 million yen lost"), ("At least 14 dead, 3 missing", "14 Tote"),
        ("Budget of 1.2 billion", "1.200 millones"), ("3万500人", "30,500 people"),
    ])
    func `ways of writing are no other number`(one: String, other: String) {
        #expect(!TitleNumbers(one).disagree(with: TitleNumbers(other)))
        #expect(TitleNumbers(one).disagree(with: TitleNumbers("77 things")))
    }

    @Test(arguments: [
        "", "No number", "Election 2026", "7 killed", "The 3 of us in 1999", "Mai 2024",
    ])
    func `years and single digits tell nothing`(title: String) {
        #expect(!TitleNumbers(title).isTelling)
        #expect(!TitleNumbers(title).disagree(with: TitleNumbers("38,000 flee")))
        #expect(!TitleNumbers("38,000 flee").disagree(with: TitleNumbers(title)))
    }

    @Test func `any title is read`() {
        var random = SplitMix(seed: 41)
        let letters = Array("0123456789.,:-' 万億만比a\u{A0}２٣")
        for length in [0, 1, 2, 5, 40, 3000] {
            for _ in 0..<(length > 100 ? 5 : 300) {
                let title = String(
                    (0..<length).map { _ in letters.randomElement(using: &random) ?? "0" })
                let numbers = TitleNumbers(title)
                #expect(!numbers.disagree(with: numbers), "\(title)")
            }
        }
        let endless = String(repeating: "9万", count: 5000)
        #expect(!TitleNumbers(endless).disagree(with: TitleNumbers(endless)))
    }
}
