/// The place of a write in the order that all replicas agree on.
///
/// A hybrid logical clock: never behind anything its replica has seen, near the wall clock where
/// that is right. It orders writes and is never shown as a time.
///
/// Source: Kulkarni et al., “Logical physical clocks”, 2014.
public struct Stamp: Hashable, Comparable, Sendable {
    /// Seconds since 1970 times 256, or one more than the latest time seen.
    public var time: UInt64
    /// Who wrote; decides among equal times.
    public var replica: ReplicaID

    /// The stamp of a write by `replica`.
    public init(time: UInt64, replica: ReplicaID) {
        self.time = time
        self.replica = replica
    }

    /// Whether `left` comes before `right`.
    public static func < (left: Stamp, right: Stamp) -> Bool {
        (left.time, left.replica) < (right.time, right.replica)
    }
}
