import NewsModel
import TidingsEngine
import TidingsStore

/// What marking led to, for the script.
struct MarkObject: Encodable {
    var read: Bool
    var saved: Bool
    var feed: String
    var feedUnread: Int
    var unread: Int
    var savedCount: Int

    private enum CodingKeys: String, CodingKey {
        case read
        case saved
        case feed
        case feedUnread = "feed_unread"
        case unread
        case savedCount = "saved_count"
    }
}

/// The forms that decide about entries.
extension ReaderSite {
    /// Marks one entry.
    func mark(_ request: Request, _ text: String) async throws -> Response {
        guard let key = EntryKey(text), let mark = request.form["mark"].flatMap(EntryMark.init)
        else { throw Problem.notFound }
        guard try await store.mark([key], mark, at: clock()) == 1 else { throw Problem.notFound }
        guard request.wantsJSON else {
            return .seeOther(LocalPath.back(to: request.form["back"], keep: true))
        }
        guard let entry = try await store.entry(key)?.listing else { throw Problem.notFound }
        let counts = try await store.unreadCounts()
        return .json(
            MarkObject(
                read: entry.isRead, saved: entry.isSaved, feed: entry.feed.description,
                feedUnread: counts[entry.feed] ?? 0, unread: counts.values.reduce(0, &+),
                savedCount: try await store.savedCount()))
    }

    /// Marks everything in a scope read that had arrived when its page was made.
    func markAllRead(_ request: Request) async throws -> Response {
        guard case .scope(let scope) = try EntryList(request.query).source,
            let seconds = request.form["seen"].flatMap(Int64.init)
        else { throw Problem.notFound }
        let now = clock()
        let seen = min(Timestamp(seconds: seconds), now)
        let keys = try await store.markAllRead(in: scope, firstSeenBy: seen, at: now)
        let (say, words) = (phrases.marks, Words(for: request))
        if keys.isEmpty { return back(request, saying: Notice(sentence: words(say.nothingUnread))) }
        let sentence = words(keys.count, say.markedRead)
        return back(request, saying: Notice(sentence: sentence, undo: keys))
    }

    /// Marks unread again what a notice names.
    func undo(_ request: Request) async throws -> Response {
        let (say, words) = (phrases.marks, Words(for: request))
        let keys = notices.takeUndo(request.form["undo"] ?? "")
        guard !keys.isEmpty else {
            return back(request, saying: Notice(sentence: words(say.nothingToUndo)))
        }
        let count = try await store.mark(keys, .unread, at: clock())
        let sentence = words(count, say.markedUnread)
        return back(request, saying: Notice(sentence: sentence))
    }
}
