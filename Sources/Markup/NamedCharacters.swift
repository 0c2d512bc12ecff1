/// The characters that HTML knows by name.
struct NamedCharacters: Sendable {
    private var characters: [String: [UInt8]] = [:]
    private var legacy: [String: [UInt8]] = [:]

    /// The longest name, without its semicolon.
    static let longestName = 31
    /// The longest of the names that may stand without a semicolon.
    static let longestLegacyName = 6

    /// All names, read once.
    static let all = NamedCharacters()

    private init() {
        characters.reserveCapacity(2200)
        for table in [Self.capitals, Self.smallAToL, Self.smallMToZ] {
            for pair in table.split(separator: " ") {
                let parts = pair.split(separator: "=")
                guard parts.count == 2 else { continue }
                characters[String(parts[0])] = Self.bytes(ofCodePoints: parts[1])
            }
        }
        for name in Self.endingWithoutSemicolon.split(separator: " ") {
            legacy[String(name)] = characters[String(name)]
        }
    }

    private static func bytes(ofCodePoints text: Substring) -> [UInt8] {
        let scalars = text.split(separator: "+").compactMap { UInt32($0, radix: 16) }
        return scalars.compactMap(Unicode.Scalar.init).flatMap { Array(String($0).utf8) }
    }

    /// The UTF-8 of the character that `&name;` means.
    func bytes(named name: String) -> [UInt8]? { characters[name] }

    /// The UTF-8 of the character that `&name` means even without its semicolon.
    func legacyBytes(named name: String) -> [UInt8]? { legacy[name] }
}
