internal import Glibc

/// The time that a transport lives in.
package struct TransportClock: Sendable {
    /// The time since 1970.
    package var now: @Sendable () -> Duration
    /// Waits; ends early where the task is cancelled.
    package var sleep: @Sendable (Duration) async -> Void

    /// A clock as given.
    package init(
        now: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The clock of this machine.
    package static let system = TransportClock(
        now: {
            var time = timespec()
            unsafe clock_gettime(CLOCK_REALTIME, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        },
        sleep: { try? await Task.sleep(for: max($0, .zero)) })
}
