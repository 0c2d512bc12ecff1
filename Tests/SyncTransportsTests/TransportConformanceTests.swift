import IntentSync
import SyncTransports
import TestSupport
import Testing

/// What every transport must do, tried on each.
@Suite struct TransportConformanceTests {
    private let bytes = Array("some bytes".utf8)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: TransportKind.allCases)
    func `an empty place shows nothing`(kind: TransportKind) async throws {
        let transport = try await TransportWorld(kind, in: folder).transport()
        let changes = try await transport.changes(since: nil)
        #expect(changes.changed == [] && changes.gone == [] && changes.isComplete)
        #expect(try await transport.shard(named: "l.a.0") == nil)
        #expect(try await transport.versions(named: "l.a.0") == [])
    }

    @Test(arguments: TransportKind.allCases)
    func `what one puts the other sees`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let (one, other) = (world.transport(), world.transport())
        _ = try await one.changes(since: nil)
        _ = try await other.changes(since: nil)
        _ = try await one.put(bytes, named: "l.a.0")
        try await world.settle([one, other])
        let changes = try await other.changes(since: nil)
        #expect(changes.changed == ["l.a.0"] && changes.isComplete)
        #expect(try await other.shard(named: "l.a.0") == bytes)
        #expect(try await other.versions(named: "l.a.0") == [bytes])
        #expect(try await one.changes(since: nil).account == changes.account)
    }

    @Test(arguments: TransportKind.allCases)
    func `a token brings only what changed since`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let (one, other) = (world.transport(), world.transport())
        _ = try await one.changes(since: nil)
        for name in ["b", "a", "c"] { _ = try await one.put(bytes, named: name) }
        try await world.settle([one, other])
        let first = try await other.changes(since: nil)
        #expect(first.changed == ["a", "b", "c"])
        let quiet = try await other.changes(since: first.token)
        #expect(quiet.changed == [] && quiet.gone == [] && !quiet.isComplete)

        _ = try await one.put([1], named: "b")
        _ = try await one.put([2], named: "d")
        try await one.remove(named: "a")
        try await world.settle([one, other])
        let second = try await other.changes(since: first.token)
        #expect(second.changed == ["b", "d"] && second.gone == ["a"] && !second.isComplete)
        #expect(try await other.shard(named: "b") == [1])
        #expect(try await other.shard(named: "a") == nil)
        // The old token has not been used up.
        #expect(try await other.changes(since: first.token).changed == ["b", "d"])
    }

    @Test(arguments: TransportKind.allCases)
    func `a token survives the end of the program`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let one = world.transport()
        _ = try await one.changes(since: nil)
        _ = try await one.put(bytes, named: "a")
        try await world.settle([one])
        let token = try await one.changes(since: nil).token
        let later = world.transport()
        try await world.settle([later])
        let changes = try await later.changes(since: token)
        #expect(changes.changed == [] && !changes.isComplete)
    }

    @Test(arguments: TransportKind.allCases, [[], [0], Array(repeating: 255, count: 300)])
    func `an unknown token brings everything`(kind: TransportKind, token: [UInt8]) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let transport = world.transport()
        _ = try await transport.changes(since: nil)
        _ = try await transport.put(bytes, named: "a")
        try await world.settle([transport])
        let changes = try await transport.changes(since: token)
        #expect(changes.changed == ["a"] && changes.isComplete)
    }

    @Test(arguments: TransportKind.allCases)
    func `the last put of a name is what stands there`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let (one, other) = (world.transport(), world.transport())
        _ = try await one.changes(since: nil)
        for number in UInt8(0)..<5 { _ = try await one.put([number], named: "a") }
        try await world.settle([one, other])
        #expect(try await other.shard(named: "a") == [4])
    }

    @Test(arguments: TransportKind.allCases)
    func `empty and large shards arrive whole`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let (one, other) = (world.transport(), world.transport())
        _ = try await one.changes(since: nil)
        let limits = one.limits
        let most = min(limits.shardInBytes, limits.totalInBytes ?? .max)
        let large = [UInt8](repeating: 7, count: most)
        _ = try await one.put([], named: "empty")
        _ = try await one.put(large, named: "large")
        try await world.settle([one, other])
        #expect(try await other.shard(named: "empty") == [])
        #expect(try await other.shard(named: "large") == large)
        let tooLarge = [UInt8](repeating: 7, count: limits.shardInBytes + 1)
        await #expect(throws: TransportError.self) {
            try await one.put(tooLarge, named: "large")
        }
        #expect(try await one.shard(named: "large") == large)
    }

    static let hostileNames = [
        "", ".", "..", "../x", "a/b", "/etc/passwd", "a\\b", "a\u{0}b", "a\nb", ".hidden", "-x",
        "_x", "a b", "a:b", "ä", "l.a\u{301}", String(repeating: "x", count: 65), "a%2fb", "~",
    ]

    @Test(arguments: TransportKind.allCases, hostileNames)
    func `a hostile name is refused`(kind: TransportKind, name: String) async throws {
        let transport = try await TransportWorld(kind, in: folder).transport()
        _ = try await transport.changes(since: nil)
        let failures = [
            await failure { () throws(TransportError) in
                _ = try await transport.put([1], named: name)
            },
            await failure { () throws(TransportError) in
                _ = try await transport.shard(named: name)
            },
            await failure { () throws(TransportError) in
                _ = try await transport.copies(named: name)
            },
            await failure { () throws(TransportError) in
                try await transport.remove(named: name)
            },
        ]
        #expect(failures.map { $0?.kind } == Array(repeating: "refused", count: 4))
        #expect(try await transport.changes(since: nil).changed == [])
    }

    @Test(arguments: TransportKind.allCases)
    func `every name of a shard is its own`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let (one, other) = (world.transport(), world.transport())
        _ = try await one.changes(since: nil)
        let names = [
            "A", "a", "a-", "a-b", "a.b", "a_", "a_-", "a_b", "con", "l.0123456789abc.17",
            String(repeating: "Z", count: one.limits.nameInBytes),
            String(repeating: "z", count: one.limits.nameInBytes),
        ].sorted()
        for name in names { _ = try await one.put(Array(name.utf8), named: name) }
        try await world.settle([one, other])
        #expect(try await other.changes(since: nil).changed == names)
        for name in names { #expect(try await other.shard(named: name) == Array(name.utf8)) }
    }

    @Test(arguments: TransportKind.allCases)
    func `two who write at once lose nothing`(kind: TransportKind) async throws {
        let world = try await TransportWorld(kind, in: folder)
        let writers = [world.transport(), world.transport()]
        for writer in writers { _ = try await writer.changes(since: nil) }
        try await withThrowingTaskGroup { group in
            for (number, writer) in writers.enumerated() {
                group.addTask {
                    for round in UInt8(0)..<10 {
                        _ = try await writer.put([round], named: "l.\(number).\(round % 3)")
                    }
                }
            }
            try await group.waitForAll()
        }
        try await world.settle(writers)
        for transport in writers {
            #expect(try await transport.changes(since: nil).changed.count == 6)
            for writer in 0..<2 {
                #expect(try await transport.shard(named: "l.\(writer).0") == [9])
                #expect(try await transport.shard(named: "l.\(writer).1") == [7])
                #expect(try await transport.shard(named: "l.\(writer).2") == [8])
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func `removing what is not there is no error`(kind: TransportKind) async throws {
        let transport = try await TransportWorld(kind, in: folder).transport()
        _ = try await transport.changes(since: nil)
        try await transport.remove(named: "a")
        await transport.finish()
    }

    @Test(arguments: TransportKind.allCases)
    func `a wait without time ends`(kind: TransportKind) async throws {
        let transport = try await TransportWorld(kind, in: folder).transport()
        await transport.waitForChange(atMost: .zero)
        _ = try await transport.changes(since: nil)
        await transport.waitForChange(atMost: .zero)
        await transport.waitForChange(atMost: .seconds(-1))
    }
}
