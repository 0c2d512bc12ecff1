/// Bytes on their way between machines, with what the simulation knows of them.
///
/// The truth travels with the bytes by identity and never passes through the engine.
package final class Blob: Sendable {
    /// What a shard is for, as far as the simulation cares.
    package enum Kind: Sendable {
        /// A replica's recent operations.
        case log
        /// Everything up to a cut.
        case section
        /// A copy of another replica's shard.
        case relay
        /// Anything else, damaged bytes included.
        case other
    }

    /// The place in the order of all bytes of the run; the same bytes put twice have two.
    let number: Int
    /// The bytes.
    let bytes: [UInt8]
    /// What they are for.
    let kind: Kind
    /// The machine that put them.
    let machine: Int
    /// What the author certainly knew, for bytes that pass that on.
    let seen: OperationSet
    /// What the author could have heard of.
    let rumored: OperationSet
    /// The operations whose content is in the bytes.
    let contents: OperationSet
    /// The lowest version of a reader that may interpret the bytes.
    let minimumReader: UInt64
    /// What it was before it was damaged, where it was.
    private let whole: Blob?

    init(
        number: Int, bytes: [UInt8], kind: Kind, machine: Int, seen: OperationSet = [],
        rumored: OperationSet = [], contents: OperationSet = [], minimumReader: UInt64 = 0,
        whole: Blob? = nil
    ) {
        self.number = number
        self.bytes = bytes
        self.kind = kind
        self.machine = machine
        self.seen = seen
        self.rumored = rumored
        self.contents = contents
        self.minimumReader = minimumReader
        self.whole = whole
    }

    /// Other bytes that come of these by accident: nothing can be learned from them, unless one accident
    /// makes up for another.
    func damaged(number: Int, dice: inout Dice) -> Blob {
        var bytes = bytes
        if bytes.isEmpty || dice.chance(10) {
            bytes = (0..<dice.below(40)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        } else if dice.chance(50) {
            bytes.removeLast(1 + dice.below(bytes.count))
        } else {
            bytes[dice.below(bytes.count)] ^= 1 << UInt8(dice.below(8))
        }
        let whole = whole ?? self
        if bytes == whole.bytes { return whole.again(number: number) }
        return Blob(number: number, bytes: bytes, kind: .other, machine: machine, whole: whole)
    }

    /// The same bytes as a new arrival.
    func again(number: Int) -> Blob {
        Blob(
            number: number, bytes: bytes, kind: kind, machine: machine, seen: seen,
            rumored: rumored, contents: contents, minimumReader: minimumReader)
    }
}
