/// What a replica can say of itself.
extension Replica {
    /// What the person can be told.
    public var status: ReplicaStatus {
        let publishedVersion = published?.version ?? 0
        // Who lacks or cannot read what belongs to a version has not confirmed all of it, though a
        // section may have told them the rest.
        let isToldOfAll = (published?.attachments ?? []) == attachments
        let active = activePeers.filter { _, peer in
            guard isToldOfAll else { return false }
            // After a backup was restored, a peer may be what this replica itself became before:
            // only who has heard of its new name is certainly another.
            if ownRecords.isEmpty, formerNames.isEmpty { return true }
            let seen = peer.value.log.confirmed.first { $0.replica == id }?.version ?? 0
            let isComplete = !peer.value.log.incomplete.contains { $0.replica == id }
            return seen >= max(attachedAt, 1) && (ownRecords.isEmpty || isComplete)
        }
        var confirmed: UInt64 = 0
        for (_, peer) in active {
            confirmed = max(confirmed, min(peer.value.log.have[id], publishedVersion))
        }
        let summedUp = summedUp
        var sizes: [String: Int] = [:]
        sizes.reserveCapacity(shelf.shown.count)
        for (name, shown) in shelf.shown.pairs { sizes[name] = shown.size }
        return ReplicaStatus(
            id: id,
            pendingCount: (open?.count ?? 0)
                + own.filter { $0.value.version > publishedVersion }
                .reduce(0) { $0 + max(1, $1.value.count) },
            unsent: shelf.unsent,
            publishedVersion: publishedVersion,
            confirmedBy: active.filter { _, peer in
                peer.value.log.have[id] >= publishedVersion && peer.value.log.have.covers(summedUp)
            }.count,
            confirmedVersion: confirmed,
            peers: peers.pairs.filter { _, peer in peer.value.log.publication > 0 }
                .map(peerStatus),
            heldNames: shelf.held.keys,
            damagedNames: shelf.damaged.keys,
            sizes: sizes,
            thrift: thrift,
            isPaused: isPaused || isElsewhere)
    }

    /// What this replica decided, under any of its names, and sections sum up: its own, or those that
    /// it made in a future that a restored backup knows nothing of.
    private var summedUp: VersionVector {
        var result = VersionVector()
        for name in formerNames.map(\.replica) + [id] {
            for known in sections.values { result.raise(Dot(name, known.section.cut[name])) }
        }
        return result
    }

    private func peerStatus(_ id: ReplicaID, _ peer: Shared<Peer>) -> ReplicaStatus.Peer {
        ReplicaStatus.Peer(
            id: id, label: peer.value.log.label, lastHeard: peer.value.lastHeard, version: have[id],
            confirmed: peer.value.log.have[self.id],
            isWhole: peer.value.hasAttachments && have[id] >= peer.value.log.version,
            isRetired: retired[id] != nil)
    }
}
