import NewsModel
import TidingsStore

/// A list of entries that a page shows, and the way it is written in addresses.
struct EntryList: Hashable, Sendable {
    /// Where the entries come from.
    enum Source: Hashable, Sendable {
        /// The feeds of a scope.
        case scope(EntryQuery.Scope)
        /// A search for these words.
        case search(String)
        /// What has this tag.
        case tag(TagID)
        /// The smart group with this identifier.
        case group(UInt64)
    }

    /// Where the entries come from.
    var source: Source
    /// Which of them.
    var filter: EntryQuery.Filter
    /// Where the shown stretch begins; `nil` for the newest.
    var after: EntryCursor?

    /// The most names of folders inside each other.
    private static let folderDepth = 32

    /// The entries on one page.
    static let pageLength = 50

    init(_ source: Source, filter: EntryQuery.Filter = .all, after: EntryCursor? = nil) {
        self.source = source
        self.filter = filter
        self.after = after
    }

    /// Reads the list that a query names: `feed`, `folder` (once for each name), `story`, `tag`,
    /// `group`, or `q`, with `filter` and `after`.
    ///
    /// - Throws: `Problem` with status 400 where something is no key, filter, or cursor.
    init(_ query: Parameters) throws(Problem) {
        func bad(_ name: String) -> Problem {
            Problem(status: 400, phrases.problems.badValue, ["name": name])
        }
        let feed = query["feed"].map { FeedKey($0) }
        let story = query["story"].map { StoryKey($0) }
        let folder = query.all("folder")
        // What is not looked at must make sense all the same.
        guard feed != .some(nil) else { throw bad("feed") }
        guard story != .some(nil) else { throw bad("story") }
        guard folder.count <= Self.folderDepth else { throw bad("folder") }
        if let key = feed ?? nil {
            source = .scope(.feed(key))
        } else if !folder.isEmpty {
            source = .scope(.folder(FolderPath(folder)))
        } else if let key = story ?? nil {
            source = .scope(.story(key))
        } else if let text = query["tag"] {
            guard let id = GroupName.read(text) else { throw bad("tag") }
            source = .tag(TagID(rawValue: id))
        } else if let text = query["group"] {
            guard let id = GroupName.read(text) else { throw bad("group") }
            source = .group(id)
        } else if let words = query["q"] {
            source = .search(words)
        } else {
            source = .scope(.everything)
        }
        filter = .all
        if let text = query["filter"] {
            guard let value = EntryQuery.Filter(rawValue: text) else { throw bad("filter") }
            filter = value
        }
        if let text = query["after"] {
            guard let cursor = EntryCursor(text) else { throw bad("after") }
            after = cursor
        }
    }

    /// The list as a query names it.
    var parameters: Parameters {
        var parameters = Parameters()
        switch source {
        case .scope(.everything): break
        case .scope(.feed(let key)): parameters = parameters.adding("feed", key.description)
        case .scope(.folder(let folder)):
            for name in folder.names { parameters = parameters.adding("folder", name) }
        case .scope(.story(let key)): parameters = parameters.adding("story", key.description)
        case .search(let words): parameters = parameters.adding("q", words)
        case .tag(let id): parameters = parameters.adding("tag", GroupName.written(id.rawValue))
        case .group(let id): parameters = parameters.adding("group", GroupName.written(id))
        }
        if filter != .all { parameters = parameters.adding("filter", filter.rawValue) }
        if let after { parameters = parameters.adding("after", after.description) }
        return parameters
    }

    /// The address of the page that shows the list.
    var path: String {
        switch source {
        case .scope(.story(let key)): return "/stories/\(key)"
        case .search: return parameters.path("/search")
        case .scope, .tag, .group: return parameters.path("/")
        }
    }

    /// The address of one entry of the list.
    func path(of entry: EntryKey) -> String { parameters.path("/entries/\(entry)") }

    /// The same list from another place on.
    func continued(after cursor: EntryCursor?) -> EntryList {
        EntryList(source, filter: filter, after: cursor)
    }

    /// The same list with another filter, from the start.
    func filtered(_ filter: EntryQuery.Filter) -> EntryList {
        EntryList(source, filter: filter)
    }

    /// A stretch of the list.
    func page(
        from store: ReaderStore, at time: Timestamp, limit: Int = EntryList.pageLength
    ) async throws(StoreError) -> Page<EntryListing> {
        switch source {
        case .scope(let scope):
            let query = EntryQuery(scope, filter: filter, after: after, limit: limit)
            return try await store.entries(query)
        case .search(let words):
            return try await store.search(words, after: after, limit: limit)
        case .tag(let tag):
            return try await store.entries(
                EntryQuery(filter: filter, tag: tag, after: after, limit: limit))
        case .group(let id):
            let group = try await store.smartGroups().first { $0.id == id }
            guard let group else { throw .notFound }
            return try await store.entries(
                matching: group.expression, at: time, after: after, limit: limit)
        }
    }
}
