extension CharacterReference {
    /// The named references of HTML, in a hash table made once from `list`.
    struct Names: Sendable {
        /// The bytes of the longest name.
        static let longestInBytes = 31

        /// One name and its text.
        struct Entry: Sendable {
            fileprivate let nameStart: Int
            fileprivate let nameEnd: Int
            fileprivate let textEnd: Int
            fileprivate let mayLackSemicolon: Bool
        }

        // Each name with its text behind it.
        private var bytes: [UInt8] = []
        private var entries: [Entry] = []
        // Numbers of entries plus one, at the hash of their names or behind; 0 is free.
        private var slots = [UInt16](repeating: 0, count: Self.slotCount)
        private static let slotCount = 8192

        init() {
            bytes.reserveCapacity(Self.list.utf8CodeUnitCount * 2)
            for group in Self.list.description.split(whereSeparator: \.isWhitespace) {
                let parts = group.split(separator: ":")
                guard parts.count == 2 else { continue }
                var text: [UInt8] = []
                for scalar in parts[0].split(separator: "+") {
                    TextDecoding.append(UInt32(scalar, radix: 16) ?? 0xFFFD, to: &text)
                }
                for name in parts[1].split(separator: ",") {
                    let isLegacy = name.hasSuffix("!")
                    add(isLegacy ? name.dropLast() : name, text: text, mayLackSemicolon: isLegacy)
                }
            }
        }

        private mutating func add(_ name: Substring, text: [UInt8], mayLackSemicolon: Bool) {
            let start = bytes.count
            bytes += name.utf8
            let end = bytes.count
            bytes += text
            entries.append(
                Entry(
                    nameStart: start, nameEnd: end, textEnd: bytes.count,
                    mayLackSemicolon: mayLackSemicolon))
            var slot = Self.slot(of: bytes.span.extracting(start..<end))
            while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
            slots[slot] = UInt16(entries.count)
        }

        /// The entry with this name, without its semicolon; `nil` where HTML has none.
        func entry(for name: Span<UInt8>) -> Entry? {
            var slot = Self.slot(of: name)
            while slots[slot] != 0 {
                let entry = entries[Int(slots[slot]) - 1]
                if Self.isEqual(bytes.span.extracting(entry.nameStart..<entry.nameEnd), name) {
                    return entry
                }
                slot = (slot + 1) % Self.slotCount
            }
            return nil
        }

        /// Whether browsers know the name without its semicolon too.
        func mayLackSemicolon(_ entry: Entry) -> Bool { entry.mayLackSemicolon }

        /// Appends the text that `entry` stands for.
        func append(_ entry: Entry, to output: inout [UInt8]) {
            output += bytes[entry.nameEnd..<entry.textEnd]
        }

        private static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
            guard left.count == right.count else { return false }
            for index in left.indices where left[index] != right[index] { return false }
            return true
        }

        /// Source: the FNV-1a hash of Fowler, Noll, and Vo, 32 bits.
        private static func slot(of name: Span<UInt8>) -> Int {
            var hash: UInt32 = 0x811C_9DC5
            for index in name.indices { hash = (hash ^ UInt32(name[index])) &* 0x0100_0193 }
            return Int(hash ^ (hash >> 16)) % slotCount
        }
    }
}
