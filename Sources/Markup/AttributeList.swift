/// Attributes of one start tag on their way out.
struct AttributeList {
    private let source: SafeAttributes
    private(set) var bytes: [UInt8] = []

    init(_ source: SafeAttributes) {
        self.source = source
    }

    /// Adds an attribute; nothing where `value` is `nil`.
    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        bytes.append(contentsOf: " \(name)=\"\(SafeEscaping.attribute(value))\"".utf8)
    }

    /// Adds text that is known to be safe.
    mutating func addVerbatim(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Takes attributes that mean nothing but text.
    mutating func copy(_ names: String...) {
        for name in names {
            guard let value = source[name], value.utf8.count <= 2000 else { continue }
            add(name, value)
        }
    }

    /// Takes attributes that are whole numbers, percent signs allowed.
    mutating func copyNumbers(_ names: String...) {
        for name in names {
            guard let value = source[name], (1...6).contains(value.utf8.count),
                value.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "%") })
            else { continue }
            add(name, value)
        }
    }

    /// Takes `dir` where it is one of the three directions.
    mutating func copyDirection() {
        guard let value = source["dir"]?.lowercased(), ["ltr", "rtl", "auto"].contains(value) else {
            return
        }
        add("dir", value)
    }

    /// Takes what `element` has besides addresses.
    mutating func copyPlain(of element: ElementName) {
        switch element {
        case .ol:
            copyNumbers("start")
            if source["reversed"] != nil { addVerbatim(" reversed") }
            if let type = source["type"], ["1", "a", "A", "i", "I"].contains(type) {
                add("type", type)
            }
        case .li: copyNumbers("value")
        case .td, .th:
            copyNumbers("colspan", "rowspan")
            copyAlignment()
        case .tr, .tbody, .thead, .tfoot: copyAlignment()
        case .col, .colgroup: copyNumbers("span")
        case .time: copy("datetime")
        case .data: copy("value")
        case .details:
            if source["open"] != nil { addVerbatim(" open") }
        default: break
        }
    }

    /// Takes the presentation of mathematics, none of which holds an address.
    ///
    /// Source: MathML Core, section 2.1.3 (global attributes) and those of the elements.
    mutating func copyMathematics(of element: ElementName) {
        if element == .math, let display = source["display"], ["block", "inline"].contains(display)
        {
            add("display", display)
        }
        copy(
            "mathvariant", "displaystyle", "scriptlevel", "accent", "accentunder", "columnspan",
            "rowspan", "columnalign", "columnspacing", "rowspacing", "fence", "separator", "form",
            "stretchy", "symmetric", "largeop", "movablelimits", "lspace", "rspace", "minsize",
            "maxsize", "linethickness", "width", "height", "depth", "voffset")
    }

    private mutating func copyAlignment() {
        guard let value = source["align"]?.lowercased(),
            ["left", "right", "center", "justify"].contains(value)
        else { return }
        add("align", value)
    }
}
