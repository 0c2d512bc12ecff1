import SyncTransports
import Synchronization

/// A time that passes only when a test says so, or when somebody sleeps.
final class TestClock: Sendable {
    private let elapsed = Mutex(Duration.zero)

    /// The time since the test began.
    var now: Duration { elapsed.withLock { $0 } }

    /// Lets time pass.
    func advance(by duration: Duration) { elapsed.withLock { $0 += duration } }

    /// The clock that a transport is given; `ahead` is how wrong its wall time is.
    func clock(ahead: Duration = .zero) -> TransportClock {
        TransportClock(
            now: { [self] in .seconds(1_700_000_000) + now + ahead }, uptime: { [self] in now },
            sleep: { [self] in advance(by: $0) })
    }
}
