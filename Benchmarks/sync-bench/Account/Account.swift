import IntentSync
import NewsModel

/// Replicas around one storage, all of which know the same entries.
struct Account {
    private(set) var replicas: [Replica]
    private(set) var storage: [String: [UInt8]] = [:]
    private var library = AccountLibrary()
    private var now = Timestamp(seconds: ReaderModel.start)
    /// What each replica has taken in, by name.
    private var taken: [[String: [UInt8]]]

    init(replicaCount: Int) {
        replicas = (1...replicaCount).map {
            Replica(id: ReplicaID(rawValue: UInt64($0) &* 0xD134_2543_DE82_EF95))
        }
        taken = replicas.map { _ in [:] }
    }

    /// Every replica finds what has arrived of `feeds`.
    mutating func discover(_ feeds: [ModelFeed]) {
        let new = library.update(feeds)
        for replica in replicas.indices { handle(replica, .discovered(new)) }
    }

    /// Decides something, and says so.
    mutating func decide(at replica: Int, _ intents: [Intent]) {
        handle(replica, .decided(intents))
        round(replica)
    }

    /// One replica is used, and then all take a turn.
    mutating func session(_ replica: Int, _ intents: [Intent], second: Int64) {
        now = Timestamp(seconds: ReaderModel.start + second)
        round(replica)
        decide(at: replica, intents)
        for other in replicas.indices where other != replica { round(other) }
    }

    private mutating func round(_ replica: Int) {
        for name in taken[replica].keys.sorted() where storage[name] == nil {
            taken[replica][name] = nil
            handle(replica, .missing(name: name))
        }
        for name in storage.keys.sorted() where taken[replica][name] != storage[name] {
            guard let bytes = storage[name] else { continue }
            taken[replica][name] = bytes
            handle(replica, .shown(name: name, bytes: bytes))
        }
        handle(replica, .pulled(account: "", spare: ReplicaID(rawValue: 1)))
        handle(replica, .publish)
        handle(replica, .upkeep)
    }

    private mutating func handle(_ replica: Int, _ event: Replica.Event) {
        for effect in replicas[replica].handle(event, at: now, library: library) {
            switch effect {
            case .put(let name, let bytes):
                storage[name] = bytes
                handle(replica, .accepted(name: name))
            case .remove(let name):
                storage[name] = nil
                handle(replica, .accepted(name: name))
            case .changed, .resolved, .renamed: break
            }
        }
    }

    /// What it costs a new replica to take everything in.
    func merge() -> (replica: Replica, milliseconds: Double) {
        var replica = Replica(id: ReplicaID(rawValue: 77))
        let library = AccountLibrary()
        let start = Meter.threadTime
        for name in storage.keys.sorted() {
            guard let bytes = storage[name] else { continue }
            _ = replica.handle(.shown(name: name, bytes: bytes), at: now, library: library)
        }
        _ = replica.handle(
            .pulled(account: "", spare: ReplicaID(rawValue: 78)), at: now, library: library)
        return (replica, (Meter.threadTime - start) * 1000)
    }
}
