import CharacterReferences
import Testing

@Suite struct EscapingTests {
    @Test func `text is shown as it is`() {
        let text = #"<a href="?x&y" title='é'>"#
        #expect(
            CharacterReference.escaping(text, as: .text)
                == #"&lt;a href="?x&amp;y" title='é'&gt;"#)
        #expect(
            CharacterReference.escaping(text, as: .attribute)
                == "&lt;a href=&quot;?x&amp;y&quot; title=&#39;é&#39;&gt;")
    }

    @Test(arguments: ["", "plain", "L’été, 夏", "\"'", "\u{0}\u{1F}"])
    func `what means nothing in markup stays`(text: String) {
        #expect(CharacterReference.escaping(text, as: .text) == text)
    }

    @Test(arguments: [CharacterReference.Place.text, .attribute])
    func `decoding undoes it`(place: CharacterReference.Place) {
        let text = "&lt; & &amp;copy; <\"'> ?a=1&copy=2 &#39;"
        let escaped = CharacterReference.escaping(text, as: place)
        let decoded = CharacterReference.decoding(Array(escaped.utf8)[...], as: place)
        #expect(String(decoding: decoded, as: UTF8.self) == text)
    }
}
