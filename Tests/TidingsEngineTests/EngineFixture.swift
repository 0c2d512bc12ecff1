import Fetching
import NewsModel
import TestSupport
import TidingsEngine
import TidingsStore

/// An engine on a store of its own, and a server it may ask.
struct EngineFixture {
    let folder: TemporaryFolder
    let engine: ReaderEngine
    let server: LoopbackServer

    init(
        now: Timestamp = Timestamp(seconds: 1_800_000_000),
        _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply
    ) async throws {
        folder = try TemporaryFolder()
        var limits = FetchLimits()
        limits.pausePerHost = .zero
        limits.concurrencyPerHost = 4
        engine = ReaderEngine(
            store: try await ReaderStore(path: folder.file("test.store")),
            fetcher: Fetcher(limits: limits), clock: { now })
        server = try LoopbackServer(handler: answer)
    }

    static func rss(_ title: String, _ entries: String...) -> String {
        let items = entries.map { "<item><guid>\($0)</guid><title>\($0)</title></item>" }
        return "<rss version=\"2.0\"><channel><title>\(title)</title>\(items.joined())"
            + "</channel></rss>"
    }
}
