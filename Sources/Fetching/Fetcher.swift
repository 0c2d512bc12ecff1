/// The limits of every fetch.
public struct FetchLimits: Hashable, Sendable {
    /// The most bytes of a body, after content decoding.
    public var bodyInBytes = 10_000_000
    /// The most redirects.
    public var redirectCount = 10
    /// The longest time until connected.
    public var connectTime: Duration = .seconds(10)
    /// The longest time for the whole fetch, redirects included.
    public var totalTime: Duration = .seconds(60)
    /// The most fetches at once.
    public var concurrency = 8
    /// The most fetches at once from one host.
    public var concurrencyPerHost = 1
    /// The least time between the starts of two fetches from one host.
    public var pausePerHost: Duration = .seconds(1)

    /// The limits the reader ships with.
    public init() {}
}

/// The polite, private, bounded HTTP client.
///
/// No cookies, no Referer, an honest User-Agent; every limit is enforced while the bytes come in,
/// and the address is checked when the connection is made, on every hop.
public final class Fetcher: Sendable {
    /// A fetcher with these limits, which begins its own thread.
    public init(limits: FetchLimits = FetchLimits()) { fatalError("stub") }

    /// Fetches what `request` asks for.
    ///
    /// - Throws: `FetchError` where there was no answer; a status of 400 and above is an answer.
    public func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchAnswer {
        fatalError("stub")
    }
}
