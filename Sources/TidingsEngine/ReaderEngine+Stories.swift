import IntentSync
public import NewsModel
import TidingsStore

/// What the person says about stories: decisions that travel, and that grouping follows.
extension ReaderEngine {
    /// How many entries of a story a correction is said about: pairs are what travels.
    private static let said = 50

    /// Why two entries are in one story or not; `nil` where one of them is not here.
    public func reason(
        _ one: EntryKey, _ other: EntryKey
    ) async throws(EngineError) -> StoryReason? {
        try await storing { () async throws(StoreError) in
            try await self.stories.reason(one, other)
        }
    }

    /// Takes an entry out of its story: it belongs to none of the others.
    ///
    /// - Returns: Whether it was in a story with others.
    @discardableResult
    public func separate(_ entry: EntryKey) async throws(EngineError) -> Bool {
        let members = try await members(of: entry)
        let others = members.filter { $0 != entry }.suffix(Self.said)
        guard members.contains(entry), !others.isEmpty else { return false }
        try await correct(apart: others.map { (entry, $0) })
        return true
    }

    /// Splits a story: an entry and everything later is another one.
    ///
    /// - Returns: Whether there was something before the entry.
    @discardableResult
    public func split(at entry: EntryKey) async throws(EngineError) -> Bool {
        let members = try await members(of: entry)
        guard let place = members.firstIndex(of: entry), place > 0 else { return false }
        let earlier = members[..<place].suffix(Self.said)
        let later = members[place...].prefix(Self.said)
        // Each is told from one of the other side, which is enough to deal all of them out.
        let pairs =
            later.map { (members[0], $0) } + earlier.dropFirst().map { ($0, entry) }
        try await correct(apart: pairs)
        return true
    }

    /// Makes stories one, whatever was said before.
    ///
    /// - Returns: Whether there were two or more.
    @discardableResult
    public func merge(_ keys: [StoryKey]) async throws(EngineError) -> Bool {
        var groups: [[EntryKey]] = []
        for key in keys {
            let members = try await storing { () async throws(StoreError) in
                try await self.store.members(of: key)
            }
            if let first = members.first, !groups.contains(where: { $0.first == first }) {
                groups.append(members)
            }
        }
        guard groups.count > 1 else { return false }
        var taken: [(EntryKey, EntryKey)] = []
        let corrections = try await storing { () async throws(StoreError) in
            try await self.store.storyCorrections()
        }
        let all = Set(groups.flatMap { $0 })
        for correction in corrections
        where correction.isApart && all.contains(correction.first)
            && all.contains(correction.second)
        {
            taken.append((correction.first, correction.second))
        }
        // Each story stays whole, however it came about.
        let together = groups.flatMap { $0.prefix(Self.said) }.dropFirst()
        try await correct(together: together.map { (groups[0][0], $0) }, takenBack: taken)
        return true
    }

    /// Takes back everything that was said about an entry and others.
    ///
    /// - Returns: Whether something was.
    @discardableResult
    public func uncorrect(_ entry: EntryKey) async throws(EngineError) -> Bool {
        let corrections = try await storing { () async throws(StoreError) in
            try await self.store.storyCorrections()
        }
        let about = corrections.filter { $0.first == entry || $0.second == entry }
        guard !about.isEmpty else { return false }
        try await correct(takenBack: about.map { ($0.first, $0.second) })
        return true
    }

    private func members(of entry: EntryKey) async throws(EngineError) -> [EntryKey] {
        try await storing { () async throws(StoreError) in
            guard let story = try await self.store.stories(of: [entry])[entry] else { return [] }
            return try await self.store.members(of: story)
        }
    }

    private func correct(
        apart: [(EntryKey, EntryKey)] = [], together: [(EntryKey, EntryKey)] = [],
        takenBack: [(EntryKey, EntryKey)] = []
    ) async throws(EngineError) {
        let split = apart.compactMap { StoryPair($0.0, $0.1) }
        let join = together.compactMap { StoryPair($0.0, $0.1) }
        let forget = takenBack.compactMap { StoryPair($0.0, $0.1) }
        let now = clock()
        try await storing { () async throws(StoreError) in
            _ = try await self.store.decide(at: now) { acts in
                forget.flatMap { acts.uncorrect($0) } + split.flatMap { acts.split($0) }
                    + join.flatMap { acts.join($0) }
            }
        }
        try await group(isAsking: false)
    }
}
