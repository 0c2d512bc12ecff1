import StoryGrouping
import Testing

@Suite struct NormalizationTests {
    @Test(arguments: GroupingAlgorithm.allCases)
    func `spellings of one headline are one`(algorithm: GroupingAlgorithm) {
        let pairs = [
            ("Élysée défend la réforme", "ELYSEE DEFEND LA REFORME"),
            ("Café zu groß für Köln", "Cafe\u{301} zu gross fu\u{308}r Ko\u{308}ln"),
            ("Ｔｏｋｙｏ ２０２６ ｏｐｅｎｓ", "Tokyo 2026 opens"),
            ("ﬁnal oﬃce ﬂoor", "final office floor"),
            ("Ἀθήνα σεισμός", "ΑΘΗΝΑ ΣΕΙΣΜΟΣ"),
            ("Ёлка в Кремле", "Елка в Кремле"),
            ("Йод и море", "И\u{306}од и море"),
            ("ﾃﾚﾋﾞ番組ガイド", "テレビ番組カ\u{3099}イド"),
            (
                "서울 지하철",
                "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF} \u{110C}\u{1175}\u{1112}\u{1161}\u{110E}\u{1165}\u{11AF}"
            ),
            ("مُحَمَّد في القاهرة", "محمد في القاهرة"),
            ("שָׁלוֹם ירושלים", "שלום ירושלים"),
            ("𝗕𝗿𝗲𝗮𝗸𝗶𝗻𝗴 storm", "breaking storm"),
            ("Nasa's rover: “found” water", "NASA rover found water"),
            ("Zero\u{200B}width\u{AD} joiner", "zerowidth joiner"),
        ]
        for (one, other) in pairs {
            var wire = Wire()
            var grouper = StoryGrouper(options: GroupingOptions(algorithm: algorithm))
            let (first, second) = (wire.headline(one), wire.headline(other))
            _ = grouper.add(first)
            _ = grouper.add(second)
            let likeness = grouper.explanation(of: first.entry, and: second.entry)
            #expect((likeness?.similarity ?? 0) > 0.999, "\(one) / \(other)")
        }
    }

    @Test(arguments: [
        ("欧洲央行维持利率不变 拉加德警告贸易风险", "欧洲央行宣布维持利率不变 拉加德警告风险", "北京今日大雨"),
        ("日銀が政策金利を引き上げ 三十年ぶりの水準", "日銀、政策金利を引き上げ 三十年ぶり", "新型ロケットの打ち上げ成功"),
        ("한국은행 기준금리 동결 결정", "한국은행, 기준금리를 동결하기로 결정", "서울 폭우 피해 속출"),
        ("ธนาคารกลางขึ้นอัตราดอกเบี้ย", "ธนาคารกลางประกาศขึ้นอัตราดอกเบี้ย", "ฝนตกหนักในกรุงเทพ"),
        (
            "Землетрясение в Чили: тысячи без света", "Тысячи без света в Чили, землетрясение",
            "Цены на нефть растут"
        ),
        ("زلزال قوي يضرب تشيلي", "زلزال قوي يضرب سواحل تشيلي", "أسعار النفط ترتفع اليوم"),
        ("भूकंप ने चिली को हिलाया", "चिली में भूकंप ने हिलाया शहर", "तेल की कीमतें बढ़ीं"),
        (
            "Erdbeben in Chile: Tausende ohne Strom", "Tausende ohne Strom nach Erdbeben in Chile",
            "Ölpreis steigt weiter"
        ),
    ])
    func `each script groups`(first: String, second: String, other: String) {
        #expect(StoryGrouper.joins(first, second))
        #expect(!StoryGrouper.joins(first, other))
    }

    @Test func `stop words do not make strangers alike`() {
        #expect(
            !StoryGrouper.joins(
                "What is this comet and why is it here", "Why is this strike not what it was"))
        #expect(!StoryGrouper.joins("Der Hund und die Katze", "Der Wolf und die Ziege"))
    }

    @Test func `the name of a publisher is learned from what repeats`() {
        var wire = Wire()
        var grouper = StoryGrouper()
        var last = wire.headline("")
        for title in ["Bees return", "Roads freeze", "Banks merge", "Wolves seen near Turin"] {
            last = wire.headline(title + " - The Daily Lantern", publisher: "lantern.example")
            _ = grouper.add(last)
        }
        let story = grouper.story(of: last.entry)
        #expect(story.flatMap { grouper.title(of: $0) } == "Wolves seen near Turin")
        let other = wire.headline("Frost hits vines | The Daily Lantern", publisher: "else.example")
        let kept = grouper.add(other)
        #expect(grouper.title(of: kept) == "Frost hits vines | The Daily Lantern")
    }

    @Test(arguments: ["Lantern | Wolves seen near Turin", "Wolves seen near Turin — LANTERN"])
    func `a name that is the publisher's address goes at once`(title: String) {
        var wire = Wire()
        var grouper = StoryGrouper()
        let story = grouper.add(wire.headline(title, publisher: "www.lantern.example"))
        #expect(grouper.title(of: story) == "Wolves seen near Turin")
    }
}
