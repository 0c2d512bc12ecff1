import Fetching
import NewsModel
import TestSupport
import Testing

extension FetchLimits {
    /// The shipped limits without pauses, so that tests need not wait.
    static var quick: FetchLimits {
        var limits = FetchLimits()
        limits.pausePerHost = .zero
        limits.totalTime = .seconds(20)
        return limits
    }
}

extension Fetcher {
    /// Fetches `address` with permission for private networks.
    func get(
        _ address: String, purpose: FetchRequest.Purpose = .feed,
        validators: Validators = Validators()
    ) async throws -> FetchAnswer {
        let address = try #require(WebAddress(address))
        return try await fetch(
            FetchRequest(
                address, purpose: purpose, validators: validators, allowsPrivateNetwork: true))
    }
}

/// The bytes of a text.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// The text of bytes.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
