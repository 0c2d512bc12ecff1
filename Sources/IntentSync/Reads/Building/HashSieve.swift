/// Finds how much of a hash the members of a set share with hashes that are not in it.
struct HashSieve {
    /// The most bits that a member and one of the others begin with.
    private(set) var longestSharedPrefix = 0

    private let members: [UInt32]
    /// For each beginning of `sieveBits` bits, whether a member has it: most others fall through.
    private var beginnings: [UInt64]
    private let sieveBits: UInt32

    /// A sieve for `members`, which ascend.
    init(_ members: [UInt32]) {
        self.members = members
        sieveBits = members.count < 64 ? 12 : 16
        beginnings = members.isEmpty ? [] : Array(repeating: 0, count: 1 << Int(sieveBits - 6))
        for member in members {
            let beginning = member >> (32 - sieveBits)
            beginnings[Int(beginning >> 6)] |= 1 << UInt64(beginning & 63)
        }
    }

    /// Takes note of a hash that is not in the set.
    @inline(__always)
    mutating func pass(_ other: UInt32) {
        guard !members.isEmpty else { return }
        let beginning = other >> (32 - sieveBits)
        guard beginnings[Int(beginning >> 6)] >> UInt64(beginning & 63) & 1 == 1 else { return }
        compare(other)
    }

    private mutating func compare(_ other: UInt32) {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle] < other { low = middle + 1 } else { high = middle }
        }
        for place in max(low - 1, 0)..<min(low + 1, members.count) {
            let shared = (members[place] ^ other).leadingZeroBitCount
            longestSharedPrefix = max(longestSharedPrefix, shared)
        }
    }
}
