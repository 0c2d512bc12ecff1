import NewsModel
import SampleFeeds
import TidingsEngine
import TidingsStore

/// The pages and forms that decide what is followed.
extension ReaderSite {
    /// The ways to follow more.
    func adding(_ request: Request) async throws -> Response {
        let frame = try await frame(for: request, at: .adding)
        return .page(
            AddPage(frame: frame, isStart: frame.feeds.isEmpty, starters: StarterFeed.all).html)
    }

    /// Shows a feed before it is followed.
    func preview(_ request: Request) async throws -> Response {
        let form = request.form
        let isPrivate = form["private"] == "yes"
        do {
            let preview = try await engine.preview(
                form["address"] ?? "", allowsPrivateNetwork: isPrivate)
            let frame = try await frame(for: request, at: .adding)
            return .page(
                PreviewPage(
                    frame: frame, preview: preview, folder: form["folder"] ?? "",
                    isPrivate: isPrivate
                ).html)
        } catch {
            return try await addAgain(request, Problem(error))
        }
    }

    /// The page to add feeds with what was typed and what is wrong with it.
    private func addAgain(_ request: Request, _ problem: Problem) async throws -> Response {
        guard problem.status == 422 else { throw problem }
        let frame = try await frame(for: request, at: .adding)
        var page = AddPage(frame: frame, isStart: frame.feeds.isEmpty, starters: StarterFeed.all)
        page.address = request.form["address"] ?? ""
        page.problem = frame.words.told(problem.sentence)
        return .page(page.html, status: 422)
    }

    /// Follows one address.
    func add(_ request: Request) async throws -> Response {
        let form = request.form
        let address = form["address"] ?? ""
        do {
            let folder = FolderPath(slashes: form["folder"] ?? "")
            let addition = try await engine.add(
                address, folder: folder, allowsPrivateNetwork: form["private"] == "yes")
            let words = Words(for: request)
            let notice = Notice(
                sentence: words(
                    phrases.adding.following,
                    [
                        "title": addition.title,
                        "entries": words(addition.entryCount, phrases.shared.entries),
                    ]))
            let list = EntryList(.scope(.feed(addition.feed)))
            return .seeOther(LocalPath.back(to: list.path, notice: notices.keep(notice)))
        } catch {
            return try await addAgain(request, Problem(error))
        }
    }

    /// Follows the feeds of an uploaded list.
    func importList(_ request: Request) async throws -> Response {
        guard let form = MultipartForm(request), let file = form["file"], !file.bytes.isEmpty else {
            throw Problem(status: 422, phrases.adding.chooseFile)
        }
        let result = try await engine.importList(
            file.bytes, allowsPrivateNetwork: form["private"] != nil)
        background.begin(.due)
        let words = Words(for: request)
        var sentences = [words(result.added, phrases.adding.imported)]
        if result.known > 0 { sentences.append(words(result.known, phrases.adding.knownAlready)) }
        if result.added > 0 { sentences.append(words(phrases.shared.reloadLater)) }
        let notice = Notice(
            sentence: sentences.joined(separator: " "), details: result.problems.map(words.told))
        return .seeOther(LocalPath.back(to: "/", notice: notices.keep(notice)))
    }

    /// The followed feeds as a file.
    func export() async throws -> Response {
        var response = Response(
            mediaType: "text/x-opml; charset=utf-8", body: Array(try await engine.exportList().utf8)
        )
        response.set("Content-Disposition", "attachment; filename=\"tidings.opml\"")
        return response
    }

    /// Follows the chosen feeds of the built-in set; they are fetched by the refresh that begins.
    func addStarters(_ request: Request) async throws -> Response {
        let chosen = Set(request.form.all("feed"))
        let starters = StarterFeed.all.filter { chosen.contains($0.address) }
        guard !starters.isEmpty else {
            throw Problem(status: 422, phrases.adding.chooseOne)
        }
        var added = 0
        for starter in starters {
            let isNew = try await engine.followUnseen(
                starter.address, folder: FolderPath(slashes: starter.folder))
            if isNew { added += 1 }
        }
        background.begin(.due)
        let words = Words(for: request)
        let notice = Notice(
            sentence: words(added, phrases.adding.followingMore) + " "
                + words(phrases.shared.reloadLater))
        return .seeOther(LocalPath.back(to: "/", notice: notices.keep(notice)))
    }
}
