/// What a replica can say of itself.
extension Replica {
    /// What the person can be told.
    public var status: ReplicaStatus {
        let publishedVersion = published?.version ?? 0
        // Who cannot read what belongs to a version has not confirmed all of it, though a section
        // may have told them the rest.
        let active = activePeers.filter { _, peer in
            ownRecords.isEmpty || peer.value.log.reads >= dialect.demands
        }
        var confirmed: UInt64 = 0
        for (_, peer) in active {
            confirmed = max(confirmed, min(peer.value.log.have[id], publishedVersion))
        }
        var sizes: [String: Int] = [:]
        for (name, shown) in shelf.shown.pairs { sizes[name] = shown.size }
        return ReplicaStatus(
            id: id,
            pendingCount: (open?.count ?? 0)
                + own.filter { $0.value.version > publishedVersion }.reduce(0) { $0 + max(1, $1.value.count) },
            unsent: shelf.unsent,
            publishedVersion: publishedVersion,
            confirmedBy: active.filter { _, peer in
                peer.value.log.have[id] >= publishedVersion && peer.value.log.have.covers(summedUp)
            }.count,
            confirmedVersion: confirmed,
            peers: peers.pairs.filter { $0.value.value.log.publication > 0 }.map(peerStatus),
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

    private func peerStatus(_ id: ReplicaID, _ peer: Shared<Peer>) -> ReplicaStatus.Peer {
        ReplicaStatus.Peer(
            id: id, label: peer.value.log.label, lastHeard: peer.value.lastHeard, version: have[id],
            confirmed: peer.value.log.have[self.id], isRetired: retired[id] != nil)
    }
}
