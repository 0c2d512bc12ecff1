/// The far side of one account's storage: the latest bytes that arrived under each name.
struct Server: Sendable {
    /// What is under one name; `blob` is `nil` where it was removed.
    struct Slot: Sendable {
        var blob: Blob?
        var sequence: Int
        var time: Int64
    }

    /// What is under each name, by the name's number.
    private(set) var slots: [Slot?] = []
    /// Whether the later time of the writer's clock wins, and not the later arrival.
    let isByClock: Bool
    /// How many changes there were.
    private(set) var sequence = 0
    /// The bytes of all values; names do not count.
    private(set) var totalInBytes = 0
    /// How many names have bytes.
    private(set) var count = 0
    /// All bytes that were ever there, with their names, in order.
    private(set) var past: [(name: Int, blob: Blob)] = []

    /// How many bytes it holds, or `nil` for any number: of two who write at once each may fit, and
    /// both together not.
    var limit: Int?
    /// How many writes it refused for want of room since that was last asked.
    private var refusals = 0

    init(isByClock: Bool) {
        self.isByClock = isByClock
    }

    /// What became of a write.
    enum Answer {
        /// It is there.
        case taken
        /// A write with a later time was there already; nobody is told.
        case outdated
        /// There was no room for it.
        case refused
    }

    /// Takes in a write, or not.
    mutating func put(_ blob: Blob?, under name: Int, time: Int64) -> Answer {
        while slots.count <= name { slots.append(nil) }
        if isByClock, let old = slots[name], old.time > time { return .outdated }
        if let blob, !fits(blob, under: name) {
            refusals += 1
            return .refused
        }
        if let old = slots[name]?.blob {
            totalInBytes -= old.bytes.count
            count -= 1
        }
        if let blob {
            totalInBytes += blob.bytes.count
            count += 1
            past.append((name, blob))
        }
        sequence += 1
        slots[name] = Slot(blob: blob, sequence: sequence, time: time)
        return .taken
    }

    private func fits(_ blob: Blob, under name: Int) -> Bool {
        let old = slots[name]?.blob?.bytes.count ?? 0
        return blob.bytes.count <= old
            || limit.map { totalInBytes - old + blob.bytes.count <= $0 } ?? true
    }

    /// How many writes were refused for want of room since this was last asked.
    mutating func takeRefusals() -> Int {
        defer { refusals = 0 }
        return refusals
    }

    /// Puts other bytes in place of those under `name`, as an accident.
    mutating func replace(_ name: Int, with blob: Blob) {
        guard name < slots.count, let old = slots[name], let bytes = old.blob?.bytes else { return }
        totalInBytes += blob.bytes.count - bytes.count
        sequence += 1
        slots[name] = Slot(blob: blob, sequence: sequence, time: old.time)
    }

    /// Removes everything; the times stay, as tombstones that a slow clock does not get past.
    mutating func wipe() {
        for name in slots.indices {
            guard let old = slots[name] else { continue }
            sequence += 1
            slots[name] = Slot(blob: nil, sequence: sequence, time: old.time)
        }
        totalInBytes = 0
        count = 0
    }

    /// The names that have bytes.
    var names: [Int] { slots.indices.filter { slots[$0]?.blob != nil } }
}
