import CharacterReferences

/// The entities that a document declares for itself, such as `<!ENTITY site "Tide and Time">`.
///
/// Only what is harmless is honored: short texts written in the document, put in once. A reference
/// inside an entity stays as it is, entities of other files are never looked at, and all that is
/// put in makes a document at most twice as long.
///
/// Source: XML 1.0, sections 2.8 and 4.2.1.
struct DeclaredEntities {
    private static let count = 256
    private static let nameInBytes = 64
    private static let valueInBytes = 1024

    private var values: [[UInt8]: [UInt8]] = [:]
    /// Where the document goes on behind its document type.
    private var end = 0

    /// `document` with the references to its own entities replaced.
    ///
    /// - Parameter document: UTF-8.
    /// - Returns: UTF-8, at most twice as long.
    /// - Complexity: O(*n*); a document without such entities is returned without a copy.
    static func replacing(in document: [UInt8]) -> [UInt8] {
        guard let start = subset(of: document) else { return document }
        var entities = DeclaredEntities()
        entities.read(document, from: start)
        return entities.values.isEmpty ? document : entities.replaced(in: document)
    }

    /// Where the declarations begin that stand in the document type; `nil` where there are none.
    private static func subset(of document: [UInt8]) -> Int? {
        var place = 0
        while place < document.count {
            if document[place].isSpace {
                place += 1
            } else if document.has("<?", at: place) {
                guard let end = document.place(of: 0x3E, in: place..<document.count) else {
                    return nil
                }
                place = end + 1
            } else if document.has("<!--", at: place) {
                guard let end = document.place(of: "-->", in: place..<document.count) else {
                    return nil
                }
                place = end + 3
            } else {
                break
            }
        }
        guard document.has("<!DOCTYPE", at: place) || document.has("<!doctype", at: place) else {
            return nil
        }
        while place < document.count, document[place] != 0x3E {
            if document[place] == 0x5B { return place + 1 }
            place += 1
        }
        return nil
    }

    private mutating func read(_ document: [UInt8], from start: Int) {
        var place = start
        while place < document.count, document[place] != 0x5D {
            guard document[place] == 0x3C else {
                place += 1
                continue
            }
            let isEntity = document.has("<!ENTITY", at: place)
            let isComment = document.has("<!--", at: place)
            guard
                let end = isComment
                    ? document.place(of: "-->", in: place..<document.count)
                    : Self.endOfDeclaration(document, from: place)
            else {
                place = document.count
                break
            }
            if isEntity { take(document, place + 8..<end) }
            place = end + 1
        }
        self.end = place
    }

    /// The closing bracket of the declaration that begins at `start`, quotes respected.
    private static func endOfDeclaration(_ document: [UInt8], from start: Int) -> Int? {
        var quote: UInt8 = 0
        for place in start..<document.count {
            let byte = document[place]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3E {
                return place
            }
        }
        return nil
    }

    /// Takes `name "value"`; the first declaration of a name counts.
    private mutating func take(_ document: [UInt8], _ range: Range<Int>) {
        let range = document.trimming(range)
        guard !range.isEmpty, values.count < Self.count else { return }
        let nameEnd = document[range].firstIndex(where: \.isSpace) ?? range.upperBound
        let name = document[range.lowerBound..<nameEnd]
        let value = document.trimming(nameEnd..<range.upperBound)
        guard name.count <= Self.nameInBytes, name.allSatisfy(Self.belongsToName),
            2...Self.valueInBytes ~= value.count, let quote = document[value].first,
            quote == 0x22 || quote == 0x27, document[value].last == quote,
            values[Array(name)] == nil, !Self.isKnown(name)
        else { return }
        values[Array(name)] = Array(document[value.lowerBound + 1..<value.upperBound - 1])
    }

    private static func belongsToName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || [0x2D, 0x2E, 0x5F, 0x3A].contains(byte)
    }

    /// Whether HTML knows the name, so that it is decoded anyway.
    private static func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
        let written = [0x26] + Array(name) + [0x3B]
        return CharacterReference(in: written.span, at: 0, as: .attribute) != nil
    }

    private func replaced(in document: [UInt8]) -> [UInt8] {
        var output = Array(document[..<end])
        var room = document.count
        var copied = end
        var place = end
        while let next = document[place...].firstIndex(where: { $0 == 0x26 || $0 == 0x3C }) {
            place = next + 1
            if document[next] == 0x3C {
                guard document.has("<![CDATA[", at: next) else { continue }
                place = document.place(of: "]]>", in: next..<document.count) ?? document.count
                continue
            }
            let limit = min(place + Self.nameInBytes, document.count)
            var stop = place
            while stop < limit, Self.belongsToName(document[stop]) { stop += 1 }
            guard stop < document.count, document[stop] == 0x3B,
                let value = values[Array(document[place..<stop])], value.count <= room
            else { continue }
            room -= value.count
            output.append(contentsOf: document[copied..<next])
            output.append(contentsOf: value)
            copied = stop + 1
            place = copied
        }
        output.append(contentsOf: document[copied...])
        return output
    }
}
