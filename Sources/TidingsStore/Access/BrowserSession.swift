public import NewsModel

/// A browser that is signed in, without the secret it shows.
public struct BrowserSession: Hashable, Sendable {
    /// The number it is known by here; never given twice.
    public var id: Int64
    /// What the browser calls itself.
    public var browser: String
    /// When it signed in.
    public var created: Timestamp
    /// When it was last used, to the hour.
    public var lastUsed: Timestamp
}

extension BrowserSession {
    /// The most browsers that are signed in; the one unused for longest is signed out first.
    public static let limit = 100
    /// After so long without use a browser is signed out.
    public static let lifetime = Duration.seconds(30 * 86_400)
    /// How much of what a browser calls itself is kept, in characters.
    static let nameLimit = 200
    /// So long a use is not noted again, as each note writes to the store.
    static let noteInterval = Duration.seconds(3600)
}
