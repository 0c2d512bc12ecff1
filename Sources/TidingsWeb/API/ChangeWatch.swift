import Synchronization
import TidingsStore

/// Tells whoever listens of changes to the store, whichever program makes them.
///
/// The store is looked at once a second, and only while somebody listens.
final class ChangeWatch: Sendable {
    /// The most that listen at once.
    static let listenerLimit = 32
    /// After so many looks without news something is sent all the same.
    private static let looksPerSign = 15

    private struct State {
        var listeners: [EventStream] = []
        var task: Task<Void, Never>?
        var isStopped = false
    }

    private let store: ReaderStore
    private let state = Mutex(State())

    init(store: ReaderStore) {
        self.store = store
    }

    /// A stream that tells of everything from now on; `nil` where too many listen already.
    func listen() -> EventStream? {
        state.withLock { state in
            state.listeners.removeAll { $0.isOver }
            guard !state.isStopped, state.listeners.count < Self.listenerLimit else { return nil }
            let stream = EventStream()
            stream.send("ready")
            state.listeners.append(stream)
            if state.task == nil { state.task = Task { [weak self] in await self?.watch() } }
            return stream
        }
    }

    /// Whether the server is stopping.
    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Ends every stream, and gives no more.
    func stop() {
        state.withLock { state in
            state.isStopped = true
            state.task?.cancel()
            for listener in state.listeners { listener.end() }
            state.listeners = []
        }
    }

    @concurrent private func watch() async {
        var known = try? await store.changeNumbers()
        var looks = 0
        while true {
            try? await Task.sleep(for: .seconds(1))
            guard let listeners = stillListening() else { return }
            looks += 1
            if looks % Self.looksPerSign == 0 { for each in listeners { each.keepAlive() } }
            guard let now = try? await store.changeNumbers(), now != known else { continue }
            for listener in listeners {
                if now.fetches != known?.fetches { listener.send("entries") }
                if now.decisions != known?.decisions { listener.send("decisions") }
                if now.rounds != known?.rounds { listener.send("sync") }
            }
            known = now
        }
    }

    /// Who listens; where nobody does, the watch ends.
    private func stillListening() -> [EventStream]? {
        state.withLock { state in
            state.listeners.removeAll { $0.isOver }
            guard !state.listeners.isEmpty, !state.isStopped else {
                state.task = nil
                return nil
            }
            return state.listeners
        }
    }
}

extension ReaderSite {
    /// Server-sent events for whoever shows what may change.
    func streamEvents(_ request: Request) throws -> Response {
        guard gatekeeper.isFromOurPages(request) else {
            throw Problem(status: 403, sentence: "Events are for the reader's own pages.")
        }
        var response = Response(mediaType: "text/event-stream", body: [])
        response.set("Cache-Control", "no-store")
        // Some reverse proxies would keep it until they have more.
        response.set("X-Accel-Buffering", "no")
        guard request.method == "GET" else { return response }
        guard let events = changes.listen() else {
            throw Problem(status: 503, sentence: "Too many listen already: close some pages.")
        }
        response.events = events
        return response
    }
}
