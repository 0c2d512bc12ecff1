internal import Synchronization

/// What callers tell the loop, from any thread.
final class FetchInbox: Sendable {
    struct News {
        var submitted: [FetchTicket] = []
        var cancelled: [FetchTicket] = []
        var isClosed = false

        /// Whether the loop has not been woken for anything yet.
        var isEmpty: Bool { submitted.isEmpty && cancelled.isEmpty && !isClosed }
    }

    let multi: MultiHandle
    private let news = Mutex(News())

    init(_ multi: MultiHandle) { self.multi = multi }

    /// Hands in a fetch; after the end it is cancelled at once.
    func submit(_ ticket: FetchTicket) {
        let (isClosed, isFirst) = news.withLock { news in
            let isFirst = news.isEmpty
            if !news.isClosed { news.submitted.append(ticket) }
            return (news.isClosed, isFirst)
        }
        if isClosed { ticket.finish(.failure(.cancelled)) } else if isFirst { multi.wake() }
    }

    /// Ends a fetch, also one that is not handed in yet.
    func cancel(_ ticket: FetchTicket) {
        ticket.finish(.failure(.cancelled))
        let isFirst = news.withLock { news in
            let isFirst = news.isEmpty
            if !news.isClosed { news.cancelled.append(ticket) }
            return isFirst
        }
        if isFirst { multi.wake() }
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
