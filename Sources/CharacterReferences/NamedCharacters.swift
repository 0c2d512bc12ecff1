/// The characters that HTML knows by name, in a hash table made once from `list`.
struct NamedCharacters: Sendable {
    /// One name and what it means.
    struct Character: Sendable {
        /// What the name stands for.
        let text: ReferencedText
        /// Whether browsers know the name without its semicolon too.
        let mayLackSemicolon: Bool
        fileprivate let nameStart: Int
        fileprivate let nameEnd: Int
    }

    /// The bytes of the longest name, without its semicolon.
    static let longestInBytes = 31
    /// The bytes of the longest name that may lack its semicolon.
    static let longestLegacyInBytes = 6
    /// The bytes of the shortest name that may lack its semicolon.
    static let shortestLegacyInBytes = 2

    /// All names.
    static let all = NamedCharacters()

    // The names one behind the other.
    private var names: [UInt8] = []
    private var characters: [Character] = []
    // Numbers of characters plus one, at the hash of their names or behind; 0 is free.
    private var slots = [UInt16](repeating: 0, count: Self.slotCount)
    private static let slotCount = 8192

    private init() {
        names.reserveCapacity(Self.list.utf8CodeUnitCount)
        for group in Self.list.description.split(whereSeparator: \.isWhitespace) {
            let parts = group.split(separator: ":")
            guard parts.count == 2 else { continue }
            var text = ReferencedText()
            for number in parts[0].split(separator: "+") {
                text.append(UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            }
            for name in parts[1].split(separator: ",") {
                let isLegacy = name.hasSuffix("!")
                add(isLegacy ? name.dropLast() : name, text: text, mayLackSemicolon: isLegacy)
            }
        }
    }

    private mutating func add(_ name: Substring, text: ReferencedText, mayLackSemicolon: Bool) {
        let start = names.count
        names += name.utf8
        characters.append(
            Character(
                text: text, mayLackSemicolon: mayLackSemicolon, nameStart: start,
                nameEnd: names.count))
        var slot = Self.slot(of: names.span.extracting(start..<names.count))
        while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
        slots[slot] = UInt16(characters.count)
    }

    /// The character with this name, without its semicolon; `nil` where HTML has none.
    func character(named name: Span<UInt8>) -> Character? {
        var slot = Self.slot(of: name)
        while slots[slot] != 0 {
            let character = characters[Int(slots[slot]) - 1]
            let known = names.span.extracting(character.nameStart..<character.nameEnd)
            if Self.isEqual(known, name) { return character }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
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
