/// The name of a story: the key of the entry that founded it.
///
/// A story is computed and never synced, so its key only has to be stable on one replica.
public struct StoryKey: RawRepresentable, Hashable, Comparable, Sendable {
    /// The 64 bits of the founding entry's key.
    public let rawValue: UInt64

    /// Takes a key that was made before, such as one from the store.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The key of the story that `entry` founded.
    public init(founder entry: EntryKey) {
        self.init(rawValue: entry.rawValue)
    }

    /// Whether `left` is the smaller number.
    public static func < (left: StoryKey, right: StoryKey) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension StoryKey: CustomStringConvertible, LosslessStringConvertible {
    /// The key as 16 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.string(rawValue) }

    /// Reads 16 hexadecimal digits; `nil` where `description` is anything else.
    public init?(_ description: String) {
        guard let value = Hexadecimal.value(description) else { return nil }
        self.init(rawValue: value)
    }
}
