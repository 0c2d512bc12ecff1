/// What the name of a file in a folder of shards says.
///
/// The name of a shard becomes one that disks which ignore case still keep apart: `l.3k.0` is
/// `l.3k.0.shard`; a capital letter is written small after an underscore, hyphens and underscores
/// stand after an underscore, too. So a bare hyphen, a space, or a bracket always begins what a
/// service for shared folders added to a copy.
package struct ShardFileName: Hashable {
    /// What the file is to the shard.
    package enum Role: Hashable {
        /// The file that its writer writes.
        case main
        /// What a service kept beside it when two machines wrote.
        case copy
        /// A sign that the file is in iCloud Drive and not yet on this machine.
        case placeholder
    }

    private static let ending = Array(".shard".utf8)
    private static let placeholderEnding = Array(".icloud".utf8)
    /// What services add begins so: Dropbox's ` (…)` and `(…)`, the ` 2` of iCloud Drive,
    /// OneDrive's `-NAME`, Syncthing's `.sync-conflict-…`.
    private static let additions = [" ", "(", "-", ".sync-conflict-"].map { Array($0.utf8) }
    private static let underscore = UInt8(ascii: "_")
    private static let dot = UInt8(ascii: ".")

    /// The name of the shard.
    package var shard: String
    /// What the file is to it.
    package var role: Role

    private init(shard: String, role: Role) {
        self.shard = shard
        self.role = role
    }

    /// The name of the file that holds `shard`.
    package static func main(of shard: String) -> String {
        var name: [UInt8] = []
        for byte in shard.utf8 {
            let small = lowercased(byte)
            if small != byte || byte == UInt8(ascii: "-") || byte == underscore {
                name.append(underscore)
            }
            name.append(small)
        }
        return String(decoding: name + ending, as: UTF8.self)
    }

    /// Reads the name of a file; `nil` where the file has nothing to do with shards.
    package init?(_ fileName: String) {
        let bytes = Array(fileName.utf8)
        if bytes.first == Self.dot {
            guard Self.ends(bytes[...], with: Self.placeholderEnding),
                let name = Self.parts(of: bytes.dropFirst().dropLast(Self.placeholderEnding.count))
            else { return nil }
            self.init(shard: name.shard, role: .placeholder)
        } else {
            guard let name = Self.parts(of: bytes[...]) else { return nil }
            self.init(shard: name.shard, role: name.isPlain ? .main : .copy)
        }
    }

    /// The shard that a file name stems from, and whether nothing was added to it.
    private static func parts(
        of fileName: ArraySlice<UInt8>
    ) -> (shard: String, isPlain: Bool)? {
        // A disk may give names back in capitals.
        let name = fileName.map(lowercased)[...]
        var end = name.endIndex
        while !ends(name[..<end], with: ending) {
            guard end > name.startIndex else { return nil }
            end -= 1
        }
        let (head, tail) = (name[..<(end - ending.count)], name[end...])
        guard tail.isEmpty || beginsAddition(tail), let (shard, rest) = shard(atStartOf: head)
        else { return nil }
        let isPlain = rest.isEmpty && tail.isEmpty && name.elementsEqual(fileName)
        return (shard, isPlain)
    }

    /// Reads the name of a shard up to what was added to it.
    private static func shard(
        atStartOf head: ArraySlice<UInt8>
    ) -> (shard: String, rest: ArraySlice<UInt8>)? {
        var shard: [UInt8] = []
        var rest = head
        while let byte = rest.first, !beginsAddition(rest) {
            rest = rest.dropFirst()
            guard byte == underscore else {
                shard.append(byte)
                continue
            }
            guard let meant = rest.popFirst() else { return nil }
            switch meant {
            case underscore, UInt8(ascii: "-"): shard.append(meant)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): shard.append(meant - 32)
            default: return nil
            }
        }
        guard let name = String(validating: shard, as: UTF8.self),
            ShardName.isValid(name, limitInBytes: 64)
        else { return nil }
        return (name, rest)
    }

    private static func beginsAddition(_ text: ArraySlice<UInt8>) -> Bool {
        additions.contains { text.starts(with: $0) }
    }

    private static func ends(_ text: ArraySlice<UInt8>, with ending: [UInt8]) -> Bool {
        text.count >= ending.count && text.suffix(ending.count).elementsEqual(ending)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte
    }
}
