import NewsModel
import TidingsEngine
import TidingsStore

/// The page of settings and its forms.
extension ReaderSite {
    /// What can be set.
    func settings(_ request: Request) async throws -> Response {
        let stored = try await store.settings(beginning: "stories.")
        let page = SettingsPage(
            frame: try await frame(for: request, at: .settings),
            chosen: request.cookie(InterfaceLanguage.cookieName).flatMap {
                InterfaceLanguage(rawValue: $0)
            },
            way: try await GroupingPlan(store).way(in: .top),
            readsTogether: stored[ReaderStore.readTogetherSetting] == "on",
            leadsPictures: try await engine.pictures.isOpen(),
            day: DaySettings(
                sources: try await engine.day.sources(), zone: try await engine.day.zoneName()),
            sessions: pageDoor.isLocked ? try await store.browserSessions(at: clock()) : nil,
            ownSession: request.session?.id)
        return .page(page.html)
    }

    /// Chooses the language of the pages on this device.
    func setLanguage(_ request: Request) -> Response {
        let language = request.form["language"].flatMap { InterfaceLanguage(rawValue: $0) }
        let words = language.map { Words($0) } ?? Words(.preferred(for: request))
        var response = back(request, saying: Notice(sentence: words(phrases.settings.saved)))
        response.setCookie(
            InterfaceLanguage.cookieName, language?.rawValue ?? "", for: request,
            basePath: gatekeeper.trust.basePath,
            seconds: language == nil ? 0 : Self.languageCookieSeconds)
        return response
    }

    /// As long as browsers keep a cookie.
    private static let languageCookieSeconds = 400 * 86_400

    /// Sets how headlines become stories, everywhere.
    func setStories(_ request: Request) async throws -> Response {
        let before = try await GroupingPlan(store).way(in: .top)
        let way = try GroupingFields.way(request.form, before: before)
        try await store.set(
            ReaderStore.readTogetherSetting, to: request.form["together"] == "yes" ? "on" : "off",
            at: clock())
        if way != before {
            try await engine.setGrouping(of: .top, to: way, isInBackground: true)
        }
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.settings.saved)))
    }
}
