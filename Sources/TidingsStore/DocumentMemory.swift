public import NewsModel

/// What is remembered of the last document of a feed, so that entries which stand in the next one
/// just as they stood need not be read again.
public struct DocumentMemory: Hashable, Sendable {
    /// What an entry of the document was read to.
    public struct Entry: Hashable, Sendable {
        /// The key it is stored under.
        public var key: EntryKey
        /// The digest of what its publisher wrote, as `PreparedEntry.sourceDigest` has it.
        public var sourceDigest: UInt64
        /// The time it was published or else updated, as given.
        public var time: Timestamp?

        /// Gathers what an entry was read to.
        public init(key: EntryKey, sourceDigest: UInt64, time: Timestamp?) {
            self.key = key
            self.sourceDigest = sourceDigest
            self.time = time
        }
    }

    /// The hash of all that stood around the entries.
    public var frame: UInt64
    /// The entries by the hash of their bytes.
    public var entries: [UInt64: Entry]

    /// Remembers entries and what stood around them.
    public init(frame: UInt64, entries: [UInt64: Entry]) {
        self.frame = frame
        self.entries = entries
    }

    // MARK: Storing

    /// The stored form: the frame, then for each entry its hash, key, digest, and time.
    var stored: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 + 32 * entries.count)
        func add(_ number: UInt64) {
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
            }
        }
        add(frame)
        for (hash, entry) in entries.sorted(by: { $0.key < $1.key }) {
            add(hash)
            add(entry.key.rawValue)
            add(entry.sourceDigest)
            add(UInt64(bitPattern: entry.time?.seconds ?? .min))
        }
        return bytes
    }

    /// Reads the stored form; `nil` where it is none.
    init?(stored bytes: [UInt8]) {
        guard bytes.count >= 8, bytes.count % 32 == 8 else { return nil }
        func number(_ place: Int) -> UInt64 {
            bytes[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        frame = number(0)
        entries = [:]
        entries.reserveCapacity(bytes.count / 32)
        for place in stride(from: 8, to: bytes.count, by: 32) {
            let seconds = Int64(bitPattern: number(place + 24))
            entries[number(place)] = Entry(
                key: EntryKey(rawValue: number(place + 8)), sourceDigest: number(place + 16),
                time: seconds == .min ? nil : Timestamp(seconds: seconds))
        }
    }
}

/// What is stored of a feed's entries, as far as its next document is likely to name them.
public struct KnownDocument: Hashable, Sendable {
    /// The source digest of each stored entry that the last document named.
    public var digests: [EntryKey: UInt64]
    /// What is remembered of that document, or `nil` where it has to be read as a whole.
    public var memory: DocumentMemory?

    /// Gathers what is known.
    public init(digests: [EntryKey: UInt64] = [:], memory: DocumentMemory? = nil) {
        self.digests = digests
        self.memory = memory
    }
}
