internal import Glibc

/// The time that a transport lives in.
package struct TransportClock: Sendable {
    /// The time since 1970, as the machine believes.
    package var now: @Sendable () -> Duration
    /// The time since some moment, which nobody sets and which never goes back.
    package var uptime: @Sendable () -> Duration
    /// Waits; ends early where the task is cancelled.
    package var sleep: @Sendable (Duration) async -> Void

    /// A clock as given.
    package init(
        now: @escaping @Sendable () -> Duration,
        uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
    }

    /// The clock of this machine.
    package static let system = TransportClock(
        now: { read(CLOCK_REALTIME) },
        uptime: { read(CLOCK_MONOTONIC) },
        sleep: { try? await Task.sleep(for: max($0, .zero)) })

    private static func read(_ clock: clockid_t) -> Duration {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
