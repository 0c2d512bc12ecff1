import NewsModel
import TidingsStore

/// Answers requests in the Fever protocol; one request may ask several things.
///
/// Source: the API page of Fever 1.x, archived in yarr, `etc/fever-api.mhtml`.
struct Fever: Sendable {
    /// The most entries of one answer.
    static let itemLimit = 50
    /// What was read so long ago is read recently.
    static let recentPast = Duration.seconds(300)
    /// The most bytes of all icons in one answer.
    private static let iconLimitInBytes = 4_000_000

    let site: ReaderSite
    let request: Request
    let parameters: Parameters

    init(site: ReaderSite, request: Request) {
        self.site = site
        self.request = request
        let form =
            MultipartForm(request)?.parts.map {
                Parameters.Pair(name: $0.name, value: String(decoding: $0.bytes, as: UTF8.self))
            } ?? Parameters(formEncoded: request.body).pairs
        parameters = Parameters(request.query.pairs + form)
    }

    var store: ReaderStore { site.store }

    /// Answers the request.
    func answer() async throws -> Response {
        let key = parameters["api_key"] ?? ""
        switch try await site.door.admit(feverKey: key, ClientDoor.Visitor(request)) {
        case .wait(let seconds): return .tooManyTries(seconds: seconds)
        case .refused: return .json(FeverObject())
        case .welcome: break
        }
        let library = try await ClientLibrary(of: store)
        var object = FeverObject()
        object.auth = 1
        object.refreshed = library.feeds.compactMap(\.health.lastGood).max()?.seconds ?? 0
        if request.method == "POST" { try await carryOut(in: library, &object) }
        if has("groups") { object.groups = try await groups(in: library).groups }
        if has("feeds") { object.feeds = library.feeds.map { FeverFeed($0, in: library) } }
        if has("groups") || has("feeds") {
            object.feedsGroups = try await groups(in: library).members
        }
        if has("favicons") { object.favicons = try await icons(in: library) }
        if has("items") {
            object.items = try await items(in: library)
            object.totalItems = try await store.entryCount()
        }
        if has("links") { object.links = try await links(in: library) }
        if has("unread_item_ids") { object.unreadItems = try await numbers(.unread) }
        if has("saved_item_ids") { object.savedItems = try await numbers(.saved) }
        return .json(object)
    }

    private func has(_ name: String) -> Bool { parameters[name] != nil }

    private func integer(_ name: String) throws(Problem) -> Int64? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let number = Int64(text) else { throw GoogleReader.bad(name) }
        return number
    }

    private func numbers(_ source: StreamQuery.Source) async throws -> String {
        let query = StreamQuery(source, limit: StreamQuery.placeLimit)
        let numbers = try await store.numberedPlaces(query).map(\.number).sorted()
        return numbers.map { String($0) }.joined(separator: ",")
    }

    // MARK: Reading

    /// The folders, and which feeds are in each.
    private func groups(
        in library: ClientLibrary
    ) async throws -> (groups: [FeverGroup], members: [FeverMembers]) {
        let numbers = try await store.folderNumbers()
        var groups: [FeverGroup] = []
        var members: [FeverMembers] = []
        for folder in library.filledFolders {
            guard let number = numbers[folder] else { continue }
            groups.append(FeverGroup(id: number, title: folder.description))
            let feeds = library.feeds(in: folder)
                .compactMap { library.numbers[$0.key] }
            members.append(
                FeverMembers(
                    group: number, feeds: feeds.map { String($0) }.joined(separator: ",")))
        }
        return (groups, members)
    }

    /// Entries after or before a number, or with given ones; the first ones where nothing is said.
    private func items(in library: ClientLibrary) async throws -> [FeverItem] {
        let places: [NumberedPlace]
        if let text = parameters["with_ids"] {
            let numbers = text.split(separator: ",").prefix(Self.itemLimit).compactMap {
                Int64($0)
            }
            places = try await store.places(withNumbers: numbers)
        } else if let number = try integer("max_id") {
            places = try await store.numberedPlaces(
                below: number == 0 ? .max : number, limit: Self.itemLimit)
        } else {
            places = try await store.numberedPlaces(
                above: try integer("since_id") ?? 0, limit: Self.itemLimit)
        }
        let entries = try await store.entries(at: places.map(\.id))
        let numbers = Dictionary(places.map { ($0.id, $0.number) }) { first, _ in first }
        return entries.map { FeverItem($0, number: numbers[$0.id] ?? 0, in: library) }
    }

    /// The hot links: stories that several publishers tell, the most told first.
    private func links(in library: ClientLibrary) async throws -> [FeverLink] {
        let days = Int64(24 * 3600)
        let offset = min(max(try integer("offset") ?? 0, 0), 3650)
        let range = min(max(try integer("range") ?? 7, 1), 3650)
        let until = Timestamp(seconds: site.clock().seconds - offset * days)
        let since = Timestamp(seconds: until.seconds - range * days)
        let page = min(max(try integer("page") ?? 1, 1), 20)
        let stories = try await store.stories(minimumPublishers: 2, after: nil, limit: 1000)
            .elements.filter { (since...until).contains($0.latest) }
            .sorted { ($0.entryCount, $0.latest) > ($1.entryCount, $1.latest) }
            .dropFirst(Int(page - 1) * Self.itemLimit).prefix(Self.itemLimit)
        var links: [FeverLink] = []
        for story in stories {
            let entries = try await store.entries(EntryQuery(.story(story.key), limit: 100))
                .elements
            let numbers = try await store.numbers(of: entries.map(\.key))
            guard let first = entries.last, let number = numbers.last else { continue }
            links.append(
                FeverLink(
                    id: number, feed: library.numbers[first.feed] ?? 0, item: number,
                    temperature: Double(story.entryCount), isSaved: first.isSaved ? 1 : 0,
                    title: story.title, url: first.link ?? "",
                    items: numbers.map { String($0) }.joined(separator: ",")))
        }
        return links
    }

    /// The icons of feeds, and a transparent point for those without one.
    private func icons(in library: ClientLibrary) async throws -> [FeverIcon] {
        var icons = [FeverIcon()]
        var size = 0
        for feed in library.feeds {
            guard let number = library.iconNumber(of: feed), let site = feed.iconSite,
                let image = try await store.icon(of: site)?.image
            else { continue }
            size += image.bytes.count
            guard size <= Self.iconLimitInBytes else { break }
            icons.append(FeverIcon(id: number, data: image.inWords))
        }
        return icons
    }

    // MARK: Deciding

    /// Carries out what the request decides, and puts what changed in the answer.
    private func carryOut(in library: ClientLibrary, _ object: inout FeverObject) async throws {
        if parameters["unread_recently_read"] == "1" {
            let recent = try await store.recentlyRead(
                since: site.clock() - Self.recentPast, at: site.clock())
            try await store.mark(recent, .unread, at: site.clock())
            object.unreadItems = try await numbers(.unread)
        }
        guard let kind = parameters["mark"] else { return }
        guard let number = try integer("id") else { throw GoogleReader.bad("id") }
        let now = site.clock()
        switch (kind, parameters["as"] ?? "") {
        case ("item", let word):
            guard let mark = EntryMark(rawValue: word) else { throw GoogleReader.bad("as") }
            let places = try await store.places(withNumbers: [number])
            try await store.mark(try await store.keys(at: places.map(\.id)), mark, at: now)
            if mark == .saved || mark == .unsaved {
                object.savedItems = try await numbers(.saved)
                return
            }
        case ("feed", "read"), ("group", "read"):
            let seen = try integer("before").map { min(now, Timestamp(seconds: $0)) } ?? now
            try await markAllRead(kind, number, in: library, firstSeenBy: seen)
        default: throw GoogleReader.bad("mark")
        }
        object.unreadItems = try await numbers(.unread)
    }

    /// Marks what a feed or group had by a time read: group 0 is all, others are folders.
    private func markAllRead(
        _ kind: String, _ number: Int64, in library: ClientLibrary, firstSeenBy seen: Timestamp
    ) async throws {
        if kind == "group", number != 0 {
            let folders = try await store.folderNumbers()
            guard let folder = library.folders.first(where: { folders[$0] == number }) else {
                return
            }
            return try await site.markAllRead(in: folder, of: library, firstSeenBy: seen)
        }
        var scope = EntryQuery.Scope.everything
        if kind == "feed" {
            guard let feed = library.feed(number: number) else { return }
            scope = .feed(feed.key)
        }
        _ = try await store.markAllRead(in: scope, firstSeenBy: seen, at: site.clock())
    }
}
