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

    /// What `--feed` or `--folder` names, or `nil` where neither was given.
    ///
    /// - Throws: `CommandFailure.failed` where there is no such feed or folder.
    static func scope(
        _ invocation: Invocation, in store: ReaderStore
    ) async throws(CommandFailure) -> EntryQuery.Scope? {
        if let name = invocation.value("--feed") {
            return .feed(try await FeedFinding(in: store).feed(name).key)
        }
        guard let text = invocation.value("--folder") else { return nil }
        let folder = FolderPath(slashes: text)
        let isKnown = try await FeedFinding(in: store).feeds.contains {
            $0.folder.isInside(folder)
        }
        guard isKnown || folder == .top else {
            throw .failed("No feed is in a folder “\(text)”; see 'tidings feeds'.")
        }
        return .folder(folder)
    }

    /// The one feed that `name` means: its key, its address, its whole title, or a part of one
    /// title only; letter case does not matter.
    ///
    /// - Parameters:
    ///   - name: What the person typed.
    ///   - isExact: Whether a part of a title is not enough, for what cannot be undone.
    /// - Returns: The feed.
    /// - Throws: `CommandFailure.failed` where it means none or several.
    func feed(_ name: String, isExact: Bool = false) throws(CommandFailure) -> FollowedFeed {
        let address = WebAddress(name)?.canonical
        if let feed = feeds.first(where: {
            $0.key.description == name || $0.address == name || $0.address == address
        }) {
            return feed
        }
        let wanted = name.lowercased()
        var matches = feeds.filter { $0.title.lowercased() == wanted }
        if matches.isEmpty, !isExact {
            matches = feeds.filter { $0.title.lowercased().contains(wanted) }
        }
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
