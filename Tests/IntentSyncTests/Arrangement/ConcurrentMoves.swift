import IntentSync

/// Folders, numbered from 1, that some replicas move at once, each soundly on its own copy of the
/// tree; number 0 is the top.
struct ConcurrentMoves {
    /// How many folders there are.
    let count: UInt64
    /// Where each folder was last put and when, after a merge that takes the latest.
    private(set) var merged: [UInt64: (target: UInt64?, stamp: Stamp)] = [:]

    init(_ random: inout some RandomNumberGenerator) {
        count = .random(in: 2...8, using: &random)
        var parents: [UInt64: UInt64] = [:]
        for folder in 2...count {
            let parent = UInt64.random(in: 0..<folder, using: &random)
            guard parent > 0 else { continue }
            parents[folder] = parent
            merged[folder] = (parent, Stamp(time: folder, replica: ReplicaID(rawValue: 0)))
        }
        for replica in 1...UInt64.random(in: 2...4, using: &random) {
            var own = parents
            for turn in 0..<UInt64.random(in: 1...3, using: &random) {
                let folder = UInt64.random(in: 1...count, using: &random)
                let target = UInt64.random(in: 0...count, using: &random)
                var next: UInt64? = target
                while let name = next, name != folder { next = own[name] }
                guard next == nil else { continue }
                own[folder] = target == 0 ? nil : target
                let time = UInt64.random(in: 100...100_000, using: &random) << 2 + turn
                let stamp = Stamp(time: time, replica: ReplicaID(rawValue: replica))
                if let known = merged[folder], stamp < known.stamp { continue }
                merged[folder] = (own[folder], stamp)
            }
        }
    }

    /// The folders that have to leave the circle they are in: of each circle, the one that was put
    /// there first.
    var weakest: Set<UInt64> {
        var weakest: Set<UInt64> = []
        for start in 1...count {
            var circle: [UInt64] = []
            var next: UInt64? = start
            while let name = next, !circle.contains(name) {
                circle.append(name)
                next = merged[name]?.target
            }
            guard next == start else { continue }
            let oldest = circle.compactMap { merged[$0]?.stamp }.min()
            weakest.formUnion(circle.filter { merged[$0]?.stamp == oldest })
        }
        return weakest
    }
}
