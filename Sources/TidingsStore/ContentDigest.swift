import NewsModel

/// Tells whether an entry's content changed since it was saved.
///
/// Fast rather than safe: a publisher who contrives two bodies with one digest only hides their own
/// update. The bytes are folded eight at a time with the multiplier and rotation of FxHash, which
/// spreads well enough for one comparison per entry.
///
/// Source: the `FxHasher` of the Rust compiler (multiplier 0x517cc1b727220a95, rotation 5).
struct ContentDigest {
    private var state: UInt64 = 0

    /// The digest of everything that is stored of `entry`.
    static func of(_ entry: PreparedEntry) -> Int64 {
        var digest = ContentDigest()
        digest.add(entry.title)
        digest.add(entry.link)
        digest.add(entry.author)
        digest.add(entry.published.map { UInt64(bitPattern: $0.seconds) } ?? .max)
        digest.add(entry.html)
        digest.add(entry.text)
        digest.add(entry.excerpt)
        for enclosure in entry.enclosures {
            digest.add(enclosure.address)
            digest.add(enclosure.mediaType)
            digest.add(UInt64(bitPattern: Int64(enclosure.sizeInBytes ?? -1)))
        }
        for category in entry.categories { digest.add(category) }
        digest.add(entry.commentsAddress)
        return Int64(bitPattern: digest.state)
    }

    private mutating func add(_ word: UInt64) {
        state = ((state << 5 | state >> 59) ^ word) &* 0x517c_c1b7_2722_0a95
    }

    private mutating func add(_ optionalText: String?) {
        guard var text = optionalText else { return add(UInt64.max) }
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        var word: UInt64 = 0
        for index in bytes.indices {
            word = word << 8 | UInt64(bytes[index])
            if index & 7 == 7 {
                add(word)
                word = 0
            }
        }
        add(word)
        add(UInt64(bytes.count))
    }
}
