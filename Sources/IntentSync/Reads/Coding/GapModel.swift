/// How likely each bit of a gap is, where `count` numbers lie anywhere below 2 to the `bits`.
///
/// Such gaps are spread geometrically; the bits of such a number do not depend on each other, so
/// each has a likelihood that can be worked out, and nothing needs learning.
struct GapModel {
    /// The likelihood of "no" in 65,536ths for each bit that is not even, lowest first.
    private let uneven: [UInt32]
    /// How many of the lowest bits are as good as random.
    private let evenBits: Int

    /// `bits` is 1 through 64.
    init(count: UInt64, bits: Int) {
        // How likely a number is free, as a fraction of 2 to the 64th; squared for each further bit.
        let isFull = bits < 64 && count >> UInt64(bits) != 0
        self.init(free: isFull ? 0 : 0 &- count << UInt64(64 - bits), bits: bits)
    }

    /// `count` numbers lie anywhere below `room`, which is 1 or more.
    init(count: UInt64, among room: UInt64) {
        let isFull = count >= room
        let taken = isFull ? 0 : room.dividingFullWidth((count, 0)).quotient
        self.init(free: isFull ? 0 : 0 &- taken, bits: 64 - room.leadingZeroBitCount)
    }

    private init(free: UInt64, bits: Int) {
        var free = free
        var even = 0
        var likelihoods: [UInt32] = []
        for place in 0..<bits {
            if likelihoods.isEmpty && free > 0 &- (1 << 53) {
                even = place + 1
            } else {
                let ofNo = (1 << 48) / (1 << 32 + free >> 32)
                likelihoods.append(UInt32(min(ofNo, 1 << 16 - 1)))
            }
            free = free.multipliedFullWidth(by: free).high
        }
        uneven = likelihoods
        evenBits = even
    }

    /// Codes a gap below 2 to the `bits`.
    func code(_ gap: UInt64, by coder: inout some DecisionCoder) -> UInt64 {
        var result: UInt64 = 0
        for place in uneven.indices.reversed() {
            let bit = coder.code(gap >> UInt64(evenBits + place) & 1 == 1, ofNo: uneven[place])
            result = result << 1 | (bit ? 1 : 0)
        }
        guard evenBits > 0 else { return result }
        let rest = coder.code(gap & (1 << UInt64(evenBits) - 1), bits: evenBits)
        return evenBits < 64 ? result << UInt64(evenBits) | rest : rest
    }

    /// Codes numbers below 2 to the `bits` that ascend strictly; `numbers` holds `count` of them, or
    /// gets as many as can be read.
    static func code<Coder: DecisionCoder>(
        _ numbers: inout [UInt64], count: UInt64, bits: Int, by coder: inout Coder
    ) {
        let model = GapModel(count: count, bits: bits)
        let limit = UInt64.max >> UInt64(64 - bits)
        var next: UInt64? = 0
        var place: UInt64 = 0
        while place < count {
            coder.countThing()
            guard let start = next, !coder.isDamaged else { return coder.refuse() }
            let known = Coder.reads ? start : numbers[Int(place)]
            let gap = model.code(known &- start, by: &coder)
            guard gap <= limit - start else { return coder.refuse() }
            let number = start + gap
            if Coder.reads { numbers.append(number) }
            next = number == limit ? nil : number + 1
            place += 1
        }
    }
}
