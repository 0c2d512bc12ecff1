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

    /// The entries that must not be in a story with this one, in no order.
    func rivals(of entry: EntryKey) -> Set<EntryKey> { apart[entry] ?? [] }

    /// Deals the entries of a story out so that none is with one it is apart from.
    ///
    /// What belongs together stays so where it can; everything of which nothing is said stays with
    /// what came about the same time, not with an entry that was taken out alone.
    ///
    /// - Parameters:
    ///   - entries: The entries, earliest first.
    ///   - likeness: How alike two entries are, or `nil` where that is not known; asked only where
    ///     nothing else tells.
    /// - Returns: The parts; one where nothing is against it.
    public func parts(
        of entries: [EntryKey], likeness: (EntryKey, EntryKey) -> Double?
    ) -> [[EntryKey]] {
        var dealing = StoryDealing(entries, by: self)
        dealing.deal(likeness)
        return dealing.parts
    }
}
