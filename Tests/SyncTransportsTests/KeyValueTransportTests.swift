import FoundationEssentials
import IntentSync
import SyncTransports
import TestSupport
import Testing

@Suite struct KeyValueTransportTests {
    private let folder: TemporaryFolder
    private let path: String
    private let clock = TestClock()
    private let universe: Universe
    private let store: EmulatedKeyValueStore
    private let transport: KeyValueTransport

    init() async throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        var random = SplitMix(seed: 7)
        universe = Universe(using: &random)
        try await EmulatedKeyValueStore.setUp(at: path, account: "anna")
        store = EmulatedKeyValueStore(
            path: path, behavior: .init(), clock: clock.clock(), random: SplitMix(seed: 0))
        #expect(try await KeyValueTransport.setUp(in: store, as: universe) == universe)
        transport = KeyValueTransport(
            store: store, universe: universe, clock: clock.clock(), rescan: .seconds(5))
        _ = try await transport.changes(since: nil)
    }

    private func other() -> EmulatedKeyValueStore {
        EmulatedKeyValueStore(
            path: path, behavior: .init(), clock: clock.clock(), random: SplitMix(seed: 0))
    }

    private func arrived(_ name: String) -> [UInt8]? {
        let other = other()
        return other.synchronize() ? other.data(forName: "t1." + name) : nil
    }

    // MARK: The first download

    @Test func `nothing is written before the first download`() async throws {
        let new = KeyValueTransport(
            store: other(), universe: universe, clock: clock.clock(), rescan: .seconds(5))
        await #expect(throws: TransportError.notReady) {
            try await UnreadyStore.transport().changes(since: nil)
        }
        await #expect(throws: TransportError.notReady) {
            try await UnreadyStore.transport().put([1], named: "a")
        }
        await #expect(throws: TransportError.notReady) {
            try await UnreadyStore.transport().remove(named: "a")
        }
        await #expect(throws: TransportError.notReady) {
            try await KeyValueTransport.universe(in: UnreadyStore())
        }
        _ = try await new.changes(since: nil)
        #expect(try await new.put([1], named: "a") == .handedOver)
    }

    @Test func `a second set-up finds the first`() async throws {
        var random = SplitMix(seed: 8)
        let second = Universe(using: &random)
        #expect(try await KeyValueTransport.setUp(in: other(), as: second) == universe)
        #expect(try await KeyValueTransport.universe(in: other()) == universe)
    }

    @Test func `a store that does not answer is out of reach`() async throws {
        let token = try await transport.changes(since: nil).token
        try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
        let failure = await failure { () throws(TransportError) in
            try await transport.changes(since: token)
        }
        #expect(failure?.kind == "unreachable")
        // What was put goes when the store is back.
        _ = try await transport.put([1], named: "a")
        await transport.finish()
        try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
        #expect(try await transport.changes(since: token).changed == ["a"])
        #expect(arrived("a") == [1])
    }

    // MARK: Pace

    @Test func `a name is written once in 15 seconds, with the latest bytes`() async throws {
        for number in UInt8(0)..<3 {
            #expect(try await transport.put([number], named: "a") == .handedOver)
            await transport.waitForChange(atMost: .zero)
            #expect(try await transport.shard(named: "a") == [number])
        }
        #expect(arrived("a") == [0])
        await transport.waitForChange(atMost: .seconds(14))
        #expect(arrived("a") == [0])
        await transport.waitForChange(atMost: .seconds(1))
        #expect(arrived("a") == [2])
    }

    @Test func `the fifth upload in a minute waits, and is not lost`() async throws {
        for number in 0..<5 {
            _ = try await transport.put([1], named: "\(number)")
            await transport.waitForChange(atMost: .zero)
        }
        #expect(arrived("3") == [1] && arrived("4") == nil)
        await transport.waitForChange(atMost: .seconds(70))
        #expect(arrived("4") == [1])
    }

    @Test func `at the end everything is sent`() async throws {
        _ = try await transport.put([1], named: "a")
        await transport.finish()
        _ = try await transport.put([2], named: "a")
        try await transport.remove(named: "b")
        await transport.finish()
        #expect(arrived("a") == [2])
    }

    @Test func `news ends a wait`() async throws {
        let writer = other()
        #expect(writer.synchronize())
        writer.set([1], forName: "t1.a")
        #expect(writer.synchronize())
        await transport.waitForChange(atMost: .seconds(3600))
        #expect(clock.now < .seconds(60))
        #expect(try await transport.changes(since: nil).changed == ["a"])
        await transport.waitForChange(atMost: .seconds(30))
        #expect(clock.now >= .seconds(30))
    }

    // MARK: Room

    @Test func `there is no put without room`() async throws {
        _ = try await transport.put([UInt8](repeating: 1, count: 600_000), named: "a")
        await #expect(throws: TransportError.full) {
            try await transport.put([UInt8](repeating: 1, count: 399_001), named: "b")
        }
        _ = try await transport.put([UInt8](repeating: 1, count: 399_000), named: "b")
        _ = try await transport.put([UInt8](repeating: 1, count: 300_000), named: "b")
        await transport.finish()
        #expect(arrived("b")?.count == 300_000)
    }

    @Test func `others who fill the store leave no room`() async throws {
        let foreign = other()
        #expect(foreign.synchronize())
        foreign.set([UInt8](repeating: 1, count: 900_000), forName: "foreign")
        #expect(foreign.synchronize())
        #expect(try await transport.changes(since: nil).changed == [])
        await #expect(throws: TransportError.full) {
            try await transport.put([UInt8](repeating: 1, count: 200_000), named: "a")
        }
    }

    @Test func `a write that the store discarded is told with the next`() async throws {
        let rival = other()
        #expect(rival.synchronize())
        rival.set([UInt8](repeating: 1, count: 800_000), forName: "t1.b")
        _ = try await transport.put([UInt8](repeating: 1, count: 500_000), named: "a")
        #expect(rival.synchronize())
        await transport.finish()
        #expect(try await transport.changes(since: nil).changed == ["b"])
        await #expect(throws: TransportError.full) { try await transport.put([1], named: "a") }
        _ = try await transport.put([1], named: "a")
        await transport.finish()
        #expect(arrived("a") == [1])
    }

    @Test func `there are 1,023 shards and no more`() async throws {
        for number in 0..<1023 { store.set([], forName: "t1.\(number)") }
        await #expect(throws: TransportError.full) { try await transport.put([], named: "more") }
        _ = try await transport.put([1], named: "7")
    }

    // MARK: Accounts

    @Test func `another account gets nothing of the first`() async throws {
        let before = try await transport.changes(since: nil)
        _ = try await transport.put([1], named: "a")
        try EmulatedKeyValueStore.change(at: path) { $0.account = "bert" }
        #expect(store.synchronize())
        await #expect(throws: TransportError.self) { try await transport.put([2], named: "b") }
        await transport.finish()
        let after = try await transport.changes(since: before.token)
        #expect(before.account != after.account && after.isComplete && after.changed == [])
        await transport.finish()
        #expect(store.account == "bert" && store.allNames == ["t1-universe"])

        try EmulatedKeyValueStore.change(at: path) { $0.account = nil }
        let failure = await failure { () throws(TransportError) in
            try await transport.changes(since: nil)
        }
        #expect(failure?.kind == "unreachable")
    }

    @Test func `another universe is another account`() async throws {
        let before = try await transport.changes(since: nil)
        var random = SplitMix(seed: 8)
        store.set(Universe(using: &random).text, forName: "t1-universe")
        let after = try await transport.changes(since: before.token)
        #expect(before.account != after.account && after.isComplete)
    }

    @Test func `a store that was wiped gets its universe back`() async throws {
        _ = try await transport.put([1], named: "a")
        await transport.finish()
        let before = try await transport.changes(since: nil)
        try EmulatedKeyValueStore.change(at: path) { $0.wipe() }
        let after = try await transport.changes(since: before.token)
        #expect(after.gone == ["a"] && after.account == before.account)
        await transport.finish()
        #expect(try await KeyValueTransport.universe(in: other()) == universe)
    }
}

/// A store that waits for its first download for ever.
private struct UnreadyStore: KeyValueStore {
    var account: String? { "anna" }
    var isReady: Bool { false }
    var allNames: [String] { [] }
    func data(forName name: String) -> [UInt8]? { nil }
    func set(_ bytes: [UInt8], forName name: String) { Issue.record("\(name) was written") }
    func remove(_ name: String) { Issue.record("\(name) was removed") }
    func synchronize() -> Bool { true }
    func observe(_ handler: @escaping @Sendable (KeyValueEvent) -> Void) {}

    static func transport() -> KeyValueTransport {
        var random = SplitMix(seed: 1)
        return KeyValueTransport(
            store: UnreadyStore(), universe: Universe(using: &random), clock: TestClock().clock(),
            rescan: .seconds(1))
    }
}
