internal import CCurl
internal import Glibc

/// The thread on which all transfers of a fetcher run.
///
/// It waits in `MultiHandle.wait` when there is nothing to do, and ends when the inbox is closed.
final class FetchLoop {
    private let inbox: FetchInbox
    private let policy: FetchPolicy
    private var queue: HostQueue<Transfer>
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var running: [UInt: (transfer: Transfer, handle: EasyHandle)] = [:]
    private var handles: [ObjectIdentifier: EasyHandle] = [:]
    private var spareHandles: [EasyHandle] = []

    init(_ inbox: FetchInbox, _ policy: FetchPolicy) {
        self.inbox = inbox
        self.policy = policy
        queue = HostQueue(limits: policy.limits)
    }

    /// Works until the inbox is closed; then no caller is left waiting.
    func run() {
        // curl reads host names beyond ASCII in the character set of the thread.
        let unicode = unsafe newlocale(1 << LC_CTYPE, "C.UTF-8", nil)
        let former = unsafe unicode.map { unsafe uselocale($0) }
        defer {
            unsafe former.map { unsafe _ = uselocale($0) }
            unsafe unicode.map { unsafe freelocale($0) }
        }
        while true {
            let news = inbox.take()
            if news.isClosed {
                end(news.submitted)
                return
            }
            for ticket in news.submitted where !ticket.isFinished { admit(ticket) }
            for ticket in news.cancelled { drop(ticket) }
            startNext()
            inbox.multi.perform()
            while let (key, result) = inbox.multi.nextFinished() { finishHop(key, result) }
            startNext()
            let pause = queue.nextEndOfPause.map { ContinuousClock.now.duration(to: $0) }
            inbox.multi.wait(atMost: pause ?? .seconds(3600))
        }
    }

    private func admit(_ ticket: FetchTicket) {
        let transfer = Transfer(ticket, policy, at: .now)
        if let objection = transfer.objection {
            ticket.finish(.failure(objection))
        } else {
            transfers[ObjectIdentifier(ticket)] = transfer
            queue.append(transfer, host: transfer.host)
        }
    }

    private func drop(_ ticket: FetchTicket) {
        let key = ObjectIdentifier(ticket)
        guard let transfer = transfers.removeValue(forKey: key) else { return }
        // One that still waits is dropped by the queue when its turn comes.
        if let handle = handles[key] { release(handle, at: transfer.host, of: transfer) }
    }

    private func startNext() {
        while let transfer = queue.start(at: .now, where: { !$0.ticket.isFinished }) {
            guard let handle = spareHandles.popLast() ?? EasyHandle() else {
                finish(transfer, .failure(.broken(detail: "no memory for another transfer")))
                queue.finish(host: transfer.host)
                continue
            }
            start(transfer, on: handle)
        }
    }

    private func start(_ transfer: Transfer, on handle: EasyHandle) {
        transfer.begin(with: handle, at: .now)
        running[handle.key] = (transfer, handle)
        handles[ObjectIdentifier(transfer.ticket)] = handle
        if !inbox.multi.add(handle) {
            finish(transfer, .failure(.broken(detail: "the transfer could not begin")))
            release(handle, at: transfer.host, of: transfer)
        }
    }

    private func finishHop(_ key: UInt, _ result: CURLcode) {
        guard let (transfer, handle) = running[key] else { return }
        let host = transfer.host
        let step = transfer.end(result, of: handle, at: .now, time: policy.clock())
        inbox.multi.remove(handle)
        switch step {
        case .finish(let outcome):
            finish(transfer, outcome)
            release(handle, at: host, of: transfer)
        case .again:
            start(transfer, on: handle)
        case .follow where transfer.host == host:
            // It is still the same visit: neither another turn nor another pause.
            start(transfer, on: handle)
        case .follow:
            release(handle, at: host, of: transfer)
            queue.append(transfer, host: transfer.host)
        }
    }

    private func finish(_ transfer: Transfer, _ outcome: FetchTicket.Outcome) {
        transfers[ObjectIdentifier(transfer.ticket)] = nil
        transfer.ticket.finish(outcome)
    }

    private func release(_ handle: EasyHandle, at host: String, of transfer: Transfer) {
        inbox.multi.remove(handle)
        running[handle.key] = nil
        handles[ObjectIdentifier(transfer.ticket)] = nil
        spareHandles.append(handle)
        queue.finish(host: host)
    }

    /// Ends what runs and what waits.
    private func end(_ submitted: [FetchTicket]) {
        for ticket in submitted { ticket.finish(.failure(.cancelled)) }
        for (_, handle) in running.values { inbox.multi.remove(handle) }
        for transfer in transfers.values { transfer.ticket.finish(.failure(.cancelled)) }
    }
}
