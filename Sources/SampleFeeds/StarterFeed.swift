/// A well-known feed to begin with.
public struct StarterFeed: Hashable, Sendable {
    /// The name people know it by.
    public var title: String
    /// The address of the feed.
    public var address: String
    /// The folder it is filed in.
    public var folder: String

    /// The feeds offered on an empty store.
    public static var all: [StarterFeed] { fatalError("stub") }
}
