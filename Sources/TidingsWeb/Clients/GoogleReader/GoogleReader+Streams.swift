import Crypto
import NewsModel
import TidingsStore

/// Lists of entries.
extension GoogleReader {
    /// The numbers of the entries in one or several streams.
    func ids() async throws -> Response {
        let names = parameters.all("s")
        let library = try await library(for: names)
        let limit = min(max(try number("n") ?? 20, 1), StreamQuery.placeLimit)
        guard names.count <= 50 else { throw Self.bad("s") }
        let feed = try await storyFeed()
        var pages: [StreamPage] = []
        for name in names.isEmpty ? [""] : names {
            let query = try query(name, library, limit: limit)
            if let feed, StoryFeed.isNamed(name) {
                pages.append(StreamPage(places: feed.places(query), next: nil))
                continue
            }
            var page = try await store.places(query)
            if let feed, query.after == nil, [.everything, .unread].contains(query.source) {
                var query = query
                if query.source == .unread { query.included.append(.unread) }
                page.places = feed.places(query) + page.places
            }
            pages.append(page)
        }
        var places = pages.first?.places ?? []
        var next = pages.first?.next
        if pages.count > 1 {
            let isOldestFirst = parameters["r"] == "o"
            let all = Dictionary(pages.flatMap(\.places).map { ($0.id, $0) }) { first, _ in first }
            places = all.values.sorted { isOldestFirst ? $0.id < $1.id : $0.id > $1.id }
            let isCut = places.count > limit || pages.contains { $0.next != nil }
            places = Array(places.prefix(limit))
            next = isCut ? places.last?.id : nil
        }
        return Response(mediaType: "application/json", body: ReferenceList(places, next).bytes)
    }

    /// What the names of streams are looked up in: nothing where they name states alone, as that takes
    /// a while with many feeds.
    private func library(for names: [String]) async throws -> ClientLibrary {
        let isNeeded = (names + parameters.all("it") + parameters.all("xt")).contains { name in
            switch StreamName(name) {
            case .feed?, .label?: true
            case .state?, nil: false
            }
        }
        return isNeeded ? try await ClientLibrary(of: store) : ClientLibrary()
    }

    /// How many entries a stream has, with the time of the newest where it is asked for.
    func count() async throws -> Response {
        let library = try await library(for: parameters.all("s"))
        let page = try await store.places(
            try query(parameters["s"] ?? "", library, limit: StreamQuery.placeLimit))
        return .exactly(String(page.places.count))
    }

    /// The entries of a stream.
    func contents(of name: String) async throws -> Response {
        let stream = try await stream(name)
        return .json(stream)
    }

    /// The entries of a stream as Atom, as old programs want it.
    func atom(_ name: String) async throws -> Response {
        let stream = try await stream(name)
        return Response(
            mediaType: "application/atom+xml; charset=utf-8",
            body: Array(AtomStream(stream).document.utf8))
    }

    private func stream(_ name: String) async throws -> StreamObject {
        let name = name.isEmpty ? parameters["s"] ?? "" : name
        let library = try await ClientLibrary(of: store)
        let limit = min(max(try number("n") ?? 20, 1), 1000)
        if StoryFeed.isNamed(name), let feed = try await storyFeed() {
            var items: [ItemObject] = []
            let fitting = feed.fitting(try query(name, library, limit: limit))
            for story in fitting.prefix(limit) {
                items.append(try await feed.item(of: story, from: store))
            }
            var object = StreamObject(
                id: name, title: StoryFeed.folder, updated: site.clock().seconds,
                items: suited(items))
            if fitting.count > limit {
                object.continuation = String(StoryFeed.number(of: fitting[limit - 1]))
            }
            return object
        }
        let found = try await store.stream(try query(name, library, limit: limit))
        var object = StreamObject(
            id: name.isEmpty ? StreamName.state(named: "reading-list") : name,
            title: title(of: name, in: library), updated: site.clock().seconds,
            items: suited(found.entries.map { ItemObject($0, in: library) }))
        object.continuation = found.next.map { String($0) }
        return object
    }

    /// The entries with given numbers.
    func contentsOfItems() async throws -> Response {
        let places = try itemNumbers()
        guard places.count <= 1000 else { throw Self.bad("i") }
        let library = try await ClientLibrary(of: store)
        let entries = try await store.entries(at: places)
        var items = entries.map { ItemObject($0, in: library) }
        if places.contains(where: StoryFeed.isStory), let feed = try await storyFeed() {
            for story in places.compactMap(feed.story) {
                items.append(try await feed.item(of: story, from: store))
            }
        }
        return .json(
            StreamObject(
                id: StreamName.state(named: "reading-list"), title: "Tidings",
                updated: site.clock().seconds, items: suited(items)))
    }

    /// The numbers of entries that a request names.
    func itemNumbers() throws(Problem) -> [Int64] {
        var numbers: [Int64] = []
        for text in parameters.all("i") {
            guard let number = ItemNumber.read(text) else { throw Self.bad("i") }
            numbers.append(number)
        }
        return numbers
    }

    private func title(of name: String, in library: ClientLibrary) -> String {
        switch StreamName(name) {
        case .feed?: StreamName(name)?.followed(in: library)?.title ?? "Tidings"
        case .label(let label)?: label
        case .state("starred")?: "Starred"
        default: "Tidings"
        }
    }

    private func query(
        _ name: String, _ library: ClientLibrary, limit: Int
    ) throws(Problem) -> StreamQuery {
        var query = StreamQuery(.everything, limit: limit)
        if !name.isEmpty {
            guard let stream = StreamName(name) else { throw Self.bad("s") }
            query.source = stream.source(in: library)
        }
        for text in parameters.all("it") {
            guard let source = StreamName(text)?.source(in: library), source != .nothing else {
                continue
            }
            query.included.append(source)
        }
        for text in parameters.all("xt") {
            guard let source = StreamName(text)?.source(in: library) else { continue }
            query.excluded.append(source)
        }
        guard query.included.count + query.excluded.count <= 50 else { throw Self.bad("xt") }
        query.arrivedSince = try number("ot").map { Timestamp(seconds: Int64($0)) }
        query.arrivedUntil = try number("nt").map { Timestamp(seconds: Int64($0)) }
        query.isOldestFirst = parameters["r"] == "o"
        if let text = parameters["c"], !text.isEmpty {
            guard let place = Int64(text) else { throw Self.bad("c") }
            query.after = place
        }
        return query
    }

    private func number(_ name: String) throws(Problem) -> Int? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let number = Int(text) else { throw Self.bad(name) }
        return number
    }
}
