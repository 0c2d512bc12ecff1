import NewsModel
import TidingsEngine
import TidingsStore

/// The pages and forms about feeds.
extension ReaderSite {
    /// The health of every feed, or of those with a name.
    func feeds(_ request: Request) async throws -> Response {
        let frame = try await frame(for: request, at: .feeds)
        let feeds = try await store.feeds()
        let newest = try await store.newestEntryTimes()
        let pauses = try await store.domainPauses(at: clock())
        let conditions = feeds.reduce(into: [:]) { conditions, feed in
            conditions[feed.key] = FeedCondition(
                of: feed, newestEntry: newest[feed.key], pauses: pauses, now: clock())
        }
        var page = FeedsPage(frame: frame, feeds: feeds, conditions: conditions)
        page.name = String((request.query["name"] ?? "").trimmed.prefix(200))
        page.start = max(0, request.query["from"].flatMap(Int.init) ?? 0)
        return .page(page.html)
    }

    /// Everything about one feed.
    func feed(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        return try await feedPage(request, feed, problem: nil)
    }

    /// The page of a feed, with what is wrong with what was given there.
    func feedPage(
        _ request: Request, _ feed: FollowedFeed, problem: String?
    ) async throws -> Response {
        let log = try await store.fetchLog(of: feed.key, limit: 20)
        let frame = try await frame(for: request, at: .feeds, showing: [feed.key])
        let page = FeedPage(
            frame: frame, feed: feed, log: log, settings: try await store.settings(of: feed.key),
            problem: problem)
        return .page(page.html, status: problem == nil ? 200 : 422)
    }

    func followed(_ text: String) async throws -> FollowedFeed {
        guard let key = FeedKey(text), let feed = try await store.feed(key) else {
            throw Problem.notFound
        }
        return feed
    }

    /// Gives a feed another title.
    func rename(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        let title = String((request.form["title"] ?? "").printable.trimmed.prefix(200))
        try await store.rename(feed.key, to: title.isEmpty ? nil : title, at: clock())
        return back(request, saying: Notice(sentence: Words(for: request)(phrases.feed.renamed)))
    }

    /// Puts a feed in another folder.
    func move(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        let folder = FolderPath(slashes: String((request.form["folder"] ?? "").prefix(200)))
        try await store.move(feed.key, to: folder, at: clock())
        let words = Words(for: request)
        let sentence =
            folder == .top
            ? words(phrases.feed.movedOutside)
            : words(phrases.feed.movedInto, ["folder": folder.description])
        return back(request, saying: Notice(sentence: sentence))
    }

    /// Stops following a feed.
    func remove(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        try await store.unfollow(feed.key, at: clock())
        let sentence = Words(for: request)(phrases.feed.unfollowed, ["title": feed.title])
        return back(request, saying: Notice(sentence: sentence))
    }

    /// Asks one feed now, and says what came of it.
    func refreshFeed(_ request: Request, _ text: String) async throws -> Response {
        let feed = try await followed(text)
        let (say, words) = (phrases.feed, Words(for: request))
        let summary = try await engine.refresh(.feeds([feed.key]))
        guard let outcome = summary.outcomes.first else {
            return back(request, saying: Notice(sentence: words(say.isBeingRefreshed)))
        }
        let sentence: String
        switch outcome.kind {
        case .changed(let count):
            sentence = words(
                say.answeredNew, ["entries": words(count, phrases.shared.newEntries)])
        case .notModified, .unchanged: sentence = words(say.answeredNothing)
        case .skipped(let reason): sentence = words(say.notAsked, ["reason": words.told(reason)])
        case .failed(let explanation): sentence = words.told(explanation)
        }
        return back(request, saying: Notice(sentence: sentence))
    }

    /// Begins to ask every feed.
    func refresh(_ request: Request) async throws -> Response {
        background.begin(.all)
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.feed.allAsked)))
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
