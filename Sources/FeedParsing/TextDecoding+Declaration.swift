extension TextDecoding {
    /// The encodings a document is said to have, the most trusted first; unknown names left out.
    static func labelledEncodings(
        of bytes: [UInt8], kind: Kind, contentType: String?
    ) -> [Encoding] {
        var found: [Encoding] = []
        if let contentType, let label = charset(in: Array(contentType.utf8)[...]),
            let encoding = Encoding(label: label)
        {
            found.append(encoding)
        }
        let label =
            switch kind {
            case .xml: xmlDeclaration(in: bytes)
            case .html: metaDeclaration(in: bytes.prefix(4096))
            case .json: [UInt8]?.none
            }
        if let label, let encoding = Encoding(label: label) {
            // A declaration that could be read as ASCII is not written in UTF-16.
            found.append(encoding.isUnicode ? .utf8 : encoding)
        }
        return found
    }

    /// The encoding named in `<?xml … encoding="…"?>`, which may have junk before it.
    private static func xmlDeclaration(in bytes: [UInt8]) -> [UInt8]? {
        let head = 0..<min(bytes.count, 1024)
        guard let start = bytes.place(of: "<?xml", in: head),
            let end = bytes.place(of: 0x3E, in: start..<head.upperBound)
        else { return nil }
        return value(of: "encoding", in: bytes[start + 5..<end])
    }

    /// The encoding named in the first `meta` that names one.
    ///
    /// Source: WHATWG HTML, "prescan a byte stream to determine its encoding", which looks at
    /// 1,024 bytes; pages in the wild name it later, so we look at four times as many.
    private static func metaDeclaration(in head: ArraySlice<UInt8>) -> [UInt8]? {
        var scanner = TagScanner(Array(head))
        while let tag = scanner.next() {
            guard tag.name == "meta" else { continue }
            if let label = tag["charset"], !label.isEmpty { return Array(label.utf8) }
            if tag["http-equiv"]?.lowercased() == "content-type", let content = tag["content"],
                let label = charset(in: Array(content.utf8)[...])
            {
                return label
            }
        }
        return nil
    }

    /// The value of the parameter `charset` of a media type.
    private static func charset(in contentType: ArraySlice<UInt8>) -> [UInt8]? {
        value(of: "charset", in: contentType)
    }

    /// What follows `name` and an equals sign, quoted or not.
    private static func value(of name: StaticString, in bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let lowered = bytes.map(\.lowercased)
        var start = 0
        while let place = lowered.place(of: name, in: start..<lowered.count) {
            start = place + name.utf8CodeUnitCount
            var text = lowered[start...].drop(while: \.isSpace)
            guard text.first == UInt8(ascii: "=") else { continue }
            text = text.dropFirst().drop(while: \.isSpace)
            if let quote = text.first, quote == 0x22 || quote == 0x27 {
                return Array(text.dropFirst().prefix { $0 != quote })
            }
            return Array(text.prefix { !$0.isSpace && $0 != 0x3B && $0 != 0x3F })
        }
        return nil
    }
}
