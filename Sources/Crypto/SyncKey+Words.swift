extension SyncKey {
    /// How many words a key has.
    public static let wordCount = 24

    // A word is consonant, vowel, consonant, vowel: 12 bits. Letters that are heard or read alike
    // (c and k, e and i, y and i) stand here once.
    private static let consonants = Array("bdfghjklmnprstvw".utf8)
    private static let vowels = Array("aiou".utf8)

    /// The key as 24 words to write down: 256 bits of key, then 32 bits of checksum.
    ///
    /// The words belong to no language. Each has four letters that can be spoken, and no list is
    /// needed to read them.
    public var words: [String] {
        let checked = bytes + Self.checksum(of: bytes)
        // Three bytes are two words.
        return stride(from: 0, to: checked.count, by: 3).flatMap { start in
            let bits = checked[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
            return [Self.word(for: bits >> 12), Self.word(for: bits & 0xFFF)]
        }
    }

    /// Reads the words of a key.
    ///
    /// - Parameter text: The words in their order, in small letters or capitals, with anything but
    ///   letters between them: spaces, line breaks, numbers, hyphens.
    /// - Throws: `SyncKeyError`, which says what is wrong with the words.
    public init(words text: String) throws(SyncKeyError) {
        let words = text.lowercased().split { !$0.isLetter }
        guard words.count == Self.wordCount else { throw .wrongCount(words: words.count) }
        var numbers: [Int] = []
        for (index, word) in words.enumerated() {
            guard let number = Self.number(of: word) else {
                throw .unknownWord(place: index + 1)
            }
            numbers.append(number)
        }
        let checked = stride(from: 0, to: numbers.count, by: 2).flatMap { index in
            let bits = numbers[index] << 12 | numbers[index + 1]
            return [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
        }
        let bytes = Array(checked.prefix(Self.sizeInBytes))
        guard checked.dropFirst(Self.sizeInBytes).elementsEqual(Self.checksum(of: bytes))
        else { throw .mismatch }
        self.init(checked: bytes)
    }

    private static func checksum(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        Digest(of: Array("tidings key words".utf8) + bytes).bytes.prefix(4)
    }

    private static func word(for number: Int) -> String {
        let letters = [
            consonants[number >> 8 & 15], vowels[number >> 6 & 3], consonants[number >> 2 & 15],
            vowels[number & 3],
        ]
        return String(decoding: letters, as: UTF8.self)
    }

    private static func number(of word: Substring) -> Int? {
        let letters = Array(word.utf8)
        guard letters.count == 4, let first = consonants.firstIndex(of: letters[0]),
            let second = vowels.firstIndex(of: letters[1]),
            let third = consonants.firstIndex(of: letters[2]),
            let fourth = vowels.firstIndex(of: letters[3])
        else { return nil }
        return first << 8 | second << 6 | third << 2 | fourth
    }
}
