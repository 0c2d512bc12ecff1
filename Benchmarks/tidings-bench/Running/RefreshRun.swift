import Fetching
import Glibc
import NewsModel
import TidingsEngine
import TidingsStore

/// Refreshes feeds on this machine as the daemon does: one process, one engine, all feeds.
struct RefreshRun {
    /// The path of the store, which is made.
    let store: String
    /// The port that answers on every address of this machine.
    let port: Int

    /// Follows `feedCount` feeds, then refreshes them all once for each line of standard input,
    /// which is the version of the feeds that the server has by then.
    func run(feedCount: Int) async throws {
        let hand = ClockHand()
        let store = try await ReaderStore(path: store)
        let engine = ReaderEngine(
            store: store, fetcher: Fetcher(), clock: { FeedWriter.start + .seconds(hand.value) })
        let feeds = (0..<feedCount).compactMap { feed(number: $0) }
        _ = try await store.follow(feeds, at: FeedWriter.start)
        print("{}")
        fflush(nil)
        while let line = readLine(), let version = Int64(line) {
            // A version later, the newest entries are a version newer; never the same second.
            hand.set(max(hand.value + 1, version * 32_000 + 4_000))
            try await refresh(engine).print()
        }
    }

    private func feed(number: Int) -> FollowedFeed? {
        // Every feed has a host of its own, as most have.
        let host = "127.0.\(1 + number / 200).\(1 + number % 200)"
        guard let address = WebAddress("http://\(host):\(port)/\(number).xml") else { return nil }
        return FollowedFeed(
            key: FeedKey(following: address), address: address.canonical, publisher: host,
            allowsPrivateNetwork: true)
    }

    private func refresh(_ engine: ReaderEngine) async throws -> Figures {
        Meter.forgetPeak()
        let wall = Meter.wallTime
        let processor = Meter.processorTime
        let summary = try await engine.refresh(.all)
        var figures = Figures()
        figures["wall"] = Meter.wallTime - wall
        figures["cpu"] = Meter.processorTime - processor
        figures["peak"] = Double(Meter.peakKilobytes * 1024)
        figures["new"] = Double(summary.newEntryCount)
        figures["failed"] = Double(summary.failureCount)
        figures["not_modified"] = Double(summary.outcomes.count { $0.kind == .notModified })
        return figures
    }
}
