/// What an intent is about: a kind of thing, and its name within the kind.
///
/// The engine never looks inside: a kind that this version does not know merges and travels like
/// any other.
public struct Subject: Hashable, Comparable, Sendable {
    /// A kind of thing.
    public struct Kind: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number on the wire.
        public let rawValue: UInt8

        /// The kind with this number.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Whether `left` has the smaller number.
        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

        /// A feed; the name is its key, 8 bytes.
        public static let feed = Kind(rawValue: 1)
        /// A folder; the name is its identifier, 8 bytes.
        public static let folder = Kind(rawValue: 2)
        /// A tag; the name is its identifier, 8 bytes.
        public static let tag = Kind(rawValue: 3)
        /// A smart group; the name is its identifier, 8 bytes.
        public static let smartGroup = Kind(rawValue: 4)
        /// A mute rule; the name is its identifier, 8 bytes.
        public static let muteRule = Kind(rawValue: 5)
        /// A mail account, without its secrets; the name is the digest of its address, 8 bytes.
        public static let account = Kind(rawValue: 6)
        /// A setting that travels; the name is its name.
        public static let setting = Kind(rawValue: 7)
        /// An entry; the name is the feed's key and the entry's, 16 bytes.
        public static let entry = Kind(rawValue: 8)
        /// A tag on an entry; the name is the tag's identifier and the entry's name, 24 bytes.
        public static let taggedEntry = Kind(rawValue: 9)
        /// A tag on a feed; the name is the tag's identifier and the feed's key, 16 bytes.
        public static let taggedFeed = Kind(rawValue: 10)
        /// A correction to stories about two entries; the name is both keys, the smaller first.
        public static let storyPair = Kind(rawValue: 11)
    }

    /// The kind of thing.
    public var kind: Kind
    /// Its name within the kind, at most 255 bytes.
    public var name: [UInt8]

    /// The thing of this kind and name.
    public init(_ kind: Kind, _ name: [UInt8]) {
        self.kind = kind
        self.name = Array(name.prefix(255))
    }

    /// The thing of this kind whose name is a number.
    public init(_ kind: Kind, _ number: UInt64) {
        self.init(kind, Self.bytes(number))
    }

    /// The eight bytes of a number, highest first.
    public static func bytes(_ number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }

    /// Feeds the kind and the name to `hasher`, the name at once: byte by byte takes ten times as
    /// long.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }

    /// Whether `left` comes first: by kind, then name.
    public static func < (left: Subject, right: Subject) -> Bool {
        if left.kind != right.kind { return left.kind < right.kind }
        return left.name.lexicographicallyPrecedes(right.name)
    }
}
