import NewsModel

/// How a replica takes another name.
extension Replica {
    /// Takes the name `spare`, and repeats under it what nobody is known to hold.
    ///
    /// - Parameters:
    ///   - spare: A name that nobody has.
    ///   - kept: Versions up to this one stay as they are, under the old name.
    ///   - aliased: Versions up to this one may have been published under the old name; they keep
    ///     their old dot as an alias, so that who saw either has seen both.
    ///   - part: The version of which the other bearer of the old name has a part or more, 0 for none.
    mutating func takeName(
        _ spare: ReplicaID, keeping kept: UInt64, aliasing aliased: UInt64, part: UInt64
    ) {
        closeSegment()
        let former = id
        leaveBehind(former, upTo: kept)
        // What comes after is another's, if anybody's.
        have[former] = min(have[former], max(kept, aliased))
        causal[former] = min(causal[former], max(kept, aliased))
        let repeated = own.filter { $0.value.version > kept }
        id = spare
        formerNames.append(Dot(former, max(kept, aliased)))
        version = 0
        own = []
        ownArrivals = []
        publication = 0
        published = nil
        attachedAt = 0
        editions = []
        generation = 0
        waits = SortedMap()
        sectionCount = 0
        repeatHere(
            repeated, of: former, limit: max(kept, aliased), aliasing: aliased, part: part)
        ownRecords = Self.renamed(ownRecords, to: id)
        opening = Opening()
        openings = []
        shelf.dropWanted()
        refreshView()
        // What the old name had summed up is now to be relayed, and waits until it is there.
        wantRelays()
    }

    /// Repeats under the new name what was decided under `former`; the context of what is repeated
    /// names versions of `former` up to `limit`.
    private mutating func repeatHere(
        _ segments: [Shared<Segment>], of former: ReplicaID, limit: UInt64,
        aliasing aliased: UInt64, part: UInt64
    ) {
        for old in segments.map(\.value) {
            var segment = old
            version += 1
            segment.version = version
            segment.context.raise(Dot(former, min(old.version - 1, limit)))
            segment.context[id] = version - 1
            if planted(.noAlias) {
                segment.aliases = []
            } else if old.version <= aliased {
                segment.aliases.append(Dot(former, old.version))
            } else if old.version == part {
                segment.part = Dot(former, old.version)
            }
            own.append(Shared(segment))
            ownArrivals.append(Peer.Arrival(version: version, elapsed: elapsed))
            rename(Dot(former, old.version), Dot(id, version))
        }
        if !ownRecords.isEmpty {
            // Nobody confirms a version before they have what belongs to it.
            version += 1
            var segment = Segment(version: version, context: causal)
            segment.context[id] = version - 1
            own.append(Shared(segment))
            ownArrivals.append(Peer.Arrival(version: version, elapsed: elapsed))
        }
        have.raise(Dot(id, version))
        causal.raise(Dot(id, version))
    }

    /// Keeps doubts about what had the dot `old`.
    private mutating func rename(_ old: Dot, _ new: Dot) {
        for doubt in doubts.indices {
            for span in doubts[doubt].spans.indices where doubts[doubt].spans[span].dot == old {
                doubts[doubt].spans[span].dot = new
            }
        }
    }

    private static func renamed(
        _ records: SortedMap<RecordsPlace, RecordsShard>, to name: ReplicaID
    ) -> SortedMap<RecordsPlace, RecordsShard> {
        var result = records
        for place in records.keys {
            result[place]?.owner = name
            result[place]?.edition = 1
        }
        return result
    }

    /// Whether `name` was this replica's; a copy of it may still have it.
    func isFormer(_ name: ReplicaID) -> Bool { formerNames.contains { $0.replica == name } }

    /// Whether this replica decided what has this dot.
    func isOwn(_ dot: Dot) -> Bool {
        dot.replica == id
            || formerNames.contains { $0.replica == dot.replica && dot.version <= $0.version }
    }

    /// Keeps the old name's history as that of a peer.
    private mutating func leaveBehind(_ former: ReplicaID, upTo kept: UInt64) {
        var peer = peers[former]?.value ?? Peer(former)
        peer.log.version = max(peer.log.version, kept)
        peer.log.publication = max(peer.log.publication, published?.publication ?? 0)
        peer.fingerprint = logFingerprint ?? 0
        peer.log.have.join(published?.have ?? VersionVector())
        for segment in own where segment.value.version <= kept {
            peer.log.segments.insertSorted(segment) { $0.value.version < $1.value.version }
        }
        peer.lastNews = elapsed
        var log = published ?? Log(owner: former)
        log.segments = peer.log.segments
        // It is no publication of its owner, who must not take it for a copy's.
        log.publication = 0
        peer.bytes = Envelope(
            kind: .log, owner: former, edition: 0, body: log.encoded()
        ).encoded()
        peers[former] = Shared(peer)
    }

    /// Whether the transport shows that somebody else publishes under this replica's name: a copy
    /// of this store, or the future of this one before it was restored.
    func isForked(by news: [Arrived]) -> Bool {
        if planted(.noForkCheck) { return false }
        return news.contains { arrived in
            switch arrived.shard {
            case .log(let log):
                guard log.owner == id else { return confirmsMore(log) }
                if log.publication > publication || log.version > version { return true }
                guard let oldest = editions.first, log.publication >= oldest.publication else {
                    return false
                }
                return !editions.contains {
                    $0.publication == log.publication && $0.fingerprint == arrived.fingerprint
                }
            case .section(let section):
                if section.cut[id] > version { return true }
                guard section.owner == id else { return false }
                let known = sections[id]?.section
                return section.number > sectionCount
                    || section.number == known?.number && section != known
            case .records(let shard):
                return shard.owner == id && isForked(by: shard)
            }
        }
    }

    /// Whether records under this replica's name are a later edition than its own, or say in the
    /// same edition what it never wrote.
    private func isForked(by shard: RecordsShard) -> Bool {
        let own = ownRecords[RecordsPlace(kind: shard.kind, number: shard.number)]
        guard let own, shard.edition == own.edition else {
            return shard.edition > own?.edition ?? 0
        }
        let stamps = Set(own.writes.map(\.stamp))
        return shard.writes.contains { !stamps.contains($0.stamp) }
    }

    /// Whether a peer has seen under this replica's name what this one never said.
    private func confirmsMore(_ log: Log) -> Bool {
        let seen = log.confirmed.first { $0.replica == id }?.version ?? 0
        if log.have[id] > version || seen > publication { return true }
        guard let echo = log.echoes.first(where: { $0.replica == id }),
            let edition = editions.first(where: { $0.publication == seen })
        else { return false }
        return echo.version != UInt64(UInt32(truncatingIfNeeded: edition.fingerprint))
    }

    /// Yields the name to the other one.
    ///
    /// - Returns: What the transport goes on to show under that name although it is from here. The
    ///   others take it for the other one's, and so must this replica.
    mutating func fork(_ spare: ReplicaID, by news: [Arrived]) -> [Arrived] {
        let standing = shelf.wanted.pairs.compactMap { text, wanted -> Arrived? in
            guard let name = ShardName(text), name.kind != .relay, name.owner == id,
                let shown = shelf.shown[text], shown.wasShown,
                shown.fingerprint == wanted.fingerprint
            else { return nil }
            return try? Arrived(name: name, bytes: wanted.bytes, reads: dialect.reads)
        }
        // What was confirmed may be the other one's, of the same number; only what was there before the
        // copy may be of both, unless the other one says otherwise.
        let copied = doubtfulOpenings.first ?? opening
        var common = copied.closed
        var limit = UInt64.max
        for case .log(let log) in news.map(\.shard) where log.owner == id {
            for segment in own.map(\.value) {
                let other = log.segments.first { $0.value.version == segment.version }
                guard let other else { continue }
                if other.value == segment {
                    common = max(common, segment.version)
                } else {
                    limit = min(limit, segment.version - 1)
                }
            }
        }
        common = min(common, limit)
        takeName(
            spare, keeping: min(confirmedVersion, common), aliasing: common,
            part: copied.part)
        return standing
    }

    /// Comes back under a new name, because the others went on without the old one.
    mutating func comeBack(_ spare: ReplicaID) {
        closeSegment()
        takeName(
            spare, keeping: min(retired[id] ?? 0, version), aliasing: version, part: 0)
    }

    /// Goes on without a replica.
    mutating func retire(_ other: ReplicaID) {
        guard other != id, retired[other] == nil, peers[other] != nil else { return }
        retired[other] = visible(of: other)
        refreshView()
    }

    /// How far the history of `other` is here without a gap, whether or not what belongs to it is.
    func visible(of other: ReplicaID) -> UInt64 {
        var reached = have[other]
        for segment in peers[other]?.value.log.segments ?? []
        where segment.value.version == reached + 1 {
            reached += 1
        }
        return reached
    }

    /// Joins a storage with everything that is here.
    mutating func join(_ account: String) {
        if self.account != account {
            self.account = account
            shelf.clear()
        }
        isPaused = false
    }
}
