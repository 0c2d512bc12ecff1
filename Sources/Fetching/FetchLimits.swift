/// The limits of every fetch.
public struct FetchLimits: Hashable, Sendable {
    /// The most bytes of a body, after content decoding.
    public var bodyInBytes = 10_000_000
    /// The most redirects.
    public var redirectCount = 10
    /// The most bytes of all header fields of one answer.
    public var headerInBytes = 64_000
    /// The longest time until connected.
    public var connectTime: Duration = .seconds(10)
    /// The longest time for the whole fetch, redirects included; waiting for a turn not counted.
    public var totalTime: Duration = .seconds(60)
    /// The longest time in which next to nothing comes in (under 10 bytes a second).
    public var stallTime: Duration = .seconds(20)
    /// The most fetches at once.
    public var concurrency = 8
    /// The most fetches at once from one host.
    public var concurrencyPerHost = 1
    /// The least time between the starts of two fetches from one host.
    public var pausePerHost: Duration = .seconds(1)

    /// The limits the reader ships with.
    public init() {}
}
