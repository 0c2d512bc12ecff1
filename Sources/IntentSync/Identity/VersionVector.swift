/// How far into each replica's history somebody has come.
///
/// A replica that is not named stands at version 0. The order of the entries never depends on how
/// the vector came to be, so equal vectors have equal bytes.
public struct VersionVector: Hashable, Sendable {
    /// The replicas with a version above 0, by name.
    public private(set) var dots: [Dot] = []

    /// The vector that has seen nothing.
    public init() {}

    /// The version of `replica`, 0 where it is not named.
    public subscript(replica: ReplicaID) -> UInt64 {
        get {
            let place = place(of: replica)
            return place < dots.count && dots[place].replica == replica ? dots[place].version : 0
        }
        set {
            let place = place(of: replica)
            if place < dots.count, dots[place].replica == replica {
                if newValue == 0 {
                    dots.remove(at: place)
                } else {
                    dots[place].version = newValue
                }
            } else if newValue > 0 {
                dots.insert(Dot(replica, newValue), at: place)
            }
        }
    }

    /// Whether everything `dot` names has been seen.
    public func covers(_ dot: Dot) -> Bool { self[dot.replica] >= dot.version }

    /// Whether everything `other` has seen has been seen.
    public func covers(_ other: VersionVector) -> Bool {
        var mine = 0
        for dot in other.dots {
            while mine < dots.count, dots[mine].replica < dot.replica { mine += 1 }
            guard mine < dots.count, dots[mine].replica == dot.replica,
                dots[mine].version >= dot.version
            else { return false }
        }
        return true
    }

    /// Whether it has seen everything that `other` has, and more.
    func isBeyond(_ other: VersionVector) -> Bool { covers(other) && !other.covers(self) }

    /// Raises `dot.replica` to `dot.version`, where it is lower.
    public mutating func raise(_ dot: Dot) {
        let place = place(of: dot.replica)
        if place < dots.count, dots[place].replica == dot.replica {
            if dots[place].version < dot.version { dots[place].version = dot.version }
        } else if dot.version > 0 {
            dots.insert(dot, at: place)
        }
    }

    /// Adds everything that `other` has seen.
    public mutating func join(_ other: VersionVector) {
        if dots.isEmpty {
            dots = other.dots
        } else {
            for dot in other.dots { raise(dot) }
        }
    }

    /// Leaves only what `other` has seen as well.
    public mutating func meet(_ other: VersionVector) {
        for index in dots.indices {
            dots[index].version = min(dots[index].version, other[dots[index].replica])
        }
        dots.removeAll { $0.version == 0 }
    }

    /// Makes room for `count` replicas.
    mutating func reserve(_ count: Int) { dots.reserveCapacity(count) }

    private func place(of replica: ReplicaID) -> Int {
        var low = 0
        var high = dots.count
        while low < high {
            let middle = (low + high) / 2
            if dots[middle].replica < replica { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
