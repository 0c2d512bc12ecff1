public import Fetching
public import NewsModel
public import TidingsStore

/// What happens when: following, refreshing, grouping, and forgetting.
///
/// The engine owns no data; it carries out what `RefreshStep`, `RefreshPace`, and the grouper
/// decide, between the web and the store.
public actor ReaderEngine {
    /// The store it works on.
    public nonisolated let store: ReaderStore
    /// Keeps the weather and the calendars of the day.
    public nonisolated let day: DayKeeper
    /// Fetches the pictures of entries, where the person wants that.
    public nonisolated let pictures: PictureKeeper

    let fetcher: Fetcher
    /// The public address under which hubs reach this reader, or `nil` where none is asked.
    let hubCallback: WebAddress?
    let clock: @Sendable () -> Timestamp
    let stories: StoryKeeper
    var pauses = DomainPauses()
    var heldAnswers = HeldAnswers()
    /// The feeds being refreshed now, so that none is asked twice at once.
    var underWay: Set<FeedKey> = []
    /// The entries whose page is being read now for somebody who opened them.
    var articlesUnderWay: Set<EntryKey> = []
    var lastPrune: Timestamp?

    /// An engine on `store` that asks the web through `fetcher` and the time from `clock`.
    ///
    /// - Parameters:
    ///   - store: Where everything is kept.
    ///   - fetcher: Asks the web.
    ///   - hubCallback: The public address under which hubs reach this reader, where the person
    ///     wants them to tell of changes; without it feeds are polled alone.
    ///   - clock: Gives the time.
    ///   - meaning: What says what headlines mean, for stories across languages.
    public init(
        store: ReaderStore, fetcher: Fetcher, hubCallback: WebAddress? = nil,
        clock: @escaping @Sendable () -> Timestamp, meaning: MeaningSource = MeaningSource()
    ) {
        self.hubCallback = hubCallback
        self.store = store
        self.fetcher = fetcher
        self.clock = clock
        pictures = PictureKeeper(store: store)
        day = DayKeeper(store: store, fetcher: fetcher, clock: clock)
        stories = StoryKeeper(store: store, meaning: meaning)
    }

    /// Runs `body`, turning the store's errors into the engine's.
    func storing<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(EngineError) -> Value {
        do throws(StoreError) {
            return try await body()
        } catch {
            throw .store(error)
        }
    }
}
