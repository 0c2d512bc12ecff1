import IntentSync
public import NewsModel
import TidingsStore

/// What the person says about stories: decisions that travel, and that grouping follows.
extension ReaderEngine {
    /// Why two entries are in one story or not; `nil` where one of them is not here.
    public func reason(
        _ one: EntryKey, _ other: EntryKey
    ) async throws(EngineError) -> StoryReason? {
        let now = clock()
        return try await storing { () async throws(StoreError) in
            try await self.stories.reason(one, other, at: now)
        }
    }

    /// Takes an entry out of its story: it belongs to none of the others.
    ///
    /// - Returns: Whether it was in a story with others.
    @discardableResult
    public func separate(_ entry: EntryKey) async throws(EngineError) -> Bool {
        let members = try await members(of: entry)
        guard let member = members.first(where: { $0.entry == entry }) else { return false }
        return try await part(
            [member], from: members.filter { $0.entry != entry }, by: .separated)
    }

    /// Splits a story: an entry and everything later is another one.
    ///
    /// - Returns: Whether there was something before the entry.
    @discardableResult
    public func split(at entry: EntryKey) async throws(EngineError) -> Bool {
        let members = try await members(of: entry)
        guard let place = members.firstIndex(where: { $0.entry == entry }) else { return false }
        return try await part(
            Array(members[place...]), from: Array(members[..<place]), by: .split)
    }

    /// Says that two sides of a story are apart, and no longer that some of them belong together.
    private func part(
        _ later: [StoryMember], from earlier: [StoryMember], by act: StoryAct
    ) async throws(EngineError) -> Bool {
        guard let first = later.first, !earlier.isEmpty else { return false }
        let (left, right) = (Set(earlier.map(\.entry)), Set(later.map(\.entry)))
        let joined = try await corrections().filter { !$0.isApart && $0.isBetween(left, right) }
        try await correct(
            act, about: first.entry, apart: StoryCut(between: earlier, and: later).pairs,
            takenBack: joined)
        return true
    }

    /// Makes stories one, whatever was said before.
    ///
    /// - Returns: Whether there were two or more.
    @discardableResult
    public func merge(_ keys: [StoryKey]) async throws(EngineError) -> Bool {
        var groups: [[StoryMember]] = []
        for key in keys {
            let members = try await storing { () async throws(StoreError) in
                try await self.store.members(of: key)
            }
            if let first = members.first, !groups.contains(where: { $0.first == first }) {
                groups.append(members)
            }
        }
        guard groups.count > 1 else { return false }
        let all = Set(groups.joined().map(\.entry))
        let parted = try await corrections().filter { $0.isApart && $0.isBetween(all, all) }
        // Each story stays whole, however it came about.
        try await correct(
            .merged, about: groups[0][0].entry, together: StoryCut(joining: groups).pairs,
            takenBack: parted)
        return true
    }

    /// Takes back everything that was said about an entry and others, and what parts its story from
    /// theirs.
    ///
    /// - Returns: Whether something was.
    @discardableResult
    public func uncorrect(_ entry: EntryKey) async throws(EngineError) -> Bool {
        let corrections = try await corrections()
        let about = corrections.filter { $0.first == entry || $0.second == entry }
        guard !about.isEmpty else { return false }
        let own = Set(try await members(of: entry).map(\.entry)).union([entry])
        var others: Set<EntryKey> = []
        var seen = own
        for correction in about where correction.isApart {
            let rival = correction.first == entry ? correction.second : correction.first
            guard seen.insert(rival).inserted else { continue }
            let members = try await members(of: rival).map(\.entry) + [rival]
            seen.formUnion(members)
            others.formUnion(members)
        }
        let between = corrections.filter { $0.isApart && $0.isBetween(own, others) }
        try await correct(.restored, about: entry, takenBack: about + between)
        return true
    }

    private func corrections() async throws(EngineError) -> [StoryCorrection] {
        try await storing { () async throws(StoreError) in
            try await self.store.storyCorrections()
        }
    }

    private func members(of entry: EntryKey) async throws(EngineError) -> [StoryMember] {
        try await storing { () async throws(StoreError) in
            guard let story = try await self.store.stories(of: [entry])[entry] else { return [] }
            return try await self.store.members(of: story)
        }
    }

    private func correct(
        _ act: StoryAct, about entry: EntryKey, apart: Set<StoryPair> = [],
        together: Set<StoryPair> = [], takenBack: [StoryCorrection] = []
    ) async throws(EngineError) {
        let forgotten = Set(takenBack.compactMap { StoryPair($0.first, $0.second) })
        let now = clock()
        try await storing { () async throws(StoreError) in
            try await self.store.decide(
                act, about: entry, apart: apart, together: together, forgotten: forgotten,
                at: now)
        }
        try await group(isAsking: false)
    }
}

extension StoryCorrection {
    /// Whether it is about an entry of the one and an entry of the other.
    fileprivate func isBetween(_ left: Set<EntryKey>, _ right: Set<EntryKey>) -> Bool {
        left.contains(first) && right.contains(second)
            || left.contains(second) && right.contains(first)
    }
}
