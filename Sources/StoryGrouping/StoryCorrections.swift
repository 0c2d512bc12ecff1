public import NewsModel

/// What the person says about entries that do or do not belong to one story.
///
/// Grouping never goes against it: entries that are apart meet in no story, and those that belong
/// together are in one wherever nothing keeps them apart.
public struct StoryCorrections: Hashable, Sendable {
    private var apart: [EntryKey: Set<EntryKey>] = [:]
    private var together: [EntryKey: Set<EntryKey>] = [:]

    /// Nothing is said.
    public init() {}

    /// Whether nothing is said.
    public var isEmpty: Bool { apart.isEmpty && together.isEmpty }

    /// Every entry of which something is said, in order.
    public var entries: [EntryKey] { Set(apart.keys).union(together.keys).sorted() }

    /// Notes that two entries do not belong to one story.
    public mutating func separate(_ one: EntryKey, _ other: EntryKey) {
        guard one != other else { return }
        apart[one, default: []].insert(other)
        apart[other, default: []].insert(one)
    }

    /// Notes that two entries belong to one story.
    public mutating func join(_ one: EntryKey, _ other: EntryKey) {
        guard one != other else { return }
        together[one, default: []].insert(other)
        together[other, default: []].insert(one)
    }

    /// Whether two entries must not be in one story.
    public func areApart(_ one: EntryKey, _ other: EntryKey) -> Bool {
        apart[one]?.contains(other) ?? false
    }

    /// Whether an entry must be in no story with some other.
    func isApart(_ entry: EntryKey) -> Bool { apart[entry] != nil }

    /// The entries that belong to the same story, in order.
    public func partners(of entry: EntryKey) -> [EntryKey] {
        together[entry]?.sorted() ?? []
    }

    /// The pairs that belong together, in order, each once.
    public var pairs: [(EntryKey, EntryKey)] {
        together.keys.sorted().flatMap { one in
            partners(of: one).filter { one < $0 }.map { (one, $0) }
        }
    }

    /// Deals the entries of a story out so that none is with one it is apart from.
    ///
    /// Each goes to the first part that holds nothing against it; where several do and the entry
    /// is apart from somebody itself or not, the likest is taken. What belongs together stays so
    /// where it can.
    ///
    /// - Parameters:
    ///   - entries: The entries, earliest first.
    ///   - likeness: How alike two entries are, or `nil` where that is not known.
    /// - Returns: The parts; one where nothing is against it.
    public func parts(
        of entries: [EntryKey], likeness: (EntryKey, EntryKey) -> Double?
    ) -> [[EntryKey]] {
        var parts: [[EntryKey]] = []
        // Those that conflict first: they decide what the others have to choose from.
        let told = entries.filter(isApart)
        for entry in told + entries.filter({ !isApart($0) }) {
            let open = parts.indices.filter { place in
                !parts[place].contains { areApart($0, entry) }
            }
            let partners = Set(partners(of: entry))
            let best = open.max { left, right in
                let (one, two) = (
                    Self.pull(parts[left], entry, partners, likeness),
                    Self.pull(parts[right], entry, partners, likeness)
                )
                return one == two ? right < left : one < two
            }
            if let best { parts[best].append(entry) } else { parts.append([entry]) }
        }
        let order = Dictionary(zip(entries, entries.indices)) { first, _ in first }
        return parts.map { $0.sorted { order[$0, default: 0] < order[$1, default: 0] } }
    }

    private static func pull(
        _ part: [EntryKey], _ entry: EntryKey, _ partners: Set<EntryKey>,
        _ likeness: (EntryKey, EntryKey) -> Double?
    ) -> Double {
        if part.contains(where: partners.contains) { return 10 }
        let known = part.suffix(StoryGrouper.membersCompared).compactMap { likeness($0, entry) }
        return known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
    }
}
