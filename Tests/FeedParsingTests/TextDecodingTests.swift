import FeedParsing
import Testing

@Suite struct TextDecodingTests {
    private func text(
        _ bytes: [UInt8], _ kind: TextDecoding.Kind = .xml, contentType: String? = nil
    ) -> String {
        String(
            decoding: TextDecoding.utf8(from: bytes, kind: kind, contentType: contentType),
            as: UTF8.self)
    }

    private func xml(_ encoding: String, _ body: [UInt8]) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><t>".utf8) + body
    }

    private func body(_ text: String) -> String {
        text.split(separator: "<t>", maxSplits: 1).last.map(String.init) ?? ""
    }

    @Test func `valid UTF-8 stays, its mark removed`() {
        #expect(text(Array("<t>Zürich 港".utf8)) == "<t>Zürich 港")
        #expect(text([0xEF, 0xBB, 0xBF] + Array("<t>Zürich".utf8)) == "<t>Zürich")
        #expect(text([]) == "")
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 is known with or without its mark`(isBigEndian: Bool, isMarked: Bool) {
        let units = Array(((isMarked ? "\u{FEFF}" : "") + "<t>Tür 😀</t>").utf16)
        let bytes = units.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
        #expect(text(bytes, contentType: "text/xml; charset=utf-8") == "<t>Tür 😀</t>")
    }

    @Test(arguments: [true, false])
    func `UTF-32 is known by its mark`(isBigEndian: Bool) {
        let bytes = "\u{FEFF}<t>Tür 😀".unicodeScalars.flatMap { scalar in
            let value = isBigEndian ? scalar.value.bigEndian : scalar.value.littleEndian
            return (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) }
        }
        #expect(text(bytes) == "<t>Tür 😀")
    }

    @Test func `a lone surrogate becomes the replacement character`() {
        #expect(text([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00]) == "\u{FFFD}A")
        #expect(text([0xFE, 0xFF, 0x00, 0x41, 0xD8]) == "A\u{FFFD}")
    }

    @Test(arguments: [
        ("iso-8859-1", [0x93, 0xE9, 0x94] as [UInt8], "“é”"),
        ("windows-1251", [0xCC, 0xE8, 0xF0], "Мир"),
        ("WIN1251", [0xCC, 0xE8, 0xF0], "Мир"),
        ("koi8-r", [0xED, 0xC9, 0xD2], "Мир"),
        ("iso-8859-15", [0xA4], "€"),
        ("gb2312", [0xD0, 0xC2, 0xCE, 0xC5], "新闻"),
        ("big5", [0xB7, 0x73, 0xBB, 0x44], "新聞"),
        ("Shift_JIS", [0x93, 0x8C, 0x8B, 0x9E], "東京"),
        ("euc-jp", [0xC5, 0xEC, 0xB5, 0xFE], "東京"),
        ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x45, 0x6C, 0x35, 0x7E, 0x1B, 0x28, 0x42], "東京"),
        ("euc-kr", [0xBC, 0xAD, 0xBF, 0xEF], "서울"),
    ])
    func `reads the encoding that the document declares`(
        label: String, bytes: [UInt8], expected: String
    ) {
        #expect(body(text(xml(label, bytes))) == expected)
    }

    @Test func `the header outranks the declaration`() {
        let bytes = xml("koi8-r", [0xCC, 0xE8, 0xF0])
        #expect(body(text(bytes, contentType: "text/xml; Charset='windows-1251'")) == "Мир")
    }

    @Test func `valid UTF-8 outranks a wrong label`() {
        let bytes = xml("windows-1251", Array("Мир".utf8))
        #expect(body(text(bytes, contentType: "text/xml; charset=iso-8859-1")) == "Мир")
        #expect(body(text(xml("gbk", Array("新闻三则".utf8)))) == "新闻三则")
    }

    @Test func `a short Chinese word that happens to be UTF-8 keeps its label`() {
        #expect(body(text(xml("gbk", [0xC4, 0xBB]))) == "幕")
    }

    @Test func `an unknown label is no label`() {
        #expect(body(text(xml("x-klingon", [0x93, 0xE9]))) == "“é")
    }

    @Test func `damaged UTF-8 stays UTF-8, and other bytes are windows-1252`() {
        #expect(body(text(xml("utf-8", Array("Мир".utf8) + [0xFF, 0x41]))) == "Мир\u{FFFD}A")
        #expect(body(text(xml("utf-8", [0x63, 0x61, 0x66, 0xE9, 0x21]))) == "café!")
        #expect(body(text(xml("utf-8", Array("Grüße".utf8.dropLast(2))))) == "Gr\u{FC}\u{FFFD}")
    }

    @Test func `what an encoding lacks becomes the replacement character, and reading goes on`() {
        #expect(body(text(xml("euc-kr", [0xBC, 0xAD, 0xFF, 0x41]))) == "서\u{FFFD}A")
        #expect(body(text(xml("shift_jis", [0x93, 0x8C, 0x93]))) == "東\u{FFFD}")
    }

    @Test(arguments: [
        "<!doctype html><meta charset=windows-1251><t>",
        "<META http-equiv=\"Content-Type\" content=\"text/html; charset=windows-1251\"><t>",
        "<!-- <meta charset=big5> --><meta charset='windows-1251'/><t>",
    ])
    func `a page declares in meta`(head: String) {
        #expect(body(text(Array(head.utf8) + [0xCC, 0xE8, 0xF0], .html)) == "Мир")
    }

    @Test func `JSON is UTF-8`() {
        #expect(text([0x22, 0xE9, 0x22], .json) == "\"\u{FFFD}\"")
    }

    @Test func `a long text is converted whole`() {
        let bytes = [UInt8](repeating: 0xE0, count: 100_000)
        #expect(body(text(xml("windows-1251", bytes))).utf8.count == 200_000)
    }
}
