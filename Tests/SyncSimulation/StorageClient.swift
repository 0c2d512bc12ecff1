/// The near side of a storage: a cache that answers at once and a queue that is sent some time.
struct StorageClient: Sendable {
    /// A write that the server has not got.
    struct Write: Sendable {
        var name: Int
        var blob: Blob?
        var time: Int64
    }

    /// What this machine is shown, by the name's number.
    private(set) var cache: [Blob?] = []
    /// Writes on their way, in order.
    private(set) var queue: [Write] = []
    /// Whether the first download has happened.
    private(set) var isReady = false
    /// The server's sequence up to which each name was taken over.
    private var taken: [Int] = []

    /// What is shown under `name`.
    subscript(name: Int) -> Blob? { name < cache.count ? cache[name] : nil }

    /// Writes into the cache and the queue.
    mutating func set(_ name: Int, _ blob: Blob?, time: Int64) {
        grow(to: name)
        cache[name] = blob
        queue.removeAll { $0.name == name }
        queue.append(Write(name: name, blob: blob, time: time))
    }

    /// Forgets what was not sent; the cache goes back to what the server had.
    mutating func loseQueue(server: Server) {
        for write in queue {
            let slot = write.name < server.slots.count ? server.slots[write.name] : nil
            cache[write.name] = taken[write.name] > 0 ? slot?.blob : nil
        }
        queue = []
    }

    /// Exchanges with the server.
    ///
    /// `upload` of a hundred writes are sent, `download` of a hundred changes are shown, and
    /// `arrived` is told of each write that the server took.
    mutating func transfer(
        with server: inout Server, upload: Int, download: Int, dice: inout Dice,
        arrived: (Write) -> Void
    ) {
        if !isReady {
            queue = []
            isReady = true
            cache = []
            taken = []
        }
        var rest: [Write] = []
        for write in queue {
            if dice.chance(upload) {
                switch server.put(write.blob, under: write.name, time: write.time) {
                case .taken:
                    taken[write.name] = server.sequence
                    arrived(write)
                case .refused: cache[write.name] = server.slots[write.name]?.blob
                case .outdated: break
                }
            } else {
                rest.append(write)
            }
        }
        queue = rest
        for (name, slot) in server.slots.enumerated() {
            guard let slot else { continue }
            grow(to: name)
            if taken[name] < slot.sequence, dice.chance(download),
                !queue.contains(where: { $0.name == name })
            {
                cache[name] = slot.blob
                taken[name] = slot.sequence
            }
        }
    }

    /// The bytes of everything in the cache.
    var totalInBytes: Int { cache.reduce(0) { $0 + ($1?.bytes.count ?? 0) } }

    /// How many names have bytes in the cache.
    var count: Int { cache.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }

    private mutating func grow(to name: Int) {
        while cache.count <= name {
            cache.append(nil)
            taken.append(0)
        }
    }
}

/// The names that occur in a run, numbered as they come up.
struct NameTable: Sendable {
    /// The names, by number.
    private(set) var names: [String] = []
    /// The bytes of each.
    private(set) var sizes: [Int] = []
    /// The name that each is a conflict copy of; `nil` where it is none.
    private(set) var stems: [String?] = []
    private var numbers: [String: Int] = [:]

    /// The number of `name`.
    mutating func number(of name: String) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = names.count
        names.append(name)
        sizes.append(name.utf8.count)
        let mark = name.firstRange(of: Scenery.conflictMark)
        stems.append(mark.map { String(name[..<$0.lowerBound]) })
        return names.count - 1
    }
}
