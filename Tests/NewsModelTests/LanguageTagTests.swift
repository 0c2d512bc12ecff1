import NewsModel
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: ["en", "pt-BR", "zh-Hans-CN", "sr-Latn", "tlh"])
    func `what the web writes is a tag`(text: String) {
        #expect(LanguageTag.isWellFormed(text))
    }

    @Test(arguments: [
        "", "e", "../../x", "en_US", "en-", "-en", "englishtongue", "12", "en us", "日本",
        "en-abcdefghi", "en-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd",
    ])
    func `anything else is none`(text: String) {
        #expect(!LanguageTag.isWellFormed(text))
    }
}
