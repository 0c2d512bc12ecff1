/// A form that carries a file, as browsers send it.
///
/// Source: RFC 7578.
package struct MultipartForm: Hashable, Sendable {
    /// One field or file of the form.
    package struct Part: Hashable, Sendable {
        /// The name of the field.
        package var name: String
        /// The name of the file, or `nil` where it is a plain field.
        package var fileName: String?
        /// What was entered or uploaded.
        package var bytes: [UInt8]
    }

    /// The most parts that are read.
    package static let partLimit = 32
    /// The most bytes of a part's head.
    package static let headLimit = 4096

    /// The parts, in order.
    package var parts: [Part]

    /// Reads `body`, sent as `contentType`.
    ///
    /// - Returns: `nil` where it is no such form, is cut short, or has too many parts.
    package init?(contentType: String, body: [UInt8]) {
        guard let boundary = Self.boundary(of: contentType) else { return nil }
        let dashed = Array("--".utf8) + boundary
        let next = Array("\r\n".utf8) + dashed
        parts = []
        guard body.starts(with: dashed) else { return nil }
        var position = dashed.count
        while true {
            let rest = body[position...]
            if rest.starts(with: "--".utf8) { return }
            guard rest.starts(with: "\r\n".utf8), parts.count < Self.partLimit else { return nil }
            // The head begins with its own line break, so that an empty one ends like any other.
            let headEnd = Self.find(
                Array("\r\n\r\n".utf8), in: body, from: position,
                to: min(body.count, position + Self.headLimit))
            guard let headEnd,
                let end = Self.find(next, in: body, from: headEnd + 2, to: body.count)
            else { return nil }
            let head = String(decoding: body[position..<headEnd], as: UTF8.self)
            if let part = Self.part(head: head, bytes: body[min(headEnd + 4, end)..<end]) {
                parts.append(part)
            }
            position = end + next.count
        }
    }

    /// The first part with this name, or `nil`.
    package subscript(_ name: String) -> Part? {
        parts.first { $0.name == name }
    }

    private static func boundary(of contentType: String) -> [UInt8]? {
        guard contentType.lowercased().hasPrefix("multipart/form-data") else { return nil }
        guard let value = parameter("boundary", of: contentType) else { return nil }
        return (1...70).contains(value.utf8.count) ? Array(value.utf8) : nil
    }

    private static func part(head: String, bytes: ArraySlice<UInt8>) -> Part? {
        for line in head.split(whereSeparator: \.isNewline)
        where line.lowercased().hasPrefix("content-disposition:") {
            guard let name = parameter("name", of: String(line)) else { return nil }
            return Part(
                name: name, fileName: parameter("filename", of: String(line)), bytes: Array(bytes))
        }
        return nil
    }

    /// The value of `; name="value"` or `; name=value` in a field.
    private static func parameter(_ name: String, of field: String) -> String? {
        var rest = Array(field.utf8)[...]
        while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
            rest = rest[(semicolon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
            guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let key = String(decoding: rest[..<equals], as: UTF8.self).lowercased()
            rest = rest[(equals + 1)...]
            let isQuoted = rest.first == UInt8(ascii: "\"")
            if isQuoted { rest = rest.dropFirst() }
            let end =
                rest.firstIndex(of: isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: ";"))
                ?? rest.endIndex
            if key == name { return String(decoding: rest[..<end], as: UTF8.self) }
            rest = rest[end...]
        }
        return nil
    }

    private static func find(
        _ needle: [UInt8], in bytes: [UInt8], from start: Int, to end: Int
    ) -> Int? {
        guard end - start >= needle.count else { return nil }
        var index = start
        while index <= end - needle.count {
            if bytes[index] == needle[0], bytes[index..<(index + needle.count)] == needle[...] {
                return index
            }
            index += 1
        }
        return nil
    }
}
