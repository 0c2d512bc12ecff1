import Compression
import FoundationEssentials

/// Every byte at a place, and what is packed inside.
enum ShardBytes {
    /// The files below `folder`, and what is deflated in the shards among them.
    static func all(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
        var found: [(name: String, bytes: [UInt8])] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let path = folder + "/" + name
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            found.append((name, Array(data)))
            if let unpacked = unpacked(Array(data)) {
                found.append((name + ", unpacked", unpacked))
            }
        }
        return found
    }

    /// What is deflated in a shard: `Td`, two numbers, a letter, eight bytes, flags, the size, and
    /// the deflated bytes with their number.
    private static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
        let marks = bytes.indices.dropLast(20).filter {
            bytes[$0] == UInt8(ascii: "T") && bytes[$0 + 1] == UInt8(ascii: "d")
        }
        for mark in marks {
            var rest = bytes[(mark + 2)...]
            guard number(&rest) != nil, number(&rest) != nil else { continue }
            rest = rest.dropFirst(9)
            guard let flags = rest.popFirst(), flags & 1 == 1, let size = number(&rest),
                let count = number(&rest),
                size < 4_000_000, count <= rest.count
            else { continue }
            if let body = Deflate.decompress(Array(rest.prefix(count)), to: size) { return body }
        }
        return nil
    }

    /// A number in groups of seven bits, the lowest first.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }
}
