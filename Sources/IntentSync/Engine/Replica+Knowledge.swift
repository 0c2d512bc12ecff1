import NewsModel

/// What follows from what a replica knows.
extension Replica {
    /// The sections that no other one has outdone.
    var liveSections: [KnownSection] {
        let all = sections.values
        guard all.count > 1 else { return all }
        return all.filter { known in
            !all.contains { other in
                other.section.owner != known.section.owner
                    && other.section.cut.covers(known.section.cut)
                    && (!known.section.cut.covers(other.section.cut)
                        || other.section.owner < known.section.owner)
            }
        }
    }

    /// Every segment that is here, the open one among them.
    var segments: [OwnedSegment] {
        var result: [OwnedSegment] = []
        for (id, peer) in peers.pairs {
            for segment in peer.value.log.segments {
                if planted(.retiredOperationsDropped), let limit = retired[id],
                    segment.value.version > limit
                {
                    continue
                }
                result.append(OwnedSegment(owner: id, shared: segment))
            }
        }
        for segment in own { result.append(OwnedSegment(owner: id, shared: segment)) }
        if let open { result.append(OwnedSegment(owner: id, shared: Shared(open))) }
        return result
    }

    /// Every shard of registers that is known.
    var records: [RecordsShard] {
        peers.values.flatMap { $0.value.records.values } + ownRecords.values
    }

    /// The peers that the others wait for.
    var activePeers: [(id: ReplicaID, peer: Shared<Peer>)] {
        var active: [(id: ReplicaID, peer: Shared<Peer>)] = []
        for (id, peer) in peers.pairs
        where peer.value.log.publication > 0 && retired[id] == nil {
            active.append((id, peer))
        }
        return active
    }

    /// How far each peer has come that nobody may sum up without: the active ones, and the authors
    /// of sections and records whose logs are still on their way.
    var awaited: [(id: ReplicaID, have: VersionVector)] {
        peers.pairs.compactMap { other, peer in
            let section = sections[other]?.section
            let isHeard =
                peer.value.log.publication > 0 || section != nil
                || !peer.value.records.isEmpty
            guard isHeard, retired[other] == nil else { return nil }
            var have = peer.value.log.have
            if let section { have.join(section.cut) }
            return (other, have)
        }
    }

    /// The highest version of this replica that some peer holds, so that it certainly left here.
    var confirmedVersion: UInt64 {
        var highest: UInt64 = 0
        for peer in peers.values { highest = max(highest, peer.value.log.have[id]) }
        for known in sections.values where known.section.owner != id {
            highest = max(highest, known.section.cut[id])
        }
        return min(highest, version)
    }

    /// Makes the view anew.
    mutating func refreshView() {
        view = View(
            sections: liveSections.map(\.section), segments: segments, records: records)
    }

    /// Counts how far this replica now holds everybody's history.
    mutating func refreshHave() {
        let live = liveSections
        for known in live {
            for dot in known.section.cut.dots {
                have.raise(dot)
                causal.raise(dot)
                if let missing = peers[dot.replica]?.value.missing,
                    missing.upperBound - 1 <= dot.version, var peer = peers[dot.replica]?.value
                {
                    peer.missing = nil
                    peers[dot.replica] = Shared(peer)
                }
            }
        }
        let aliases = segments.flatMap { $0.segment.aliases }.sorted()
        let others = Set(peers.keys + aliases.map(\.replica)).subtracting([id])
        for other in others.sorted() {
            let (reached, missing) = reached(of: other, aliases)
            have.raise(Dot(other, reached))
            causal.raise(Dot(other, reached))
            // Who holds more of a retired replica's history keeps it.
            if let limit = retired[other] { retired[other] = max(limit, visible(of: other)) }
            if reached > peers[other]?.value.arrivals.last?.version ?? 0 {
                var peer = peers[other]?.value ?? Peer(other)
                peer.arrivals.append(Peer.Arrival(version: reached, elapsed: elapsed))
                if let missing {
                    let first = peer.missing?.lowerBound ?? missing.lowerBound
                    peer.missing = first..<missing.upperBound
                }
                peers[other] = Shared(peer)
            }
        }
    }

    /// How far this replica holds the history of `other` without a gap, under its own name or
    /// repeated under a later one; and what is missing after all, where nobody waits for it.
    private func reached(
        of other: ReplicaID, _ aliases: [Dot]
    ) -> (version: UInt64, missing: Range<UInt64>?) {
        var reached = have[other]
        var missing: Range<UInt64>?
        let peer = peers[other] ?? Shared(Peer(other))
        if planted(.acknowledgeBeforeHolding) {
            return (max(reached, peer.value.log.version), nil)
        }
        let isWhole = peer.value.hasAttachments || isForgotten(other)
        while true {
            let next = reached + 1
            let isHere = isWhole && peer.value.log.segments.contains { $0.value.version == next }
            if isHere || aliases.containsSorted(Dot(other, next)) {
                reached = next
            } else if isForgotten(other),
                let shown = peer.value.log.segments.first(where: { $0.value.version > next })
            {
                reached = shown.value.version
                missing = (missing?.lowerBound ?? next)..<reached
            } else {
                return (reached, missing)
            }
        }
    }

    /// How far everybody's history is to be seen here without a gap, whether or not what belongs to it
    /// is here.
    var seen: VersionVector {
        var seen = have
        for (other, peer) in peers.pairs {
            seen[other] = min(visible(of: other), (peer.value.missing?.lowerBound ?? .max) - 1)
        }
        return seen
    }

    /// How many times the wait for a silent replica passes until nobody waits for what only others
    /// ever held of it.
    private static let memory: Int64 = 5

    /// Whether a replica is retired, and has been silent for so long that whatever is missing of it
    /// will never come.
    func isForgotten(_ other: ReplicaID) -> Bool {
        let silence = elapsed - (peers[other]?.value.lastNews ?? 0)
        return retired[other] != nil && silence >= Self.memory * pace.retirement
    }

    /// Drops what every live section holds.
    mutating func prune() {
        let live = liveSections
        guard !live.isEmpty else { return }
        var floor = live[0].section.cut
        for known in live.dropFirst() {
            if planted(.truncateOnAnySection) {
                floor.join(known.section.cut)
            } else {
                floor.meet(known.section.cut)
            }
        }
        for (other, known) in peers.pairs {
            let limit = floor[other]
            var peer = known.value
            peer.log.segments.removeAll { $0.value.version <= limit }
            peer.arrivals.dropBefore(limit)
            peers[other] = Shared(peer)
        }
        if live.allSatisfy({ hasLeft($0) }) {
            own.removeAll { $0.value.version <= floor[id] }
            ownArrivals.dropBefore(floor[id])
            dropSummedUpRecords(live)
        }
        sections.removeAll { owner, _ in
            !live.contains { $0.section.owner == owner }
        }
    }

    /// Whether it is certain that a section is somewhere else than here.
    ///
    /// The transport gives no receipt, so only another author, or a peer that has seen it, or, where
    /// there is no peer, the transport that shows it, is proof.
    private func hasLeft(_ known: KnownSection) -> Bool {
        let section = known.section
        if section.owner != id || planted(.truncateOnAnySection) { return true }
        let active = activePeers
        if active.isEmpty { return shelf.shows(known.bytes, under: sectionName) }
        return active.contains { _, peer in
            peer.value.log.sectionsSeen.contains {
                $0.replica == id && $0.version >= section.number
            }
        }
    }

    /// Drops own records that a section holds, or that were written again elsewhere.
    private mutating func dropSummedUpRecords(_ live: [KnownSection]) {
        for (place, shard) in ownRecords.pairs where place.kind == .records {
            var shard = shard
            let count = shard.writes.count
            shard.writes.removeAll { write in
                live.allSatisfy { known in
                    let writes = known.section.writes
                    let found = writes.firstPlace { $0.register < write.register }
                    return found < writes.count && writes[found].register == write.register
                        && !View.outdoes(write, writes[found])
                }
            }
            guard shard.writes.count < count else { continue }
            shard.edition += 1
            // An empty shard stays, so that its number keeps its edition.
            ownRecords[place] = shard
        }
    }
}
