import IntentSync
import NewsModel
import TidingsStore

extension SyncKeeper {
    /// The state as it is now; asks nobody.
    ///
    /// - Throws: `SyncError.store`; where the store's replica is damaged, the report says so.
    public func report() async throws(SyncError) -> SyncReport {
        do throws(SyncError) {
            var report = SyncReport(
                try await standing(), label: await label(), limits: transport?.limits,
                now: options.clock())
            // What went wrong with a store that cannot be written stands nowhere.
            if report.place != nil, !options.canWrite(store.path) {
                report.badge = .needsAttention
                report.sentence =
                    "The disk that holds your store is full or cannot be written, so nothing can be "
                    + "decided or synced: make room there, and sync again."
            }
            return report
        } catch {
            guard case .damaged = error else { throw error }
            var report = SyncReport()
            let state = try await storing { () async throws(StoreError) in
                try await self.store.syncState()
            }
            report.place = state.place
            report.badge = .needsAttention
            report.sentence = error.explanation
            report.failure = SyncReport.Failure(sentence: error.explanation, nextTry: nil)
            return report
        }
    }
}

extension SyncReport {
    /// What `standing` means for a person.
    ///
    /// - Parameters:
    ///   - standing: What the store knows.
    ///   - named: What the person calls this replica, where it has told nobody yet.
    ///   - limits: What the place can hold, where it is open.
    ///   - now: The present.
    init(
        _ standing: SyncStanding, label named: String, limits: TransportLimits?, now: Timestamp
    ) {
        self.init()
        let state = standing.state
        guard state.isOn, let status = standing.status else {
            sentence = "Sync is off: what you decide stays on this device."
            return
        }
        place = state.place
        replica = status.id
        label = ReplicaLabel(text: standing.label).label
        if label.isEmpty { label = named }
        (lastPulled, lastMerged) = (state.pulled, state.merged)
        (lastPublished, lastConfirmed) = (state.published, state.confirmed)
        pendingCount = standing.waitingCount + status.pendingCount
        unsentCount = Set(status.unsent).count
        if unsentCount == 0 { unsentCount = standing.putCount }
        let version = status.publishedVersion
        unconfirmedCount = Int(clamping: version - min(version, status.confirmedVersion))
        failure = state.failure.map { Failure(sentence: $0, nextTry: state.nextTry) }
        thrift = status.thrift
        waitsForRoom = status.unsent.contains { $0.hasPrefix("l.") || $0.hasPrefix("s.") }
        (heldNames, damagedNames) = (status.heldNames, status.damagedNames)
        peers = status.peers.map { Peer($0, published: version) }.sorted {
            ($0.lastHeard?.seconds ?? 0, $0.id) > ($1.lastHeard?.seconds ?? 0, $1.id)
        }
        confirmedBy = peers.filter { $0.hasEverything && !$0.isRetired }.map(\.label)
        damages = Damage.all(damagedNames, in: self)
        budget = Budget(status.sizes, limits: limits, at: state.place)
        (badge, sentence) = Self.verdict(self, isPaused: status.isPaused, now: now)
    }

    /// What to do about a replica that may never come back.
    ///
    /// It is retired by itself in the end, but late where this replica itself syncs rarely: no
    /// more than a day counts from one round to the next.
    private static func advice(about peer: Peer, of label: String, now: Timestamp) -> String {
        if peer.isNamed(like: label) {
            return " It has the name of this device: if it is this one, from before its store was "
                + "restored or set up anew, run 'tidings sync retire \(peer.id)'."
        }
        guard let heard = peer.lastHeard, now - heard > .seconds(silenceInDays * 86_400) else {
            return ""
        }
        let days = (now - heard).components.seconds / 86_400
        return " Nothing was heard of it for \(days) days: if it will not come back, run 'tidings "
            + "sync retire \(peer.id)'."
    }

    /// After how many days without a word a person is asked whether a replica will come back.
    private static let silenceInDays: Int64 = 30

    /// The state in a word and in a sentence.
    private static func verdict(
        _ report: SyncReport, isPaused: Bool, now: Timestamp
    ) -> (badge: Badge, sentence: String) {
        if isPaused {
            return (
                .needsAttention,
                "The place is not the one this device joined: it was set up anew, or is somebody "
                    + "else's, so nothing is sent there. If it is yours, run 'tidings sync join', "
                    + "which sends everything you decided here; otherwise run 'tidings sync off'."
            )
        }
        if let failure = report.failure {
            return (failure.nextTry == nil ? .needsAttention : .offline, failure.sentence)
        }
        if let damage = report.damages.first {
            let sentence = report.damages.prefix(3).map(\.sentence).joined(separator: " ")
            let needsPerson = report.damages.contains(where: \.needsPerson)
            return (
                needsPerson
                    ? .needsAttention : .waiting(for: damage.owner ?? "a device not known here"),
                sentence
            )
        }
        if report.thrift == .noSnapshots, report.waitsForRoom {
            return (
                .needsAttention,
                "The place is full, so what was decided here waits: make room there, unsave "
                    + "entries, or retire a device you no longer use."
            )
        }
        if report.thrift == .noSnapshots {
            return (
                .needsAttention,
                "The place is nearly full, so saved entries are sent without what they say: make "
                    + "room there, or retire a device you no longer use."
            )
        }
        if report.pendingCount > 0 || report.unsentCount > 0 || report.lastPulled == nil {
            let count = report.pendingCount
            let words = count == 1 ? "1 decision waits" : "\(count) decisions wait"
            return (
                .waiting(for: report.label),
                count > 0 ? "\(words) to be sent." : "What was decided is being sent."
            )
        }
        let active = report.peers.filter { !$0.isRetired }
        guard !active.isEmpty else {
            return (.upToDate, "Everything is at the place; no other device has joined yet.")
        }
        if let peer = active.first(where: { !$0.isWhole }) {
            return (
                .waiting(for: peer.label),
                "Not all that “\(peer.label)” decided has arrived here yet: it comes once the place "
                    + "has carried it."
            )
        }
        if let peer = active.first(where: { !$0.hasEverything }) {
            return (
                .waiting(for: peer.label),
                "Everything is sent; “\(peer.label)” has not confirmed it yet, and does when it "
                    + "syncs." + advice(about: peer, of: report.label, now: now)
            )
        }
        let others =
            active.count == 1 ? "“\(active[0].label)” has" : "All \(active.count) others have"
        return (.upToDate, "\(others) everything that was decided here.")
    }
}

extension SyncReport {
    /// Whether the place is there and empty, so that joining sets it up again.
    public var isEmptied: Bool {
        place.map { failure?.sentence == SyncError.emptied($0).explanation } ?? false
    }
}

extension SyncReport.Peer {
    /// Whether its person calls it `label`, in any letter case: it may be what a replica was before
    /// its store was restored.
    public func isNamed(like label: String) -> Bool {
        self.label.lowercased() == label.lowercased()
    }

    init(_ peer: ReplicaStatus.Peer, published: UInt64) {
        let words = ReplicaLabel(text: peer.label)
        id = peer.id
        label = words.label.isEmpty ? peer.id.description : words.label
        platform = words.platform
        version = words.version
        lastHeard = peer.lastHeard.seconds == 0 ? nil : peer.lastHeard
        hasEverything = peer.confirmed >= published
        isWhole = peer.isWhole
        isRetired = peer.isRetired
    }
}

extension SyncReport.Budget {
    init(_ sizes: [String: Int], limits: TransportLimits?, at place: SyncPlace?) {
        let kinds = [
            "l": "log", "s": "section", "r": "records", "v": "saved", "y": "relay",
        ]
        let shards = sizes.map { Shard(name: $0.key, bytes: $0.value) }.sorted {
            ($1.bytes, $0.name) < ($0.bytes, $1.name)
        }
        let limits = limits ?? place.flatMap { SyncDoor(place: $0).limits }
        let groups = Dictionary(grouping: shards) { kinds[String($0.name.prefix(1))] ?? "other" }
        self.init(
            bytes: shards.reduce(0) { $0 + $1.bytes },
            limitInBytes: limits?.totalInBytes,
            shardLimit: limits?.shardCount,
            shares: groups.map { kind, shards in
                Share(
                    kind: kind, count: shards.count, bytes: shards.reduce(0) { $0 + $1.bytes })
            }.sorted { ($1.bytes, $0.kind) < ($0.bytes, $1.kind) },
            largest: Array(shards.prefix(10)))
    }
}
