import Fetching
import NewsModel
import TestSupport
import Testing
import TidingsEngine
import TidingsStore

/// What publishers say about the reader after twelve days with all of them.
@Suite struct ScoreSheetTests {
    static let start = Timestamp(seconds: 1_800_000_000)
    static let days = 12
    /// How often the reader looks what is due.
    static let look = Duration.seconds(1800)

    /// The reader, which can be started again on the same store.
    private final class Reader: Sendable {
        let store: ReaderStore
        let engine: ReaderEngine

        init(_ path: String, _ clock: SimulatedClock) async throws {
            var limits = FetchLimits()
            limits.pausePerHost = .zero
            limits.bodyInBytes = 200_000
            store = try await ReaderStore(path: path)
            engine = ReaderEngine(
                store: store, fetcher: Fetcher(limits: limits, clock: { clock.now }),
                clock: { clock.now })
        }
    }

    /// What a simulation left behind.
    private struct Outcome {
        var visits: [PublisherVisit]
        var feeds: [String: FollowedFeed]
        var visitsByRestarts: Int
    }

    private static func simulate() async throws -> Outcome {
        let folder = try TemporaryFolder()
        let clock = SimulatedClock(start)
        let site = try PublisherSite(clock: clock)
        var reader = try await Reader(folder.file("test.store"), clock)
        // These two are met through others.
        let hosts = Publishers.all.keys.filter { !$0.hasPrefix("settled") && !$0.hasPrefix("cdn") }
        for host in hosts.sorted() {
            try await reader.engine.followUnseen(
                site.server.address("/feed", host: host), allowsPrivateNetwork: true)
        }
        let end = start + .seconds(Int64(days) * 86_400)
        var restarts = 0
        var visitsByRestarts = 0
        while clock.now < end {
            _ = try await reader.engine.refresh(.due)
            if clock.now - start > .seconds(Int64(restarts + 1) * 3 * 86_400) {
                restarts += 1
                let before = site.visits.count
                reader = try await Reader(folder.file("test.store"), clock)
                _ = try await reader.engine.refresh(.due)
                visitsByRestarts += site.visits.count - before
            }
            let next = try await reader.store.feeds().filter { !$0.health.isGone }
                .map(\.health.nextCheck).min()
            // The daemon looks once a minute; more seldom is as true, and sooner over.
            clock.move(to: max(next ?? end, clock.now + look))
        }
        let feeds = try await reader.store.feeds().map { feed in
            (String(WebAddress(feed.address)?.host ?? ""), feed)
        }
        return Outcome(
            visits: site.visits, feeds: Dictionary(feeds) { one, _ in one },
            visitsByRestarts: visitsByRestarts)
    }

    @Test func `no publisher has anything against it`() async throws {
        let outcome = try await Self.simulate()
        let sheet = ScoreSheet(outcome.visits)
        #expect(sheet.faults == [])
        #expect(outcome.visitsByRestarts == 0)
        func visits(_ host: String) -> [PublisherVisit] {
            outcome.visits.filter { $0.host == host }
        }
        // Nobody is forgotten, and nothing is missed.
        for host in Publishers.all.keys where !["gone.localhost", "moved.localhost"].contains(host)
        {
            #expect(visits(host).contains { $0.day >= Self.days - 2 }, "\(host)")
        }
        for host in ["strong", "fresh", "expiring", "deflated", "dated", "renewing", "hinting"] {
            let feed = try #require(outcome.feeds[host + ".localhost"])
            #expect(feed.health.lastError == nil && feed.entryCount >= 8, "\(host)")
        }
        #expect(outcome.feeds["fresh.localhost"]?.entryCount ?? 0 > Self.days * 24)
        #expect(outcome.feeds["mislabeled.localhost"]?.ownTitle == "Été à Orléans")
        // Who moves is followed on the third day, who is repaired is not lost, who is gone is left.
        #expect(visits("moved.localhost").allSatisfy { $0.day < 4 })
        #expect(outcome.feeds["settled.localhost"] != nil)
        #expect(outcome.feeds["maintained.localhost"]?.health.lastError == nil)
        #expect(visits("gone.localhost").count { $0.reply.status == 410 } == 1)
        #expect(outcome.feeds["gone.localhost"]?.health.isGone == true)
        // What was due before the quiet hours may be asked at the look after.
        for visit in visits("slowly.localhost").dropFirst() {
            #expect(visit.time.parts.hour >= 6 || (visit.time - Self.look).parts.hour >= 6)
        }
        // Who says "not modified" for ever is asked for everything once after eight days.
        #expect(visits("stubborn.localhost").count { !$0.isConditional } == 2)
        for host in ["cut", "short", "swollen", "circling"] {
            #expect(visits(host + ".localhost").count < 2 * (Self.days * 24), "\(host)")
        }
    }
}
