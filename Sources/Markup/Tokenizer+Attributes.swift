extension Tokenizer {
    /// One attribute of a start tag, as it stands in the source.
    struct Attribute {
        var name: Range<Int>
        /// The value without its quotes; empty where there is none.
        var value: Range<Int>
        var end: Int
    }

    /// The most attributes that are read of one tag.
    static let maximumAttributes = 64

    /// The attributes of `tag`, names in lower case; of equal names the first, as in browsers.
    func attributes(of tag: Tag) -> [(name: String, value: Range<Int>)] {
        var found: [(name: String, value: Range<Int>)] = []
        var index = tag.attributes.lowerBound
        let limit = tag.attributes.upperBound
        while index < limit, found.count < Self.maximumAttributes {
            guard !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let attribute = attribute(from: index, upTo: limit)
            index = attribute.end
            guard attribute.name.count <= 64 else { continue }
            let name = String(decoding: bytes[attribute.name], as: UTF8.self).lowercased()
            if !found.contains(where: { $0.name == name }) {
                found.append((name, attribute.value))
            }
        }
        return found
    }

    /// The attribute that begins at `start`; ends past its start in any case.
    func attribute(from start: Int, upTo limit: Int) -> Attribute {
        // The first byte belongs to the name even where it is an equals sign.
        var index = start + 1
        while index < limit, bytes[index] != UInt8(ascii: "="), !Self.endsName(bytes[index]) {
            index += 1
        }
        let name = start..<min(index, limit)
        let afterName = name.upperBound
        while index < limit, Self.isSpace(bytes[index]) { index += 1 }
        guard index < limit, bytes[index] == UInt8(ascii: "=") else {
            return Attribute(name: name, value: afterName..<afterName, end: afterName)
        }
        index += 1
        while index < limit, Self.isSpace(bytes[index]) { index += 1 }
        guard index < limit, bytes[index] != UInt8(ascii: ">") else {
            return Attribute(name: name, value: index..<index, end: index)
        }
        let quote = bytes[index]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let value = index + 1
            index = value
            while index < limit, bytes[index] != quote { index += 1 }
            return Attribute(name: name, value: value..<index, end: min(index + 1, limit))
        }
        let value = index
        while index < limit, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") {
            index += 1
        }
        return Attribute(name: name, value: value..<index, end: index)
    }
}
