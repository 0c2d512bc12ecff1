import NewsModel
import Synchronization
import TidingsStore

/// Tells open pages what has changed since they were made, without their asking again and again.
///
/// Each answer is a stream of events that ends with the first event, or after a while without one;
/// browsers then connect again by themselves and say what they know. So no connection is held for
/// long, and a server that stops lets go of all of them.
final class LiveNews: Sendable {
    /// How often the store is looked at while somebody waits.
    private static let step = Duration.milliseconds(500)
    /// How many steps one answer waits.
    private static let steps = 50
    /// How many pages wait at once; more are told at once, and come back later.
    private static let pageLimit = 32

    private struct State: Sendable {
        var isStopped = false
        var waiting = 0
    }

    private let store: ReaderStore
    private let state = Mutex(State())

    init(store: ReaderStore) {
        self.store = store
    }

    /// Whether the server is stopping.
    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Lets everybody go who waits.
    func stop() { state.withLock { $0.isStopped = true } }

    /// Waits for something to tell a page that was made at `since` and knows `known`.
    func events(since: Timestamp, known: String?) async throws(StoreError) -> String {
        let mayWait = state.withLock { state in
            guard state.waiting < Self.pageLimit else { return false }
            state.waiting += 1
            return true
        }
        defer { if mayWait { state.withLock { $0.waiting -= 1 } } }
        for step in 0..<(mayWait ? Self.steps : 1) {
            // Looking costs a little, so it is done every other step.
            if step % 2 == 0 {
                let pulse = try await store.pulse(since: since)
                let name = Self.name(of: pulse)
                if name != known { return Self.event(pulse, named: name) }
            }
            guard !isStopped, mayWait, (try? await Task.sleep(for: Self.step)) != nil else { break }
        }
        return "retry: \(mayWait ? 1000 : 30_000)\n: nothing new\n\n"
    }

    private static func name(of pulse: StorePulse) -> String {
        "\(pulse.unreadCount)-\(pulse.savedCount)-\(pulse.arrivedCount)"
    }

    private static func event(_ pulse: StorePulse, named name: String) -> String {
        """
        retry: 1000
        id: \(name)
        event: pulse
        data: {"unread":\(pulse.unreadCount),"saved":\(pulse.savedCount),"new":\(pulse.arrivedCount)}


        """
    }
}

extension ReaderSite {
    /// The stream of events for a page that is open.
    func liveEvents(_ request: Request) async throws -> Response {
        guard let since = request.query["since"].flatMap(Int64.init) else {
            throw Problem(status: 400, phrases.problems.badValue, ["name": "since"])
        }
        let known = request.field("last-event-id") ?? request.query["known"]
        let events = try await live.events(since: Timestamp(seconds: since), known: known)
        var response = Response(mediaType: "text/event-stream", body: Array(events.utf8))
        response.set("Cache-Control", "no-store")
        return response
    }
}
