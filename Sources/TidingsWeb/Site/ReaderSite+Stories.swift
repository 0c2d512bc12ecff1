import NewsModel
import TidingsEngine
import TidingsStore

/// Why entries are in one story, and what the person says about it.
extension ReaderSite {
    /// Why one entry of a story belongs to each of the others.
    func whyTogether(_ request: Request, _ text: String) async throws -> Response {
        guard let key = StoryKey(text), let story = try await store.story(key) else {
            throw Problem.notFound
        }
        let entries = try await store.entries(EntryQuery(.story(story.key), limit: 1000)).elements
        let wanted = request.query["one"].flatMap { EntryKey($0) }
        guard let one = entries.first(where: { $0.key == wanted }) ?? entries.first else {
            throw Problem.notFound
        }
        var reasons: [(other: EntryListing, reason: StoryReason)] = []
        for other in entries.filter({ $0.key != one.key }).prefix(StoryWhyPage.limit) {
            if let reason = try await engine.reason(one.key, other.key) {
                reasons.append((other, reason))
            }
        }
        let frame = try await frame(
            for: request, at: .stories, showing: reasons.map(\.other.feed) + [one.feed])
        return .page(
            StoryWhyPage(
                frame: frame, story: story, entries: entries, one: one, reasons: reasons
            ).html)
    }

    /// The same for programs, about two entries.
    func reasonObject(_ request: Request, _ story: String) async throws -> Response {
        guard StoryKey(story) != nil else { throw Problem.notFound }
        guard let one = request.query["one"].flatMap({ EntryKey($0) }),
            let other = request.query["other"].flatMap({ EntryKey($0) })
        else {
            throw Problem(status: 400, sentence: "Say which entries with one=KEY and other=KEY.")
        }
        guard one != other else {
            throw Problem(status: 404, sentence: "An entry is not compared with itself.")
        }
        guard let reason = try await engine.reason(one, other) else { throw Problem.notFound }
        return .json(ReasonObject(reason))
    }

    /// Takes an entry out of its story, splits the story there, or takes that back.
    func correct(_ request: Request, _ text: String) async throws -> Response {
        guard let key = EntryKey(text), try await store.entry(key) != nil else {
            throw Problem.notFound
        }
        switch request.form["act"] {
        case "apart":
            return said(try await engine.separate(key), phrases.stories.isApart, to: request)
        case "split":
            return said(try await engine.split(at: key), phrases.stories.isSplit, to: request)
        case "restore":
            return said(try await engine.uncorrect(key), phrases.stories.isRestored, to: request)
        default: throw Problem.notFound
        }
    }

    /// Makes another story one with this.
    func mergeStory(_ request: Request, _ text: String) async throws -> Response {
        guard let key = StoryKey(text), let other = request.form["other"].flatMap({ StoryKey($0) })
        else { throw Problem.notFound }
        return said(try await engine.merge([key, other]), phrases.stories.isMerged, to: request)
    }

    private func said(_ isDone: Bool, _ phrase: Phrase, to request: Request) -> Response {
        let words = Words(for: request)
        let sentence = words(isDone ? phrase : phrases.stories.nothingToChange)
        return back(request, saying: Notice(sentence: sentence))
    }
}
