/// How long a replica waits before it does what is never urgent.
///
/// Times are seconds of the replica's own elapsed time, which no clock of another replica and no
/// jump of its own can move by more than a day at once.
public struct Pace: Hashable, Sendable {
    /// The age from which operations join a section.
    public var lag: Int64 = 14 * 86_400
    /// How long a replica may be silent before the others go on without it.
    public var retirement: Int64 = 60 * 86_400
    /// How long a replica that has nothing to say waits before it says so.
    public var heartbeat: Int64 = 7 * 86_400
    /// How long publications may stay unconfirmed while others publish, before a new name is taken.
    public var stall: Int64 = 2 * 86_400
    /// How long the replica that is not first in line waits before it makes a section.
    public var handover: Int64 = 3 * 86_400
    /// The least time between two sections by one replica.
    public var compaction: Int64 = 86_400

    /// How long publications may stay unconfirmed while nobody publishes anything: perhaps nothing
    /// arrives in either direction.
    public var silence: Int64 = 11 * 86_400

    /// The paces of the product.
    public init() {}
}
