public import NewsModel

/// An entry as another reader kept it: what it is, and what the person decided about it there.
public struct ForeignEntry: Hashable, Sendable {
    /// The address of its feed; `nil` where the other reader does not say.
    public var feedAddress: String?
    /// The address of its feed's site; `nil` where the other reader does not say.
    public var siteAddress: String?
    /// The title of its feed, plain text; may be empty.
    public var feedTitle = ""
    /// The identifier its publisher gives; `nil` where the other reader does not say.
    public var id: String?
    /// The address of its page, as written.
    public var link: String?
    /// The title, plain text; may be empty.
    public var title = ""
    /// Who wrote it, plain text; may be empty.
    public var author = ""
    /// The body, not sanitized.
    public var html = ""
    /// When its publisher says it was published.
    public var published: Timestamp?
    /// Whether it was read.
    public var isRead = false
    /// Whether it was starred, flagged, or saved.
    public var isSaved = false

    /// The most entries that are taken from one file; the rest is left out.
    public static let limit = 500_000
    /// The most bytes of one body; what is longer is left out.
    public static let bodyLimitInBytes = 1_000_000

    /// An entry of which nothing is known yet.
    public init() {}
}
