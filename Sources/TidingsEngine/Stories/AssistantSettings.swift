public import Assistant
public import NewsModel
public import TidingsStore

/// The endpoint that the person set on this device; none of it ever leaves.
public struct AssistantSettings: Sendable {
    /// The names of the settings, which by their words stay on the device.
    public enum Name {
        /// The base address of an OpenAI-compatible server.
        public static let address = "device.assistant.address"
        /// The key it asks for.
        public static let key = "device.assistant.key"
        /// The model that writes.
        public static let model = "device.assistant.model"
        /// The model that says what texts mean.
        public static let embeddingModel = "device.assistant.embeddings"
    }

    /// The server, or `nil` where none is set.
    public var endpoint: Endpoint?
    /// The model that writes, or `nil` for none.
    public var writingModel: String?
    /// The model for vectors, or `nil` for none.
    public var embeddingModel: String?

    /// Whether the server did not answer lately and is left alone for a while.
    public func isLeftAlone(
        _ store: ReaderStore, at now: Timestamp
    ) async throws(StoreError) -> Bool {
        guard let endpoint else { return false }
        return try await EndpointRest(store: store, now: now).holds(endpoint)
    }

    /// Lets the server be asked at once, since something about it was set.
    public static func askAgain(
        _ store: ReaderStore, at now: Timestamp
    ) async throws(StoreError) {
        try await EndpointRest(store: store, now: now).end()
    }

    /// Reads what is set.
    public init(_ store: ReaderStore) async throws(StoreError) {
        if let text = try await store.setting(Name.address), let address = WebAddress(text) {
            endpoint = Endpoint(address: address, key: try await store.setting(Name.key))
        }
        writingModel = try await store.setting(Name.model)
        embeddingModel = try await store.setting(Name.embeddingModel)
    }
}
