import IntentSync
import NewsModel
import TidingsEngine
import TidingsStore

/// The page and the forms about sync, and what programs ask of it.
extension ReaderSite {
    /// How many outcomes the page shows.
    private static let outcomeCount = 50

    /// The state of sync.
    func sync(_ request: Request) async throws -> Response {
        let outcomes = try await store.outcomes(limit: Self.outcomeCount)
        let report = try await syncReport()
        let frame = try await frame(for: request, at: .sync)
        return .page(SyncPage(frame: frame, report: report, outcomes: outcomes).html)
    }

    /// Does a round, and says what came of it.
    func syncNow(_ request: Request) async throws -> Response {
        synced(try await syncer().syncNow(), request)
    }

    /// Sets a place up again that was emptied, and says what came of it.
    func join(_ request: Request) async throws -> Response {
        // What is at another person's place is the command's to join.
        guard try await syncReport().isEmptied else { throw Problem.notFound }
        return synced(try await syncer().join().report, request)
    }

    private func synced(_ report: SyncReport, _ request: Request) -> Response {
        let words = Words(for: request)
        let sentence = words(phrases.syncWords.synced, ["sentence": words.told(report.sentence)])
        return back(request, saying: Notice(sentence: sentence))
    }

    /// Decides the other way what was decided by itself.
    func undoOutcome(_ request: Request) async throws -> Response {
        guard let number = request.form["number"].flatMap(Int64.init) else {
            throw Problem.notFound
        }
        let (say, words) = (phrases.syncWords, Words(for: request))
        do throws(StoreError) {
            try await store.undoOutcome(number, at: clock())
        } catch {
            guard case .notFound = error else { throw error }
            return back(request, saying: Notice(sentence: words(say.cannotUndo)))
        }
        return back(request, saying: Notice(sentence: words(say.decidedOtherWay)))
    }

    /// Lets the others go on without a device.
    func retire(_ request: Request) async throws -> Response {
        guard let device = request.form["device"].flatMap(ReplicaID.init) else {
            throw Problem.notFound
        }
        try await syncer().retire(device)
        return back(
            request, saying: Notice(sentence: Words(for: request)(phrases.syncWords.nowRetired)))
    }

    /// Everything that was decided, as a file.
    func exportDecisions() async throws -> Response {
        let bytes = try await store.exportDecisions(at: clock())
        var response = Response(mediaType: "application/json", body: bytes)
        response.set("Content-Disposition", "attachment; filename=\"tidings-decisions.json\"")
        return response
    }

    /// The state of sync, for programs.
    func syncObject() async throws -> Response {
        .json(SyncObject(try await syncReport()))
    }

    /// Does a round, and gives the state after it, for programs.
    func syncNowObject() async throws -> Response {
        .json(SyncObject(try await syncer().syncNow()))
    }

    private func syncer() throws(SyncError) -> SyncKeeper {
        guard let keeper else { throw .notSetUp }
        return keeper
    }

    private func syncReport() async throws(SyncError) -> SyncReport {
        guard let keeper else { return SyncReport() }
        return try await keeper.report()
    }
}
