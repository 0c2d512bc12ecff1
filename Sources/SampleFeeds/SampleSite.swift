public import NewsModel

/// An invented publisher whose feed and pages the program serves itself, so that there is
/// something to read without a network.
public struct SampleSite: Hashable, Sendable {
    /// The name in host names, such as `harbour-post`.
    public var slug: String
    /// The name people know it by.
    public var name: String
    /// The language tag.
    public var language: String
    /// The folder it is filed in.
    public var folder: FolderPath
    /// The format its feed is written in.
    public var format: Feed.Format

    /// Every sample site, in a fixed order.
    public static var all: [SampleSite] { fatalError("stub") }

    /// The feed document as of `now`, with addresses below `origin` (no slash at its end).
    ///
    /// - Returns: The bytes and their media type.
    public func feedDocument(
        at now: Timestamp, origin: String
    ) -> (bytes: [UInt8], mediaType: String) {
        fatalError("stub")
    }

    /// The HTML page at `path` of this site, or `nil` where there is none.
    public func page(path: String, at now: Timestamp, origin: String) -> String? {
        fatalError("stub")
    }
}
