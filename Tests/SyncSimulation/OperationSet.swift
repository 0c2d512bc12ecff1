/// A set of the operations of one run, of which there are 64 at most.
package struct OperationSet: OptionSet, Hashable, Sendable {
    /// One bit for each operation.
    package var rawValue: UInt64

    /// The operations whose bits are set.
    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The set of one operation.
    package init(_ number: Int) {
        rawValue = 1 << UInt64(number)
    }

    /// Whether the operation is in the set.
    package func contains(number: Int) -> Bool { rawValue >> UInt64(number) & 1 == 1 }

    /// The operations, lowest first.
    package var numbers: [Int] {
        var rest = rawValue
        var numbers: [Int] = []
        while rest != 0 {
            numbers.append(rest.trailingZeroBitCount)
            rest &= rest - 1
        }
        return numbers
    }
}
