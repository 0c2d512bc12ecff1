/// What is learnt about sets of hashes of one kind.
struct SetModels {
    private var groups = NumberModel()
    private var counts = NumberModel()
    private var bits = NumberModel()
    private let rate: Int

    /// For sets that are made to hold an unknown hash once in `rate` times.
    init(rate: Int) {
        self.rate = rate
    }

    /// Codes the groups of a set.
    mutating func code<Coder: DecisionCoder>(_ set: inout HashSets, by coder: inout Coder) {
        let total = groups.code(UInt64(set.groups.count), by: &coder)
        guard total <= 32 else { return coder.refuse() }
        for place in 0..<Int(total) {
            var group = Coder.reads ? HashSets.Group(bits: 0, prefixes: []) : set.groups[place]
            code(&group, by: &coder)
            guard !coder.isDamaged else { return }
            guard Coder.reads else { continue }
            guard set.groups.last.map({ $0.bits < group.bits }) ?? true else {
                return coder.refuse()
            }
            set.groups.append(group)
        }
    }

    private mutating func code<Coder: DecisionCoder>(
        _ group: inout HashSets.Group, by coder: inout Coder
    ) {
        let count = counts.code(UInt64(truncatingIfNeeded: group.prefixes.count - 1), by: &coder)
        guard count < 1 << 32 else { return coder.refuse() }
        let usual = HashSets.usualBits(count: Int(count) + 1, oneIn: rate)
        let beyond = bits.code(signed: Int64(group.bits - usual), by: &coder)
        guard beyond >= Int64(1 - usual), beyond <= Int64(32 - usual) else {
            return coder.refuse()
        }
        group.bits = usual + Int(beyond)
        var numbers = group.prefixes.map { UInt64($0) }
        GapModel.code(&numbers, count: count + 1, bits: group.bits, by: &coder)
        if Coder.reads { group.prefixes = numbers.map { UInt32(truncatingIfNeeded: $0) } }
    }
}
