import NewsModel
import Synchronization
import TestSupport

/// The publishers of `Publishers` on one loopback server, and what they saw.
final class PublisherSite: Sendable {
    let server: LoopbackServer
    private let log: Log

    /// What was asked and answered, in order.
    private final class Log: Sendable {
        let visits = Mutex<[PublisherVisit]>([])
    }

    init(clock: SimulatedClock) throws {
        let log = Log()
        let start = clock.now
        self.log = log
        server = try LoopbackServer { request in
            let host = String((request["Host"] ?? "").prefix { $0 != ":" })
            var visit = PublisherVisit(
                time: clock.now, elapsed: clock.now - start, host: host, request: request)
            visit.reply = Publishers.all[host]?(visit) ?? PublisherReply(status: 404)
            log.visits.withLock { $0.append(visit) }
            return visit.reply.wire
        }
    }

    var visits: [PublisherVisit] { log.visits.withLock { $0 } }

    func visits(of host: String) -> [PublisherVisit] { visits.filter { $0.host == host } }
}
