/// HTML read back by the strictest rules: what does not follow them is a finding.
///
/// It knows nothing of how the sanitizer works, and accepts only `<name attribute="value">`,
/// `</name>`, and text without `<`, every element closed in its turn.
struct SafeHTML {
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]
    }

    private(set) var tags: [Tag] = []
    /// What is wrong, in words; empty where the fragment is safe.
    private(set) var findings: [String] = []
    private var open: [String] = []

    private static let forbidden: Set<String> = [
        "script", "style", "iframe", "object", "embed", "applet", "form", "input", "button",
        "textarea", "select", "svg", "foreignobject", "template", "noscript", "noembed",
        "noframes", "xmp", "plaintext", "title", "base", "meta", "link", "annotation-xml",
        "mglyph", "malignmark", "frame", "frameset", "set", "animate", "use",
    ]
    private static let void: Set<String> = ["br", "hr", "img", "wbr", "source", "col"]
    private static let addresses: Set<String> = ["href", "src", "poster", "cite"]

    init(_ html: String) {
        // A mark that combines with a `>` would hide it from Swift, though not from a browser; what
        // is beyond ASCII means nothing here, and stands for any letter.
        let html = String(
            String.UnicodeScalarView(html.unicodeScalars.map { $0.isASCII ? $0 : "z" }))
        for (index, piece) in html.split(separator: "<", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard index > 0 else {
                if piece.contains(">") { findings.append("a lone > at the beginning") }
                continue
            }
            guard let end = piece.firstIndex(of: ">") else {
                findings.append("a tag without an end: \(piece.prefix(40))")
                continue
            }
            if piece[piece.index(after: end)...].contains(">") {
                findings.append("a lone > after \(piece[..<end].prefix(40))")
            }
            read(piece[..<end])
        }
        if !open.isEmpty { findings.append("never closed: \(open)") }
    }

    private mutating func read(_ tag: Substring) {
        if tag.first == "/" {
            let name = String(tag.dropFirst())
            if open.popLast() != name { findings.append("closed out of turn: \(name)") }
            return
        }
        var rest = tag
        let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
        rest = rest.dropFirst(name.count)
        var found = Tag(name: name)
        if name.isEmpty || Self.forbidden.contains(name) || name != name.lowercased() {
            findings.append("forbidden: <\(tag.prefix(40))>")
        }
        while rest.first == " " {
            rest = rest.dropFirst()
            let key = String(rest.prefix { $0.isASCII && $0.isLetter })
            rest = rest.dropFirst(key.count)
            var value = ""
            if rest.hasPrefix("=\"") {
                value = String(rest.dropFirst(2).prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 3)
            }
            if key.hasPrefix("on") || ["style", "class", "srcdoc", "name"].contains(key) {
                findings.append("forbidden attribute: \(key)")
            }
            // Places that links lead to have names no page around a body has.
            if key == "id", !value.hasPrefix("e-") { findings.append("an id of its own: \(value)") }
            found.attributes[key] = value
            check(key, value)
        }
        if !rest.isEmpty { findings.append("not an attribute: \(rest.prefix(40))") }
        tags.append(found)
        if !Self.void.contains(name) { open.append(name) }
    }

    private mutating func check(_ key: String, _ value: String) {
        let isFine: Bool
        if Self.addresses.contains(key) {
            isFine = Self.isFine(value)
        } else if key == "srcset" {
            isFine = value.split(separator: ",").allSatisfy {
                Self.isFine(String($0.drop { $0 == " " }.prefix { $0 != " " }))
            }
        } else {
            isFine = true
        }
        if !isFine { findings.append("\(key)=\(value.prefix(60))") }
    }

    private static func isFine(_ address: String) -> Bool {
        let text = address.lowercased()
        guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: "/?#".contains)
        else { return true }
        let scheme = text[..<colon]
        return ["http", "https", "mailto", "tel"].contains(scheme)
            || ["png", "gif", "jpeg", "webp", "avif"].contains {
                text.hasPrefix("data:image/\($0);base64,")
            }
    }
}
