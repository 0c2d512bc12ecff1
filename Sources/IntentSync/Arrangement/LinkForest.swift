/// Things of which each names at most one other, with every circle cut open: folders in folders,
/// feeds that turned out to be other feeds.
///
/// Replicas that each make a sound link can close a circle together. In each circle the thing with
/// the oldest stamp loses its link, so that the latest wish stands; the choice depends on nothing
/// but the links.
package struct LinkForest<Name: Hashable & Comparable & Sendable>: Sendable {
    /// A thing and the one it names.
    package struct Link: Sendable {
        /// The thing.
        package var name: Name
        /// What it names.
        package var target: Name
        /// What decides in a circle; none is older than any.
        package var stamp: Stamp?

        /// The link from `name` to `target`.
        package init(_ name: Name, to target: Name, stamp: Stamp?) {
            self.name = name
            self.target = target
            self.stamp = stamp
        }
    }

    /// What each thing names after the cut; nothing for those at a root.
    package private(set) var targets: [Name: Name] = [:]

    /// Links, at most one of each thing, in any order.
    package init(_ links: [Link]) {
        var stamps: [Name: Stamp] = [:]
        for link in links {
            targets[link.name] = link.target
            stamps[link.name] = link.stamp
        }
        var isDone: Set<Name> = []
        for link in links {
            var path: [Name] = []
            var places: [Name: Int] = [:]
            var next: Name? = link.name
            while let name = next, !isDone.contains(name) {
                if let start = places[name] {
                    cut(path[start...], stamps)
                    break
                }
                places[name] = path.count
                path.append(name)
                next = targets[name]
            }
            isDone.formUnion(path)
        }
    }

    private mutating func cut(_ circle: ArraySlice<Name>, _ stamps: [Name: Stamp]) {
        let weakest = circle.min { left, right in
            switch (stamps[left], stamps[right]) {
            case (let one?, let other?) where one != other: one < other
            case (nil, _?): true
            case (_?, nil): false
            default: left < right
            }
        }
        if let weakest { targets[weakest] = nil }
    }

    /// For each thing that names another, where its links end.
    package var roots: [Name: Name] {
        var roots: [Name: Name] = [:]
        for start in targets.keys {
            var path: [Name] = []
            var next = start
            while roots[next] == nil, let target = targets[next] {
                path.append(next)
                next = target
            }
            let root = roots[next] ?? next
            for name in path { roots[name] = root }
        }
        return roots
    }
}
