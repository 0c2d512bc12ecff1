package import NewsModel

/// The header fields of an answer that a reader has a use for, byte for byte.
package struct AnswerFields: Sendable {
    package enum Name: String, Sendable {
        case age
        case cacheControl = "cache-control"
        case contentType = "content-type"
        case date
        case entityTag = "etag"
        case expires
        case lastModified = "last-modified"
        case link
        case location
        case retryAfter = "retry-after"
    }

    /// The number of bytes of all lines so far, answers before the last one included.
    private(set) var byteCount = 0
    /// The status of the last status line, 0 before any.
    package private(set) var status = 0
    private var values: [Name: [UInt8]] = [:]
    /// Whether the empty line that ends the header came.
    package private(set) var isComplete = false

    /// No fields yet.
    package init() {}

    /// The value of a field, white space around it removed; `nil` where it is missing or empty.
    package subscript(_ name: Name) -> [UInt8]? { values[name] }

    /// Takes one line as received; a status line begins anew, an empty line ends the header.
    package mutating func take(line bytes: [UInt8]) {
        byteCount += bytes.count
        var line = bytes[...]
        while let last = line.last, Self.isSpace(last) { line.removeLast() }
        if line.starts(with: "HTTP/".utf8) {
            values = [:]
            isComplete = false
            status = Self.status(line)
        } else if line.isEmpty {
            // What comes after the body is a trailer, which says nothing about the answer.
            isComplete = true
        } else if !isComplete {
            takeField(line)
        }
    }

    private static func status(_ line: ArraySlice<UInt8>) -> Int {
        let words = line.split(separator: 0x20)
        return words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
    }

    private mutating func takeField(_ line: ArraySlice<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex <= 16,
            let name = Name(
                rawValue: String(decoding: line[..<colon], as: UTF8.self).lowercased())
        else { return }
        let value = Array(line[(colon + 1)...].drop(while: Self.isSpace))
        guard !value.isEmpty else { return }
        if let earlier = values[name] {
            // Lists may come in several fields; of other fields the first one counts.
            if name == .cacheControl || name == .link {
                values[name] = earlier + Array(", ".utf8) + value
            }
        } else {
            values[name] = value
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }

    /// What to send back when asking again.
    package var validators: Validators {
        Validators(entityTag: self[.entityTag], lastModified: self[.lastModified])
    }

    /// The value of `Content-Type`.
    package var contentType: String? {
        self[.contentType].map { String(decoding: $0, as: UTF8.self) }
    }

    /// Where a redirect leads, bytes outside ASCII percent-encoded as they are.
    package var location: String? {
        guard let bytes = self[.location] else { return nil }
        var text: [UInt8] = []
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                text += Array(("%" + String(byte, radix: 16, uppercase: true)).utf8)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
