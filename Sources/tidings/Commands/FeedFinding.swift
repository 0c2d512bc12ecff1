import NewsModel
import TidingsStore

/// Finds the feed that a person names: by key, address, or title.
struct FeedFinding {
    let feeds: [FollowedFeed]

    init(in store: ReaderStore) async throws(CommandFailure) {
        do throws(StoreError) {
            feeds = try await store.feeds()
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The one feed that `name` means: its key, its address, its whole title, or a part of one
    /// title only; letter case does not matter.
    ///
    /// - Throws: `CommandFailure.failed` where it means none or several.
    func feed(_ name: String) throws(CommandFailure) -> FollowedFeed {
        let address = WebAddress(name)?.canonical
        if let feed = feeds.first(where: {
            $0.key.description == name || $0.address == name || $0.address == address
        }) {
            return feed
        }
        let wanted = name.lowercased()
        var matches = feeds.filter { $0.title.lowercased() == wanted }
        if matches.isEmpty { matches = feeds.filter { $0.title.lowercased().contains(wanted) } }
        guard let first = matches.first else {
            throw .failed("You follow no feed called “\(name)”; see 'tidings feeds'.")
        }
        guard matches.count == 1 else {
            let titles = matches.prefix(5).map { "“\($0.title)”" }.joined(separator: ", ")
            throw .failed(
                "“\(name)” may mean \(matches.count) feeds (\(titles)): use the address or the key."
            )
        }
        return first
    }
}
