import CharacterReferences
import FeedParsing
import Testing

private func outline(byTokenizer document: [UInt8]) -> [String] {
    var tokenizer = XMLTokenizer(document)
    let result = Outline()
    var depth = 0
    func decoded(_ range: Range<Int>) -> String {
        String(decoding: CharacterReference.decoding(document[range]), as: UTF8.self)
    }
    func plain(_ range: Range<Int>) -> String { String(decoding: document[range], as: UTF8.self) }
    while let token = tokenizer.next() {
        switch token {
        case .start:
            var word = "<" + plain(tokenizer.name)
            for attribute in tokenizer.attributes where !plain(attribute.name).hasPrefix("xmlns") {
                word += " " + plain(attribute.name) + "=" + decoded(attribute.value)
            }
            result.add(word)
            if tokenizer.isSelfClosing {
                result.add("</" + plain(tokenizer.name))
            } else {
                depth += 1
            }
        case .end:
            result.add("</" + plain(tokenizer.name))
            depth -= 1
        case .text where depth > 0: result.addText(decoded(tokenizer.content))
        case .characterData where depth > 0: result.addText(plain(tokenizer.content))
        case .text, .characterData: break
        }
    }
    result.finish()
    return result.words
}

@Suite struct SecondOpinionTests {
    @Test(arguments: [
        "<a/>",
        "<a b='1' c=\"2 &amp; 3\">x<b/>y</a>",
        "<?xml version='1.0' encoding='utf-8'?>\n<!DOCTYPE a>\n<!-- x --><a>t &lt; u<![CDATA[<&>]]></a>",
        "<x:a xmlns:x='urn:x' x:b='1'><x:c>é漢🌊</x:c><?y z?>t<!-- <d> --></x:a>",
        "<a\n b = '>'\n>]]<c >]] ></c ></a >",
        "<rss version='2.0'><channel><title>a&#10;b &#x41;</title><item/></channel></rss>",
    ])
    func `takes a well-formed document apart as libxml2 does`(document: String) {
        let bytes = Array(document.utf8)
        #expect(outline(byTokenizer: bytes) == outline(byLibrary: bytes))
    }

    @Test func `agrees with libxml2 on random well-formed documents`() {
        for seed in 1...200 {
            var state = UInt64(seed)
            func random(_ bound: UInt64) -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return (state >> 33) % bound
            }
            var text = "<r>"
            var open: [String] = []
            for _ in 0..<60 {
                switch random(7) {
                case 0:
                    let name = ["a", "b:c", "item", "long-name_1.x"][Int(random(4))]
                    text += "<\(name) k='v\(random(9))' l=\"&lt;'&gt;\">"
                    open.append(name)
                case 1: if let name = open.popLast() { text += "</\(name)>" }
                case 2: text += "<e f='1'/>"
                case 3: text += "<![CDATA[ ]] <x> & \(random(99))]]>"
                case 4: text += "<!-- < > & -->"
                case 5: text += " word &amp; é &#233; "
                default: text += "<?p q < ?>"
                }
            }
            text += open.reversed().map { "</\($0)>" }.joined() + "</r>"
            let bytes = Array(text.utf8)
            #expect(outline(byTokenizer: bytes) == outline(byLibrary: bytes), "seed \(seed)")
        }
    }
}
