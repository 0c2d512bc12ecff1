/// Finds how much of each hash of a set is shared with hashes that are not in it.
struct HashSieve {
    /// The members, ascending.
    let members: [UInt32]
    /// The lowest and the highest of the others before each member, and after the last one; the
    /// lowest is above the highest where there are none.
    private var lowest: [UInt32]
    private var highest: [UInt32]
    /// For each beginning of `sieveBits` bits, whether a member has it: most others fall through.
    private var beginnings: [UInt64]
    private let sieveBits: UInt32

    /// A sieve for `members`, in any order.
    init(_ members: [UInt32]) {
        self.members = members.sorted()
        lowest = Array(repeating: .max, count: members.count + 1)
        highest = Array(repeating: 0, count: members.count + 1)
        sieveBits = UInt32(Self.leastShared(count: members.count))
        beginnings = members.isEmpty ? [] : Array(repeating: 0, count: 1 << Int(sieveBits - 6))
        for member in members {
            let beginning = member >> (32 - sieveBits)
            beginnings[Int(beginning >> 6)] |= 1 << UInt64(beginning & 63)
        }
    }

    /// How much another must share with one of so many members to be taken note of.
    static func leastShared(count: Int) -> Int { count < 64 ? 12 : 16 }

    /// Takes note of a hash that is not in the set.
    @inline(__always)
    mutating func pass(_ other: UInt32) {
        guard !members.isEmpty else { return }
        let beginning = other >> (32 - sieveBits)
        guard beginnings[Int(beginning >> 6)] >> UInt64(beginning & 63) & 1 == 1 else { return }
        keep(other)
    }

    private mutating func keep(_ other: UInt32) {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle] < other { low = middle + 1 } else { high = middle }
        }
        lowest[low] = min(lowest[low], other)
        highest[low] = max(highest[low], other)
    }

    /// For each member, the most bits that it and one of the others begin with; 0 where that is less
    /// than any set keeps of a hash.
    var sharedBits: [Int] {
        var result = Array(repeating: 0, count: members.count)
        var nearest: UInt32?
        for place in members.indices {
            if lowest[place] <= highest[place] { nearest = highest[place] }
            guard let nearest else { continue }
            result[place] = (members[place] ^ nearest).leadingZeroBitCount
        }
        nearest = nil
        for place in members.indices.reversed() {
            if lowest[place + 1] <= highest[place + 1] { nearest = lowest[place + 1] }
            guard let nearest else { continue }
            result[place] = max(result[place], (members[place] ^ nearest).leadingZeroBitCount)
        }
        return result
    }
}
