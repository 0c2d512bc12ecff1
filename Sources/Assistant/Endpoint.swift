import Fetching
import FoundationEssentials
public import NewsModel

/// An OpenAI-compatible server that the person chose.
public struct Endpoint: Sendable {
    /// The most bytes of an answer.
    static let limitInBytes = 50_000_000

    /// Its base address, such as `http://127.0.0.1:8080/v1`.
    public let address: WebAddress
    /// What goes into the `Authorization` field, or `nil`; a secret.
    private let key: String?
    private let fetcher: Fetcher

    /// The server at `address`.
    ///
    /// It may be on this machine or in a private network: the person typed it.
    ///
    /// - Parameters:
    ///   - address: Its base address.
    ///   - key: The key it asks for, which no other host ever gets.
    public init(address: WebAddress, key: String? = nil) {
        self.address = address
        self.key = key
        var limits = FetchLimits()
        limits.bodyInBytes = Self.limitInBytes
        limits.totalTime = .seconds(120)
        limits.stallTime = .seconds(90)
        limits.pausePerHost = .zero
        fetcher = Fetcher(limits: limits)
    }

    /// Sends `body` to a path below the address.
    func post(_ body: some Encodable, to path: String) async throws(AssistantError) -> [UInt8] {
        var target = address
        target.path = (address.path.hasSuffix("/") ? address.path : address.path + "/") + path
        target.userInfo = nil
        var request = FetchRequest(target, purpose: .page, allowsPrivateNetwork: true)
        request.fields = [
            .init(name: "Content-Type", value: "application/json"),
            .init(name: "Accept", value: "application/json"),
        ]
        if let key { request.fields.append(.init(name: "Authorization", value: "Bearer " + key)) }
        let answer: FetchAnswer
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            request.body = Array(try encoder.encode(body))
        } catch {
            throw .invalidAnswer(reason: "the question cannot be written")
        }
        do throws(FetchError) {
            answer = try await fetcher.fetch(request)
        } catch {
            throw .unreachable(reason: error.explanation)
        }
        guard answer.status == 200 else { throw .status(answer.status) }
        return answer.body
    }
}

extension Endpoint: Hashable {
    /// Whether both are the same server, asked with the same key.
    public static func == (left: Endpoint, right: Endpoint) -> Bool {
        left.address == right.address && left.key == right.key
    }

    /// Mixes in the address and the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(key)
    }
}
