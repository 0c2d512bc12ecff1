/// How likely a decision is to be "no", learnt from the decisions of its kind so far.
///
/// Learns fast at first and ever more slowly, so that a region of a few bytes gains as well as a
/// large one. All in whole numbers: every machine learns the same.
///
/// Source: Krichevsky and Trofimov, “The performance of universal encoding”, 1981, for the steps
/// while there is little to go by.
struct Likelihood {
    private var no: UInt16 = 1 << 15
    private var seen: UInt8 = 0

    /// The likelihood of "no" in 65,536ths.
    var ofNo: UInt32 { UInt32(no) }

    /// Neither answer is ever less likely than one in 64, so that no decision is free: a few bytes
    /// cannot stand for very many decisions.
    private static let floor: UInt32 = 1 << 10

    /// What the n-th decision is worth, in 65,536ths.
    private static let steps: [UInt32] = (0...48).map { (1 << 16) / ($0 + 2) }

    /// Takes a decision into account.
    mutating func learn(_ decision: Bool) {
        let step = Self.steps[Int(seen)]
        if Int(seen) < Self.steps.count - 1 { seen += 1 }
        let before = ofNo
        if decision {
            no = UInt16(max(before - (before * step) >> 16, Self.floor))
        } else {
            no = UInt16(min(before + ((1 << 16 - before) * step) >> 16, 1 << 16 - Self.floor))
        }
    }
}
