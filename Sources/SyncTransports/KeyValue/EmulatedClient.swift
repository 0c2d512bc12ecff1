/// One machine's side of an `EmulatedKeyValueStore`.
struct EmulatedClient {
    /// A write that was not uploaded yet.
    private struct Write {
        var bytes: [UInt8]?
        var stamp: Int64
    }

    private(set) var account: String?
    private(set) var isReady = false
    private(set) var cache: [String: [UInt8]] = [:]
    private var writes: [String: Write] = [:]
    /// The revision of the service that the cache has of a name.
    private var revisions: [String: UInt64] = [:]
    private var uploads: [Duration] = []
    /// How many writes the service had seen.
    private var lastRevision: UInt64 = 0
    private var lastFile: FileStatus?
    private let behavior: EmulatedKeyValueStore.Behavior
    private var random: any RandomNumberGenerator & Sendable

    init(
        behavior: EmulatedKeyValueStore.Behavior, random: any RandomNumberGenerator & Sendable
    ) {
        self.behavior = behavior
        self.random = random
    }

    /// Writes to the cache; what there is no room for is discarded at once.
    mutating func set(_ bytes: [UInt8], named name: String, stamp: Int64) -> KeyValueEvent? {
        let others = cache.filter { $0.key != name }
        let total = others.values.reduce(bytes.count) { $0 + $1.count }
        guard total <= KeyValueLimits.totalInBytes, others.count < KeyValueLimits.nameCount
        else { return KeyValueEvent(reason: .quotaViolation, names: [name]) }
        cache[name] = bytes
        writes[name] = Write(bytes: bytes, stamp: stamp)
        return nil
    }

    mutating func remove(_ name: String, stamp: Int64) {
        cache[name] = nil
        writes[name] = Write(bytes: nil, stamp: stamp)
    }

    /// Whether an exchange with this file would change nothing.
    func knows(_ file: FileStatus) -> Bool {
        isReady && writes.isEmpty && lastFile == file
    }

    /// Takes note of the file after an exchange, unless something was held back.
    mutating func sawFile(_ file: FileStatus?) {
        lastFile = behavior.downloadChance < 100 ? nil : file
    }

    /// Uploads and downloads.
    mutating func exchange(
        with server: inout EmulatedServer, at now: Duration
    ) -> [KeyValueEvent] {
        // A service that has seen less than before was made anew, and has none of what was uploaded.
        let isSame = server.account == account && server.revision >= lastRevision
        defer { lastRevision = server.revision }
        guard isReady, isSame else { return [start(server)] }
        var events: [KeyValueEvent] = []
        let refused = upload(to: &server, at: now)
        if !refused.isEmpty {
            events.append(KeyValueEvent(reason: .quotaViolation, names: refused))
        }
        let arrived = download(from: server)
        if !arrived.isEmpty {
            events.append(KeyValueEvent(reason: .serverChange, names: arrived))
        }
        return events
    }

    /// Takes everything as the service has it; what was written until now is discarded.
    private mutating func start(_ server: EmulatedServer) -> KeyValueEvent {
        let isFirst = !isReady && account == nil
        var names = Set(cache.keys).union(writes.keys)
        account = server.account
        isReady = account != nil
        writes = [:]
        cache = server.values.compactMapValues(\.bytes)
        revisions = server.values.mapValues(\.revision)
        names.formUnion(cache.keys)
        return KeyValueEvent(
            reason: isFirst ? .initialSync : .accountChange, names: names.sorted())
    }

    private mutating func upload(
        to server: inout EmulatedServer, at now: Duration
    ) -> [String] {
        uploads.removeAll { now - $0 >= .seconds(60) }
        guard !writes.isEmpty, uploads.count < behavior.uploadsPerMinute else { return [] }
        uploads.append(now)
        var refused: [String] = []
        for (name, write) in writes.sorted(by: { $0.key < $1.key })
        where happens(behavior.uploadChance) {
            writes[name] = nil
            switch server.write(
                write.bytes, named: name, stamp: write.stamp, byStamp: behavior.ordersByStamp)
            {
            case .taken, .outdated:
                // The cache goes on showing what was written here, even where it lost.
                revisions[name] = server.values[name]?.revision
            case .refused:
                cache[name] = server.values[name]?.bytes
                revisions[name] = server.values[name]?.revision
                refused.append(name)
            }
        }
        return refused
    }

    private mutating func download(from server: EmulatedServer) -> [String] {
        var arrived: [String] = []
        for (name, value) in server.values.sorted(by: { $0.key < $1.key })
        where value.revision > revisions[name] ?? 0 && writes[name] == nil {
            guard happens(behavior.downloadChance) else { continue }
            cache[name] = value.bytes
            revisions[name] = value.revision
            arrived.append(name)
        }
        return arrived
    }

    /// Whether something happens that does `chance` times of 100.
    private mutating func happens(_ chance: Int) -> Bool {
        chance >= 100 || Int.random(in: 0..<100, using: &random) < chance
    }
}
