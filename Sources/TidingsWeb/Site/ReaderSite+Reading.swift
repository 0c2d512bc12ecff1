import NewsModel
import SampleFeeds
import TidingsStore

/// The pages one reads.
extension ReaderSite {
    /// The entries of everything, a folder, or a feed; on an empty store the ways to begin.
    func home(_ request: Request) async throws -> Response {
        let list = try EntryList(request.query)
        if case .search = list.source { throw Problem.notFound }
        let entries = try await list.page(from: store, at: clock())
        let frame = try await frame(
            for: request, at: .entries(list.source, place(of: list)),
            showing: entries.elements.map(\.feed))
        let isEmpty = frame.overview.feedCount == 0 && frame.overview.savedCount == 0
        if isEmpty, list.source == .scope(.everything) {
            return .page(AddPage(frame: frame, isStart: true, starters: StarterFeed.all).html)
        }
        var page = EntryListPage(
            frame: frame, list: list, title: title(of: list, in: frame),
            page: entries)
        if case .scope(.feed(let key)) = list.source {
            guard frame.overview[key] != nil else { throw Problem.notFound }
            page.titleLanguage = frame.language(of: key)
            page.managePath = "/feeds/\(key)"
        }
        if case .scope(.folder(let folder)) = list.source, folder != .top,
            frame.overview.folders.contains(where: { $0.path.isInside(folder) })
        {
            page.managePath = FolderPage.path(of: folder)
        }
        return .page(page.html)
    }

    /// In a feed or folder the navigation shows one link for all filters.
    private func place(of list: EntryList) -> EntryQuery.Filter {
        list.source == .scope(.everything) ? list.filter : .all
    }

    private func title(of list: EntryList, in frame: PageFrame) -> String {
        let words = frame.words
        switch list.source {
        case .scope(.everything):
            switch list.filter {
            case .all: return words(phrases.shared.everything)
            case .unread: return words(phrases.shared.unreadEntries)
            case .saved: return words(phrases.shared.savedEntries)
            case .archived: return words(phrases.lists.archived)
            case .hidden: return words(phrases.lists.hidden)
            }
        case .scope(.feed(let key)):
            return frame.overview[key]?.title ?? words(phrases.lists.feed)
        case .scope(.folder(let folder)): return folder.names.joined(separator: " / ")
        case .scope(.story): return words(phrases.lists.story)
        case .tag(let id):
            return frame.overview.tags.first { $0.id == id }?.name ?? words(phrases.groups.tags)
        case .group(let id):
            return frame.overview.groups.first { $0.id == id }?.name ?? words(phrases.groups.groups)
        case .search(let query):
            return query.isEmpty
                ? words(phrases.shared.search) : words(phrases.lists.searchFor, ["words": query])
        }
    }

    /// The entries that contain some words.
    func search(_ request: Request) async throws -> Response {
        var list = try EntryList(request.query)
        let words = String((request.query["q"] ?? "").prefix(200))
        list.source = .search(words)
        let page: Page<EntryListing> =
            words.isEmpty
            ? Page(elements: [], next: nil) : try await list.page(from: store, at: clock())
        let frame = try await frame(for: request, showing: page.elements.map(\.feed))
        return .page(
            EntryListPage(
                frame: frame, list: list, title: title(of: list, in: frame), page: page
            ).html)
    }

    /// The stories.
    func stories(_ request: Request) async throws -> Response {
        let after = try EntryList(request.query).after
        let page = try await store.stories(
            minimumPublishers: 2, after: after, limit: EntryList.pageLength)
        let names = try await store.publisherNames(
            of: Set(page.elements.flatMap { $0.publishers }))
        let frame = try await frame(for: request, at: .stories)
        return .page(
            StoriesPage(
                frame: frame, page: page, names: names, isContinued: after != nil
            ).html)
    }

    /// One story with its entries.
    func story(_ request: Request, _ text: String) async throws -> Response {
        guard let key = StoryKey(text), let story = try await store.story(key) else {
            throw Problem.notFound
        }
        let entries = try await store.entries(EntryQuery(.story(story.key), limit: 1000))
        let frame = try await frame(
            for: request, at: .stories, showing: entries.elements.map(\.feed))
        let others = try await store.stories(minimumPublishers: 1, after: nil, limit: 50)
        return .page(
            StoryPage(
                frame: frame, story: story, entries: entries.elements,
                others: others.elements.filter { $0.key != story.key }
            ).html)
    }

    /// One entry; opening it marks it read.
    func entry(_ request: Request, _ text: String) async throws -> Response {
        let list = try EntryList(request.query)
        guard let key = EntryKey(text), var entry = try await store.entry(key) else {
            throw Problem.notFound
        }
        let shown = try await list.page(from: store, at: clock())
        let neighbours = try await neighbours(of: entry.listing, in: list, shown)
        if !entry.listing.isRead, Opening(request).marksRead {
            try await store.mark([key], .read, at: clock())
            entry.listing.isRead = true
        }
        let (view, isLed) = try await ledThrough(
            try await view(of: entry, for: request), of: entry.listing.feed)
        let place = PageFrame.Place.entries(list.source, place(of: list))
        var page = EntryPage(
            frame: try await frame(
                for: request, at: place,
                showing: [entry.listing.feed] + shown.elements.map(\.feed)),
            list: list, entry: entry, view: view)
        page.pane = shown
        page.isLed = isLed
        page.choice = try await store.settings(of: entry.listing.feed).articles
        page.previousPath = neighbours.previous
        page.nextPath = neighbours.next
        page.tags = try await store.tags(on: entry.listing.key)
        if let story = entry.listing.story { page.story = try await store.story(story) }
        var response = Response.page(page.html)
        if isLed { response.set(SafetyFields.policyName, SafetyFields.strictPolicy) }
        return response
    }

    /// The addresses of the entries around `entry`.
    ///
    /// The list is read again from where it was shown, as the store reads towards older entries
    /// only. An entry that left the list (read, in the list of unread) still has its place there.
    private func neighbours(
        of entry: EntryListing, in list: EntryList, _ shown: Page<EntryListing>
    ) async throws(StoreError) -> (previous: String?, next: String?) {
        func isNewer(_ other: EntryListing) -> Bool {
            (other.order, other.key) > (entry.order, entry.key)
        }
        let previous = shown.elements.last(where: isNewer)
        let here = EntryCursor(order: entry.order, key: entry.key)
        let rest = try await list.continued(after: here).page(
            from: store, at: clock(), limit: 1)
        let next = rest.elements.first
        let isShown = next.map { next in shown.elements.contains { $0.key == next.key } } ?? false
        let start = isShown ? list.after : shown.next ?? list.after
        return (
            previous.map { list.path(of: $0.key) },
            next.map { list.continued(after: start).path(of: $0.key) }
        )
    }
}

/// How an entry is opened, which decides whether that makes it read.
///
/// Readers without script expect it, so a GET marks, but only one that a person surely caused: no
/// prefetch, nothing embedded in a page, nothing another site made the browser ask, and not the
/// return to a page on which the entry was just marked. The script only looks; what is opened then,
/// it marks by a form.
struct Opening {
    /// The field by which the script says that it only looks.
    static let lookField = "x-tidings-look"

    /// Whether it makes the entry read.
    let marksRead: Bool
    /// Whether a person surely caused it.
    let isByPerson: Bool
    /// Whether the script asks, which goes on to do what is due once the page is shown.
    let isLook: Bool

    init(_ request: Request) {
        let purpose = (request.field("sec-purpose") ?? "") + (request.field("purpose") ?? "")
        let site = request.field("sec-fetch-site") ?? "none"
        let destination = request.field("sec-fetch-dest") ?? "document"
        isLook = request.fields.contains { $0.name == Self.lookField }
        isByPerson =
            request.method == "GET" && !isLook && purpose.isEmpty
            && ["none", "same-origin"].contains(site) && destination == "document"
        marksRead = isByPerson && request.query["keep"] == nil
    }
}
