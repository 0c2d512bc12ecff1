import TidingsEngine
import TidingsStore

/// The forms about the weather and the calendars.
extension ReaderSite {
    /// Adds where the weather or a calendar comes from, and asks there at once.
    func addDaySource(_ request: Request) async throws -> Response {
        guard let kind = request.form["kind"].flatMap(DaySource.Kind.init(rawValue:)) else {
            throw Problem(status: 422, phrases.settings.badChoice)
        }
        let source = try await engine.day.add(
            kind, request.form["address"] ?? "",
            allowsPrivateNetwork: request.form["private"] == "yes")
        let words = Words(for: request)
        return back(
            request,
            saying: Notice(
                sentence: words(phrases.settings.saved),
                details: source.failure.map { [words.told($0)] } ?? []))
    }

    /// Forgets where the weather or a calendar comes from.
    func removeDaySource(_ request: Request) async throws -> Response {
        guard let id = request.form["id"].flatMap({ Int64($0) }) else { throw Problem.notFound }
        try await engine.day.remove(id)
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.day.removed)))
    }

    /// Sets the person's time zone.
    func setDayZone(_ request: Request) async throws -> Response {
        try await engine.day.setZone((request.form["zone"] ?? "").trimmed)
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.settings.saved)))
    }
}
