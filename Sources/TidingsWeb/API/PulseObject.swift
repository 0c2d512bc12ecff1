import TidingsStore

/// The numbers that change while a page is open, in JSON.
struct PulseObject: Encodable {
    /// How many entries are unread.
    var unread: Int
    /// How many are saved.
    var saved: Int
    /// How many unread ones came since the page was made, 1,000 at most.
    var new: Int
}

extension ReaderSite {
    /// The numbers for a page that was made when the entries ended at `after`.
    func pulse(_ request: Request) async throws -> Response {
        guard let latest = request.query["after"].flatMap(ArrivalMark.init) else {
            throw Problem(status: 400, phrases.problems.badValue, ["name": "after"])
        }
        let pulse = try await store.pulse(after: latest)
        var response = Response.json(
            PulseObject(
                unread: pulse.unreadCount, saved: pulse.savedCount, new: pulse.arrivedCount))
        response.set("Cache-Control", "no-store")
        return response
    }
}
