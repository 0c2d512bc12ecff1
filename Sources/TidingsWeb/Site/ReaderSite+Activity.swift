import TidingsStore

extension ReaderSite {
    /// How far back the log is looked through for lines of one kind.
    private static let depth = 5000

    /// What was asked, and what came of it.
    func activity(_ request: Request) async throws -> Response {
        let text = request.query["show"] ?? ActivityPage.Choice.all.rawValue
        guard let choice = ActivityPage.Choice(rawValue: text) else {
            throw Problem(status: 400, phrases.problems.badValue, ["name": "show"])
        }
        let limit = choice == .all ? ActivityPage.limit : Self.depth
        let lines = try await store.fetchLog(of: nil, limit: limit).filter(choice.takes)
        let frame = try await frame(for: request, at: .activity)
        return .page(
            ActivityPage(
                frame: frame, choice: choice, lines: Array(lines.prefix(ActivityPage.limit))
            ).html)
    }
}
