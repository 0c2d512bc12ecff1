/// What a replica had decided when its store was opened: what a copy of the store has in common with it.
struct Opening: Hashable, Sendable {
    /// Its versions up to this one were closed.
    var closed: UInt64 = 0
    /// The version that was not, and of which another bearer of its name may publish more; 0 for none.
    var part: UInt64 = 0
    /// Its latest publication.
    var publication: UInt64 = 0
}

extension Replica {
    /// Whether somebody has confirmed what was published since the first opening that may be that of
    /// a copy: whoever else had this name before would have been heard of.
    var isHeard: Bool {
        peers.values.contains { peer in
            let seen = peer.value.log.confirmed.first { $0.replica == id }?.version ?? 0
            return seen > firstOpening.publication
        }
    }
}
