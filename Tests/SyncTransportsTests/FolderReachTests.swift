import Crypto
import FoundationEssentials
import Glibc
import IntentSync
import SyncTransports
import TestSupport
import Testing

/// Where a folder is not what it was, or never was ours.
@Suite struct FolderReachTests {
    private let folder: TemporaryFolder
    private let path: String
    private let universe: Universe
    private let transport: FolderTransport

    init() async throws {
        folder = try TemporaryFolder()
        path = folder.file("shared")
        var random = SplitMix(seed: 7)
        universe = Universe(using: &random)
        _ = try await FolderTransport.setUp(at: path, as: universe)
        transport = FolderTransport(at: path)
    }

    private func file(_ name: String) -> String { "\(path)/tidings/v1/\(name)" }

    private func expectUnreachable<Value>(
        _ act: () async throws(TransportError) -> Value
    ) async {
        let failure = await failure(act)
        #expect(failure?.kind == "unreachable" && failure?.sentence.hasSuffix(".") == true)
    }

    // MARK: Out of reach

    @Test(arguments: ["", "/tidings", "/tidings/v1", "/tidings/v1/universe"])
    func `a folder that vanished is out of reach`(part: String) async throws {
        _ = try await transport.put([1], named: "l.a.0")
        let token = try await transport.changes(since: nil).token
        try FileManager.default.moveItem(atPath: path + part, toPath: folder.file("away"))
        await expectUnreachable { () throws(TransportError) in
            try await transport.changes(since: token)
        }
        await expectUnreachable { () throws(TransportError) in
            try await transport.shard(named: "l.a.0")
        }
        await expectUnreachable { () throws(TransportError) in
            try await transport.copies(named: "l.a.0")
        }
        await expectUnreachable { () throws(TransportError) in
            try await transport.put([2], named: "l.a.0")
        }
        await expectUnreachable { () throws(TransportError) in
            try await transport.remove(named: "l.a.0")
        }
        try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path + part)
        #expect(try await transport.changes(since: token).gone == [])
        #expect(try await transport.shard(named: "l.a.0") == [1])
    }

    @Test func `a disk that is not mounted leaves an empty folder behind`() async throws {
        try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        await expectUnreachable { () throws(TransportError) in
            try await transport.changes(since: nil)
        }
        #expect(try await FolderTransport.universe(at: path) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }

    @Test func `another folder in the same place is another account`() async throws {
        _ = try await transport.put([1], named: "l.a.0")
        let before = try await transport.changes(since: nil)
        #expect(before.account == universe.account)
        try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
        var random = SplitMix(seed: 8)
        let other = try await FolderTransport.setUp(at: path, as: Universe(using: &random))
        // Nothing goes into it before the replica has seen that it is another one.
        await expectUnreachable { () throws(TransportError) in
            try await transport.put([2], named: "l.a.0")
        }
        let after = try await transport.changes(since: before.token)
        #expect(after.account == other.account && after.isComplete)
        #expect(after.changed == [] && after.gone == [])
        _ = try await transport.put([2], named: "l.a.0")
    }

    @Test func `a place that says its shards are open now gets none of them`() async throws {
        var random = SplitMix(seed: 9)
        let key = SyncKey(using: &random)
        let place = folder.file("sealed")
        let sealed = try await FolderTransport.setUp(
            at: place, as: Universe(sealedWith: key, using: &random))
        let transport = SealedTransport(FolderTransport(at: place), key: key)
        let token = try await transport.changes(since: nil).token
        let text = "tidings universe 1\nid \(sealed.id)\nend\n"
        try Data(text.utf8).write(to: URL(filePath: place + "/tidings/v1/universe"))
        await expectUnreachable { () throws(TransportError) in
            try await transport.put([1], named: "l.a.0")
        }
        let changes = try await transport.changes(since: token)
        #expect(changes.account != sealed.account && changes.isComplete)
    }

    @Test func `a second set-up finds the first`() async throws {
        var random = SplitMix(seed: 8)
        let second = Universe(using: &random)
        #expect(try await FolderTransport.setUp(at: path, as: second) == universe)
        #expect(try await FolderTransport.universe(at: path) == universe)
    }

    @Test func `a folder that is not there yet has no universe, and is made`() async throws {
        let new = folder.file("new")
        #expect(try await FolderTransport.universe(at: new) == nil)
        #expect(try await FolderTransport.setUp(at: new, as: universe) == universe)
        #expect(try await FolderTransport.universe(at: new) == universe)
    }

    @Test func `a set-up without a place to go is out of reach`() async throws {
        let nowhere = folder.file("no/where")
        await expectUnreachable { () throws(TransportError) in
            try await FolderTransport.setUp(at: nowhere, as: universe)
        }
        #expect(try await FolderTransport.universe(at: nowhere) == nil)
    }

    @Test func `a universe that arrives in part is waited for`() async throws {
        try Data(universe.text.prefix(20)).write(to: URL(filePath: file("universe")))
        await #expect(throws: TransportError.incomplete) {
            try await transport.changes(since: nil)
        }
        await #expect(throws: TransportError.incomplete) {
            try await FolderTransport.setUp(at: path, as: universe)
        }
    }

    // MARK: Traps

    @Test func `a link is not followed`() async throws {
        let outside = folder.file("outside")
        try Data(ShardFile.file(holding: [1])).write(to: URL(filePath: outside))
        try FileManager.default.createSymbolicLink(
            atPath: file("l.a.0.shard"), withDestinationPath: outside)
        #expect(try await transport.changes(since: nil).changed == [])
        #expect(try await transport.versions(named: "l.a.0") == [])
        _ = try await transport.put([2], named: "l.a.0")
        let left = FileManager.default.contents(atPath: outside).map(Array.init)
        #expect(left == ShardFile.file(holding: [1]))
        #expect(try await transport.shard(named: "l.a.0") == [2])
    }

    @Test(arguments: ["/tidings", "/tidings/v1"])
    func `a folder that became a link is refused`(part: String) async throws {
        try FileManager.default.moveItem(atPath: path + part, toPath: folder.file("away"))
        try FileManager.default.createSymbolicLink(
            atPath: path + part, withDestinationPath: folder.file("away"))
        let failure = await failure { () throws(TransportError) in
            try await transport.put([2], named: "l.a.0")
        }
        #expect(failure?.kind == "refused" && failure?.sentence.contains("link") == true)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe holds nobody up`() async throws {
        #expect(unsafe mkfifo(file("l.a.0.shard"), 0o600) == 0)
        #expect(try await transport.changes(since: nil).changed == [])
        #expect(try await transport.shard(named: "l.a.0") == nil)
    }

    @Test func `more files than the limit hide nothing that was there`() async throws {
        let small = FolderTransport(
            at: path, random: SplitMix(seed: 1), shardCount: 8, rescan: .seconds(1),
            now: TransportClock.system.now)
        _ = try await small.put([1], named: "m")
        let token = try await small.changes(since: nil).token
        for number in 0..<7 { _ = try await small.put([0], named: "a.\(number)") }
        let full = try await small.changes(since: nil)
        #expect(full.changed.count == 8 && full.isComplete)
        await #expect(throws: TransportError.full) { try await small.put([1], named: "n") }
        _ = try await small.put([2], named: "m")
        _ = try await transport.put([0], named: "b")
        let changes = try await small.changes(since: token)
        #expect(changes.changed.count == 8 && !changes.changed.contains("m"))
        #expect(changes.gone == [])
        #expect(!(try await small.changes(since: nil).isComplete))
    }

    @Test(arguments: [
        (ENOSPC, "full"), (EDQUOT, "full"), (EROFS, "refused"), (EACCES, "refused"),
        (ELOOP, "refused"), (ENAMETOOLONG, "refused"), (ENOENT, "unreachable"),
        (EIO, "unreachable"), (ESTALE, "unreachable"), (12_345, "unreachable"),
    ])
    func `a failure of the disk says what to do`(code: Int32, kind: String) {
        let error = DiskError(code: code, "It failed").transportError
        #expect(error.kind == kind)
    }

    @Test func `a folder in place of a file is to be moved away`() {
        let sentence = DiskError(code: EISDIR, "It failed").transportError.sentence
        #expect(sentence.contains("Move it away.") && !sentence.contains("set up"))
    }
}
