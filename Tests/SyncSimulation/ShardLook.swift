import IntentSync

/// What the simulation reads off a shard to know which operations are in it.
struct ShardLook {
    /// What it is for.
    var kind = Blob.Kind.other
    /// Who may interpret it.
    var minimumReader: UInt64 = 0
    /// For logs: the versions in it, with the name each had before.
    var versions: [(dot: Dot, alias: Dot?)] = []
    /// For sections: up to where everything is in it.
    var cut = VersionVector()
    /// For shards of registers: what they hold.
    var values: [(register: Register, value: RegisterValue)] = []

    init(name: String, bytes: [UInt8]) {
        guard let outline = try? ShardOutline(bytes) else { return }
        minimumReader = outline.minimumReader
        switch outline.kind {
        case .log: kind = .log
        case .section: kind = .section
        default: kind = .other
        }
        if name.hasPrefix("y.") { kind = .relay }
        versions = outline.versions.map { (Dot(outline.owner, $0.version), $0.alias) }
        cut = outline.cut ?? cut
        values = outline.values
    }
}
