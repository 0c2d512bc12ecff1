import FeedParsing
import Testing

/// Writes what the tokenizer finds on one line, so that a table can hold it.
private func outline(_ document: String, attributeCount: Int = 256) -> String {
    var tokenizer = XMLTokenizer(Array(document.utf8), attributeCount: attributeCount)
    var words: [String] = []
    func text(_ range: Range<Int>) -> String {
        String(decoding: tokenizer.bytes[range], as: UTF8.self)
    }
    while let token = tokenizer.next() {
        switch token {
        case .start:
            let attributes = tokenizer.attributes.map {
                " " + text($0.name) + "=[" + text($0.value) + "]"
            }
            let mark = tokenizer.isSelfClosing ? "/" : ""
            words.append("<" + text(tokenizer.name) + attributes.joined() + mark + ">")
        case .end: words.append("</" + text(tokenizer.name) + ">")
        case .text: words.append(text(tokenizer.content))
        case .characterData: words.append("{" + text(tokenizer.content) + "}")
        }
    }
    return words.joined(separator: "|")
}

@Suite struct XMLTokenizerTests {
    @Test(arguments: [
        ("<a>b</a>", "<a>|b|</a>"),
        ("<a/>", "<a/>"),
        ("<a b='c' d=\"e\" />", "<a b=[c] d=[e]/>"),
        ("<x:a x:b = 'c>d'>", "<x:a x:b=[c>d]>"),
        ("a<!-- <b> -->c", "a|c"),
        ("<?xml version='1.0'?><a>", "<a>"),
        ("<![CDATA[a <b> &amp; ]] c]]>", "{a <b> &amp; ]] c}"),
        ("<!DOCTYPE a [<!ENTITY b \"]>\">]><a>&b;", "<a>|&b;"),
        ("", ""),
    ])
    func `reads what is well formed`(document: String, expected: String) {
        #expect(outline(document) == expected)
    }

    @Test(arguments: [
        ("<t>1 < 2 and 3 <4</t>", "<t>|1 < 2 and 3 <4|</t>"),
        ("<t>a <b and c</t>", "<t>|a <b and c|</t>"),
        ("<t>Ann <ann@example.org></t>", "<t>|Ann <ann@example.org>|</t>"),
        ("<t>see <https://example.org/></t>", "<t>|see <https://example.org/>|</t>"),
        ("<a href=http://x.example/y>", "<a href=[http://x.example/y]>"),
        ("<a href=y/>", "<a href=[y]/>"),
        ("<a b='1'c='2'>", "<a b=[1] c=[2]>"),
        ("<a b='1' <c d='2'>", "<a b=[1]>|<c d=[2]>"),
        ("<a b=\"1><c d=\"2\">", "<a b=[1]>|<c d=[2]>"),
        ("<a b>", "<a b=[]>"),
        ("</a <b>", "</a>|<b>"),
        ("a</ b >c", "a|</b>|c"),
        ("<![CDATA[cut", "{cut}"),
        ("<a b='cu", ""),
        ("text<a b=", "text"),
        ("<!-- cut <a>", " cut |<a>"),
        ("<?xml version='1.0'><a>?></a>", "<a>|?>|</a>"),
        ("<!DOCTYPE a [<b>c", "c"),
        ("<", "<"),
        ("</", "</"),
        ("<!", "<!"),
        ("<a", ""),
        ("\0<a>\u{1}</a>", "\0|<a>|\u{1}|</a>"),
    ])
    func `goes on where something is wrong`(document: String, expected: String) {
        #expect(outline(document) == expected)
    }

    @Test func `keeps as many attributes as its limit`() {
        #expect(outline("<a b='1' c='2' d='3'>", attributeCount: 2) == "<a b=[1] c=[2]>")
        let many = (0..<20_000).map { " a\($0)='1'" }.joined()
        var tokenizer = XMLTokenizer(Array("<a\(many)>".utf8))
        #expect(tokenizer.next() == .start)
        #expect(tokenizer.attributes.count == 256)
    }

    @Test func `finds an attribute whatever its case`() {
        var tokenizer = XMLTokenizer(Array("<a xmlURL='1'>".utf8))
        _ = tokenizer.next()
        #expect(tokenizer.value(of: "xmlurl").map { tokenizer.bytes[$0].count } == 1)
        #expect(tokenizer.value(of: "title") == nil)
    }

    @Test func `passes over bytes that are no text`() {
        var tokenizer = XMLTokenizer([0xFF, 0x3C, 0x61, 0x3E, 0xC3, 0x00])
        #expect(tokenizer.next() == .text)
        #expect(tokenizer.next() == .start)
        #expect(tokenizer.next() == .text)
        #expect(tokenizer.next() == nil)
    }
}
