import IntentSync
import NewsModel
import TidingsEngine
import TidingsStore

/// What following an address led to, in JSON.
private struct QuickAddObject: Encodable {
    var numResults: Int
    var query: String
    var streamId: String?
    var streamName: String?
    var error: String?
}

/// What a program decides about feeds, folders, and tags.
extension GoogleReader {
    /// The most feeds of one change.
    private static let feedLimit = 1000

    /// Follows, stops following, renames, and files feeds.
    func editSubscription() async throws -> Response {
        let names = parameters.all("s")
        let titles = parameters.all("t") + parameters.all("title")
        guard names.count <= Self.feedLimit, !names.isEmpty else { throw Self.bad("s") }
        let action = parameters.all("ac").last
        var library = try await ClientLibrary(of: store)
        let now = site.clock()
        // What cannot be carried out whole is not begun.
        for name in names {
            guard let stream = StreamName(name), case .feed = stream else { throw Self.bad("s") }
            guard action == "subscribe" || stream.followed(in: library) != nil else {
                throw Problem.notFound
            }
        }
        for (index, name) in names.enumerated() {
            guard let stream = StreamName(name), case .feed(let address) = stream else {
                throw Self.bad("s")
            }
            let title = titles.indices.contains(index) ? titles[index].printable.trimmed : ""
            if action == "subscribe", stream.followed(in: library) == nil {
                try await site.engine.followUnseen(
                    address, title: title.isEmpty ? nil : String(title.prefix(200)),
                    folder: label("a").map { FolderPath(slashes: $0) } ?? .top)
                library = try await ClientLibrary(of: store)
                site.background.begin(.due)
                continue
            }
            guard let feed = stream.followed(in: library) else { continue }
            if action == "unsubscribe" {
                try await store.unfollow(feed.key, at: now)
                continue
            }
            guard ["edit", "subscribe"].contains(action) else { throw Self.bad("ac") }
            if !title.isEmpty {
                try await store.rename(feed.key, to: String(title.prefix(200)), at: now)
            }
            try await file(feed)
        }
        return .exactly("OK")
    }

    /// Puts a feed in the folder that is added, or takes it out of the one that is removed.
    private func file(_ feed: FollowedFeed) async throws {
        if let added = label("a") {
            let folder = FolderPath(slashes: added)
            guard folder != feed.folder else { return }
            try await store.move(feed.key, to: folder, at: site.clock())
        } else if let removed = label("r"),
            FolderPath(slashes: removed).names.map(\.foldedName)
                == feed.folder.names.map(\.foldedName)
        {
            try await store.move(feed.key, to: .top, at: site.clock())
        }
    }

    /// The last label that a parameter names.
    private func label(_ parameter: String) -> String? {
        parameters.all(parameter).compactMap { text -> String? in
            guard case .label(let name)? = StreamName(text), !name.isEmpty else { return nil }
            return name
        }.last
    }

    /// Follows an address, or the feed that its page names.
    func quickAdd() async throws -> Response {
        guard let text = parameters["quickadd"] else { throw Self.bad("quickadd") }
        var address = text[...]
        while address.hasPrefix("feed/") { address = address.dropFirst("feed/".count) }
        let query = String(address)
        do {
            let addition = try await site.engine.add(query)
            let numbers = try await store.feedNumbers()
            return .json(
                QuickAddObject(
                    numResults: 1, query: query,
                    streamId: "feed/\(numbers[addition.feed] ?? 0)",
                    streamName: addition.title))
        } catch let error as EngineError {
            let library = try await ClientLibrary(of: store)
            if case .alreadyFollowed = error,
                let feed = StreamName("feed/" + query)?.followed(in: library)
            {
                return .json(
                    QuickAddObject(
                        numResults: 1, query: query,
                        streamId: "feed/\(library.numbers[feed.key] ?? 0)",
                        streamName: feed.title))
            }
            return .json(QuickAddObject(numResults: 0, query: query, error: error.explanation))
        }
    }

    /// Follows the feeds of an OPML document.
    func importList() async throws -> Response {
        var bytes = request.body
        if let form = MultipartForm(request) {
            bytes = (form["opml"] ?? form.parts.first)?.bytes ?? []
        } else if let opml = Parameters(formEncoded: request.body)["opml"] {
            bytes = Array(opml.utf8)
        }
        _ = try await site.engine.importList(bytes)
        site.background.begin(.due)
        return .exactly("OK")
    }

    // MARK: Folders and tags

    /// Gives a folder or tag another name; where there are both, both.
    func renameTag() async throws -> Response {
        guard let old = label("s"), let new = label("dest") else { throw Self.bad("dest") }
        let library = try await ClientLibrary(of: store)
        let now = site.clock()
        let folder = library.folder(named: old)
        let tag = library.tag(named: old)
        guard folder != nil || tag != nil else { throw Problem.notFound }
        if let folder {
            let wanted = FolderPath(slashes: new)
            guard let name = wanted.names.last, !name.trimmed.isEmpty else {
                throw Self.bad("dest")
            }
            let isFree = library.folder(named: new).map { $0 == folder } ?? true
            if isFree,
                wanted.names.dropLast().map(\.foldedName)
                    == folder.names.dropLast().map(\.foldedName)
            {
                try await store.renameFolder(folder, to: name, at: now)
            } else {
                // To another place, or to the name of another folder: what is in it joins that.
                for feed in library.feeds where feed.folder.isInside(folder) {
                    let rest = feed.folder.names.dropFirst(folder.names.count)
                    let target = FolderPath(wanted.names + rest)
                    try await store.move(feed.key, to: target, at: now)
                }
            }
        }
        if let tag {
            try await decide { (acts) throws(ArrangementRefusal) in
                try acts.rename(tag.id, to: new)
            }
        }
        return .exactly("OK")
    }

    /// Removes folders and tags; the feeds in them stay.
    func disableTag() async throws -> Response {
        let library = try await ClientLibrary(of: store)
        let names = parameters.all("s") + parameters.all("t").map(StreamName.label(named:))
        for text in names {
            guard case .label(let name)? = StreamName(text) else { throw Self.bad("s") }
            if let folder = library.folder(named: name) {
                try await store.removeFolder(folder, at: site.clock())
            }
            if let tag = library.tag(named: name) {
                try await decide { (acts) throws(ArrangementRefusal) in try acts.delete(tag.id) }
            }
        }
        return .exactly("OK")
    }

    private func decide(
        _ make: @Sendable (ArrangementIntents<StoreView>) throws(ArrangementRefusal) -> [Intent]
    ) async throws {
        guard try await store.decide(at: site.clock(), make) == nil else {
            throw Problem(status: 400, sentence: "This name cannot be given.")
        }
    }
}
