import NewsModel
import SQLite
import Synchronization

/// What fetches brought and the writer has not saved yet.
///
/// Saves that come while the writer is busy wait here and then become one transaction: the cost of
/// a commit, and of a segment of the search index, is paid once for all of them. One of those that
/// wait leads: it has the writer save for all, and then hands the lead on.
final class SaveQueue: Sendable {
    /// One save, whoever waits for it, and what came of it.
    final class Request: Sendable {
        /// What whoever waits is told.
        enum Turn: Sendable {
            /// It shall have the writer save what waits, its own first.
            case lead
            /// It was tried: the keys of the entries that are new, or `nil` where the feed is not
            /// followed.
            case done(Result<[EntryKey]?, SQLiteError>)
            /// It could not even be tried.
            case refused(StoreError)
        }

        private enum State {
            case untold
            case awaited(CheckedContinuation<Turn, Never>)
            case told(Turn)
        }

        let refresh: FeedRefresh
        let feed: FeedKey
        private let state = Mutex(State.untold)

        init(_ refresh: FeedRefresh, for feed: FeedKey) {
            self.refresh = refresh
            self.feed = feed
        }

        /// Tells whoever waits, now or later.
        func tell(_ turn: Turn) {
            let waiting = state.withLock { state -> CheckedContinuation<Turn, Never>? in
                if case .awaited(let continuation) = state {
                    state = .untold
                    return continuation
                }
                state = .told(turn)
                return nil
            }
            waiting?.resume(returning: turn)
        }

        /// Waits for what is told next.
        func turn() async -> Turn {
            await withCheckedContinuation { continuation in
                let early = state.withLock { state -> Turn? in
                    if case .told(let turn) = state {
                        state = .untold
                        return turn
                    }
                    state = .awaited(continuation)
                    return nil
                }
                if let early { continuation.resume(returning: early) }
            }
        }
    }

    private struct State: Sendable {
        var waiting: [Request] = []
        /// Whether somebody leads.
        var isLed = false
    }

    /// The most saves in one transaction.
    static let batchSize = 64
    /// The most entries to write in one transaction, so that a mark never waits for long.
    static let batchEntries = 200
    /// How many saves are not worth waiting for more.
    private static let enough = 48
    /// How long the leader waits for more at a time, and how often.
    private static let patience = (Duration.milliseconds(10), times: 8)

    private let state = Mutex(State())

    /// Lets a save wait for the next transaction, and lead where nobody does.
    func add(_ request: Request) {
        let leads = state.withLock { state in
            state.waiting.append(request)
            defer { state.isLed = true }
            return !state.isLed
        }
        if leads { request.tell(.lead) }
    }

    /// Lets a save wait no longer.
    func remove(_ request: Request) {
        state.withLock { $0.waiting.removeAll { $0 === request } }
    }

    /// Hands the lead on to whoever has waited longest.
    func handOn() {
        let next = state.withLock { state in
            state.isLed = !state.waiting.isEmpty
            return state.waiting.first
        }
        next?.tell(.lead)
    }

    /// Waits until a transaction is worth its cost, or for a moment at most.
    func gather() async {
        for _ in 0..<Self.patience.times {
            let isEnough = state.withLock { state in
                let entryCount = state.waiting.reduce(0) { $0 + $1.refresh.entries.count }
                return state.waiting.count >= Self.enough || entryCount >= Self.batchEntries
            }
            if isEnough { return }
            try? await Task.sleep(for: Self.patience.0)
        }
    }

    /// Takes the saves of the next transaction, oldest first, no feed twice.
    func take() -> [Request] {
        state.withLock { state in
            var batch: [Request] = []
            var rest: [Request] = []
            var feeds: Set<FeedKey> = []
            var entryCount = 0
            for request in state.waiting {
                let isFull = batch.count >= Self.batchSize || entryCount >= Self.batchEntries
                if !isFull, feeds.insert(request.feed).inserted {
                    batch.append(request)
                    entryCount += request.refresh.entries.count
                } else {
                    rest.append(request)
                }
            }
            state.waiting = rest
            return batch
        }
    }
}

/// Several saves in one transaction; each succeeds or fails by itself.
struct SaveBatch {
    let connection: Connection
    private var unindexed: [EntrySaver.Unindexed] = []

    init(connection: Connection) {
        self.connection = connection
    }

    /// Saves all of `requests` and tells each what came of it.
    ///
    /// Where the transaction as a whole fails, none of them is saved.
    mutating func save(_ requests: [SaveQueue.Request]) {
        var outcomes: [Result<[EntryKey]?, SQLiteError>] = []
        do throws(SQLiteError) {
            try connection.write { () throws(SQLiteError) in
                for request in requests { outcomes.append(try attempt(request)) }
                try index()
            }
        } catch {
            outcomes = requests.map { _ in .failure(error) }
        }
        for (request, outcome) in zip(requests, outcomes) {
            request.tell(.done(outcome))
        }
    }

    private mutating func attempt(
        _ request: SaveQueue.Request
    ) throws(SQLiteError) -> Result<[EntryKey]?, SQLiteError> {
        let before = unindexed.count
        do throws(SQLiteError) {
            return .success(
                try connection.attempt { () throws(SQLiteError) in try save(request) })
        } catch {
            // A full disk takes the whole transaction back.
            guard connection.isInTransaction else { throw error }
            unindexed.removeSubrange(before...)
            return .failure(error)
        }
    }

    private mutating func save(_ request: SaveQueue.Request) throws(SQLiteError) -> [EntryKey]? {
        let refresh = request.refresh
        let feed = request.feed
        let table = FeedTable(connection: connection)
        guard let folder = try table.folder(of: feed) else { return nil }
        if let facts = refresh.facts { try table.store(facts, of: feed) }
        var line = refresh.log
        line.feed = feed
        try table.store(try adoptAddress(refresh, of: feed), of: feed)
        if let pause = refresh.pause {
            try DomainPauseTable(connection: connection).add(pause, at: line.time)
        }
        var new: [EntryKey] = []
        if refresh.facts != nil || !refresh.entries.isEmpty || !refresh.unchanged.isEmpty {
            var saver = try EntrySaver(
                connection: connection, feed: feed, folder: folder, time: line.time)
            new = try saver.save(
                refresh.entries, unchanged: refresh.unchanged, memory: refresh.memory)
            unindexed += saver.unindexed
            line.newEntryCount = new.count
        }
        try FetchLog(connection: connection).add(line)
        return new
    }

    /// Stores the address that a feed moved to; where another feed is followed there already, the
    /// one that moved is asked no more, so that nothing shows twice.
    ///
    /// - Returns: The health of the feed from now on.
    private func adoptAddress(
        _ refresh: FeedRefresh, of feed: FeedKey
    ) throws(SQLiteError) -> FeedHealth {
        var health = refresh.health
        guard let address = refresh.newAddress else { return health }
        let table = FeedTable(connection: connection)
        let other = try table.feeds(
            where: "canonical = ? AND id <> ? LIMIT 1", FeedTable.canonical(address), feed.stored
        ).first
        guard let other else {
            try FeedSettingTable(connection: connection).move(feed, to: address)
            try table.store(address: address, of: feed)
            return health
        }
        health.isGone = true
        health.lastError =
            "The feed moved to the address of “\(other.title)”, which you follow too: it is asked "
            + "no more, and can be removed."
        return health
    }

    /// Lets what is new be searched for.
    ///
    /// The index writes out what it gathered whenever a statement with triggers or a savepoint
    /// begins, and whenever a row is lower than the one before; so all is added in one go, in
    /// ascending order.
    private mutating func index() throws(SQLiteError) {
        let index = SearchIndex(connection: connection)
        for (id, entry) in unindexed.sorted(by: { $0.id < $1.id }) {
            try index.add(id, title: entry.title, text: entry.text)
        }
        unindexed = []
    }
}
