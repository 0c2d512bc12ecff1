public import IntentSync

extension KeyValueTransport {
    /// The universe in `store`, or `nil` where none was set up there.
    ///
    /// - Throws: `TransportError`: `notReady` before the first download, `unreachable` where
    ///   nobody is signed in or the store cannot be reached, `incomplete` where it is damaged.
    public static func universe(
        in store: any KeyValueStore
    ) async throws(TransportError) -> Universe? {
        try await BlockingWork(label: "tidings.keyvalue").run { () throws(TransportError) in
            guard store.synchronize() else {
                throw .unreachable(detail: "The key-value store cannot be reached.")
            }
            guard store.account != nil else {
                throw .unreachable(detail: "Nobody is signed in. Sign in to the account.")
            }
            guard store.isReady else { throw .notReady }
            guard let text = store.data(forName: universeName) else { return nil }
            return try universe(from: text)
        }
    }

    /// Reads what the store has as its universe.
    ///
    /// - Throws: `TransportError`: `refused` where a later version wrote it, `incomplete` where it
    ///   is damaged.
    static func universe(from text: [UInt8]) throws(TransportError) -> Universe {
        if let universe = Universe(text: text) { return universe }
        guard !Universe.isOfLaterVersion(text) else {
            throw .refused(
                detail: "A newer version set up sync here. Update Tidings on this machine.")
        }
        throw .incomplete
    }

    /// Makes `store` ready for shards.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - universe: The universe that begins there.
    /// - Throws: `TransportError`, as `universe(in:)`.
    /// - Returns: The universe that is there now: `universe`, or an earlier one, which is left as
    ///   it is and may need another key.
    public static func setUp(
        in store: any KeyValueStore, as universe: Universe
    ) async throws(TransportError) -> Universe {
        if let present = try await Self.universe(in: store) { return present }
        return try await BlockingWork(label: "tidings.keyvalue").run { () throws(TransportError) in
            store.set(universe.text, forName: universeName)
            _ = store.synchronize()
            return universe
        }
    }
}
