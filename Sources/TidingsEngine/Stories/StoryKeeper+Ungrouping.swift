import NewsModel
import StoryGrouping
import TidingsStore

extension StoryKeeper {
    /// Makes each headline of an area a story of its own, where they were grouped before.
    ///
    /// - Parameters:
    ///   - headlines: The headlines, earliest first.
    ///   - name: The area.
    ///   - lost: Stories that another area keeps.
    /// - Returns: The stories that changed.
    /// - Throws: `StoreError`.
    func leaveAlone(
        _ headlines: [GroupedHeadline], in name: String, _ lost: Set<StoryKey>
    ) async throws(StoreError) -> Set<StoryKey> {
        let identity = GroupingPlan.value(of: .off)
        areas[name] = nil
        let wasOff = try await store.groupings()[name] == identity
        guard !wasOff || !lost.isEmpty else { return [] }
        let old = headlines.compactMap { headline in
            headline.story.map { (headline.entry, $0) }
        }
        let names = StoryRenaming(
            new: headlines.map { ($0.entry, StoryKey(founder: $0.entry)) },
            old: Dictionary(old) { first, _ in first }, taken: lost)
        var update = StoryUpdate()
        for headline in headlines {
            let key = names[StoryKey(founder: headline.entry)]
            update.titles[key] = headline.title
            guard let story = headline.story, story != key else { continue }
            update.assignments.append(.init(entry: headline.entry, story: key))
        }
        try await store.save(update)
        if !wasOff { try await store.noteGrouping(of: name, identity) }
        return Set(update.assignments.map(\.story))
    }
}
