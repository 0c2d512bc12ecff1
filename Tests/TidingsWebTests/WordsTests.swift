import NewsModel
import Testing
import TidingsWeb

@Suite struct WordsTests {
    private static let now = Timestamp(seconds: 1_790_000_000)

    @Test(arguments: [
        (InterfaceLanguage.en, 0, PluralForm.other), (.en, 1, .one), (.en, 2, .other),
        (.en, 1_000_000, .other), (.de, 1, .one), (.de, 0, .other), (.fr, 0, .one),
        (.fr, 1, .one), (.fr, 2, .other), (.fr, 1_000_000, .many), (.fr, 1_000_001, .other),
        (.it, 0, .other), (.it, 1, .one), (.it, 3_000_000, .many), (.es, 0, .other),
        (.es, 1, .one), (.es, 2_000_000, .many), (.ja, 1, .other), (.ko, 1, .other),
        (.zh, 1, .other),
    ])
    func `takes the plural form of the language`(
        language: InterfaceLanguage, count: Int, form: PluralForm
    ) {
        #expect(language.pluralForm(of: count) == form)
        #expect(language.pluralForms.contains(form))
    }

    @Test(arguments: [
        (InterfaceLanguage.en, 1, "1 entry"), (.en, 1204, "1,204 entries"),
        (.it, 1, "1 articolo"), (.it, 1204, "1204 articoli"), (.it, 12_040, "12.040 articoli"),
        (.it, 1_000_000, "1.000.000 di articoli"), (.ja, 2, "記事 2 件"), (.ko, 2, "글 2개"),
        (.zh, 2, "2 篇文章"), (.de, 1204, "1.204 Artikel"), (.fr, 0, "0 article"),
        (.fr, 1204, "1\u{202F}204 articles"), (.es, 1204, "1204 artículos"),
    ])
    func `counts things`(language: InterfaceLanguage, count: Int, text: String) {
        #expect(Words(language)(count, phrases.shared.entries) == text)
    }

    @Test(arguments: [
        (InterfaceLanguage.en, 0, "just now"), (.en, -30, "in a moment"), (.en, 60, "1 minute ago"),
        (.en, 3600, "1 hour ago"), (.en, 86_400, "yesterday"), (.en, -90_000, "tomorrow"),
        (.en, 200_000, "2 days ago"), (.de, 7200, "vor 2 Stunden"), (.de, 200_000, "vor 2 Tagen"),
        (.fr, -7200, "dans 2 heures"), (.ja, 7200, "2 時間前"), (.ko, -120, "2분 후"),
        (.zh, 200_000, "2 天前"), (.es, 60, "hace 1 minuto"), (.it, -180, "tra 3 minuti"),
        (.en, 10_000_000, "28 May 2026"), (.it, 10_000_000, "28 maggio 2026"),
        (.ja, 10_000_000, "2026年5月28日"), (.ko, 10_000_000, "2026년 5월 28일"),
        (.de, 10_000_000, "28. Mai 2026"), (.es, 10_000_000, "28 de mayo de 2026"),
    ])
    func `says how long ago something is`(language: InterfaceLanguage, ago: Int, text: String) {
        #expect(Words(language).relative(Self.now - .seconds(ago), now: Self.now) == text)
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9,en;q=0.8", InterfaceLanguage.de), ("zh-CN", .zh), ("zh-Hans-SG", .zh),
        ("en;q=0.5, fr;q=0.9", .fr), ("pt-BR, it;q=0.3", .it), ("ja_JP", .ja), ("KO", .ko),
        ("es;q=0, it;q=0.1", .it), ("fr;q=7, de", .de),
    ])
    func `takes the language that the browser likes best`(
        field: String, language: InterfaceLanguage
    ) {
        #expect(InterfaceLanguage.preferred(in: field) == language)
    }

    @Test(arguments: ["", "*", "pt, nl", "\u{FF}", "q=1", ";;;,,,", "enx", "de;q=nan", "de;q=0"])
    func `finds no language in what names none`(field: String) {
        #expect(InterfaceLanguage.preferred(in: field) == nil)
    }

    @Test func `the choice on the device comes before what the browser likes`() throws {
        func language(_ fields: [(String, String)]) throws -> InterfaceLanguage {
            let fields = fields.map { Request.Field(name: $0.0, value: $0.1) }
            return InterfaceLanguage(
                for: try #require(Request(method: "GET", target: "/", fields: fields)))
        }
        #expect(try language([]) == .en)
        #expect(try language([("accept-language", "fr")]) == .fr)
        #expect(
            try language([
                ("accept-language", "fr"), ("cookie", "a=b; tidings-language=ja; c=d"),
            ]) == .ja)
        #expect(
            try language([("accept-language", "fr"), ("cookie", "tidings-language=<b>")]) == .fr)
    }

    @Test func `what is put in stays text`() {
        let html = Words(.fr).html(phrases.feeds.lastGood, ["time": HTML(text: "<b>")])
        #expect(html.markup == "Dernière bonne réponse : &lt;b&gt;.")
        let text = Words(.de)(phrases.lists.noneContains, ["words": "{words} <i>"])
        #expect(text == "Kein Artikel enthält „{words} <i>“.")
    }

    @Test func `what other modules say in English is found again`() {
        let words = Words(.de)
        #expect(
            words.told("The value of “after” cannot be read.")
                == "Der Wert von „after“ ist nicht lesbar.")
        #expect(words.told("Nobody says this.") == "Nobody says this.")
        #expect(Words(.en).told("Nobody says this.") == "Nobody says this.")
    }
}
