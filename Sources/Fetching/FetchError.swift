/// Why a fetch brought no answer at all. (A 404 is an answer.)
public enum FetchError: Error, Hashable, Sendable {
    /// The address is one this reader never asks: not http(s), or inside a private network.
    case forbidden(host: String)
    /// The name of the host is not known.
    case unknownHost(String)
    /// The host did not take the connection.
    case unreachable(detail: String)
    /// The certificate or the encryption is not to be trusted.
    case insecure(detail: String)
    /// The answer took too long.
    case timedOut(after: Duration)
    /// The body went past the limit, so the rest was not read.
    case tooLarge(limitInBytes: Int)
    /// The redirects led in a circle, or on and on.
    case tooManyRedirects(limit: Int)
    /// The connection ended or the answer was broken in the middle.
    case broken(detail: String)
    /// The fetcher was shut down, or the task cancelled.
    case cancelled
}
