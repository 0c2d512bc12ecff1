/// Slots in the order of their times: the earliest is always at hand.
struct TimeHeap: Sendable {
    private struct Node: Sendable {
        var seconds: Int64
        var slot: UInt32
    }

    private var nodes: [Node] = []

    /// How many slots there are.
    var count: Int { nodes.count }
    /// The earliest time, or `nil` where there is no slot.
    var earliest: Int64? { nodes.first?.seconds }

    /// Adds a slot.
    mutating func insert(_ slot: UInt32, seconds: Int64) {
        var place = nodes.count
        nodes.append(Node(seconds: seconds, slot: slot))
        while place > 0, isBefore(place, (place - 1) / 2) {
            nodes.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Takes the earliest slot out; the lower one of two with the same time.
    mutating func popEarliest() -> UInt32? {
        guard let first = nodes.first, let last = nodes.popLast() else { return nil }
        guard !nodes.isEmpty else { return first.slot }
        nodes[0] = last
        var place = 0
        while true {
            var least = place
            for child in [place * 2 + 1, place * 2 + 2]
            where child < nodes.count && isBefore(child, least) {
                least = child
            }
            if least == place { return first.slot }
            nodes.swapAt(place, least)
            place = least
        }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (nodes[left].seconds, nodes[left].slot) < (nodes[right].seconds, nodes[right].slot)
    }
}
