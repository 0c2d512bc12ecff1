import NewsModel
import TidingsEngine
import TidingsStore

/// What became of the article of an entry, for the script.
private struct ArticleObject: Encodable {
    /// Whether its page is still being read.
    var waits: Bool
    /// The text of the entry as its page shows it.
    var html: String?
}

/// The articles of entries, fetched when they are opened.
extension ReaderSite {
    /// The cookie by which browsers say that they run the page's script.
    private static let scriptCookie = "tidings-script"
    /// How long a page without script waits for an article nobody asked for by name.
    private static let patience = Duration.milliseconds(1500)
    /// How long a page waits for an article that was asked for.
    private static let longPatience = Duration.seconds(20)

    /// What to show of an entry that is opened by `request`; its page is fetched where it has to be.
    func view(of entry: EntryDetail, for request: Request) async throws -> EntryView {
        let asked = request.query["view"].flatMap { EntryView.Source(rawValue: $0) }
        let wantsArticle =
            switch asked {
            case .article: true
            case .feed: false
            case nil: try await engine.wantsArticle(entry)
            }
        let key = entry.listing.key
        let opening = Opening(request)
        let isDue =
            wantsArticle && needsPage(entry, again: request.query["again"] != nil)
        guard isDue, opening.isByPerson else {
            // The script asks for it once the page is shown.
            let isUnderWay = await engine.isReadingArticle(of: key) || isDue && opening.isLook
            return EntryView(
                of: entry, wantsArticle: wantsArticle, isUnderWay: isUnderWay,
                isAsked: asked == .article)
        }
        await engine.beginArticle(of: key)
        let hasScript = request.cookie(Self.scriptCookie) == "1"
        if !hasScript || asked == .article {
            await waitForArticle(
                of: key, asked == .article && !hasScript ? Self.longPatience : Self.patience)
        }
        let now = try await store.entry(key) ?? entry
        return EntryView(
            of: now, wantsArticle: true, isUnderWay: await engine.isReadingArticle(of: key),
            isAsked: asked == .article)
    }

    /// Whether the page of an entry is to be asked for, for the first time or once more.
    private func needsPage(_ entry: EntryDetail, again: Bool) -> Bool {
        guard EntryView(feedOf: entry).host != nil else { return false }
        switch entry.article {
        case .unread: return true
        case .article, .nothingMore: return false
        case .failed(let reason, let time):
            return time + (again ? .seconds(15) : reason.retry) <= clock()
        }
    }

    private func waitForArticle(of entry: EntryKey, _ patience: Duration) async {
        let step = Duration.milliseconds(25)
        var waited = Duration.zero
        while waited < patience, await engine.isReadingArticle(of: entry), !changes.isStopped {
            guard (try? await Task.sleep(for: step)) != nil else { return }
            waited += step
        }
    }

    /// The text of an entry once its page was read, for the script that shows the entry; reading the
    /// page begins here where it did not before.
    func articleText(_ request: Request, _ text: String) async throws -> Response {
        let list = try EntryList(request.query)
        guard let key = EntryKey(text), let opened = try await store.entry(key) else {
            throw Problem.notFound
        }
        if needsPage(opened, again: false) { await engine.beginArticle(of: key) }
        await waitForArticle(of: key, Self.longPatience)
        guard !(await engine.isReadingArticle(of: key)) else {
            return .json(ArticleObject(waits: true))
        }
        guard let entry = try await store.entry(key) else { throw Problem.notFound }
        let frame = try await frame(for: request, showing: [entry.listing.feed])
        let (view, _) = try await ledThrough(
            EntryView(
                of: entry, wantsArticle: true, isUnderWay: false,
                isAsked: request.query["view"] == EntryView.Source.article.rawValue),
            of: entry.listing.feed)
        let piece = EntryText(frame: frame, list: list, entry: entry, view: view).html
        // Where the base path goes, pages have a NUL.
        let html = piece.markup.split(separator: "\0", omittingEmptySubsequences: false)
            .joined(separator: gatekeeper.trust.basePath)
        return .json(ArticleObject(waits: false, html: html))
    }

    /// Decides when the articles of a feed are shown.
    func chooseArticles(_ request: Request, _ text: String) async throws -> Response {
        guard let key = FeedKey(text),
            let choice = request.form["articles"].flatMap(ArticleChoice.init)
        else { throw Problem.notFound }
        var settings = try await store.settings(of: key)
        settings.articles = choice
        try await store.set(settings, of: key)
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.reading.applied)))
    }
}
