/// A small dictionary whose order is that of its keys, whatever happened before.
package struct SortedMap<Key: Comparable & Sendable, Value: Sendable>: Sendable {
    /// The pairs, keys strictly ascending.
    package private(set) var pairs: [(key: Key, value: Value)] = []

    /// The empty map.
    package init() {}

    /// The value of `key`.
    package subscript(key: Key) -> Value? {
        get {
            let place = place(of: key)
            return place < pairs.count && pairs[place].key == key ? pairs[place].value : nil
        }
        set {
            let place = place(of: key)
            let isThere = place < pairs.count && pairs[place].key == key
            if let newValue {
                if isThere {
                    pairs[place].value = newValue
                } else {
                    pairs.insert((key, newValue), at: place)
                }
            } else if isThere {
                pairs.remove(at: place)
            }
        }
    }

    /// The value of `key`, made with `initial` where there is none, to be changed in place.
    package subscript(key: Key, default initial: @autoclosure () -> Value) -> Value {
        get { self[key] ?? initial() }
        _modify {
            let place = place(of: key)
            if place == pairs.count || pairs[place].key != key {
                pairs.insert((key, initial()), at: place)
            }
            yield &pairs[place].value
        }
    }

    /// The keys, ascending.
    package var keys: [Key] { pairs.map { $0.key } }

    /// The values, by ascending key.
    package var values: [Value] { pairs.map { $0.value } }

    /// Whether there is nothing in it.
    package var isEmpty: Bool { pairs.isEmpty }

    /// How many pairs there are.
    package var count: Int { pairs.count }

    /// Drops every pair that `isUnwanted` names.
    package mutating func removeAll(where isUnwanted: (Key, Value) -> Bool) {
        pairs.removeAll { isUnwanted($0.key, $0.value) }
    }

    private func place(of key: Key) -> Int {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension SortedMap: Equatable where Value: Equatable {
    /// Whether both hold the same pairs.
    package static func == (left: Self, right: Self) -> Bool {
        left.pairs.elementsEqual(right.pairs) { $0.key == $1.key && $0.value == $1.value }
    }
}

extension SortedMap: Hashable where Key: Hashable, Value: Hashable {
    /// Feeds the pairs to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(pairs.count)
        for pair in pairs {
            hasher.combine(pair.key)
            hasher.combine(pair.value)
        }
    }
}
