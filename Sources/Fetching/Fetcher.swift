internal import Glibc
public import NewsModel
internal import Threads

/// The polite, private, bounded HTTP client.
///
/// No cookies, no Referer, an honest User-Agent; every limit is enforced while the bytes come in,
/// and the address is checked when the connection is made, on every hop.
public final class Fetcher: Sendable {
    /// What the reader calls itself towards servers.
    public static let userAgent = "Tidings/0.1 (+https://tidings.example; RSS reader)"

    /// The clock of this machine.
    public static let systemClock: @Sendable () -> Timestamp = {
        Timestamp(seconds: Int64(time(nil)))
    }

    // `nil` where the system has no memory or no thread left; then every fetch is cancelled.
    private let inbox: FetchInbox?

    /// A fetcher with these limits, which begins its own thread.
    ///
    /// - Parameters:
    ///   - limits: The limits of every fetch.
    ///   - clock: The time, which dates in an answer are compared with if it does not bear its own.
    public convenience init(
        limits: FetchLimits = FetchLimits(),
        clock: @escaping @Sendable () -> Timestamp = Fetcher.systemClock
    ) {
        self.init(limits: limits, clock: clock, isPublic: \.isPublic)
    }

    /// A fetcher that calls other addresses public, or trusts other certificates, so that tests
    /// need neither public addresses nor the certificates of the system.
    package init(
        limits: FetchLimits, clock: @escaping @Sendable () -> Timestamp = Fetcher.systemClock,
        certificateFile: String? = nil, isPublic: @escaping @Sendable (NetworkAddress) -> Bool
    ) {
        let policy = FetchPolicy(
            limits: limits, clock: clock, isPublic: isPublic, certificateFile: certificateFile)
        let inbox = MultiHandle().map(FetchInbox.init)
        if let inbox, DetachedThread.start({ FetchLoop(inbox, policy).run() }) {
            self.inbox = inbox
        } else {
            self.inbox = nil
        }
    }

    deinit { inbox?.close() }

    /// Ends every fetch under way and every later one with `FetchError.cancelled`.
    public func shutDown() { inbox?.close() }

    /// Fetches what `request` asks for, when its turn comes.
    ///
    /// Redirects are followed here, each hop under the same rules as the first. A redirect within
    /// one host belongs to the same visit; one to another host waits for its turn there.
    ///
    /// - Parameter request: The address to ask, and on which terms.
    /// - Returns: The answer; a status of 400 and above is one.
    /// - Throws: `FetchError` where there was no answer, `cancelled` also where the task is.
    public func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchAnswer {
        guard let inbox else { throw .cancelled }
        let ticket = FetchTicket(request)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                ticket.wait(continuation)
                inbox.submit(ticket)
            }
        } onCancel: {
            inbox.cancel(ticket)
        }
        return try outcome.get()
    }
}
