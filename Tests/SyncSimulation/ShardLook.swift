import IntentSync

/// What the simulation reads off a shard to know which operations are in it.
struct ShardLook {
    var kind = Blob.Kind.other
    var minimumReader: UInt64 = 0
    /// For logs: whose versions are in it, with the name each had before.
    var versions: [(dot: Dot, alias: Dot?)] = []
    /// For sections: up to where everything is in it.
    var cut = VersionVector()

    init(name: String, bytes: [UInt8]) {
        switch name.first {
        case "l": kind = .log
        case "s": kind = .section
        case "y": kind = .relay
        default: kind = .other
        }
    }

    static func reads(_ replica: Replica) -> UInt64 { 1 }
    static func nextVersion(_ replica: Replica) -> UInt64 { 1 }
    static func prepare(_ replica: inout Replica, isLater: Bool) {}
    static func laterPayloads(_ replica: Replica) -> [[UInt8]] { [] }
}
