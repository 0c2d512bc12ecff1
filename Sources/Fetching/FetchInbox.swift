internal import Synchronization

/// What callers tell the loop, from any thread.
final class FetchInbox: Sendable {
    struct News {
        var submitted: [FetchTicket] = []
        var cancelled: [FetchTicket] = []
        var isClosed = false
    }

    let multi: MultiHandle
    private let news = Mutex(News())

    init(_ multi: MultiHandle) { self.multi = multi }

    /// Hands in a fetch; after the end it is cancelled at once.
    func submit(_ ticket: FetchTicket) {
        let isClosed = news.withLock { news in
            if !news.isClosed { news.submitted.append(ticket) }
            return news.isClosed
        }
        if isClosed { ticket.finish(.failure(.cancelled)) } else { multi.wake() }
    }

    /// Ends a fetch, also one that is not handed in yet.
    func cancel(_ ticket: FetchTicket) {
        ticket.finish(.failure(.cancelled))
        news.withLock { $0.cancelled.append(ticket) }
        multi.wake()
    }

    /// Ends the loop, and every fetch in it.
    func close() {
        news.withLock { $0.isClosed = true }
        multi.wake()
    }

    /// Takes what came in since the last time.
    func take() -> News {
        news.withLock { news in
            let taken = news
            news.submitted = []
            news.cancelled = []
            return taken
        }
    }
}
