import NewsModel
import TidingsEngine
import TidingsStore

/// Feeds and folders, which are categories there.
extension Miniflux {
    /// The followed feed with this number.
    func feed(_ number: Int64) async throws -> FollowedFeed {
        guard let feed = try await ClientLibrary(of: store).feed(number: number) else {
            throw Problem.notFound
        }
        return feed
    }

    /// The folder with this number; not the top.
    func folder(_ number: Int64) async throws -> FolderPath {
        let folders = try await store.folderNumbers()
        guard number != 1, let folder = folders.first(where: { $0.value == number })?.key else {
            throw Problem.notFound
        }
        return folder
    }

    /// What the entries of a category have in common; those of the first are in no folder.
    func source(ofCategory number: Int64) async throws -> StreamQuery.Source {
        number == 1 ? .unfiled : .label(folder: try await folder(number), tag: nil)
    }

    /// The category of feeds without a folder, and every folder.
    func categories() async throws -> [MinifluxCategory] {
        let library = try await ClientLibrary(of: store)
        let numbers = try await store.folderNumbers()
        // In the person's order those with a feed inside; the empty ones after them.
        let empty = Set(numbers.keys).subtracting(library.folders).subtracting([.top])
        return [MinifluxCategory(1, .top)]
            + (library.folders + empty.sorted { $0.description < $1.description })
            .compactMap { folder in numbers[folder].map { MinifluxCategory($0, folder) } }
    }

    /// Makes an empty folder.
    func addCategory() async throws -> Response {
        let path = FolderPath(slashes: (try body(as: Wish.self).title ?? "").printable.trimmed)
        guard path != .top else {
            throw Problem(status: 400, sentence: "A category needs a title.")
        }
        guard try await folder(like: path) == nil else {
            throw Problem(status: 400, sentence: "There is a category of this title.")
        }
        let number = try await store.makeFolder(path, at: site.clock())
        return .snakeCased(MinifluxCategory(number, path), status: 201)
    }

    /// The feeds that an address, or the page there, offers; nothing is followed.
    func discover() async throws -> Response {
        let found = try await site.engine.offers(at: try body(as: Wish.self).url ?? "")
        return .snakeCased(found.map { MinifluxOffer(url: $0.canonical, title: $0.host) })
    }

    /// The icon with this number: one more than that of its feed.
    func icon(_ number: Int64) async throws -> Response {
        let library = try await ClientLibrary(of: store)
        guard let feed = library.feed(number: number &- 1), let site = feed.iconSite,
            let image = try await store.icon(of: site)?.image
        else { throw Problem.notFound }
        return .snakeCased(
            MinifluxIcon(id: number, mimeType: image.mediaType, data: image.inWords))
    }

    /// The followed feeds that fit.
    func feeds(where fits: (FollowedFeed) -> Bool) async throws -> [MinifluxFeed] {
        let library = try await ClientLibrary(of: store)
        let folders = try await store.folderNumbers()
        return library.feeds.filter(fits).map { MinifluxFeed($0, in: library, folders) }
    }

    /// One feed as it is sent.
    func object(of feed: FollowedFeed) async throws -> MinifluxFeed {
        let folders = try await store.folderNumbers()
        return MinifluxFeed(feed, in: try await ClientLibrary(of: store), folders)
    }

    /// How many entries of each feed are read and unread.
    func counters() async throws -> [String: [String: Int]] {
        let library = try await ClientLibrary(of: store)
        var (read, unread): ([String: Int], [String: Int]) = ([:], [:])
        for feed in library.feeds {
            guard let number = library.numbers[feed.key] else { continue }
            read[String(number)] = max(0, feed.entryCount &- feed.unreadCount)
            unread[String(number)] = feed.unreadCount
        }
        return ["reads": read, "unreads": unread]
    }

    /// What a program wants of a feed.
    private struct Wish: Decodable {
        var feedUrl: String?
        var url: String?
        var title: String?
        var categoryId: Int64?
    }

    /// Follows an address, asking it first.
    func addFeed() async throws -> Response {
        let wish = try body(as: Wish.self)
        var folder = FolderPath.top
        if let number = wish.categoryId, number != 1 { folder = try await self.folder(number) }
        let addition = try await site.engine.add(wish.feedUrl ?? "", folder: folder)
        let number = try await store.feedNumbers()[addition.feed] ?? 0
        return .snakeCased(["feed_id": number], status: 201)
    }

    /// Renames a feed, or puts it in another folder.
    func editFeed(_ number: Int64) async throws -> Response {
        let wish = try body(as: Wish.self)
        let feed = try await feed(number)
        // What cannot be carried out whole is not begun.
        var target: FolderPath?
        if let category = wish.categoryId {
            target = category == 1 ? .top : try await folder(category)
        }
        let now = site.clock()
        if let title = wish.title?.printable.trimmed {
            let kept = title.isEmpty ? nil : String(title.prefix(200))
            try await store.rename(feed.key, to: kept, at: now)
        }
        if let target { try await store.move(feed.key, to: target, at: now) }
        return .snakeCased(try await object(of: try await self.feed(number)), status: 201)
    }

    /// Gives a folder another name; it stays in the folder that it is in, whose name may stand before
    /// the new one as it does in lists.
    func renameCategory(_ number: Int64) async throws -> Response {
        let folder = try await folder(number)
        let wanted = FolderPath(slashes: (try body(as: Wish.self).title ?? "").printable.trimmed)
        guard let name = wanted.names.last else {
            throw Problem(status: 400, sentence: "A category needs a title.")
        }
        let parent = folder.names.dropLast()
        let named = wanted.names.dropLast()
        guard named.isEmpty || named.map(\.foldedName) == parent.map(\.foldedName) else {
            throw Problem(status: 400, sentence: "A category stays where it is.")
        }
        let path = FolderPath(parent + [name])
        guard try await self.folder(like: path).map({ $0 == folder }) ?? true else {
            throw Problem(status: 400, sentence: "There is a category of this title.")
        }
        try await store.renameFolder(folder, to: name, at: site.clock())
        return .snakeCased(MinifluxCategory(number, path), status: 201)
    }

    /// The folder of this path, in whichever letters, or `nil`.
    private func folder(like path: FolderPath) async throws -> FolderPath? {
        let names = path.names.map(\.foldedName)
        return try await store.folderNumbers().keys.first { $0.names.map(\.foldedName) == names }
    }

    /// Marks everything in a category read.
    func markAllRead(inCategory number: Int64) async throws -> Response {
        try await site.markAllRead(
            in: number == 1 ? .top : try await folder(number),
            of: try await ClientLibrary(of: store), firstSeenBy: site.clock())
        return Self.done
    }

    /// Marks everything in a scope read.
    func markAllRead(in scope: EntryQuery.Scope) async throws -> Response {
        let now = site.clock()
        _ = try await store.markAllRead(in: scope, firstSeenBy: now, at: now)
        return Self.done
    }
}
