import CharacterReferences
import NewsModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes the addresses in a piece of HTML absolute where the feed tells their base.
///
/// Only a feed knows its `xml:base`, so it has to happen before the HTML leaves the parser.
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
                // An empty address is that of the base, which can be a page but no image.
                if reference.isEmpty, !bytes.equalsIgnoringCase(attribute.name, "href") { continue }
                guard !reference.hasPrefix("#"), !EntryDraft.isWebAddress(reference),
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

    /// Whether an address in `html` may be a relative one, so that a closer look is needed.
    ///
    /// Most texts have none, and then a look at what follows each equals sign is all it takes.
    static func mayBeRelative(_ html: String) -> Bool {
        let bytes = html.utf8.span
        var search = 0
        while let index = place(ofEqualsSignIn: bytes, from: search) {
            search = index + 1
            var end = index
            while end > 4, bytes[end - 1].isSpace { end -= 1 }
            guard end > 3, endsName(bytes, at: end) else { continue }
            var start = index + 1
            while start < bytes.count, bytes[start].isSpace || isQuote(bytes[start]) { start += 1 }
            if !startsAbsolute(bytes, at: start) { return true }
        }
        return false
    }

    private static func place(ofEqualsSignIn bytes: Span<UInt8>, from start: Int) -> Int? {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            let found = unsafe memchr(base + start, 0x3D, buffer.count - start)
            guard let found = unsafe found else { return nil }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// Whether the bytes before `end` end the name of an attribute with an address.
    private static func endsName(_ bytes: Span<UInt8>, at end: Int) -> Bool {
        let last =
            UInt32(bytes[end - 1]) | UInt32(bytes[end - 2]) << 8
            | UInt32(bytes[end - 3]) << 16
        switch last | 0x20_2020 {
        // `ref` of `href`, `src`, `ite` of `cite`, `ter` of `poster`, `esc` of `longdesc`.
        case 0x72_6566, 0x73_7263, 0x69_7465, 0x74_6572, 0x65_7363: return true
        default: return false
        }
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

    private static func startsAbsolute(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        guard start + 8 <= bytes.count, bytes[start] | 0x20 == UInt8(ascii: "h"),
            bytes[start + 1] | 0x20 == UInt8(ascii: "t"),
            bytes[start + 2] | 0x20 == UInt8(ascii: "t"),
            bytes[start + 3] | 0x20 == UInt8(ascii: "p")
        else { return false }
        let colon = bytes[start + 4] | 0x20 == UInt8(ascii: "s") ? start + 5 : start + 4
        return bytes[colon] == UInt8(ascii: ":") && bytes[colon + 1] == UInt8(ascii: "/")
    }
}
