import CharacterReferences
import NewsModel

/// Makes the addresses in a piece of HTML absolute where the feed declares their base.
///
/// Only a feed knows its `xml:base`, so it has to happen before the HTML leaves the parser; what
/// is relative to the feed's own address is left to whoever shows it.
enum RelativeAddresses {
    /// `html` with every `href` and its like resolved against `base`.
    static func resolving(_ html: String, against base: WebAddress) -> String {
        let bytes = Array(html.utf8)
        var tokenizer = XMLTokenizer(bytes)
        var output: [UInt8] = []
        var copied = 0
        while let token = tokenizer.next() {
            guard token == .start else { continue }
            for attribute in tokenizer.attributes where isAddress(attribute.name, in: bytes) {
                let value = bytes.trimming(attribute.value)
                let reference = XMLText.decoding(value, of: bytes)
                guard !reference.isEmpty, !reference.hasPrefix("#"),
                    !EntryDraft.isWebAddress(reference),
                    let address = base.resolve(reference)?.description
                else { continue }
                output.append(contentsOf: bytes[copied..<attribute.value.lowerBound])
                CharacterReference.appendEscaped(address.utf8.span, as: .attribute, to: &output)
                copied = attribute.value.upperBound
            }
        }
        guard copied > 0 else { return html }
        output.append(contentsOf: bytes[copied...])
        return String(decoding: output, as: UTF8.self)
    }

    private static func isAddress(_ name: Range<Int>, in bytes: [UInt8]) -> Bool {
        bytes.equalsIgnoringCase(name, "href") || bytes.equalsIgnoringCase(name, "src")
            || bytes.equalsIgnoringCase(name, "cite") || bytes.equalsIgnoringCase(name, "poster")
            || bytes.equalsIgnoringCase(name, "longdesc")
    }
}
