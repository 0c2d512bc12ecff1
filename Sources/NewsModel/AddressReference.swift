/// The five parts of an address that may be relative, percent-encoded where they must be.
///
/// Source: RFC 3986, appendix B.
struct AddressReference {
    var scheme: String?
    var authority: String?
    var path: String
    var query: String?
    var fragment: String?

    init(_ text: String) {
        // Browsers drop line breaks and tabs everywhere, and controls and spaces at the ends.
        let kept = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        var rest = kept.drop { $0 <= 0x20 }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragment = Self.encoding(rest[(hash + 1)...])
            rest = rest[..<hash]
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
            rest = rest[(colon + 1)...]
        }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = Self.encoding(rest[(mark + 1)...])
            rest = rest[..<mark]
        }
        path = Self.encoding(rest)
        splitAuthority()
    }

    /// Reads `\` as `/`, as browsers do under `http` and `https`; `base` is the scheme that a
    /// relative reference inherits.
    mutating func treatBackslashesAsSlashes(in base: String? = nil) {
        guard path.utf8.contains(0x5C), ["http", "https"].contains(scheme ?? base ?? "") else {
            return
        }
        path = String(path.map { $0 == "\\" ? "/" : $0 })
        splitAuthority()
    }

    private mutating func splitAuthority() {
        // Nothing but ASCII is left in a path, so its bytes are its characters.
        guard authority == nil, path.utf8.starts(with: "//".utf8) else { return }
        let rest = path.dropFirst(2)
        let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        authority = String(rest[..<end])
        path = String(rest[end...])
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39: true
            default: isLetter(byte)
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A ~= byte) || (0x41...0x5A ~= byte)
    }

    /// Percent-encodes what may not stand in an address; what is encoded already stays as it is.
    private static func encoding(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: isForbidden) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 16)
        for byte in bytes {
            if isForbidden(byte) {
                PercentCoding.append(byte, to: &output)
            } else {
                output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F...0xFF, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            true
        default: false
        }
    }

    private static func mayHaveDotSegments(_ path: String) -> Bool {
        var isAfterSlash = false
        for byte in path.utf8 {
            if isAfterSlash, byte == UInt8(ascii: ".") { return true }
            isAfterSlash = byte == UInt8(ascii: "/")
        }
        return false
    }

    /// Removes `.` and `..` from a path; the result begins with a slash.
    ///
    /// Source: RFC 3986, section 5.2.4.
    static func removingDotSegments(_ path: String) -> String {
        guard mayHaveDotSegments(path) || path.utf8.first != UInt8(ascii: "/") else { return path }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        var kept: [Substring] = []
        for segment in path.hasPrefix("/") ? segments.dropFirst() : segments[...] {
            switch segment {
            case ".", "%2e", "%2E": break
            case "..": _ = kept.popLast()
            default: kept.append(segment)
            }
        }
        if let last = segments.last, last == "." || last == ".." { kept.append("") }
        return "/" + kept.joined(separator: "/")
    }
}
