/// What a replica can say of itself.
extension Replica {
    /// What the person can be told.
    public var status: ReplicaStatus {
        let publishedVersion = published?.version ?? 0
        // Who lacks or cannot read what belongs to a version has not confirmed all of it, though a
        // section may have told them the rest.
        let active = activePeers.filter { other, peer in
            if ownRecords.isEmpty, !isFormer(other) { return true }
            let seen = peer.log.confirmed.first { $0.replica == id }?.version ?? 0
            let isComplete = !peer.log.incomplete.contains { $0.replica == id }
            return seen >= max(attachedAt, 1) && (ownRecords.isEmpty || isComplete)
        }
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
                peer.log.have[id] >= publishedVersion && peer.log.have.covers(summedUp)
            }.count,
            confirmedVersion: confirmed,
            peers: peers.pairs.filter { $0.value.log.publication > 0 }.map(peerStatus),
            heldNames: shelf.held.keys,
            damagedNames: shelf.damaged.keys,
            sizes: sizes,
            thrift: thrift,
            isPaused: isPaused || isElsewhere)
    }

    /// What this replica decided, under any of its names, and summed up itself.
    private var summedUp: VersionVector {
        var result = VersionVector()
        for name in formerNames.map(\.replica) + [id] {
            for author in formerNames.map(\.replica) + [id] {
                result.raise(Dot(name, sections[author]?.section.cut[name] ?? 0))
            }
        }
        return result
    }

    private func peerStatus(_ id: ReplicaID, _ peer: Peer) -> ReplicaStatus.Peer {
        ReplicaStatus.Peer(
            id: id, label: peer.log.label, lastHeard: peer.lastHeard, version: have[id],
            confirmed: peer.log.have[self.id], isRetired: retired[id] != nil)
    }
}
