import Compression

/// The files of a Python wheel, which is a ZIP file.
///
/// Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", 4.3 and 4.4; of it, what wheels
/// use: no encryption, no parts, stored or deflated, less than 4 GB.
package struct WheelArchive {
    /// One file in it.
    package struct Member {
        package var name: String
        var method: Int
        var compressedCount: Int
        var count: Int
        var offset: Int
    }

    /// The most files that are read of.
    static let limitInMembers = 10_000

    private let bytes: [UInt8]
    /// What is in it, in order.
    package let members: [Member]

    /// Reads the list of files; `nil` where this is no ZIP file or a damaged one.
    package init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard let end = Self.end(bytes) else { return nil }
        let count = Self.number(bytes, end + 10, 2)
        var place = Self.number(bytes, end + 16, 4)
        guard count <= Self.limitInMembers else { return nil }
        var members: [Member] = []
        for _ in 0..<count {
            guard place + 46 <= bytes.count, Self.number(bytes, place, 4) == 0x0201_4B50 else {
                return nil
            }
            let nameCount = Self.number(bytes, place + 28, 2)
            let next =
                place + 46 + nameCount + Self.number(bytes, place + 30, 2)
                + Self.number(bytes, place + 32, 2)
            guard next <= bytes.count else { return nil }
            let name = String(
                decoding: bytes[(place + 46)..<(place + 46 + nameCount)], as: UTF8.self)
            members.append(
                Member(
                    name: name, method: Self.number(bytes, place + 10, 2),
                    compressedCount: Self.number(bytes, place + 20, 4),
                    count: Self.number(bytes, place + 24, 4),
                    offset: Self.number(bytes, place + 42, 4)))
            place = next
        }
        self.members = members
    }

    /// Whether a name stays below the folder it is unpacked into.
    package static func isSafe(_ name: String) -> Bool {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\\"), !name.contains("\0")
        else { return false }
        return !name.split(separator: "/", omittingEmptySubsequences: false)
            .contains { $0 == ".." || $0 == "." || $0.isEmpty }
    }

    /// The bytes of a file, or `nil` where they are damaged or more than `limit`.
    package func contents(of member: Member, limitInBytes limit: Int) -> [UInt8]? {
        guard member.count <= limit, member.offset + 30 <= bytes.count,
            Self.number(bytes, member.offset, 4) == 0x0403_4B50
        else { return nil }
        let start =
            member.offset + 30 + Self.number(bytes, member.offset + 26, 2)
            + Self.number(bytes, member.offset + 28, 2)
        guard start + member.compressedCount <= bytes.count else { return nil }
        let stream = bytes[start..<(start + member.compressedCount)]
        switch member.method {
        case 0: return stream.count == member.count ? Array(stream) : nil
        case 8: return Deflate.inflate(stream, to: member.count)
        default: return nil
        }
    }

    /// Where the record at the end begins, which a comment may follow.
    private static func end(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 22 else { return nil }
        var place = bytes.count - 22
        let first = max(0, place - 65_535)
        while place >= first {
            if number(bytes, place, 4) == 0x0605_4B50 { return place }
            place -= 1
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        var value = 0
        for offset in (0..<count).reversed() { value = value << 8 | Int(bytes[place + offset]) }
        return value
    }
}
