/// Writes decisions into as few bytes as their likelihoods allow.
///
/// Source: G. N. N. Martin, “Range encoding”, 1979; the carry is held back as in the LZMA
/// specification of Igor Pavlov.
struct DecisionWriter: DecisionCoder {
    static var reads: Bool { false }
    var isDamaged: Bool { false }

    private var bytes: [UInt8] = []
    /// Where the interval begins: 48 bits and the carry.
    private var low: UInt64 = 0
    /// How wide it is: over 2 to the 40th between decisions.
    private var range: UInt64 = 1 << 48
    /// The byte that a carry may still change, and how many 0xFF follow it.
    private var held: UInt8?
    private var heldOnes = 0
    private var things = 0

    @inline(__always)
    mutating func code(_ decision: Bool, _ likelihood: inout Likelihood) -> Bool {
        let result = code(decision, ofNo: likelihood.ofNo)
        likelihood.learn(result)
        return result
    }

    @inline(__always)
    mutating func code(_ decision: Bool, ofNo: UInt32) -> Bool {
        let bound = (range >> 16) * UInt64(ofNo)
        if decision {
            low += bound
            range -= bound
        } else {
            range = bound
        }
        while range < 1 << 40 { shift() }
        return decision
    }

    mutating func code(_ value: UInt64, bits: Int) -> UInt64 {
        var left = bits
        while left > 0 {
            let taken = min(left, 16)
            left -= taken
            range >>= UInt64(taken)
            low += range * ((value >> UInt64(left)) & (1 << UInt64(taken) - 1))
            while range < 1 << 40 { shift() }
        }
        return value
    }

    mutating func countThing() { things += 1 }

    mutating func refuse() {}

    /// The bytes of all decisions.
    consuming func finish() -> [UInt8] {
        // Of the numbers in the interval, the one that ends in most zeros: they need no bytes.
        low = (low + (1 << 40 - 1)) & ~(1 << 40 - 1)
        shift()
        if let held { bytes.append(held) }
        bytes.append(contentsOf: repeatElement(0xFF, count: heldOnes))
        let wanted = (things + DecisionLimit.thingsPerByte - 1) / DecisionLimit.thingsPerByte
        bytes.append(contentsOf: repeatElement(0, count: max(0, wanted - bytes.count)))
        return bytes
    }

    private mutating func shift() {
        let top = low >> 40
        if top == 0xFF {
            heldOnes += 1
        } else {
            let carry = UInt8(truncatingIfNeeded: top >> 8)
            if let held { bytes.append(held &+ carry) }
            bytes.append(contentsOf: repeatElement(0xFF &+ carry, count: heldOnes))
            heldOnes = 0
            held = UInt8(truncatingIfNeeded: top)
        }
        low = (low & (1 << 40 - 1)) << 8
        range <<= 8
    }
}
