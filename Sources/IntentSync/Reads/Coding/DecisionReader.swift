/// Reads what a `DecisionWriter` wrote; takes any bytes.
///
/// Once the bytes are known to be damaged, whoever reads stops at the next thing it counts.
struct DecisionReader: DecisionCoder {
    static var reads: Bool { true }

    private(set) var isDamaged = false
    private let bytes: [UInt8]
    private var place = 0
    private var range: UInt64 = 1 << 48
    private var code: UInt64 = 0
    private var things = 0

    /// How far a reader is ahead of a writer, in bytes: those that a writer leaves out.
    private static let ahead = 5

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for _ in 0...Self.ahead { takeByte() }
    }

    @inline(__always)
    mutating func code(_ decision: Bool, _ likelihood: inout Likelihood) -> Bool {
        let result = code(decision, ofNo: likelihood.ofNo)
        likelihood.learn(result)
        return result
    }

    @inline(__always)
    mutating func code(_ decision: Bool, ofNo: UInt32) -> Bool {
        let bound = (range >> 16) * UInt64(ofNo)
        let result = code >= bound
        if result {
            code -= bound
            range -= bound
        } else {
            range = bound
        }
        narrow()
        return result
    }

    mutating func code(_ value: UInt64, bits: Int) -> UInt64 {
        var result: UInt64 = 0
        var left = bits
        while left > 0 {
            let taken = min(left, 16)
            left -= taken
            range >>= UInt64(taken)
            let part = min(code / range, 1 << UInt64(taken) - 1)
            code -= part * range
            if code >= range {
                isDamaged = true
                code = 0
            }
            result = result << UInt64(taken) | part
            narrow()
        }
        return result
    }

    mutating func countThing() {
        things += 1
        if place > bytes.count + Self.ahead
            || things > bytes.count * DecisionLimit.thingsPerByte
        {
            isDamaged = true
        }
    }

    mutating func refuse() { isDamaged = true }

    /// Whether the bytes ended where a writer would have ended them.
    var endsWell: Bool {
        let wanted = (things + DecisionLimit.thingsPerByte - 1) / DecisionLimit.thingsPerByte
        let natural = place - Self.ahead
        return !isDamaged && bytes.count == max(wanted, natural)
            && bytes[min(natural, bytes.count)...].allSatisfy { $0 == 0 }
    }

    @inline(__always)
    private mutating func narrow() {
        while range < 1 << 40 {
            range <<= 8
            takeByte()
        }
    }

    private mutating func takeByte() {
        code = code << 8 | (place < bytes.count ? UInt64(bytes[place]) : 0)
        place += 1
    }
}
