import NewsModel

/// How a replica takes in what a transport shows.
extension Replica {
    mutating func takeIn<Library: EntryLibrary>(
        account: String, spare: ReplicaID, at now: Timestamp, _ library: Library
    ) throws(Library.Failure) -> [Effect] {
        guard enter(account) else { return [] }
        var news = openInbox()
        hasPulled = true
        guard !news.isEmpty else { return [] }
        var effects: [Effect] = []
        var changes = Changes()
        closeSegment()
        let former = view
        let isForked = isForked(by: news)
        if isForked {
            news += fork(spare, by: news)
            effects.append(.renamed(spare))
            // What others took back under the old name may stand again.
            changes.everyMark = true
        }
        let old = view
        let oldRetired = retired
        var rivals: [OwnedSegment] = []
        let fresh = mergeLogs(news, at: now, &rivals)
        let hasRecords = mergeRecords(news)
        refreshHave()
        if !fresh.isEmpty || hasRecords || retired != oldRetired { refreshView() }
        effects += outcomes(of: fresh, before: old)
        try repeatRivals(rivals, besides: fresh, before: old, library)
        // First what marks never meant: a section is judged by what was right before it came.
        try exceptUnmeant(in: fresh, before: old.reads, library)
        for arrived in news {
            guard case .section(let section) = arrived.shard else { continue }
            try merge(section, arrived.bytes, library, &changes)
        }
        try settleDoubts(&changes, library)
        if retired[id] != nil, !isForked {
            comeBack(spare)
            effects.append(.renamed(spare))
        }
        prune()
        changes.note(fresh + rivals)
        if retired != oldRetired {
            refreshView()
            changes.everyMark = true
        }
        changes.note(from: former, to: view)
        if !changes.isEmpty { effects.insert(.changed(changes), at: 0) }
        return effects
    }

    /// Whether the storage is the one that was joined.
    private mutating func enter(_ account: String) -> Bool {
        if let joined = self.account, joined != account, !planted(.accountIgnored) {
            shelf.clear()
            isElsewhere = true
            return false
        }
        self.account = account
        isElsewhere = false
        return true
    }

    /// Reads everything that was shown; what cannot be read is kept aside.
    private mutating func openInbox() -> [Arrived] {
        var news: [Arrived] = []
        for (text, bytes) in shelf.emptyInbox() {
            guard let name = ShardName(text) else { continue }
            if name.kind != .relay, let wanted = shelf.wanted[text],
                wanted.fingerprint == Checksum.fingerprint(of: bytes)
            {
                // What this replica wrote itself, it need not read.
                shelf.damaged[text] = nil
                shelf.held[text] = nil
                shelf.note(wanted.progress, of: wanted.fingerprint, under: text)
                continue
            }
            do throws(ShardError) {
                let arrived = try Arrived(
                    name: name, bytes: bytes, reads: dialect.reads)
                shelf.damaged[text] = nil
                shelf.release(text, upTo: arrived.progress)
                shelf.note(arrived.progress, of: arrived.fingerprint, under: text)
                if shelf.wanted[text]?.fingerprint == arrived.fingerprint { continue }
                news.append(arrived)
            } catch {
                switch error {
                case .damaged:
                    shelf.damaged[text] = true
                    if planted(.damageTakenAsEmpty), var peer = peers[name.owner]?.value {
                        peer.log.segments = []
                        peers[name.owner] = Shared(peer)
                    }
                case .tooNew:
                    shelf.hold(bytes, under: text)
                    shelf.damaged[text] = nil
                }
            }
        }
        return news
    }

    // MARK: Logs

    /// Merges the logs among the news.
    ///
    /// - Returns: The segments that are new here; those whose place they took are added to `rivals`.
    private mutating func mergeLogs(
        _ news: [Arrived], at now: Timestamp, _ rivals: inout [OwnedSegment]
    ) -> [OwnedSegment] {
        var fresh: [OwnedSegment] = []
        for arrived in news {
            guard case .log(let log) = arrived.shard else { continue }
            raiseRetired(log.retired)
            if log.owner != id { fresh += merge(log, from: arrived, at: now, &rivals) }
        }
        return fresh
    }

    private mutating func merge(
        _ log: Log, from arrived: Arrived, at now: Timestamp, _ rivals: inout [OwnedSegment]
    ) -> [OwnedSegment] {
        var peer = peers[log.owner]?.value ?? Peer(log.owner)
        let reached = have[log.owner]
        let isNewer = log.publication > peer.log.publication
        let fresh = log.segments.filter { segment in
            let version = segment.value.version
            if let known = peer.log.segments.first(where: { $0.value.version == version }) {
                guard isNewer, known.value != segment.value else { return false }
                rivals.append(OwnedSegment(owner: log.owner, shared: known))
                return true
            }
            return version > reached || planted(.missingMeansDeleted)
                || isMisnamed(segment.value, Dot(log.owner, version))
        }
        guard isNewer || !fresh.isEmpty else { return [] }
        var segments = planted(.missingMeansDeleted) && isNewer ? [] : peer.log.segments
        for segment in fresh {
            segments.insertSorted(segment) { $0.value.version < $1.value.version }
        }
        if isNewer {
            peer.log = log
            peer.bytes = arrived.bytes
            peer.fingerprint = arrived.isRelayed ? 0 : arrived.fingerprint
            peer.lastNews = elapsed
            peer.lastHeard = now
        }
        peer.log.segments = segments
        peers[log.owner] = Shared(peer)
        for segment in log.segments {
            for alias in segment.value.aliases { causal.raise(alias) }
        }
        if !planted(.nonTransitiveContext) {
            causal.join(log.causal)
            // What somebody gathered bears the head of an earlier publication.
            if let last = log.segments.last { causal.raise(Dot(log.owner, last.value.version)) }
        }
        if !planted(.clockNotPropagated) { clock = max(clock, log.clock) }
        for segment in fresh {
            for write in segment.value.writes { clock = max(clock, write.stamp.time) }
        }
        return fresh.map { OwnedSegment(owner: log.owner, shared: $0) }
    }

    /// Whether something else that is known here goes by the name of a segment, too: its author gave
    /// it that name without knowing that another bearer of the name had said this under the number.
    private func isMisnamed(_ segment: Segment, _ dot: Dot) -> Bool {
        segments.contains { other in
            other.segment.aliases.contains(dot) && !other.segment.saysTheSame(as: segment)
        }
    }

    /// Learns who is retired; of two versions the higher counts.
    mutating func raiseRetired(_ dots: [Dot]) {
        for dot in dots { retired[dot.replica] = max(retired[dot.replica] ?? 0, dot.version) }
        // Whatever is here of somebody retired goes on to count.
        for other in retired.keys where other != id {
            retired[other] = max(retired[other] ?? 0, visible(of: other))
        }
    }

    // MARK: Records

    /// Merges the registers among the news.
    ///
    /// - Returns: Whether any were new.
    private mutating func mergeRecords(_ news: [Arrived]) -> Bool {
        var areNew = false
        for arrived in news {
            guard case .records(let shard) = arrived.shard, shard.owner != id else { continue }
            let place = RecordsPlace(kind: shard.kind, number: shard.number)
            let known = peers[shard.owner]?.value.records[place]
            guard known.map({ $0.edition < shard.edition }) ?? true else { continue }
            var peer = peers[shard.owner]?.value ?? Peer(shard.owner)
            peer.records[place] = shard
            peer.lastNews = elapsed
            peers[shard.owner] = Shared(peer)
            for write in shard.writes { clock = max(clock, write.stamp.time) }
            areNew = true
        }
        return areNew
    }
}

extension Replica.Changes {
    /// Adds the places that segments speak of.
    mutating func note(_ segments: [OwnedSegment]) {
        for owned in segments {
            entries += owned.segment.marks.map {
                EntryReference(feed: $0.feed, position: nil, hash: $0.hash)
            }
            spans += owned.segment.spans
        }
    }

    /// Adds the flags and registers in which two views differ.
    mutating func note(from old: View, to new: View) {
        var flags: [Flag] = []
        for flag in old.raised.keys where new.raised[flag] == nil { flags.append(flag) }
        for flag in new.raised.keys where old.raised[flag] == nil { flags.append(flag) }
        self.flags = flags.sorted()
        var registers: [Register] = []
        for (register, held) in new.registers
        where old.registers[register]?.write.value != held.write.value {
            registers.append(register)
        }
        for register in old.registers.keys where new.registers[register] == nil {
            registers.append(register)
        }
        self.registers = registers.sorted()
        entries = Array(Set(entries)).sorted()
    }
}
