import NewsModel

/// The keys a feed's last document named, as they are stored: 8 bytes each, in ascending order.
enum DocumentKeys {
    /// The stored form of `keys`.
    static func stored(_ keys: Set<EntryKey>) -> [UInt8] {
        keys.sorted().flatMap { key in
            (0..<8).map { UInt8(truncatingIfNeeded: key.rawValue >> (56 - 8 * $0)) }
        }
    }

    /// Reads the stored form.
    static func read(_ bytes: [UInt8]) -> Set<EntryKey> {
        var keys: Set<EntryKey> = []
        keys.reserveCapacity(bytes.count / 8)
        for start in stride(from: 0, to: bytes.count / 8 * 8, by: 8) {
            let value = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            keys.insert(EntryKey(rawValue: value))
        }
        return keys
    }
}
