import TestSupport

/// Random markup that the same seed makes again.
extension SplitMix {
    /// Bytes of which most mean something to HTML.
    mutating func bytes(count: Int) -> [UInt8] {
        let telling = Array("<>/=\"'&;#! -abipx\t\n".utf8)
        return (0..<count).map { _ in
            Bool.random(using: &self)
                ? telling[Int.random(in: 0..<telling.count, using: &self)]
                : UInt8.random(in: 0...255, using: &self)
        }
    }

    /// Tags and texts in any order.
    mutating func fragment(pieces: Int) -> String {
        let names = [
            "p", "b", "i", "a href=/x", "div", "ul", "li", "table", "tr", "td", "caption", "math",
            "mi", "mtext", "h1", "h2", "span", "pre", "dl", "dt", "dd", "ruby", "rt", "svg",
            "style", "script", "title", "select", "noscript", "iframe", "video", "picture",
            "source src=s", "img src=i", "br", "code", "details", "xmp", "template", "font",
        ]
        let texts = [
            "x", " ", "\n", "&amp;", "&lt;b&gt;", "&notit;", "&#60;", "<", ">", "\"", "<!--", "-->",
            "&", "é", "\r", "]]>", "</", "<!", "=",
        ]
        return (0..<pieces).map { _ in
            let name = names[Int.random(in: 0..<names.count, using: &self)]
            switch Int.random(in: 0..<5, using: &self) {
            case 0, 1: return "<\(name)>"
            case 2, 3: return "</\(name.prefix { $0 != " " })>"
            default: return texts[Int.random(in: 0..<texts.count, using: &self)]
            }
        }.joined()
    }
}
