/// An on/off intent that merges enable-wins: who switched it off only undoes what they had seen.
public struct Flag: Hashable, Comparable, Sendable {
    /// What is on or off.
    public struct Trait: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number on the wire.
        public let rawValue: UInt8

        /// The trait with this number.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Whether `left` has the smaller number.
        public static func < (left: Trait, right: Trait) -> Bool { left.rawValue < right.rawValue }

        /// The thing exists: a feed is followed, a folder or rule stands, a tag is on an entry.
        public static let exists = Trait(rawValue: 1)
        /// The entry is kept for ever.
        public static let saved = Trait(rawValue: 2)
        /// The two entries do not belong to one story.
        public static let apart = Trait(rawValue: 3)
        /// The two entries belong to one story.
        public static let together = Trait(rawValue: 4)
    }

    /// What the flag is about.
    public var subject: Subject
    /// Which of its flags it is.
    public var trait: Trait

    /// The flag `trait` of `subject`.
    public init(_ subject: Subject, _ trait: Trait) {
        self.subject = subject
        self.trait = trait
    }

    /// Whether `left` comes first: by subject, then trait.
    public static func < (left: Flag, right: Flag) -> Bool {
        if left.subject != right.subject { return left.subject < right.subject }
        return left.trait < right.trait
    }
}
