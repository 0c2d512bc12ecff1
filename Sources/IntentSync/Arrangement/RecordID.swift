/// The name of a smart group or a mute rule: 64 bits, drawn when it is made.
///
/// Two that are made alike on two replicas are two: the person can remove one.
public struct RecordID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits.
    public let rawValue: UInt64

    /// Takes a name that was drawn before.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Draws a name.
    public init(choosing generator: inout some RandomNumberGenerator) {
        rawValue = generator.next()
    }

    /// Whether `left` is the smaller number.
    public static func < (left: RecordID, right: RecordID) -> Bool {
        left.rawValue < right.rawValue
    }
}
