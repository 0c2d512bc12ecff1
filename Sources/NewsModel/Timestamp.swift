/// A second in time, counted from the start of 1970 in UTC, leap seconds left out.
///
/// Seconds are what feeds publish in. Values run from year 1 through year 9999, so that each has
/// an RFC 3339 form; what lies beyond is clamped.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z, negative before.
    public let seconds: Int64

    /// The second `seconds` after the start of 1970, clamped to years 1 through 9999.
    public init(seconds: Int64) {
        self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
    }

    /// Whether `left` comes before `right`.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.seconds < right.seconds
    }

    /// The time `duration` after `time`, fractions of a second dropped.
    public static func + (time: Timestamp, duration: Duration) -> Timestamp {
        Timestamp(seconds: time.seconds + duration.components.seconds)
    }

    /// The time `duration` before `time`, fractions of a second dropped.
    public static func - (time: Timestamp, duration: Duration) -> Timestamp {
        Timestamp(seconds: time.seconds - duration.components.seconds)
    }

    /// The time that passed from `earlier` until `later`, negative where it is the other way round.
    public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
        .seconds(later.seconds - earlier.seconds)
    }
}
