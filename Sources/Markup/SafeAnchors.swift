/// The places within a fragment that links of the same fragment lead to, such as footnotes.
///
/// Only those keep a name, and under a prefix, so that nothing in a body takes a name of the page
/// around it.
struct SafeAnchors {
    private static let prefix = "e-"
    private static let longest = 100
    private static let most = 2000

    private var names: Set<String> = []

    /// Nothing leads anywhere.
    init() {}

    /// Looks for links to places in `html`, all of whose tokens are read where there is one.
    init(in html: [UInt8]) {
        guard Self.mayHoldLinks(html) else { return }
        var tokenizer = Tokenizer(html)
        var (wanted, found): (Set<String>, Set<String>) = ([], [])
        while let token = tokenizer.next() {
            guard case .start(let tag) = token, wanted.count + found.count < Self.most else {
                continue
            }
            let attributes = SafeAttributes(of: tag, in: tokenizer)
            if let id = Self.name(of: attributes, tag.element) { found.insert(id) }
            if tag.element == .a, let target = attributes["href"].flatMap(Self.target) {
                wanted.insert(target)
            }
        }
        names = wanted.intersection(found)
    }

    /// Whether there is a `#` right after an equals sign or a quote.
    private static func mayHoldLinks(_ html: [UInt8]) -> Bool {
        var before: UInt8 = 0
        for byte in html {
            if byte == UInt8(ascii: "#"), "=\"' ".utf8.contains(before) { return true }
            before = byte
        }
        return false
    }

    private static func name(of attributes: SafeAttributes, _ element: ElementName) -> String? {
        (attributes["id"] ?? (element == .a ? attributes["name"] : nil)).flatMap(plain)
    }

    private static func target(_ address: String) -> String? {
        address.hasPrefix("#") ? plain(String(address.dropFirst())) : nil
    }

    /// A name without the prefix, where it is made of letters, digits, and a few marks.
    private static func plain(_ name: String) -> String? {
        let isPlain = name.utf8.allSatisfy {
            Tokenizer.isLetter($0) || 0x30...0x39 ~= $0 || "-_.:".utf8.contains($0)
        }
        guard isPlain, !name.isEmpty, name.utf8.count <= longest else { return nil }
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    /// What a link within the fragment leads to, or `nil` for other links.
    func link(_ address: String) -> String? {
        guard let name = Self.target(address), names.contains(name) else { return nil }
        return "#" + Self.prefix + name
    }

    /// The name an element keeps, or `nil` where nothing leads to it.
    func identifier(of attributes: SafeAttributes, _ element: ElementName) -> String? {
        guard !names.isEmpty, let name = Self.name(of: attributes, element), names.contains(name)
        else { return nil }
        return Self.prefix + name
    }
}
