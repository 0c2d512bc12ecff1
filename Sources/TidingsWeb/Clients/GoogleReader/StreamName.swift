import NewsModel
import TidingsStore

/// The name of a list of entries in the Google Reader protocol.
///
/// Source: mihaip/google-reader-api, “Stream IDs”.
enum StreamName: Hashable, Sendable {
    /// A state: `user/-/state/com.google/NAME`; unknown ones stand for nothing.
    case state(String)
    /// A folder or tag: `user/-/label/NAME`.
    case label(String)
    /// A feed, by number or address: `feed/NUMBER` or `feed/ADDRESS`.
    case feed(String)

    static let states = "user/-/state/com.google/"
    static let labels = "user/-/label/"

    /// Reads a name; the user in it may be anyone, as there is one only.
    init?(_ text: String) {
        if text.hasPrefix("feed/") {
            var rest = text[...]
            while rest.hasPrefix("feed/") { rest = rest.dropFirst("feed/".count) }
            self = .feed(String(rest))
            return
        }
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0] == "user" else { return nil }
        switch parts[2] {
        case "label": self = .label(String(parts[3]))
        case "state" where parts[3].hasPrefix("com.google/"):
            self = .state(String(parts[3].dropFirst("com.google/".count)))
        default: return nil
        }
    }

    /// The name as it is sent.
    static func state(named name: String) -> String { states + name }

    /// The name of a folder or tag as it is sent.
    static func label(named name: String) -> String { labels + name }

    /// The entries it stands for; nothing where it names what is not there.
    func source(in library: ClientLibrary) -> StreamQuery.Source {
        switch self {
        case .state("reading-list"): return .everything
        case .state("read"): return .read
        case .state("kept-unread"), .state("fresh"): return .unread
        case .state("starred"): return .saved
        case .state: return .nothing
        case .label(let name):
            return .label(folder: library.folder(named: name), tag: library.tag(named: name)?.id)
        case .feed:
            return followed(in: library).map { .feed($0.key) } ?? .nothing
        }
    }

    /// The followed feed it names, or `nil`.
    func followed(in library: ClientLibrary) -> FollowedFeed? {
        guard case .feed(let name) = self else { return nil }
        if let number = Int64(name) { return library.feed(number: number) }
        guard let address = WebAddress(name) else { return nil }
        return library.feeds.first { $0.address == name || $0.address == address.canonical }
            ?? library.feed(FeedKey(following: address))
    }
}
