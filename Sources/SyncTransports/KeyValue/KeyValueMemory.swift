internal import Synchronization

/// What a `KeyValueTransport` remembers while it runs, shared with the store that it observes.
final class KeyValueMemory: Sendable {
    private struct State {
        var queue = PutQueue()
        var account: String?
        var hasNews = false
        /// The names whose last write the store discarded.
        var refused: Set<String> = []
    }

    private let state = Mutex(State())

    /// The account that a replica looked at last.
    var account: String? { state.withLock { $0.account } }
    /// Whether the store told of something since `forgetNews`.
    var hasNews: Bool { state.withLock { $0.hasNews } }
    /// The changes that wait.
    var waiting: [String: PutQueue.Change] { state.withLock { $0.queue.waiting } }

    /// Takes in what the store tells.
    func note(_ event: KeyValueEvent) {
        state.withLock { state in
            state.hasNews = true
            switch event.reason {
            case .quotaViolation: state.refused.formUnion(event.names.prefix(1024))
            case .accountChange: state.refused = []
            case .serverChange, .initialSync: break
            }
        }
    }

    /// Forgets that the store told of something.
    func forgetNews() { state.withLock { $0.hasNews = false } }

    /// Takes `account` for the present one; what waits for another never reaches it.
    func enter(_ account: String) {
        state.withLock { state in
            if let before = state.account, before != account { state.queue.removeAll() }
            state.account = account
        }
    }

    /// Lets a change wait.
    func add(_ change: PutQueue.Change, named name: String) {
        state.withLock { $0.queue.add(change, named: name) }
    }

    /// What waits under a name.
    func change(named name: String) -> PutQueue.Change? {
        state.withLock { $0.queue.waiting[name] }
    }

    /// Takes what may be sent.
    func take(
        at now: Duration, ignoringPace: Bool
    ) -> [(name: String, change: PutQueue.Change)] {
        state.withLock { $0.queue.take(at: now, ignoringPace: ignoringPace) }
    }

    /// How long until something may be sent; `nil` where nothing waits.
    func wait(from now: Duration) -> Duration? {
        state.withLock { $0.queue.wait(from: now) }
    }

    /// Whether the store discarded the last write of a name; told once.
    func takeRefusal(of name: String) -> Bool {
        state.withLock { $0.refused.remove(name) != nil }
    }
}
