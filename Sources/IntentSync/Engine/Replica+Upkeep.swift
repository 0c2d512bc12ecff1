import NewsModel

/// How a replica cares for the shards at the transport.
extension Replica {
    /// Retires who is silent, makes a section, relays what vanished, removes what is obsolete.
    mutating func keepUp<Library: EntryLibrary>(
        at now: Timestamp, _ library: Library
    ) throws(Library.Failure) -> [Effect] {
        guard mayPublish else { return [] }
        var changes = Changes()
        let old = view
        let oldRetired = retired
        // Who is about to be retired for its silence may not have been able to hear.
        let isDeaf = isStalled() || (shelf.isStale && !planted(.noRotation))
        retireSilent()
        if isDeaf { rotate() }
        adjustThrift()
        if let cut = cutInTurn() { try compact(upTo: cut, at: now, library, &changes) }
        if retired != oldRetired {
            changes.everyMark = true
            changes.note(from: old, to: view)
        }
        wantRelays()
        wantShards()
        let effects = settle()
        return changes.isEmpty ? effects : [.changed(changes)] + effects
    }

    private mutating func retireSilent() {
        for (other, _) in awaited {
            let silence = elapsed - (peers[other]?.value.lastNews ?? elapsed)
            if silence >= pace.retirement { retire(other) }
        }
    }

    /// The cut of the section that is worth making, where this replica's turn has come: the first in
    /// line at once, the others after a while.
    private mutating func cutInTurn() -> VersionVector? {
        guard elapsed - compactedAt >= pace.compaction || sections.isEmpty, let cut = stableCut()
        else {
            compactableSince = nil
            return nil
        }
        let since = compactableSince ?? elapsed
        compactableSince = since
        let isFirst = activePeers.allSatisfy { id < $0.id }
        return isFirst || elapsed - since >= pace.handover ? cut : nil
    }

    // MARK: Relays

    /// Keeps copies of what others wrote, still counts, and is no longer at the transport.
    mutating func wantRelays() {
        var relayed: Set<String> = []
        func relay(_ original: ShardName, _ bytes: [UInt8], _ progress: UInt64) {
            let name =
                planted(.relayUnderOriginalName)
                ? original
                : ShardName(relaying: original, by: id, generation: generation)
            shelf.want(bytes, under: name.description, progress: progress)
            relayed.insert(name.description)
        }
        var missing: Set<ReplicaID> = []
        for known in liveSections where known.section.owner != id {
            let section = known.section
            let original = ShardName(.section, section.owner, generation: 0)
            // Another bearer of the name may have made another one of that number.
            let isThere = isShown(.section, of: section.owner, 0, section.number, as: known.bytes)
            if isThere && !isFormer(section.owner) {
                sections[section.owner]?.missingCount = 0
                continue
            }
            sections[section.owner]?.missingCount += 1
            if known.missingCount >= Self.patience || isFormer(section.owner) {
                relay(original, known.bytes, section.number)
                missing.insert(section.owner)
            }
        }
        // A section alone would show what its author took back since.
        for (other, peer) in peers.pairs
        where retired[other] != nil || isFormer(other) || missing.contains(other) {
            let peer = peer.value
            if !peer.log.segments.isEmpty, !peer.bytes.isEmpty {
                let gathered = peer.gathered(isRetired: retired[other] != nil)
                let bytes = gathered ?? peer.bytes
                let isThere = isShown(
                    .log, of: other, 0, gathered == nil ? peer.log.publication : .max, as: bytes)
                if !isThere {
                    relay(ShardName(.log, other, generation: 0), bytes, peer.log.publication)
                }
            }
            for (place, shard) in peer.records.pairs
            where !shard.writes.isEmpty
                && !isShown(place.kind, of: other, place.number, shard.edition)
            {
                let name = ShardName(place.kind, other, generation: 0, number: place.number)
                let envelope = Envelope(
                    kind: place.kind, owner: other, edition: shard.edition, body: shard.encoded())
                relay(name, envelope.encoded(), shard.edition)
            }
        }
        for (text, bytes) in shelf.held.pairs
        where shelf.shown[text]?.fingerprint != Checksum.fingerprint(of: bytes) {
            guard let name = ShardName(text), name.kind != .relay, name.owner != id,
                !isRead(name, upTo: Envelope.edition(of: bytes))
            else { continue }
            relay(name, bytes, 0)
        }
        shelf.stopWanting { $0.hasPrefix("y.") && !relayed.contains($0) }
    }

    /// Whether registers that are kept for a later version came in words of this one, too: whoever
    /// understood them relayed them so.
    private func isRead(_ name: ShardName, upTo edition: UInt64) -> Bool {
        let place = RecordsPlace(kind: name.kind, number: name.number)
        let known = peers[name.owner]?.value.records[place]
        return edition > 0 && known.map { edition <= $0.edition } ?? false
    }

    /// How often a section must be missing before it is relayed.
    private static let patience = 3

    /// Whether the transport shows a shard in this edition or a later one, under its own name or as
    /// a relay by a replica that comes before this one; with `bytes`, just these or a later one.
    private func isShown(
        _ kind: ShardName.Kind, of owner: ReplicaID, _ number: Int, _ progress: UInt64,
        as bytes: [UInt8]? = nil
    ) -> Bool {
        let fingerprint = bytes.map { Checksum.fingerprint(of: $0) }
        return shelf.shown.pairs.contains { text, shown in
            let isNew = fingerprint.map { shown.fingerprint == $0 } ?? (shown.progress == progress)
            guard isNew || shown.progress > progress, let name = ShardName(text) else {
                return false
            }
            if name.kind == kind { return name.owner == owner && name.number == number }
            guard name.kind == .relay, name.owner < id,
                let original = name.original.flatMap(ShardName.init)
            else { return false }
            return original.kind == kind && original.owner == owner && original.number == number
        }
    }

    // MARK: Thrift

    /// Gives up more where the storage fills, and less where there is room again.
    private mutating func adjustThrift() {
        let before = thrift
        defer {
            // Saved entries look different from this step on.
            if (before >= .linksOnly) != (thrift >= .linksOnly) {
                for place in ownRecords.keys where place.kind == .saved {
                    ownRecords[place]?.edition += 1
                }
            }
        }
        guard let limit = shelf.limit, limit > 0 else {
            thrift = .none
            return
        }
        let total = shelf.shown.values.reduce(0) { $0 + $1.size }
        let isShort = !shelf.unfit.isEmpty || total * 10 > limit * 8
        if isShort, let next = ReplicaStatus.Thrift(rawValue: thrift.rawValue + 1) {
            thrift = next
        } else if !isShort, total * 10 < limit * 5,
            let previous = ReplicaStatus.Thrift(rawValue: thrift.rawValue - 1)
        {
            thrift = previous
        }
    }

    /// The age from which operations join a section, by what is given up.
    var lag: Int64 {
        switch thrift {
        case .none: pace.lag
        case .lag7: pace.lag * 7 / 14
        case .lag3, .horizon365, .horizon180, .horizon90, .linksOnly, .noSnapshots:
            pace.lag * 3 / 14
        }
    }

    /// How many days back marks are exact, or `nil` for all.
    var horizonInDays: Int64? {
        switch thrift {
        case .none, .lag7, .lag3: nil
        case .horizon365: 365
        case .horizon180: 180
        case .horizon90, .linksOnly, .noSnapshots: 90
        }
    }

    /// A shard as it travels, by what is given up.
    func thrifty(_ shard: RecordsShard) -> RecordsShard {
        guard thrift >= .linksOnly, shard.kind == .saved else { return shard }
        var shard = shard
        for (index, write) in shard.writes.enumerated() {
            guard let numbers = write.register.subject.numbers(2),
                case .bytes(let bytes) = RegisterValue(encoded: write.value),
                let snapshot = try? EntrySnapshot(
                    of: EntryName(
                        feed: FeedKey(rawValue: numbers[0]), key: EntryKey(rawValue: numbers[1])),
                    encoded: bytes)
            else { continue }
            shard.writes[index].value = RegisterValue.bytes(snapshot.linkOnly.encoded).encoded
        }
        return shard
    }
}
