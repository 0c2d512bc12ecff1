import Crypto
import IntentSync
import SyncTransports
import TestSupport

/// A way to keep shards, as the tests go through them all.
enum TransportKind: CaseIterable {
    case folder
}

/// One place for shards and those who take part in it.
final class TransportWorld {
    let kind: TransportKind
    private let folder: TemporaryFolder
    private let key: SyncKey

    init(_ kind: TransportKind, in folder: TemporaryFolder) async throws {
        self.kind = kind
        self.folder = folder
        var random = SplitMix(seed: 1)
        key = SyncKey(using: &random)
        _ = try await FolderTransport.setUp(
            at: folder.file("place"), as: Universe(using: &random))
    }

    /// A new participant.
    func transport() -> any ShardTransport {
        FolderTransport(at: folder.file("place"))
    }

    /// Lets everything arrive that was put.
    func settle(_ transports: [any ShardTransport]) async throws {}
}
