/// What is at the transport, and what this replica wants to be there.
struct Shelf: Sendable {
    /// What lies under a name.
    struct Shown: Hashable, Sendable {
        /// How many bytes.
        var size: Int
        /// Their fingerprint.
        var fingerprint: UInt64
        /// The shard's own count of its editions: publication, number, or edition.
        var progress: UInt64
        /// Whether the transport has shown it, rather than accepted it.
        var wasShown: Bool
    }

    /// What shall lie under a name of this replica.
    struct Wanted: Hashable, Sendable {
        /// The bytes.
        var bytes: [UInt8]
        /// Their fingerprint.
        var fingerprint: UInt64
        /// The shard's own count of its editions.
        var progress: UInt64
        /// How often the transport showed something else after it had been put.
        var staleCount = 0
    }

    /// What was shown and not taken in yet, in order.
    private(set) var inbox: [(name: String, bytes: [UInt8])] = []
    /// What lies under each name, as far as is known.
    private(set) var shown: SortedMap<String, Shown> = SortedMap()
    /// What shall lie under each name of this replica.
    private(set) var wanted: SortedMap<String, Wanted> = SortedMap()
    /// Names that were asked to be put or removed, and of which nothing was heard yet.
    private(set) var pending: SortedMap<String, Bool> = SortedMap()
    /// Shards of later versions: kept, never interpreted.
    var held: SortedMap<String, [UInt8]> = SortedMap()
    /// Names whose bytes are damaged.
    var damaged: SortedMap<String, Bool> = SortedMap()
    /// Names that did not fit.
    private(set) var unfit: [String] = []
    /// How many bytes the transport holds, or `nil` for any number.
    var limit: Int?
    /// How many names it holds, or `nil`.
    var countLimit: Int?

    // MARK: What the transport says

    mutating func take(_ bytes: [UInt8], under name: String) {
        let fingerprint = Checksum.fingerprint(of: bytes)
        if planted(.noRepublish), let known = wanted[name], known.fingerprint != fingerprint {
            return
        }
        if var wanted = wanted[name] {
            let isStale = pending[name] == nil && wanted.fingerprint != fingerprint
            wanted.staleCount = isStale ? wanted.staleCount + 1 : 0
            self.wanted[name] = wanted
        }
        let progress = shown[name].map { $0.fingerprint == fingerprint ? $0.progress : 0 } ?? 0
        shown[name] = Shown(
            size: bytes.count, fingerprint: fingerprint, progress: progress, wasShown: true)
        inbox.removeAll { $0.name == name && $0.bytes == bytes }
        inbox.append((name, bytes))
    }

    /// Keeps a shard of a later version, unless it is an earlier edition of one that is kept.
    mutating func hold(_ bytes: [UInt8], under name: String) {
        if let known = held[name], Envelope.edition(of: known) > Envelope.edition(of: bytes) {
            return
        }
        held[name] = bytes
    }

    /// Keeps no shard under `name` any more of an edition up to this one.
    mutating func release(_ name: String, upTo edition: UInt64) {
        if let known = held[name], Envelope.edition(of: known) > edition { return }
        held[name] = nil
    }

    /// Looks at a shard again that was kept aside.
    mutating func review(_ bytes: [UInt8], under name: String) { inbox.append((name, bytes)) }

    mutating func forget(_ name: String) {
        if planted(.noRepublish), wanted[name] != nil { return }
        shown[name] = nil
        damaged[name] = nil
    }

    mutating func accept(_ name: String) {
        guard let isPut = pending[name] else { return }
        pending[name] = nil
        if isPut, let wanted = wanted[name] {
            shown[name] = Shown(
                size: wanted.bytes.count, fingerprint: wanted.fingerprint,
                progress: wanted.progress, wasShown: false)
        } else if !isPut {
            shown[name] = nil
        }
    }

    mutating func refuse(_ name: String) { pending[name] = nil }

    /// Hands over what was shown.
    mutating func emptyInbox() -> [(name: String, bytes: [UInt8])] {
        defer { inbox = [] }
        return inbox
    }

    /// Notes how far the shard under `name` has come, if these are the bytes that lie there last.
    mutating func note(_ progress: UInt64, of fingerprint: UInt64, under name: String) {
        guard var known = shown[name], known.fingerprint == fingerprint else { return }
        known.progress = progress
        shown[name] = known
    }

    /// Forgets everything about the transport: it is another one.
    mutating func clear() {
        inbox = []
        shown = SortedMap()
        pending = SortedMap()
        damaged = SortedMap()
    }

    /// Remembers what lay under a name before the store was closed.
    mutating func remember(_ known: Shown, under name: String) { shown[name] = known }

    // MARK: What this replica wants

    /// Wants nothing any more: its names are those of another one now.
    mutating func dropWanted() {
        wanted = SortedMap()
        pending = SortedMap()
    }

    /// Wants `bytes` under `name`.
    mutating func want(_ bytes: [UInt8], under name: String, progress: UInt64) {
        let fingerprint = Checksum.fingerprint(of: bytes)
        if wanted[name]?.fingerprint == fingerprint { return }
        wanted[name] = Wanted(bytes: bytes, fingerprint: fingerprint, progress: progress)
    }

    /// Remembers how often the transport went back to other bytes.
    mutating func setStaleCount(_ count: Int, of name: String) {
        guard var known = wanted[name] else { return }
        known.staleCount = count
        wanted[name] = known
    }

    /// Wants nothing under names that `isUnwanted` names.
    mutating func stopWanting(where isUnwanted: (String) -> Bool) {
        wanted.removeAll { name, _ in isUnwanted(name) }
    }

    /// Whether the transport itself has shown these bytes under `name`, which nothing replaced.
    func shows(_ bytes: [UInt8], under name: String) -> Bool {
        guard let shown = shown[name], shown.wasShown else { return false }
        return shown.fingerprint == Checksum.fingerprint(of: bytes)
    }

    /// Whether the transport went back to other bytes under a name several times.
    var isStale: Bool { wanted.values.contains { $0.staleCount >= 3 } }

    /// Asks for what is wanted and not there: in order of urgency, and only as much as fits.
    ///
    /// - Parameters:
    ///   - reserve: The bytes that are left to others who write at the same time; only logs and sections
    ///     use them, which say what was decided.
    ///   - owner: The name of this replica, as names of shards have it.
    ///   - givesWay: Whether its saved entries make room, for itself and for the others.
    /// - Returns: What to ask of the transport.
    mutating func settle(reserve: Int, owner: String, givesWay: Bool) -> [Replica.Effect] {
        var effects: [Replica.Effect] = []
        for name in shown.keys
        where wanted[name] == nil && pending[name] == nil && name.dropFirst(2).hasPrefix(owner) {
            pending[name] = false
            effects.append(.remove(name: name))
        }
        unfit = []
        // What was asked for and not answered yet may be there soon.
        let asked = pending.pairs.filter(\.value).map(\.key)
        var total = shown.values.reduce(0) { $0 + $1.size }
        total += asked.reduce(0) { $0 + (wanted[$1]?.bytes.count ?? 0) - (shown[$1]?.size ?? 0) }
        var count = shown.count + asked.count { shown[$0] == nil }
        var short = 0
        let missing = wanted.pairs.filter { name, wanted in
            pending[name] == nil && shown[name]?.fingerprint != wanted.fingerprint
        }
        for (name, wanted) in missing.sorted(by: { Self.isMoreUrgent($0.key, $1.key) }) {
            let old = shown[name]?.size
            let newTotal = total - (old ?? 0) + wanted.bytes.count
            let newCount = old == nil ? count + 1 : count
            let speaks = name.hasPrefix("l.") || name.hasPrefix("s.")
            let kept = speaks ? 0 : reserve
            let fits =
                limit.map { newTotal + kept <= $0 || newTotal <= total } ?? true
                && countLimit.map { newCount <= $0 } ?? true
            guard fits || planted(.quotaIgnored) else {
                unfit.append(name)
                if speaks { short += newTotal - total }
                continue
            }
            total = newTotal
            count = newCount
            pending[name] = true
            effects.append(.put(name: name, bytes: wanted.bytes))
        }
        if givesWay, let limit {
            effects += makeRoom(for: total + short + reserve - limit, owner: owner)
        }
        return effects
    }

    /// Removes own saved entries, the latest first, until there is room for so many bytes more.
    private mutating func makeRoom(for needed: Int, owner: String) -> [Replica.Effect] {
        var needed = needed
        var effects: [Replica.Effect] = []
        for (text, known) in shown.pairs.reversed() where needed > 0 {
            guard pending[text] == nil, let name = ShardName(text), name.owner.description == owner,
                (name.original.flatMap(ShardName.init) ?? name).kind == .saved
            else { continue }
            needed -= known.size
            pending[text] = false
            effects.append(.remove(name: text))
        }
        return effects
    }

    /// Logs before sections, those before records, saved entries, and relays; then by name.
    private static func isMoreUrgent(_ left: String, _ right: String) -> Bool {
        func rank(_ name: String) -> Int {
            Array("lsrvy").firstIndex { $0 == name.first } ?? 5
        }
        return (rank(left), left) < (rank(right), right)
    }

    /// The names that are wanted and not known to be there.
    var unsent: [String] {
        wanted.pairs.filter { shown[$0.key]?.fingerprint != $0.value.fingerprint }.map(\.key)
    }
}
