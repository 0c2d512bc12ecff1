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

    init(isByClock: Bool) {
        self.isByClock = isByClock
    }

    /// Takes in a write; `false` where a write with a later time is there already.
    mutating func put(_ blob: Blob?, under name: Int, time: Int64) -> Bool {
        while slots.count <= name { slots.append(nil) }
        if isByClock, let old = slots[name], old.time > time { return false }
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
        return true
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
