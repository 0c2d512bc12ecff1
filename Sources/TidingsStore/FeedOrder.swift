import NewsModel

/// The order in which feeds are listed.
struct FeedOrder {
    private let folders: FolderTree

    init(_ folders: FolderTree) {
        self.folders = folders
    }

    /// The feeds by folder, then as the person placed them, then by title.
    func sorted(_ feeds: [FollowedFeed]) -> [FollowedFeed] {
        let keyed = feeds.map { feed in
            (rank: folders.rank(at: feed.folder), title: feed.title.lowercased(), feed: feed)
        }
        return keyed.sorted { left, right in
            if left.rank != right.rank {
                return left.rank.lexicographicallyPrecedes(right.rank)
            }
            switch (left.feed.order, right.feed.order) {
            case (let one?, let other?):
                return one == other ? left.feed.key < right.feed.key : one < other
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return (left.title, left.feed.key) < (right.title, right.feed.key)
            }
        }.map(\.feed)
    }
}
