import NewsModel

/// Decides which addresses of a document may stay, and resolves them.
struct SafeAddresses {
    let base: WebAddress?
    /// The places that links within the same fragment lead to.
    var anchors = SafeAnchors()
    /// Says where a picture of the web is had instead.
    var pictures: (@Sendable (WebAddress) -> String)?

    /// The largest picture that may stand inside an attribute, in bytes of its base64.
    static let maximumDataLength = 200_000
    /// The longest other address, in bytes.
    static let maximumLength = 8000

    /// The address of a link: the web, mail, or a telephone.
    func link(_ value: String) -> String? {
        let text = Self.stripped(value)
        switch Self.scheme(of: text) {
        case "mailto", "tel":
            guard text.utf8.count <= Self.maximumLength else { return nil }
            return String(text.map { $0 == " " ? "+" : $0 })
        default: return resource(value)
        }
    }

    /// The address of something on the web.
    func resource(_ value: String) -> String? {
        let text = Self.stripped(value)
        guard !text.isEmpty, text.utf8.count <= Self.maximumLength,
            !text.utf8.contains(where: { $0 < 0x20 })
        else { return nil }
        let scheme = Self.scheme(of: text)
        if scheme == "http" || scheme == "https" {
            return Self.written(base?.resolve(text) ?? WebAddress(text))
        }
        guard scheme == nil else { return nil }
        if let base { return Self.written(base.resolve(text)) }
        return text
    }

    /// The address of a picture on the web, or of where it is had instead.
    func webPicture(_ value: String) -> String? {
        guard let text = resource(value), let pictures else { return resource(value) }
        guard let address = WebAddress(text.hasPrefix("//") ? "https:" + text : text) else {
            return text
        }
        return pictures(address)
    }

    /// The address of an image: the web, or a small picture in place.
    func picture(_ value: String) -> String? {
        let text = Self.stripped(value)
        guard Self.scheme(of: text) == "data" else { return webPicture(value) }
        guard text.utf8.count <= Self.maximumDataLength, let comma = text.firstIndex(of: ",") else {
            return nil
        }
        let types = ["png", "gif", "jpeg", "webp", "avif"]
        guard types.contains(where: { text[..<comma].lowercased() == "data:image/\($0);base64" })
        else { return nil }
        let payload = text[text.index(after: comma)...].utf8
        let isBase64 = payload.allSatisfy {
            Tokenizer.isLetter($0) || 0x30...0x39 ~= $0 || "+/=".utf8.contains($0)
        }
        guard isBase64, !payload.isEmpty else { return nil }
        return text[..<comma].lowercased() + text[comma...]
    }

    /// The address of an `img`, also where the page keeps it for a script to load.
    func image(_ attributes: SafeAttributes) -> String? {
        for name in ["data-src", "data-original", "data-lazy-src", "data-orig-file"] {
            // The placeholder of a lazy image is a picture in place, or missing.
            let source = Self.stripped(attributes["src"] ?? "")
            guard source.isEmpty || source.lowercased().hasPrefix("data:") else { break }
            if let address = attributes[name].flatMap(webPicture) { return address }
        }
        if let address = attributes["src"].flatMap(picture) { return address }
        guard let set = imageSet(attributes) else { return nil }
        return set.split(separator: " ").first.map { String($0.prefix { $0 != "," }) }
    }

    /// The `srcset` of an image or a source, without the candidates that may not stay.
    func imageSet(_ attributes: SafeAttributes) -> String? {
        guard let value = attributes["srcset"] ?? attributes["data-srcset"],
            value.utf8.count <= 4 * Self.maximumLength
        else { return nil }
        let kept = Self.candidates(value).compactMap { candidate -> String? in
            guard let address = webPicture(candidate.address) else { return nil }
            // A comma in the address would end it where a space does not follow.
            let safe = String(address.map { $0 == "," ? "%2C" : String($0) }.joined())
            return candidate.size.isEmpty ? safe : safe + " " + candidate.size
        }
        return kept.isEmpty ? nil : kept.joined(separator: ", ")
    }

    /// The page of the video that a player shows; `nil` for other frames.
    func videoPage(_ attributes: SafeAttributes) -> String? {
        guard let value = attributes["src"] ?? attributes["data-src"],
            let text = resource(value),
            let address = WebAddress(text.hasPrefix("//") ? "https:" + text : text)
        else { return nil }
        return VideoPage.address(ofPlayer: address)
    }
}

extension SafeAddresses {
    /// The address as browsers read it: no line breaks and tabs, no white space around.
    private static func stripped(_ value: String) -> String {
        var bytes = value.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...]
        bytes = bytes.drop { $0 <= 0x20 }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What stands before the first colon, in lower case, if a path has not begun there.
    private static func scheme(of text: String) -> String? {
        guard let end = text.utf8.firstIndex(where: { ":/?#".utf8.contains($0) }),
            text.utf8[end] == UInt8(ascii: ":")
        else { return nil }
        return text[..<end].lowercased()
    }

    /// The whole address, if its host can be one and its scheme is of the web.
    private static func written(_ address: WebAddress?) -> String? {
        guard var address, address.isFetchable else { return nil }
        let forbidden = "%<>\"'`\\^{}|@/?#".utf8
        guard !address.host.utf8.contains(where: { $0 <= 0x20 || forbidden.contains($0) }) else {
            return nil
        }
        guard address.host.hasPrefix("[") == address.host.hasSuffix("]") else { return nil }
        // A name before the host is there to mislead the eye.
        address.userInfo = nil
        let text = address.description
        // What would be read otherwise next time is not worth keeping.
        guard let again = WebAddress(text), again.description == text else { return nil }
        return text
    }

    /// Splits a `srcset`.
    ///
    /// Source: HTML standard, section 4.8.4.3.10 (parsing a srcset attribute).
    private static func candidates(_ value: String) -> [(address: String, size: String)] {
        var found: [(address: String, size: String)] = []
        var rest = Substring(value)
        while found.count < 32 {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard !rest.isEmpty else { break }
            var address = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(address.count)
            var size: Substring = ""
            if address.hasSuffix(",") {
                while address.hasSuffix(",") { address.removeLast() }
            } else {
                size = rest.prefix { $0 != "," }
                rest = rest.dropFirst(size.count)
            }
            let trimmed = size.filter { !$0.isWhitespace }
            if trimmed.allSatisfy({ $0.isASCII && ($0.isNumber || ".wxh".contains($0)) }) {
                found.append((String(address), String(trimmed)))
            }
        }
        return found
    }
}
