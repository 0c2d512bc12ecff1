import NewsModel
import TidingsStore

/// What programs ask.
extension ReaderSite {
    /// A stretch of the entries of a scope, or of those that contain some words.
    func entriesObject(_ request: Request) async throws -> Response {
        let list = try EntryList(request.query)
        return .json(
            EntriesObject(try await list.page(from: store, at: clock(), limit: try limit(request))))
    }

    /// One entry with its body.
    func entryObject(_ text: String) async throws -> Response {
        guard let key = EntryKey(text), let entry = try await store.entry(key) else {
            throw Problem.notFound
        }
        return .json(EntryDetailObject(entry))
    }

    /// A stretch of the stories.
    func storiesObject(_ request: Request) async throws -> Response {
        let page = try await store.stories(
            minimumPublishers: 2, after: try EntryList(request.query).after,
            limit: try limit(request))
        return .json(StoriesObject(page))
    }

    /// One story with its entries.
    func storyObject(_ text: String) async throws -> Response {
        guard let key = StoryKey(text), let story = try await store.story(key) else {
            throw Problem.notFound
        }
        let entries = try await store.entries(EntryQuery(.story(story.key), limit: 1000))
        return .json(StoryDetailObject(story, entries: entries.elements))
    }

    /// Every followed feed.
    func feedsObject() async throws -> Response {
        .json(FeedsObject(try await store.feeds()))
    }

    private func limit(_ request: Request) throws(Problem) -> Int {
        guard let text = request.query["limit"] else { return EntryList.pageLength }
        guard let limit = Int(text), (1...1000).contains(limit) else {
            throw Problem(status: 400, sentence: "The value of “limit” must be 1 through 1000.")
        }
        return limit
    }
}
