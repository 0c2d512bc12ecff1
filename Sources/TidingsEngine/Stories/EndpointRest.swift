import Assistant
import NewsModel
import TidingsStore

/// How long an endpoint that did not answer is left alone, by every command and the daemon.
struct EndpointRest {
    /// It stays on the device.
    private static let setting = "device.assistant.rest"
    private static let length = Duration.seconds(300)

    let store: ReaderStore
    let now: Timestamp

    /// Whether the endpoint is left alone now.
    func holds(_ endpoint: Endpoint) async throws(StoreError) -> Bool {
        guard let value = try await store.setting(Self.setting) else { return false }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let seconds = Int64(parts[0]),
            parts[1] == endpoint.address.canonical
        else { return false }
        let end = Timestamp(seconds: seconds)
        // A clock that was set back must not make it longer.
        return now < end && end <= now + Self.length
    }

    /// Lets it be asked again.
    func end() async throws(StoreError) { try await store.note(Self.setting, nil, at: now) }

    /// Leaves the endpoint alone from now on.
    func begin(_ endpoint: Endpoint) async throws(StoreError) {
        let end = now + Self.length
        try await store.note(Self.setting, "\(end.seconds) \(endpoint.address.canonical)", at: now)
    }
}
