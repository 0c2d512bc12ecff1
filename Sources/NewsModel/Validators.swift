/// What a server said to send back when asking again: its ETag and Last-Modified.
///
/// The bytes are kept exactly as received, quotes included, and never invented: a server compares
/// them, a reader does not understand them.
///
/// Source: RFC 9110, sections 8.8 and 13.1.
public struct Validators: Hashable, Sendable {
    /// The value of the `ETag` field, or `nil` where the server sent none.
    public var entityTag: [UInt8]?
    /// The value of the `Last-Modified` field, or `nil` where the server sent none.
    public var lastModified: [UInt8]?

    /// Keeps what a server sent.
    public init(entityTag: [UInt8]? = nil, lastModified: [UInt8]? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    /// Whether the server sent neither, so that nothing can be asked conditionally.
    public var isEmpty: Bool { entityTag == nil && lastModified == nil }
}
