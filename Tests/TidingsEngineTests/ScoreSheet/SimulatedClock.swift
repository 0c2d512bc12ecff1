import NewsModel
import Synchronization

/// A clock that stands until it is moved.
final class SimulatedClock: Sendable {
    private let time: Mutex<Timestamp>

    init(_ start: Timestamp) {
        time = Mutex(start)
    }

    var now: Timestamp { time.withLock { $0 } }

    /// Moves on to `later`, never back.
    func move(to later: Timestamp) {
        time.withLock { $0 = max($0, later) }
    }
}
