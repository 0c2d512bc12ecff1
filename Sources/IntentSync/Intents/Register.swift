/// A field of a subject whose latest write wins by stamp.
public struct Register: Hashable, Comparable, Sendable {
    /// Which field.
    public struct Field: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number on the wire.
        public let rawValue: UInt8

        /// The field with this number.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Whether `left` has the smaller number.
        public static func < (left: Field, right: Field) -> Bool { left.rawValue < right.rawValue }

        /// The address of a feed: text.
        public static let address = Field(rawValue: 1)
        /// The person's title of a feed: text, or nothing for its own.
        public static let title = Field(rawValue: 2)
        /// The folder a feed is in, or the folder around a folder: a number, or nothing for the top.
        public static let folder = Field(rawValue: 3)
        /// The place among its siblings: a fractional order key, bytes.
        public static let order = Field(rawValue: 4)
        /// The name of a folder, tag, group, rule, or account: text.
        public static let name = Field(rawValue: 5)
        /// The value of a setting; the expression of a group or rule; the host and names of an
        /// account.
        public static let value = Field(rawValue: 6)
        /// Whether an entry is archived.
        public static let archived = Field(rawValue: 7)
        /// Whether an entry is hidden.
        public static let hidden = Field(rawValue: 8)
        /// What a saved entry looked like when it was saved: bytes.
        public static let snapshot = Field(rawValue: 9)
        /// The feed that this one turned out to be: a number.
        public static let alias = Field(rawValue: 10)
    }

    /// What the field is of.
    public var subject: Subject
    /// Which of its fields it is.
    public var field: Field

    /// The field `field` of `subject`.
    public init(_ subject: Subject, _ field: Field) {
        self.subject = subject
        self.field = field
    }

    /// Whether `left` comes first: by subject, then field.
    public static func < (left: Register, right: Register) -> Bool {
        if left.subject != right.subject { return left.subject < right.subject }
        return left.field < right.field
    }
}
