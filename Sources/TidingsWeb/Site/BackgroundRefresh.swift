import Synchronization
import TidingsEngine

/// A refresh that goes on after the page that asked for it was answered; one at a time.
final class BackgroundRefresh: Sendable {
    private struct State: Sendable {
        var task: Task<Void, Never>?
        var isRunning = false
    }

    private let engine: ReaderEngine
    private let state = Mutex(State())

    init(engine: ReaderEngine) {
        self.engine = engine
    }

    /// Begins, unless a refresh is under way.
    func begin(_ selection: RefreshSelection) {
        state.withLock { state in
            guard !state.isRunning else { return }
            state.isRunning = true
            state.task = Task(priority: .utility) { [engine, weak self] in
                // What went wrong stands in the health of each feed.
                _ = try? await engine.refresh(selection)
                self?.state.withLock { $0.isRunning = false }
            }
        }
    }

    /// Ends what is under way.
    func cancel() {
        state.withLock { $0.task?.cancel() }
    }
}
