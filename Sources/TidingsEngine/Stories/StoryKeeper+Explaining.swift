import NewsModel
import StoryGrouping
import TidingsStore

extension StoryKeeper {
    /// How many headlines around two entries are read to tell which words are rare.
    private static let surroundings = 20_000

    /// Why two entries are in one story or not; `nil` where one of them is not here.
    func reason(
        _ one: EntryKey, _ other: EntryKey, at now: Timestamp
    ) async throws(StoreError) -> StoryReason? {
        guard let first = try await store.entry(one)?.listing,
            let second = try await store.entry(other)?.listing
        else { return nil }
        let said = StoryCorrections(try await store.storyCorrections())
        var reason = StoryReason(
            one: one, other: other,
            isOneStory: first.story != nil && first.story == second.story, algorithm: .words,
            threshold: GroupingAlgorithm.words.balancedThreshold)
        if said.areApart(one, other) { reason.wish = .apart }
        if said.partners(of: one).contains(other), reason.wish == nil { reason.wish = .together }
        let plan = try await GroupingPlan(store)
        let folders = try await store.folders(of: [first.feed, second.feed])
        let places = [first, second].map { plan.area(of: folders[$0.feed] ?? .top) }
        if places.contains(where: { plan.way(inArea: $0) == .off }) {
            reason.obstacle = .off
            return reason
        }
        if places[0] != places[1] {
            reason.obstacle = .otherFolders
            return reason
        }
        let grouper: StoryGrouper
        if let live = areas.values.first(where: {
            $0.grouper.story(of: one) != nil && $0.grouper.story(of: other) != nil
        }) {
            grouper = live.grouper
        } else {
            grouper = try await surroundings(of: first, second, in: places[0], plan, at: now)
        }
        reason.algorithm = grouper.options.algorithm
        reason.threshold = grouper.options.threshold
        reason.likeness = grouper.explanation(of: one, and: other)
        return reason
    }

    /// A grouper with the headlines around two entries.
    private func surroundings(
        of one: EntryListing, _ other: EntryListing, in area: String, _ plan: GroupingPlan,
        at now: Timestamp
    ) async throws(StoreError) -> StoryGrouper {
        let window = GroupingOptions().window
        let (start, end) = (min(one.order, other.order), max(one.order, other.order))
        let headlines = try await store.headlines(since: start - window).filter {
            $0.order <= end + window && !$0.title.isEmpty
        }
        guard case .options(var options) = plan.way(inArea: area) else { return StoryGrouper() }
        // Everything around stays: the rarity of words comes from it.
        options.window = window * 3
        var known = KnownMeaning()
        if options.algorithm == .stories {
            known = try await meaning.known(since: start - window, store, askingAt: now)
        }
        var grouper = StoryGrouper(options: options, space: known.space)
        let nearest = headlines.filter { plan.area(of: $0.folder) == area }
            .suffix(Self.surroundings)
        for headline in nearest {
            grouper.restore(
                Headline(headline), vector: known.vectors[headline.entry],
                story: headline.story ?? StoryKey(founder: headline.entry))
        }
        return grouper
    }
}
