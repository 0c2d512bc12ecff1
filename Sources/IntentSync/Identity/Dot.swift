/// One version of one replica: the name of everything it decided between two publications.
public struct Dot: Hashable, Comparable, Sendable {
    /// The replica that decided.
    public var replica: ReplicaID
    /// Its version, from 1 on.
    public var version: UInt64

    /// The version `version` of `replica`.
    public init(_ replica: ReplicaID, _ version: UInt64) {
        self.replica = replica
        self.version = version
    }

    /// Whether `left` has the smaller replica, then the smaller version.
    public static func < (left: Dot, right: Dot) -> Bool {
        (left.replica, left.version) < (right.replica, right.version)
    }
}
