import NewsModel
import TidingsEngine
import TidingsStore

/// The page of a folder and its form.
extension ReaderSite {
    /// What can be set about a folder.
    func folder(_ request: Request) async throws -> Response {
        let folder = try await folder(named: request.query)
        let plan = try await GroupingPlan(store)
        let page = FolderPage(
            frame: try await frame(for: request, at: .entries(.scope(.folder(folder)), .all)),
            folder: folder, way: plan.ownWay(of: folder), outer: plan.folderAbove(folder))
        return .page(page.html)
    }

    /// Sets how the headlines of a folder become stories, or lets the way around it hold.
    func setFolderStories(_ request: Request) async throws -> Response {
        let folder = try await folder(named: request.form)
        let before = try await GroupingPlan(store).ownWay(of: folder)
        let isLikeElsewhere = request.form["algorithm"]?.isEmpty ?? false
        let way = isLikeElsewhere ? nil : try GroupingFields.way(request.form, before: before)
        if way != before {
            try await engine.setGrouping(of: folder, to: way, isInBackground: true)
        }
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.settings.saved)))
    }

    /// The folder that is named, which holds a feed or a folder with one.
    private func folder(named names: Parameters) async throws -> FolderPath {
        let list = try EntryList(names)
        guard case .scope(.folder(let folder)) = list.source, folder != .top,
            try await store.feeds().contains(where: { $0.folder.isInside(folder) })
        else { throw Problem.notFound }
        return folder
    }
}
