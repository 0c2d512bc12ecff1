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

    private static let ending = ".shard"

    /// The name of the shard.
    package var shard: String
    /// What the file is to it.
    package var role: Role

    /// The name of the file that holds `shard`.
    package static func main(of shard: String) -> String {
        var name = ""
        for character in shard {
            if character.isUppercase || character == "-" || character == "_" { name += "_" }
            name += character.lowercased()
        }
        return name + ending
    }

    /// Reads the name of a file; `nil` where the file has nothing to do with shards.
    package init?(_ fileName: String) {
        let placeholderEnding = ".icloud"
        if fileName.hasPrefix("."), fileName.hasSuffix(placeholderEnding) {
            let inside = fileName.dropFirst().dropLast(placeholderEnding.count)
            guard let name = Self.parts(of: inside) else { return nil }
            self.init(shard: name.shard, role: .placeholder)
        } else {
            guard !fileName.hasPrefix("."), let name = Self.parts(of: fileName[...])
            else { return nil }
            self.init(shard: name.shard, role: name.isPlain ? .main : .copy)
        }
    }

    private init(shard: String, role: Role) {
        self.shard = shard
        self.role = role
    }

    /// The shard that a file name stems from, and whether nothing was added to it.
    private static func parts(of fileName: Substring) -> (shard: String, isPlain: Bool)? {
        // A disk may give names back in capitals.
        let name = fileName.lowercased()[...]
        guard let range = lastRange(of: ending, in: name) else { return nil }
        let tail = name[range.upperBound...]
        guard tail.isEmpty || beginsAddition(tail) else { return nil }
        let head = name[..<range.lowerBound]
        guard let (shard, rest) = shard(atStartOf: head) else { return nil }
        return (shard, rest.isEmpty && tail.isEmpty && name == fileName)
    }

    /// Reads the name of a shard up to what was added to it.
    private static func shard(atStartOf head: Substring) -> (shard: String, rest: Substring)? {
        var end = head.endIndex
        if let conflict = firstRange(of: ".sync-conflict-", in: head) { end = conflict.lowerBound }
        var shard = ""
        var place = head.startIndex
        while place < end, !beginsAddition(head[place...]) {
            var character = head[place]
            if character == "_" {
                place = head.index(after: place)
                guard place < end else { return nil }
                character = head[place]
                guard character == "-" || character == "_" || ("a"..."z").contains(character)
                else { return nil }
                shard += character.uppercased()
            } else {
                shard.append(character)
            }
            place = head.index(after: place)
        }
        guard ShardName.isValid(shard, limitInBytes: 64) else { return nil }
        return (shard, head[place...])
    }

    /// Whether what a service adds begins here: Syncthing's `.sync-conflict-…`, Dropbox's ` (…)`,
    /// the ` 2` of iCloud Drive, OneDrive's `-NAME`.
    private static func beginsAddition(_ text: Substring) -> Bool {
        text.hasPrefix(" ") || text.hasPrefix("(") || text.hasPrefix("-")
            || text.hasPrefix(".sync-conflict-")
    }

    private static func firstRange(
        of word: String, in text: Substring
    ) -> Range<Substring.Index>? {
        var rest = text
        while !rest.isEmpty {
            if rest.hasPrefix(word) {
                return rest.startIndex..<rest.index(rest.startIndex, offsetBy: word.count)
            }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static func lastRange(
        of word: String, in text: Substring
    ) -> Range<Substring.Index>? {
        var rest = text
        while !rest.isEmpty {
            if rest.hasSuffix(word) {
                return rest.index(rest.endIndex, offsetBy: -word.count)..<rest.endIndex
            }
            rest = rest.dropLast()
        }
        return nil
    }
}
