/// Hashes of entries, each kept to as many bits as its set needed.
///
/// Groups by number of bits, ascending, each bits from 1 through 32 and each prefix below
/// `1 << bits`; prefixes strictly ascending. A set made by one replica has one group, or a second one
/// of entries that take more bits to tell from those it knows; prefixes whose entries the next author
/// does not know are carried on with the bits they have.
public struct HashSets: Hashable, Sendable {
    /// Prefixes of one length.
    public struct Group: Hashable, Sendable {
        /// How many of the hash's highest bits are kept.
        public var bits: Int
        /// The prefixes, strictly ascending.
        public var prefixes: [UInt32]

        /// The group as given.
        public init(bits: Int, prefixes: [UInt32]) {
            self.bits = bits
            self.prefixes = prefixes
        }
    }

    /// The groups, none empty, bits strictly ascending.
    public var groups: [Group]

    /// The sets as given.
    public init(groups: [Group] = []) {
        self.groups = groups
    }

    /// Whether a prefix of `hash` is among them.
    public func contains(_ hash: UInt32) -> Bool {
        groups.contains { group in
            let prefix = hash >> UInt32(32 - group.bits)
            var low = 0
            var high = group.prefixes.count
            while low < high {
                let middle = (low + high) / 2
                if group.prefixes[middle] < prefix { low = middle + 1 } else { high = middle }
            }
            return low < group.prefixes.count && group.prefixes[low] == prefix
        }
    }
}
