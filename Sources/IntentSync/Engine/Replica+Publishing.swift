import NewsModel

/// What a replica says to the others.
extension Replica {
    /// Whether it may write to the transport.
    var mayPublish: Bool {
        !isPaused && !isElsewhere && account != nil
            && (hasPulled || planted(.publishBeforePull))
    }

    /// What tells the latest publication from others.
    package var logFingerprint: UInt64? { editions.last?.fingerprint }

    var logName: String { ShardName(.log, id, generation: generation).description }
    var sectionName: String { ShardName(.section, id, generation: generation).description }

    /// Says what there is to say.
    mutating func publish(at now: Timestamp) -> [Effect] {
        guard mayPublish else { return [] }
        closeSegment()
        let log = currentLog()
        let isDue = elapsed - publishedAt >= pace.heartbeat
        if isDue || published.map({ !Self.sayTheSame($0, log) }) ?? true { issue(log) }
        wantShards()
        return settle()
    }

    /// What the log would say now, as the publication after the latest.
    private func currentLog() -> Log {
        var log = Log(owner: id)
        log.publication = publication + 1
        log.version = version
        log.clock = clock
        log.reads = dialect.reads
        log.label = label
        log.have = have
        log.causal = causal
        log.confirmed = peers.pairs.map { other, peer in Dot(other, peer.value.log.publication) }
            .filter { $0.version > 0 }
        log.echoes = log.confirmed.compactMap { dot in
            let fingerprint = peers[dot.replica]?.value.fingerprint ?? 0
            return fingerprint == 0
                ? nil : Dot(dot.replica, UInt64(UInt32(truncatingIfNeeded: fingerprint)))
        }
        log.incomplete = log.confirmed.filter { peers[$0.replica]?.value.hasAttachments == false }
        if planted(.heldShardAcknowledged) {
            for name in shelf.held.keys {
                if let owner = ShardName(name)?.owner { log.have[owner] = .max }
            }
        }
        log.sectionsSeen = sections.pairs.map { Dot($0.key, $0.value.section.number) }
        log.retired = retired.pairs.map { Dot($0.key, $0.value) }
        log.attachments = attachments
        log.segments = own
        return log
    }

    /// The shards beside the log that the others wait for.
    var attachments: [Log.Attachment] {
        ownRecords.pairs.compactMap { place, shard in
            // Without room for snapshots nobody shall wait for them.
            if place.kind == .saved, thrift >= .noSnapshots { return nil }
            return Log.Attachment(kind: place.kind, number: place.number, edition: shard.edition)
        }
    }

    /// Whether the later of two logs has no news that the others wait for.
    private static func sayTheSame(_ left: Log, _ right: Log) -> Bool {
        left.version == right.version && left.have == right.have
            && left.incomplete.map(\.replica) == right.incomplete.map(\.replica)
            && left.retired == right.retired && left.sectionsSeen == right.sectionsSeen
            && left.attachments == right.attachments && left.segments == right.segments
            && left.label == right.label
    }

    private mutating func issue(_ log: Log) {
        if log.attachments != published?.attachments { attachedAt = log.publication }
        publication = log.publication
        published = log
        publishedAt = elapsed
        let bytes = Envelope(
            kind: .log, owner: id, edition: log.publication, body: log.encoded()
        ).encoded()
        shelf.want(bytes, under: logName, progress: publication)
        editions.append(
            Edition(publication: publication, fingerprint: Checksum.fingerprint(of: bytes)))
        if editions.count > Edition.keptCount { editions.removeFirst() }
        for (peer, known) in peers.pairs where known.value.log.publication > 0 {
            var waits = waits[peer] ?? []
            startWaiting(for: known.value.log, &waits)
            self.waits[peer] = waits
        }
    }

    /// Puts the shards beside the log among what is wanted.
    mutating func wantShards() {
        if let known = sections[id],
            liveSections.contains(where: { $0.section.owner == id })
        {
            shelf.want(known.bytes, under: sectionName, progress: known.section.number)
        } else {
            let name = sectionName
            shelf.stopWanting { $0 == name }
        }
        for (place, shard) in ownRecords.pairs {
            let name = ShardName(place.kind, id, generation: generation, number: place.number)
            if shelf.wanted[name.description]?.progress == shard.edition { continue }
            let shown = thrifty(shard)
            let envelope = Envelope(
                kind: place.kind, owner: id, edition: shard.edition, body: shown.encoded(),
                minimumReader: dialect.demands)
            let bytes = envelope.encoded()
            shelf.want(bytes, under: name.description, progress: shard.edition)
        }
    }

    /// Asks for what is missing at the transport.
    mutating func settle() -> [Effect] {
        let limit = shelf.limit ?? 0
        let reserve = min(32_768, limit / 30) * max(1, activePeers.count)
        return shelf.settle(
            reserve: min(reserve, limit / 4), owner: id.description,
            givesWay: thrift >= .noSnapshots)
    }

    // MARK: Waiting for the others

    /// Starts to wait for whatever is not waited for yet.
    private func startWaiting(for log: Log, _ waits: inout [Wait?]) {
        let reached = confirmed(by: log)
        if waits.count != reached.count { waits = reached.map { _ in nil } }
        for (place, confirmed) in reached.enumerated() where waits[place] == nil {
            waits[place] = Wait(
                since: elapsed, publication: log.publication, confirmed: confirmed)
        }
    }

    /// What a peer has confirmed: a publication, a version, a section, what belongs to a version.
    private func confirmed(by log: Log) -> [UInt64] {
        let seen = log.confirmed.first { $0.replica == id }?.version ?? 0
        let section = log.sectionsSeen.first { $0.replica == id }?.version ?? 0
        let isIncomplete = log.incomplete.contains { $0.replica == id }
        // Who cannot read what belongs to a version never confirms it.
        if !ownRecords.isEmpty, log.reads < dialect.demands { return [seen, .max, section, .max] }
        return [seen, log.have[id], section, isIncomplete || seen < attachedAt ? 0 : attachedAt]
    }

    private var confirmable: [UInt64] {
        let isLive = liveSections.contains { $0.section.owner == id }
        return [
            publication, published?.version ?? 0, isLive ? sectionCount : 0,
            ownRecords.isEmpty ? 0 : attachedAt,
        ]
    }

    /// Whether peers go on publishing without having what was put, or nobody says anything: it may
    /// never arrive under its names.
    ///
    /// Each shard may be stuck alone. Those that were retired count, too: they may be back, and not
    /// have heard of it. So do those of whom only a section came: their log may be stuck as well.
    mutating func isStalled() -> Bool {
        let target = confirmable
        var stalled = false
        for (peer, known) in peers.pairs
        where known.value.log.publication > 0 || peer != id && sections[peer] != nil {
            let log = known.value.log
            let reached = confirmed(by: log)
            var waits = waits[peer] ?? reached.map { _ in nil }
            for (place, reached) in zip(waits.indices, reached) {
                guard reached < target[place] else {
                    waits[place] = nil
                    continue
                }
                guard let wait = waits[place], wait.confirmed == reached else {
                    waits[place] = Wait(
                        since: elapsed, publication: log.publication, confirmed: reached)
                    continue
                }
                let duration = elapsed - wait.since
                let isDeaf = log.publication >= wait.publication + 3 && duration >= pace.stall
                // Each time twice as long: most who are silent are asleep, or gone.
                let isSilent = duration >= max(pace.silence, wait.since - known.value.lastNews)
                if isDeaf || isSilent { stalled = true }
            }
            self.waits[peer] = waits
        }
        return stalled && !planted(.noRotation)
    }

    /// Takes new names for everything it keeps at the transport.
    mutating func rotate() {
        guard generation < 99_999 else { return }
        generation += 1
        shelf.stopWanting { _ in true }
        waits = SortedMap()
        guard published != nil else { return }
        closeSegment()
        issue(currentLog())
    }
}
