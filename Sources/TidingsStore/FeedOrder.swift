import IntentSync
import NewsModel

/// The order in which feeds are listed.
struct FeedOrder {
    /// Where a feed stands among those of its folder.
    struct Place {
        /// As the person placed it, or `nil` where they did not.
        private let order: OrderKey?
        private let title: String
        private let key: FeedKey

        /// The place of a feed: where the person put it, else behind those by its title.
        init(order: OrderKey?, title: String, key: FeedKey) {
            self.order = order
            self.title = title.lowercased()
            self.key = key
        }

        static func < (left: Place, right: Place) -> Bool {
            switch (left.order, right.order) {
            case (let one?, let other?): one == other ? left.key < right.key : one < other
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): (left.title, left.key) < (right.title, right.key)
            }
        }
    }

    private let folders: FolderTree

    init(_ folders: FolderTree) {
        self.folders = folders
    }

    /// The feeds by folder, then as the person placed them, then by title.
    func sorted(_ feeds: [FollowedFeed]) -> [FollowedFeed] {
        let keyed = feeds.map { feed in
            (
                rank: folders.rank(at: feed.folder),
                place: Place(order: feed.order, title: feed.title, key: feed.key), feed: feed
            )
        }
        return keyed.sorted { left, right in
            left.rank == right.rank
                ? left.place < right.place : left.rank.lexicographicallyPrecedes(right.rank)
        }.map(\.feed)
    }
}
