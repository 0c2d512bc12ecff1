import NewsModel

/// The headlines that can still be joined, each in a numbered slot that is used again later.
struct HeadlineWindow: Sendable {
    /// What is kept of one headline.
    struct Record: Sendable {
        var entry: EntryKey
        var seconds: Int64
        /// Numbers of words, ascending, and the weight of each after it, as a vector of length 1;
        /// of bare numbers the weight is below 0.
        var words = BlockArena.List()
        /// What Letters or Spelling compares.
        var text = BlockArena.List()
        /// Where its story is in the table.
        var story: UInt32 = 0
        var title: String
        var publisher: String
        var language: String?
    }

    private(set) var records: [Record] = []
    private(set) var arena = BlockArena()
    private var slots: [EntryKey: UInt32] = [:]
    private var times = TimeHeap()
    private var free: [UInt32] = []

    /// How many headlines there are.
    var count: Int { slots.count }
    /// How many headlines there ever were at once.
    var capacity: Int { records.count }
    /// The time of the earliest headline, in seconds.
    var earliest: Int64? { times.earliest }
    /// The size of the buffers in bytes, roughly.
    var sizeInBytes: Int {
        let titles = records.reduce(0) {
            $0 + ($1.title.utf8.count > 15 ? $1.title.utf8.count + 32 : 0)
        }
        return arena.sizeInBytes + records.capacity * MemoryLayout<Record>.stride + titles
            + slots.capacity * 14 + times.count * 16
    }

    subscript(slot: UInt32) -> Record { records[Int(slot)] }

    /// The slot of an entry, or `nil` where it is not in the window.
    func slot(of entry: EntryKey) -> UInt32? { slots[entry] }

    /// Takes a headline in.
    mutating func insert(_ headline: Headline, words: [UInt32], text: [UInt32]) -> UInt32 {
        var record = Record(
            entry: headline.entry, seconds: headline.time.seconds, title: Self.kept(headline.title),
            publisher: Self.kept(headline.publisher), language: headline.language)
        record.words = arena.makeList(words)
        record.text = arena.makeList(text)
        let slot: UInt32
        if let used = free.popLast() {
            slot = used
            records[Int(slot)] = record
        } else {
            slot = UInt32(records.count)
            records.append(record)
        }
        slots[headline.entry] = slot
        times.insert(slot, seconds: record.seconds)
        return slot
    }

    /// Notes where the story of the headline in `slot` is.
    mutating func setStory(_ story: UInt32, of slot: UInt32) {
        records[Int(slot)].story = story
    }

    /// The slot of the earliest headline, which is the next to go.
    mutating func popEarliest() -> UInt32? { times.popEarliest() }

    /// Gives the slot and what it holds back, after `popEarliest()`.
    mutating func remove(_ slot: UInt32) {
        let index = Int(slot)
        slots[records[index].entry] = nil
        arena.release(&records[index].words)
        arena.release(&records[index].text)
        records[index].title = ""
        records[index].publisher = ""
        records[index].language = nil
        free.append(slot)
    }

    /// A title or name no longer than what is read of it.
    private static func kept(_ title: String) -> String {
        guard title.utf8.count > FoldedTitle.limitInScalars else { return title }
        return HeadlineReader.text(of: title, in: 0..<FoldedTitle.limitInScalars)
    }
}
