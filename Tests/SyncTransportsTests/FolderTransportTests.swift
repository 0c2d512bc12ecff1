import FoundationEssentials
import Glibc
import IntentSync
import SyncTransports
import TestSupport
import Testing

@Suite struct FolderTransportTests {
    private let folder: TemporaryFolder
    private let path: String
    private let universe: Universe
    private let transport: FolderTransport

    init() async throws {
        folder = try TemporaryFolder()
        path = folder.file("shared")
        var random = SplitMix(seed: 7)
        universe = Universe(using: &random)
        #expect(try await FolderTransport.setUp(at: path, as: universe) == universe)
        transport = FolderTransport(at: path)
    }

    private func file(_ name: String) -> String { "\(path)/tidings/v1/\(name)" }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: file(name)))
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file("")).sorted()
    }

    // MARK: Files

    @Test func `a shard is a file that only its user can read`() async throws {
        _ = try await transport.put([1, 2], named: "l.A-1.0")
        #expect(try names() == ["l._a_-1.0.shard", "universe"])
        for (name, mode) in [("l._a_-1.0.shard", 0o600), ("universe", 0o600), ("", 0o700)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `other files do not matter`() async throws {
        for name in [
            "readme.txt", ".DS_Store", ".l.a.0.shard", "Thumbs.db", "~syncthing~l.a.0.shard.tmp",
            ".syncthing.l.a.0.shard.tmp", "l.a.0.shard.bak", "l.a.0", ".shard", "l.ä.0.shard",
        ] {
            try write(ShardFile.file(holding: [1]), to: name)
        }
        try FileManager.default.createDirectory(
            atPath: file("l.b.0.shard"), withIntermediateDirectories: false)
        #expect(try await transport.changes(since: nil).changed == [])
        #expect(try await transport.shard(named: "l.b.0") == nil)
    }

    @Test func `an unfinished file is removed when it is old`() async throws {
        try write([1], to: ".tidings-old.tmp")
        let written = TransportClock.system.now()
        for (later, isLeft) in [(Duration.seconds(3500), true), (.seconds(3700), false)] {
            let visitor = FolderTransport(
                at: path, random: SplitMix(seed: 1), rescan: .seconds(1), now: { written + later })
            _ = try await visitor.changes(since: nil)
            #expect(try names().contains(".tidings-old.tmp") == isLeft)
        }
    }

    // MARK: Torn files

    @Test func `a file that arrives in part is looked at again`() async throws {
        let whole = ShardFile.file(holding: Array(0..<200))
        var token: [UInt8]?
        for part in [[], Array(whole.prefix(10)), Array(whole.prefix(100)), whole + [0]] {
            try write(part, to: "l.a.0.shard")
            let changes = try await transport.changes(since: token)
            #expect(changes.changed == ["l.a.0"] && changes.gone == [])
            token = changes.token
            await #expect(throws: TransportError.incomplete) {
                try await transport.shard(named: "l.a.0")
            }
            #expect(try await transport.changes(since: token).changed == ["l.a.0"])
        }
        var holed = whole
        holed.replaceSubrange(60..<90, with: repeatElement(0, count: 30))
        try write(holed, to: "l.a.0.shard")
        await #expect(throws: TransportError.incomplete) {
            try await transport.shard(named: "l.a.0")
        }
        try write(whole, to: "l.a.0.shard")
        #expect(try await transport.changes(since: token).changed == ["l.a.0"])
        #expect(try await transport.shard(named: "l.a.0") == Array(0..<200))
        token = try await transport.changes(since: nil).token
        #expect(try await transport.changes(since: token).changed == [])
    }

    @Test func `a file that stays broken is left alone in the end`() async throws {
        try write([1], to: "l.a.0.shard")
        let token = try await transport.changes(since: nil).token
        for _ in 0..<20 {
            await #expect(throws: TransportError.incomplete) {
                try await transport.shard(named: "l.a.0")
            }
        }
        #expect(try await transport.changes(since: token).changed == [])
        try write(ShardFile.file(holding: [1]), to: "l.a.0.shard")
        #expect(try await transport.changes(since: token).changed == ["l.a.0"])
        #expect(try await transport.shard(named: "l.a.0") == [1])
    }

    @Test func `a file larger than any shard is not read`() async throws {
        try write([UInt8](repeating: 1, count: 4_000_017), to: "l.a.0.shard")
        await #expect(throws: TransportError.incomplete) {
            try await transport.shard(named: "l.a.0")
        }
    }

    @Test func `what is still in iCloud is not missing`() async throws {
        _ = try await transport.put([1], named: "l.a.0")
        let token = try await transport.changes(since: nil).token
        try FileManager.default.removeItem(atPath: file("l.a.0.shard"))
        try write([9], to: ".l.a.0.shard.icloud")
        let changes = try await transport.changes(since: token)
        #expect(changes.changed == ["l.a.0"] && changes.gone == [])
        await #expect(throws: TransportError.incomplete) {
            try await transport.shard(named: "l.a.0")
        }
    }

    // MARK: Copies

    @Test func `copies of conflicts are shown before the file`() async throws {
        _ = try await transport.put([0], named: "l.a.0")
        try write(
            ShardFile.file(holding: [1]),
            to: "l.a.0.sync-conflict-20260102-030405-ABCDEFG.shard")
        try write(ShardFile.file(holding: [2]), to: "l.a.0 (host's conflicted copy).shard")
        try write([3], to: "l.a.0 2.shard")
        #expect(try await transport.changes(since: nil).changed == ["l.a.0"])
        #expect(try await transport.versions(named: "l.a.0") == [[2], [1], [0]])
        #expect(try await transport.shard(named: "l.a.0") == [0])
    }

    @Test func `a new copy is a change`() async throws {
        _ = try await transport.put([0], named: "l.a.0")
        let token = try await transport.changes(since: nil).token
        try write(ShardFile.file(holding: [1]), to: "l.a.0-LAPTOP.shard")
        #expect(try await transport.changes(since: token).changed == ["l.a.0"])
    }

    @Test func `a copy without its file is shown, and both are removed`() async throws {
        try write(ShardFile.file(holding: [1]), to: "l.a.0 2.shard")
        #expect(try await transport.versions(named: "l.a.0") == [[1]])
        _ = try await transport.put([0], named: "l.a.0")
        try await transport.remove(named: "l.a.0")
        #expect(try names() == ["universe"])
    }

    // MARK: Waiting

    @Test(.timeLimit(.minutes(1)))
    func `a change since the last look ends the wait`() async throws {
        let patient = FolderTransport(
            at: path, random: SplitMix(seed: 1), rescan: .seconds(3600),
            now: TransportClock.system.now)
        _ = try await patient.changes(since: nil)
        _ = try await transport.put([1], named: "l.a.0")
        await patient.waitForChange(atMost: .seconds(3600))
        let token = try await patient.changes(since: nil).token
        async let change: Void = patient.waitForChange(atMost: .seconds(3600))
        _ = try await transport.put([2], named: "l.a.0")
        await change
        #expect(try await patient.changes(since: token).changed == ["l.a.0"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a cancelled task waits no longer`() async throws {
        let patient = FolderTransport(
            at: path, random: SplitMix(seed: 1), rescan: .seconds(3600),
            now: TransportClock.system.now)
        let unwatched = Task { await patient.waitForChange(atMost: .seconds(3600)) }
        unwatched.cancel()
        await unwatched.value
        _ = try await patient.changes(since: nil)
        let watched = Task { await patient.waitForChange(atMost: .seconds(3600)) }
        watched.cancel()
        await watched.value
    }
}
