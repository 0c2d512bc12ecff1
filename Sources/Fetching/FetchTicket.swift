internal import Synchronization

/// One call of `fetch`, and the promise to answer it exactly once.
final class FetchTicket: Sendable {
    typealias Outcome = Result<FetchAnswer, FetchError>

    private enum State {
        case new
        case waiting(CheckedContinuation<Outcome, Never>)
        case finished(Outcome)
    }

    let request: FetchRequest
    private let state = Mutex(State.new)

    init(_ request: FetchRequest) { self.request = request }

    /// Whether nobody waits any more.
    var isFinished: Bool {
        state.withLock { state in
            if case .finished = state { true } else { false }
        }
    }

    /// Lets the caller wait; where the outcome is there already, it goes on at once.
    func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
        let early = state.withLock { state -> Outcome? in
            if case .finished(let outcome) = state { return outcome }
            state = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(returning: early) }
    }

    /// Tells the caller the outcome; only the first one counts.
    func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            switch state {
            case .new:
                state = .finished(outcome)
                return nil
            case .waiting(let continuation):
                state = .finished(outcome)
                return continuation
            case .finished:
                return nil
            }
        }
        continuation?.resume(returning: outcome)
    }
}
