import NewsModel
import StoryGrouping
import TidingsStore

/// Keeps the stories in step with what was fetched.
///
/// The groupers live here between refreshes, so that only new headlines cost anything. An actor of
/// its own: grouping holds up neither the engine nor anybody who reads.
actor StoryKeeper {
    /// A grouper, and what it was made for.
    struct Area {
        /// The algorithm, threshold, and model.
        var name: String
        /// Whether vectors are at hand; where a model is out of reach, words alone are compared.
        var hasSpace: Bool
        var grouper: StoryGrouper
    }

    /// What to do about an area.
    private struct Work {
        /// Its name.
        var area: String
        var options: GroupingOptions
        /// Where the window begins.
        var start: Timestamp
        /// Whether models were asked; else a new headline that is to be compared by its meaning
        /// waits until they were.
        var isWhole: Bool
        /// Whether everything is grouped again, whatever was decided before.
        var isAnew: Bool
        /// Stories that another area keeps.
        var lost: Set<StoryKey>
        /// The language of titles.
        var language: String?
    }

    let store: ReaderStore
    let meaning: MeaningSource
    private let turns = TurnQueue()
    var areas: [String: Area] = [:]
    var corrections = StoryCorrections()
    /// Digests of what a model was asked about stories and gave no usable answer.
    var refusedTexts: [StoryKey: UInt64] = [:]

    init(store: ReaderStore, meaning: MeaningSource = MeaningSource()) {
        self.store = store
        self.meaning = meaning
    }

    /// Groups every headline of the window that has no story yet, and saves what was decided.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - isAsking: Whether models may be asked what is not known yet, which can take minutes;
    ///     else what they said before must do. Nobody who waits for a page should wait for them.
    /// - Throws: `StoreError`.
    func group(now: Timestamp, isAsking: Bool = true) async throws(StoreError) {
        if isAsking { try await learn(now) }
        await turns.take()
        do throws(StoreError) {
            try await groupInTurn(now, isWhole: isAsking)
        } catch {
            await turns.give()
            throw error
        }
        await turns.give()
        if isAsking { try await write(now) }
    }

    /// Groups where what the person says of stories is not followed yet: it came from elsewhere.
    func follow(now: Timestamp) async throws(StoreError) {
        guard try await !StoryWishes(store).areFollowed(in: store) else { return }
        try await group(now: now)
    }

    /// Asks what headlines mean that are compared by that.
    private func learn(_ now: Timestamp) async throws(StoreError) {
        let plan = try await GroupingPlan(store)
        guard plan.usesMeaning else { return }
        let start = now - GroupingOptions().window
        let headlines = try await store.headlines(since: start).filter { headline in
            guard case .options(let options) = plan.way(in: headline.folder) else { return false }
            return options.algorithm == .stories && !headline.title.isEmpty
        }
        try await meaning.learn(headlines, since: start, store, at: now)
    }

    private func groupInTurn(_ now: Timestamp, isWhole: Bool) async throws(StoreError) {
        let wishes = try await StoryWishes(store)
        corrections = wishes.corrections
        let start = now - GroupingOptions().window
        var byArea: [String: [GroupedHeadline]] = [:]
        // Without words there is nothing to compare.
        for headline in try await store.headlines(since: start) where !headline.title.isEmpty {
            byArea[wishes.plan.area(of: headline.folder), default: []].append(headline)
        }
        var touched: Set<StoryKey> = []
        // Folders that had a way of their own, and what they are grouped with now.
        let own = wishes.plan.ownWays.map(\.folder)
        let former = Set(try await store.groupings().keys).subtracting(own).subtracting([""])
        let joined = Set(former.map { wishes.plan.area(ofFormerArea: $0) })
        let owners = StoryOwners(byArea)
        // A grouper would go on to compare with what has left its area.
        if !owners.isEmpty { areas = [:] }
        for (name, headlines) in byArea.sorted(by: { $0.key < $1.key }) {
            let lost = owners.lost(by: name, headlines)
            switch wishes.plan.way(inArea: name) {
            case .options(let options):
                let work = Work(
                    area: name, options: options, start: start, isWhole: isWhole,
                    isAnew: joined.contains(name) || !lost.isEmpty, lost: lost,
                    language: wishes.language)
                touched.formUnion(try await group(headlines, work))
            case .off:
                touched.formUnion(try await leaveAlone(headlines, in: name, lost))
            }
        }
        for name in former { try await store.noteGrouping(of: name, nil) }
        let areFollowed = try await wishes.areFollowed(in: store)
        if !areFollowed || !touched.isEmpty {
            try await enforce(touched: touched, wishes.language)
        }
        if !areFollowed { try await wishes.noteFollowed(in: store, at: now) }
    }

    /// Groups the headlines of one area, and says which stories changed.
    private func group(
        _ headlines: [GroupedHeadline], _ work: Work
    ) async throws(StoreError) -> Set<StoryKey> {
        let (name, options) = (work.area, work.options)
        var headlines = headlines
        var known = KnownMeaning()
        if options.algorithm == .stories {
            known = try await meaning.known(since: work.start, store)
            if known.space != nil, !work.isWhole {
                headlines.removeAll { $0.story == nil && known.vectors[$0.entry] == nil }
            }
        }
        let identity = "\(GroupingPlan.value(of: .options(options))) \(known.model)"
        let last =
            try await store.groupings()[name] ?? GroupingPlan.value(
                of: .options(GroupingOptions())) + " "
        let old = areas.removeValue(forKey: name)
        var area: Area
        if let old, old.name == identity, old.hasSpace == (known.space != nil) {
            area = old
        } else {
            area = Area(
                name: identity, hasSpace: known.space != nil,
                grouper: StoryGrouper(options: options, space: known.space))
        }
        area.grouper.corrections = corrections
        var update = StoryUpdate()
        if last == identity, !work.isAnew {
            carryOn(headlines, known, &area.grouper, &update)
        } else {
            area.grouper = groupAgain(headlines, known, work, &update)
        }
        var touched = Set(update.assignments.map(\.story))
        for merge in area.grouper.mergeStories() {
            update.aliases[merge.from] = merge.into
            touched.remove(merge.from)
            touched.insert(merge.into)
        }
        // Saved after the merges: what leaves a story may get the key of one that went into it.
        var parted = StoryUpdate()
        for split in area.grouper.splitStories() {
            parted.assignments += split.entries.map { .init(entry: $0, story: split.into) }
            touched.formUnion([split.from, split.into])
        }
        let shown = try await store.titles(of: Array(touched))
        for story in touched {
            let title = area.grouper.title(
                of: story, shown: shown[story], language: work.language)
            update.titles[story] = title
            parted.titles[story] = title
        }
        areas[name] = area
        if !update.assignments.isEmpty || !update.aliases.isEmpty { try await store.save(update) }
        if !parted.assignments.isEmpty { try await store.save(parted) }
        if last != identity { try await store.noteGrouping(of: name, identity) }
        return touched
    }

    /// Adds what is new to what is known.
    private func carryOn(
        _ headlines: [GroupedHeadline], _ known: KnownMeaning, _ grouper: inout StoryGrouper,
        _ update: inout StoryUpdate
    ) {
        let unknown = headlines.filter { grouper.story(of: $0.entry) == nil }
        // All known stories first: a new headline may join one whose reports are later.
        for headline in unknown {
            guard let story = headline.story else { continue }
            grouper.restore(
                Headline(headline), vector: known.vectors[headline.entry], story: story)
        }
        for headline in unknown where headline.story == nil {
            let story = grouper.add(Headline(headline), vector: known.vectors[headline.entry])
            update.assignments.append(.init(entry: headline.entry, story: story))
        }
    }

    /// Groups everything anew, and lets each story keep the key of the old one that it mostly is.
    private func groupAgain(
        _ headlines: [GroupedHeadline], _ known: KnownMeaning, _ work: Work,
        _ update: inout StoryUpdate
    ) -> StoryGrouper {
        var draft = StoryGrouper(options: work.options, space: known.space)
        draft.corrections = corrections
        for headline in headlines {
            _ = draft.add(Headline(headline), vector: known.vectors[headline.entry])
        }
        _ = draft.mergeStories()
        let new = headlines.compactMap { headline in
            draft.story(of: headline.entry).map { (entry: headline.entry, story: $0) }
        }
        let old = headlines.compactMap { headline in
            headline.story.map { (headline.entry, $0) }
        }
        let names = StoryRenaming(
            new: new, old: Dictionary(old) { first, _ in first }, taken: work.lost)
        let stories = Dictionary(new.map { ($0.entry, $0.story) }) { first, _ in first }
        update.aliases = names.ended
        var grouper = StoryGrouper(options: work.options, space: known.space)
        grouper.corrections = corrections
        for headline in headlines {
            guard let story = stories[headline.entry] else { continue }
            let key = names[story]
            grouper.restore(Headline(headline), vector: known.vectors[headline.entry], story: key)
            if headline.story != key {
                update.assignments.append(.init(entry: headline.entry, story: key))
            }
        }
        return grouper
    }
}

extension Headline {
    /// The headline as the grouper compares it.
    init(_ stored: GroupedHeadline) {
        self.init(
            entry: stored.entry, title: stored.title, time: stored.order,
            publisher: stored.publisher, language: stored.language)
    }
}

extension StoryCorrections {
    /// What the store knows of them.
    init(_ stored: [StoryCorrection]) {
        self.init()
        for correction in stored {
            if correction.isApart {
                separate(correction.first, correction.second)
            } else {
                join(correction.first, correction.second)
            }
        }
    }
}

extension ReaderEngine {
    /// Groups what is new, by the settings and corrections that stand now.
    public func group() async throws(EngineError) { try await group(isAsking: true) }

    /// Groups where the person said something of stories on another device that is not followed
    /// here yet.
    public func followStoryWishes() async throws(EngineError) {
        let now = clock()
        try await storing { () async throws(StoreError) in
            try await self.stories.follow(now: now)
        }
    }

    /// Groups what is new, with or without asking models what is not known yet.
    func group(isAsking: Bool) async throws(EngineError) {
        let now = clock()
        try await storing { () async throws(StoreError) in
            try await self.stories.group(now: now, isAsking: isAsking)
        }
    }
}
