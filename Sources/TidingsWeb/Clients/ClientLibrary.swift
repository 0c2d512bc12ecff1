import FoundationEssentials
import NewsModel
import TidingsStore

/// What is followed and how it is filed, under the names that other reader programs know.
struct ClientLibrary: Sendable {
    /// The followed feeds, in the person's order.
    let feeds: [FollowedFeed]
    /// Every tag, by name.
    let tags: [EntryTag]
    /// The folders with a feed inside, outermost first.
    let folders: [FolderPath]
    /// Those of them that hold a feed themselves: programs know no folders in folders.
    let filledFolders: [FolderPath]
    /// The number of each feed.
    let numbers: [FeedKey: Int64]
    /// The version of the icon of each site that has one.
    private let icons: [String: String]
    private let keys: [Int64: FeedKey]
    private let places: [FeedKey: Int]

    /// What is known where no name has to be looked up.
    init() {
        feeds = []
        tags = []
        folders = []
        filledFolders = []
        numbers = [:]
        icons = [:]
        keys = [:]
        places = [:]
    }

    init(of store: ReaderStore) async throws(StoreError) {
        feeds = try await store.feeds()
        tags = try await store.tags()
        numbers = try await store.feedNumbers()
        icons = try await store.iconVersions()
        keys = Dictionary(numbers.map { ($0.value, $0.key) }) { first, _ in first }
        places = Dictionary(zip(feeds.map(\.key), feeds.indices)) { first, _ in first }
        var folders: [FolderPath] = []
        var known: Set<FolderPath> = [.top]
        for feed in feeds {
            for depth in 0...feed.folder.names.count {
                let folder = FolderPath(Array(feed.folder.names.prefix(depth)))
                if known.insert(folder).inserted { folders.append(folder) }
            }
        }
        self.folders = folders
        let filled = Set(feeds.map(\.folder))
        filledFolders = folders.filter(filled.contains)
    }

    /// The feeds of a folder; those of folders inside it are in others.
    func feeds(in folder: FolderPath) -> [FollowedFeed] { feeds.filter { $0.folder == folder } }

    /// The followed feed with this key, or `nil`.
    func feed(_ key: FeedKey) -> FollowedFeed? { places[key].map { feeds[$0] } }

    /// The followed feed with this number, or `nil`.
    func feed(number: Int64) -> FollowedFeed? { keys[number].flatMap(feed) }

    /// The number of the icon of a feed, or `nil` where it has none: one more than the feed's, so
    /// that 1 is left for what has none.
    func iconNumber(of feed: FollowedFeed) -> Int64? {
        guard let site = feed.iconSite, icons[site] != nil else { return nil }
        return numbers[feed.key].map { $0 &+ 1 }
    }

    /// The path of the icon of a feed, or `nil` where it has none.
    func iconPath(of feed: FollowedFeed) -> String? {
        guard let site = feed.iconSite, let version = icons[site] else { return nil }
        return SiteIconPath.path(site: site, version: version)
    }

    /// The folder of this name, its outer folders before it with slashes between, or `nil`.
    func folder(named name: String) -> FolderPath? {
        let path = FolderPath(slashes: name)
        if folders.contains(path) { return path }
        let folded = path.names.map(\.foldedName)
        return folders.first { $0.names.map(\.foldedName) == folded }
    }

    /// The tag of this name, or `nil`.
    func tag(named name: String) -> EntryTag? {
        tags.first { $0.name == name } ?? tags.first { $0.name.foldedName == name.foldedName }
    }

    /// The names of folder and tags that an entry is filed under.
    func labels(of entry: StreamEntry) -> [String] {
        var labels: [String] = []
        if let folder = feed(entry.detail.listing.feed)?.folder, folder != .top {
            labels.append(folder.description)
        }
        for tag in entry.tags {
            if let name = tags.first(where: { $0.id == tag })?.name, !labels.contains(name) {
                labels.append(name)
            }
        }
        return labels
    }
}

extension SiteIcon.Image {
    /// The media type and the bytes in letters, as some programs want icons.
    var inWords: String { mediaType + ";base64," + Data(bytes).base64EncodedString() }
}
