import Crypto
import IntentSync
import SyncTransports
import TestSupport

/// A way to keep shards, as the tests go through them all.
enum TransportKind: CaseIterable {
    case folder
    case keyValue
    case sealedFolder
    case sealedKeyValue

    var isSealed: Bool { self == .sealedFolder || self == .sealedKeyValue }
    var isFolder: Bool { self == .folder || self == .sealedFolder }
}

/// One place for shards and those who take part in it.
final class TransportWorld {
    private let kind: TransportKind
    private let path: String
    let key: SyncKey
    private let universe: Universe
    let clock = TestClock()

    init(_ kind: TransportKind, in folder: TemporaryFolder) async throws {
        self.kind = kind
        path = folder.file("place")
        var random = SplitMix(seed: 1)
        key = SyncKey(using: &random)
        universe =
            kind.isSealed
            ? Universe(sealedWith: key, using: &random) : Universe(using: &random)
        if kind.isFolder {
            _ = try await FolderTransport.setUp(at: path, as: universe)
        } else {
            try await EmulatedKeyValueStore.setUp(at: path)
            _ = try await KeyValueTransport.setUp(in: machine(), as: universe)
        }
    }

    /// A new participant.
    func transport() -> any ShardTransport {
        let transport: any ShardTransport =
            kind.isFolder
            ? FolderTransport(at: path)
            : KeyValueTransport(
                store: machine(), universe: universe, clock: clock.clock(), rescan: .seconds(5))
        return kind.isSealed ? SealedTransport(transport, key: key) : transport
    }

    /// Lets everything arrive that was put.
    func settle(_ transports: [any ShardTransport]) async throws {
        for transport in transports { await transport.finish() }
        clock.advance(by: .seconds(61))
        for transport in transports { await transport.waitForChange(atMost: .zero) }
    }

    private func machine() -> EmulatedKeyValueStore {
        EmulatedKeyValueStore(
            path: path, behavior: EmulatedKeyValueStore.Behavior(), clock: clock.clock(),
            random: SplitMix(seed: 1))
    }
}
