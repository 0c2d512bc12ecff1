import NewsModel
import TidingsEngine
import TidingsStore

/// When a device last looked, as it remembers itself.
struct LastLook: Hashable, Sendable {
    /// The cookie that holds it: when the visit before this one ended, and when this one was last.
    static let cookieName = "tidings-looked"
    /// A visit is over after so long without a look.
    private static let pause = Duration.seconds(1800)
    /// What counts as new to a device that never looked.
    private static let first = Duration.seconds(86_400)
    /// Nothing older than this is news.
    private static let longest = Duration.seconds(14 * 86_400)

    /// From when on things count as new.
    let since: Timestamp
    /// What the cookie holds from now on.
    let written: String

    /// The look at `now` of a device whose cookie says `cookie`.
    init(_ cookie: String?, now: Timestamp) {
        let times = (cookie ?? "").split(separator: ".").compactMap { Int64($0) }
            .map(Timestamp.init(seconds:))
        var before = now - Self.first
        if times.count == 2, times[0] <= times[1], times[1] <= now {
            before = times[1] + Self.pause < now ? times[1] : times[0]
        }
        since = max(before, now - Self.longest)
        written = "\(since.seconds).\(now.seconds)"
    }
}

extension ReaderSite {
    /// How many stories, entries of quiet feeds, and saved entries the page shows.
    private static let (storyCount, quietCount, savedCount) = (7, 8, 5)

    /// What happened since the person last looked.
    func today(_ request: Request) async throws -> Response {
        let now = clock()
        let look = LastLook(request.cookie(LastLook.cookieName), now: now)
        // Where little happened, the stories of the last day are better than none.
        let start = min(look.since, now - .seconds(86_400))
        let stories = try await store.stories(minimumPublishers: 2, after: nil, limit: 200)
        let top = Self.top(stories.elements.filter { $0.latest >= start }, now: now)
        let quiet = try await store.entriesOfQuietFeeds(
            since: min(look.since, now - .seconds(3 * 86_400)), few: 6,
            since: now - .seconds(60 * 86_400), limit: Self.quietCount)
        let saved = try await store.entries(
            EntryQuery(filter: .saved, limit: Self.savedCount))
        let shown = Array(top.prefix(Self.storyCount))
        let names = try await store.publisherNames(of: Set(shown.flatMap(\.publishers)))
        let frame = try await frame(
            for: request, at: .today, showing: (quiet + saved.elements).map(\.feed))
        let page = TodayPage(
            frame: frame, names: names, since: look.since, stories: shown,
            quiet: quiet, saved: saved.elements, day: try await engine.day.look())
        var response = Response.page(page.html)
        response.setCookie(
            LastLook.cookieName, look.written, for: request, basePath: gatekeeper.trust.basePath,
            seconds: Self.cookieSeconds)
        return response
    }

    /// Stories by how many publishers report them, each day of age halving that; unread ones first.
    static func top(_ stories: [StoryListing], now: Timestamp) -> [StoryListing] {
        func weight(_ story: StoryListing) -> Double {
            let days = Double(max(0, now.seconds - story.latest.seconds)) / 86_400
            let publishers = Double(story.publishers.count)
            return publishers / (1 + days) * (story.unreadCount > 0 ? 1 : 0.25)
        }
        return stories.map { (weight($0), $0) }.sorted {
            $0.0 == $1.0 ? $0.1.latest > $1.1.latest : $0.0 > $1.0
        }.map(\.1)
    }
}
