import NewsModel
import TidingsEngine
import TidingsStore

/// What marking led to, for the script.
struct MarkObject: Encodable {
    var read: Bool
    var saved: Bool
    var archived: Bool
    var hidden: Bool
    var feed: String
    var feedUnread: Int
    var unread: Int
    var savedCount: Int

    private enum CodingKeys: String, CodingKey {
        case read
        case saved
        case archived
        case hidden
        case feed
        case feedUnread = "feed_unread"
        case unread
        case savedCount = "saved_count"
    }
}

/// What marking several entries led to, for the script.
private struct MarksObject: Encodable {
    var unread: Int
    /// How many entries are unread in each feed that has any.
    var feeds: [String: Int]
}

/// The forms that decide about entries.
extension ReaderSite {
    /// The most entries that are marked in one go.
    private static let markLimit = 500

    /// Marks one entry.
    func mark(_ request: Request, _ text: String) async throws -> Response {
        guard let key = EntryKey(text), let wish = request.form["mark"].flatMap(MarkWish.init)
        else { throw Problem.notFound }
        guard try await wish.carryOut(on: [key], in: store, at: clock()) == 1 else {
            throw Problem.notFound
        }
        guard request.wantsJSON else {
            guard let said = wish.said else {
                return .seeOther(LocalPath.back(to: request.form["back"], keep: true))
            }
            let notice = Notice(
                sentence: Words(for: request)(said) + ".", undo: [key], undoing: wish.opposite)
            return .seeOther(
                LocalPath.back(to: request.form["back"], notice: notices.keep(notice), keep: true))
        }
        guard let entry = try await store.entry(key)?.listing else { throw Problem.notFound }
        let counts = try await store.unreadCounts()
        return .json(
            MarkObject(
                read: entry.isRead, saved: entry.isSaved, archived: entry.isArchived,
                hidden: entry.isHidden, feed: entry.feed.description,
                feedUnread: counts[entry.feed] ?? 0, unread: counts.values.reduce(0, &+),
                savedCount: try await store.savedCount()))
    }

    /// Marks several entries, as the script does for what was scrolled past.
    func markSeveral(_ request: Request) async throws -> Response {
        guard let wish = request.form["mark"].flatMap(MarkWish.init) else {
            throw Problem.notFound
        }
        let keys = request.form.all("entry").prefix(Self.markLimit).compactMap { EntryKey($0) }
        _ = try await wish.carryOut(on: keys, in: store, at: clock())
        guard request.wantsJSON else { return back(request) }
        let counts = try await store.unreadCounts()
        let feeds = Dictionary(counts.map { ($0.key.description, $0.value) }) { first, _ in first }
        return .json(MarksObject(unread: counts.values.reduce(0, &+), feeds: feeds))
    }

    /// Marks everything in a list read that had arrived when its page was made, or of that only
    /// what is older than some days.
    func markAllRead(_ request: Request) async throws -> Response {
        let list = try EntryList(request.query)
        guard let seconds = request.form["seen"].flatMap(Int64.init) else {
            throw Problem.notFound
        }
        let now = clock()
        let seen = min(Timestamp(seconds: seconds), now)
        let days = request.form["days"].flatMap(Int64.init).map { min(max($0, 1), 3650) }
        let before = days.map { now - .seconds($0 * 86_400) }
        let keys: [EntryKey]
        if case .scope(let scope) = list.source {
            keys = try await store.markAllRead(
                in: scope, firstSeenBy: seen, before: before, at: now)
        } else {
            keys = try await unread(in: list, seenBy: seen, before: before)
            try await store.mark(keys, .read, at: now)
        }
        let (say, words) = (phrases.marks, Words(for: request))
        if keys.isEmpty { return back(request, saying: Notice(sentence: words(say.nothingUnread))) }
        let sentence = words(keys.count, say.markedRead)
        return back(request, saying: Notice(sentence: sentence, undo: keys))
    }

    /// The unread entries of a list that is no scope, the newest 5,000.
    private func unread(
        in list: EntryList, seenBy seen: Timestamp, before: Timestamp?
    ) async throws -> [EntryKey] {
        var keys: [EntryKey] = []
        var list = list.continued(after: nil)
        for _ in 0..<5 {
            let page = try await list.page(from: store, at: clock(), limit: 1000)
            keys += page.elements.filter { entry in
                !entry.isRead && entry.firstSeen <= seen
                    && before.map { entry.order < $0 } ?? true
            }.map(\.key)
            guard let next = page.next else { break }
            list = list.continued(after: next)
        }
        return keys
    }

    /// Takes back what a notice names.
    func undo(_ request: Request) async throws -> Response {
        let (say, words) = (phrases.marks, Words(for: request))
        let (keys, wish) = notices.takeUndo(request.form["undo"] ?? "")
        guard !keys.isEmpty else {
            return back(request, saying: Notice(sentence: words(say.nothingToUndo)))
        }
        let count = try await wish.carryOut(on: keys, in: store, at: clock())
        let sentence = wish.said.map { words($0) + "." } ?? words(count, say.markedUnread)
        return back(request, saying: Notice(sentence: sentence))
    }
}
