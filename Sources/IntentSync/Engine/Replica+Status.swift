/// What a replica can say of itself.
extension Replica {
    /// What the person can be told.
    public var status: ReplicaStatus {
        let publishedVersion = published?.version ?? 0
        let active = activePeers
        var confirmed: UInt64 = 0
        for (_, peer) in active {
            confirmed = max(confirmed, min(peer.log.have[id], publishedVersion))
        }
        var sizes: [String: Int] = [:]
        for (name, shown) in shelf.shown.pairs { sizes[name] = shown.size }
        return ReplicaStatus(
            id: id,
            pendingCount: (open?.count ?? 0)
                + own.filter { $0.version > publishedVersion }.reduce(0) { $0 + max(1, $1.count) },
            unsent: shelf.unsent,
            publishedVersion: publishedVersion,
            confirmedBy: active.filter { _, peer in
                // What was decided under an earlier name counts as well.
                peer.log.have[id] >= publishedVersion
                    && formerIDs.allSatisfy { peer.log.have[$0] >= have[$0] }
            }.count,
            confirmedVersion: confirmed,
            peers: peers.pairs.filter { $0.value.log.publication > 0 }.map(peerStatus),
            heldNames: shelf.held.keys,
            damagedNames: shelf.damaged.keys,
            sizes: sizes,
            thrift: thrift,
            isPaused: isPaused || isElsewhere)
    }

    private func peerStatus(_ id: ReplicaID, _ peer: Peer) -> ReplicaStatus.Peer {
        ReplicaStatus.Peer(
            id: id, label: peer.log.label, lastHeard: peer.lastHeard, version: have[id],
            confirmed: peer.log.have[self.id], isRetired: retired[id] != nil)
    }
}
