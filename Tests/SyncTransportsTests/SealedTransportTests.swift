import Crypto
import FoundationEssentials
import IntentSync
import SyncTransports
import TestSupport
import Testing

@Suite struct SealedTransportTests {
    private let folder: TemporaryFolder
    private let path: String
    private let key: SyncKey
    private let inner: FolderTransport
    private let sealed: SealedTransport

    init() async throws {
        folder = try TemporaryFolder()
        path = folder.file("place")
        var random = SplitMix(seed: 1)
        key = SyncKey(using: &random)
        let universe = Universe(sealedWith: key, using: &random)
        _ = try await FolderTransport.setUp(at: path, as: universe)
        inner = FolderTransport(at: path)
        sealed = SealedTransport(inner, key: key, random: SplitMix(seed: 2))
    }

    @Test func `names stay, and contents do not`() async throws {
        _ = try await sealed.put([1, 2, 3], named: "l.a.0")
        #expect(try await inner.changes(since: nil).changed == ["l.a.0"])
        let outside = try await inner.shard(named: "l.a.0")
        #expect(outside?.count == 105)
        #expect(try await sealed.shard(named: "l.a.0") == [1, 2, 3])
    }

    @Test func `the same shard is never the same bytes`() async throws {
        _ = try await sealed.put([1, 2, 3], named: "l.a.0")
        let first = try await inner.shard(named: "l.a.0")
        _ = try await sealed.put([1, 2, 3], named: "l.a.0")
        #expect(try await inner.shard(named: "l.a.0") != first)
    }

    @Test func `another key opens nothing`() async throws {
        _ = try await sealed.put([1], named: "l.a.0")
        var random = SplitMix(seed: 3)
        let stranger = SealedTransport(inner, key: SyncKey(using: &random))
        await #expect(throws: TransportError.sealed) {
            try await stranger.shard(named: "l.a.0")
        }
        await #expect(throws: TransportError.sealed) {
            try await stranger.versions(named: "l.a.0")
        }
    }

    @Test func `bytes of another name, changed, or open are refused`() async throws {
        _ = try await sealed.put([1], named: "l.a.0")
        let bytes = try #require(try await inner.shard(named: "l.a.0"))
        _ = try await inner.put(bytes, named: "l.b.0")
        _ = try await inner.put([1], named: "l.c.0")
        _ = try await inner.put([], named: "l.d.0")
        _ = try await inner.put(bytes.dropLast() + [bytes.last ?? 0 ^ 1], named: "l.e.0")
        var changed = bytes
        changed[40] ^= 1
        _ = try await inner.put(changed, named: "l.e.0")
        for name in ["l.b.0", "l.c.0", "l.d.0", "l.e.0"] {
            await #expect(throws: TransportError.sealed) { try await sealed.shard(named: name) }
        }
    }

    @Test func `an older shard of the same name is shown`() async throws {
        _ = try await sealed.put([1], named: "l.a.0")
        let old = try #require(try await inner.shard(named: "l.a.0"))
        _ = try await sealed.put([2], named: "l.a.0")
        _ = try await inner.put(old, named: "l.a.0")
        #expect(try await sealed.shard(named: "l.a.0") == [1])
    }

    @Test func `a copy that does not open is left out`() async throws {
        _ = try await sealed.put([1], named: "l.a.0")
        let copied = "\(path)/tidings/v1/l.a.0"
        try FileManager.default.copyItem(atPath: copied + ".shard", toPath: copied + " 2.shard")
        try Data(ShardFile.file(holding: [9])).write(to: URL(filePath: copied + " 3.shard"))
        _ = try await sealed.put([2], named: "l.a.0")
        #expect(try await sealed.versions(named: "l.a.0") == [[1], [2]])
    }

    @Test func `its limits leave room for the seals`() {
        let place = KeyValueTransport(
            store: EmulatedKeyValueStore(path: folder.file("store")),
            universe: { () in
                var random = SplitMix(seed: 1)
                return Universe(using: &random)
            }())
        let limits = SealedTransport(place, key: key).limits
        #expect(limits.shardInBytes + SealedBytes.overheadInBytes == place.limits.shardInBytes)
        #expect((limits.totalInBytes ?? 0) >= 975_000)
        #expect(limits.nameInBytes == place.limits.nameInBytes)
        #expect(sealed.limits.totalInBytes == nil)
    }
}
