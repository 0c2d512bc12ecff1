import Synchronization

/// A clock that stands still until it is set.
final class ClockHand: Sendable {
    private let seconds = Mutex<Int64>(0)

    /// The seconds it shows.
    var value: Int64 { seconds.withLock { $0 } }

    /// Sets it.
    func set(_ value: Int64) { seconds.withLock { $0 = value } }
}
