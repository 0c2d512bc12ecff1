import NewsModel
import StoryGrouping
import TidingsStore

/// Keeps the stories in step with what was fetched.
///
/// The grouper lives here between refreshes, so that only new headlines cost anything. An actor of
/// its own: grouping holds up neither the engine nor anybody who reads.
actor StoryKeeper {
    private let store: ReaderStore
    private var grouper: StoryGrouper

    init(store: ReaderStore, options: GroupingOptions = GroupingOptions()) {
        self.store = store
        grouper = StoryGrouper(options: options)
    }

    /// Groups every headline of the window that has no story yet, and saves what was decided.
    func group(now: Timestamp) async throws(StoreError) {
        let headlines = try await store.headlines(since: now - grouper.options.window)
        // Without words there is nothing to compare.
        let unknown = headlines.filter {
            grouper.story(of: $0.entry) == nil && !$0.title.isEmpty
        }
        // All known stories first: a new headline may join one whose reports are later.
        for headline in unknown {
            guard let story = headline.story else { continue }
            grouper.restore(Headline(headline), story: story)
        }
        var update = StoryUpdate()
        var touched: Set<StoryKey> = []
        for headline in unknown where headline.story == nil {
            let story = grouper.add(Headline(headline))
            update.assignments.append(.init(entry: headline.entry, story: story))
            touched.insert(story)
        }
        for merge in grouper.mergeStories() {
            update.aliases[merge.from] = merge.into
            touched.remove(merge.from)
            touched.insert(merge.into)
        }
        for story in touched { update.titles[story] = grouper.title(of: story) }
        guard !update.assignments.isEmpty || !update.aliases.isEmpty else { return }
        try await store.save(update)
    }
}

extension Headline {
    /// The headline as the grouper compares it.
    fileprivate init(_ stored: GroupedHeadline) {
        self.init(
            entry: stored.entry, title: stored.title, time: stored.order,
            publisher: stored.publisher, language: stored.language)
    }
}

extension ReaderEngine {
    /// Groups what is new.
    func group() async throws(EngineError) {
        let now = clock()
        try await storing { () async throws(StoreError) in
            try await self.stories.group(now: now)
        }
    }
}
