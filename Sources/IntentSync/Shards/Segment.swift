import NewsModel

/// Everything one replica decided between two publications: one version of its history.
///
/// What is in it happened after everything in its context, and is taken back or kept as a whole
/// with its dot.
struct Segment: Hashable, Sendable {
    /// A mark on one entry.
    struct Mark: Hashable, Sendable {
        /// The feed.
        var feed: FeedKey
        /// The entry's hash.
        var hash: UInt32
        /// Whether it is read or unread.
        var isRead: Bool
        /// For unread: where the entry lies on its feed's axis, as far as its author knew.
        ///
        /// Who does not know the entry tells by it whether somebody's span reads it after all.
        var position: Int64?
    }

    /// A flag switched on or off.
    struct Switch: Hashable, Sendable {
        /// The flag.
        var flag: Flag
        /// Whether it was switched on.
        var isOn: Bool
    }

    /// Something a later version decided.
    struct Later: Hashable, Sendable {
        /// Its number on the wire.
        var kind: UInt64
        /// Its bytes, never looked into.
        var payload: [UInt8]
    }

    /// Its version.
    var version: UInt64
    /// What its author had seen, the versions before this one among it.
    var context: VersionVector
    /// The dots under which it was published before its author took other names, oldest first.
    var aliases: [Dot] = []
    /// The dot under which the original of a copied store publishes this and perhaps more, because
    /// it was not closed when it was copied: who saw that has seen this, but not the other way
    /// round.
    var part: Dot?
    /// Marks on spans, in the order they were made.
    var spans: [SpanMark] = []
    /// Marks on entries, by feed and hash; they outweigh the spans.
    var marks: [Mark] = []
    /// Flags, sorted.
    var switches: [Switch] = []
    /// Registers, sorted.
    var writes: [Write] = []
    /// What a later version decided, in order.
    var later: [Later] = []
    /// Fields of a later version, bytes and all.
    var unknown: [UnknownField] = []

    /// The first version after `context`.
    init(version: UInt64, context: VersionVector) {
        self.version = version
        self.context = context
    }

    /// Whether nothing was decided.
    var isEmpty: Bool {
        spans.isEmpty && marks.isEmpty && switches.isEmpty && writes.isEmpty && later.isEmpty
            && unknown.isEmpty
    }

    /// Whether both decide the same, under whatever name and whatever their authors had seen.
    func saysTheSame(as other: Segment) -> Bool {
        spans == other.spans && marks == other.marks && switches == other.switches
            && writes == other.writes && later == other.later && unknown == other.unknown
    }

    /// How many decisions there are.
    var count: Int {
        spans.count + marks.count + switches.count + writes.count + later.count
    }

    /// What the segment says of an entry: read, unread, or nothing.
    func statement(feed: FeedKey, position: Int64?, hash: UInt32) -> Bool? {
        let place = place(of: feed, hash)
        if place < marks.count, marks[place].feed == feed, marks[place].hash == hash {
            return marks[place].isRead
        }
        guard position != nil else { return nil }
        return spans.last { $0.feed == feed && $0.contains(position) }?.isRead
    }

    // MARK: Deciding

    /// Marks one entry; the latest mark of a segment counts.
    mutating func mark(_ entry: EntryReference, isRead: Bool) {
        let mark = Mark(
            feed: entry.feed, hash: entry.hash, isRead: isRead,
            position: isRead ? nil : entry.position)
        let place = place(of: entry.feed, entry.hash)
        if place < marks.count, marks[place].feed == entry.feed, marks[place].hash == entry.hash {
            marks[place] = mark
        } else {
            marks.insert(mark, at: place)
        }
    }

    /// Marks a span.
    ///
    /// - Parameters:
    ///   - span: The mark.
    ///   - known: The hashes of the entries in the span that the author knows, ascending; marks on
    ///     them made before are outdone.
    mutating func mark(_ span: SpanMark, known: [UInt32]) {
        marks.removeAll { $0.feed == span.feed && known.containsSorted($0.hash) }
        spans.removeAll {
            $0.feed == span.feed && span.start <= $0.start && $0.end <= span.end
        }
        spans.append(span)
    }

    /// Switches a flag; the latest switch of a segment counts.
    mutating func set(_ flag: Flag, isOn: Bool) {
        switches.insertSorted(Switch(flag: flag, isOn: isOn)) { $0.flag < $1.flag }
    }

    /// Writes a register; the latest write of a segment counts.
    mutating func write(_ write: Write) {
        writes.insertSorted(write) { $0.register < $1.register }
    }

    private func place(of feed: FeedKey, _ hash: UInt32) -> Int {
        marks.firstPlace { ($0.feed, $0.hash) < (feed, hash) }
    }
}

/// A value of a register, and its place in the order of writes.
struct Write: Hashable, Sendable {
    /// The register.
    var register: Register
    /// The bytes of the value.
    var value: [UInt8]
    /// When it was written, in the order all replicas agree on.
    var stamp: Stamp
}

/// A field that only a later version understands.
struct UnknownField: Hashable, Comparable, Sendable {
    /// Its tag.
    var tag: UInt64
    /// Its bytes.
    var bytes: [UInt8]

    /// Whether `left` comes first.
    static func < (left: UnknownField, right: UnknownField) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension Array {
    /// The first place whose element is not before; the array is sorted so.
    func firstPlace(whereNotBefore isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Puts `element` in its place, instead of one that is equal by `precedes`.
    mutating func insertSorted(_ element: Element, by precedes: (Element, Element) -> Bool) {
        let place = firstPlace { precedes($0, element) }
        if place < count, !precedes(element, self[place]) {
            self[place] = element
        } else {
            insert(element, at: place)
        }
    }
}

extension Array where Element: Comparable {
    /// Whether `element` is in the sorted array.
    func containsSorted(_ element: Element) -> Bool {
        let place = firstPlace { $0 < element }
        return place < count && self[place] == element
    }
}
