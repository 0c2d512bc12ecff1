import FoundationEssentials
import IntentSync
import SyncTransports
import Synchronization
import TestSupport
import Testing

@Suite struct EmulatedKeyValueStoreTests {
    private let folder: TemporaryFolder
    private let path: String
    private let clock = TestClock()

    init() async throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        try await EmulatedKeyValueStore.setUp(at: path, account: "anna")
    }

    /// What a store told.
    final class Events: Sendable {
        private let told = Mutex<[KeyValueEvent]>([])

        init(of store: EmulatedKeyValueStore) {
            store.observe { [self] event in told.withLock { $0.append(event) } }
        }

        /// What was told since the last time.
        func take() -> [KeyValueEvent] {
            told.withLock { told in
                defer { told = [] }
                return told
            }
        }
    }

    private func machine(
        _ behavior: EmulatedKeyValueStore.Behavior = .init(), ahead: Duration = .zero,
        seed: UInt64 = 0
    ) -> EmulatedKeyValueStore {
        EmulatedKeyValueStore(
            path: path, behavior: behavior, clock: clock.clock(ahead: ahead),
            random: SplitMix(seed: seed))
    }

    /// A machine after its first download.
    private func readyMachine(
        _ behavior: EmulatedKeyValueStore.Behavior = .init(), ahead: Duration = .zero,
        seed: UInt64 = 0
    ) -> EmulatedKeyValueStore {
        let machine = machine(behavior, ahead: ahead, seed: seed)
        #expect(machine.synchronize())
        return machine
    }

    @Test func `what is at the path is told without touching it`() async throws {
        #expect(try await EmulatedKeyValueStore.standing(at: path) == .whole)
        for (bytes, standing) in [([], .missing), ([1, 2], .damaged)]
            as [([UInt8], EmulatedKeyValueStore.Standing)]
        {
            try Data(bytes).write(to: URL(filePath: path))
            #expect(try await EmulatedKeyValueStore.standing(at: path) == standing)
        }
        try FileManager.default.removeItem(atPath: path)
        #expect(try await EmulatedKeyValueStore.standing(at: path) == .missing)
        #expect(try await EmulatedKeyValueStore.standing(at: path + "/x/y") == .missing)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(try await EmulatedKeyValueStore.standing(at: path) == .damaged)
    }

    @Test func `a service that was made anew is begun with anew`() async throws {
        let machine = readyMachine()
        machine.set([1], forName: "a")
        #expect(machine.synchronize())
        try FileManager.default.removeItem(atPath: path)
        try await EmulatedKeyValueStore.setUp(at: path, account: "anna")
        #expect(machine.synchronize())
        #expect(machine.allNames.isEmpty)
        machine.set([2], forName: "b")
        #expect(machine.synchronize())
        #expect(readyMachine().allNames == ["b"])
    }

    @Test func `what is written before the first download is discarded`() {
        let old = readyMachine()
        old.set([1], forName: "a")
        #expect(old.synchronize())
        let new = machine()
        let events = Events(of: new)
        new.set([2], forName: "a")
        new.set([2], forName: "b")
        #expect(!new.isReady && new.data(forName: "a") == [2])
        #expect(new.synchronize())
        #expect(new.isReady && new.account == "anna")
        #expect(new.data(forName: "a") == [1] && new.data(forName: "b") == nil)
        #expect(events.take() == [KeyValueEvent(reason: .initialSync, names: ["a", "b"])])
    }

    @Test func `a write reaches others only by an exchange on both sides`() {
        let (one, other) = (readyMachine(), readyMachine())
        let events = Events(of: other)
        one.set([1], forName: "a")
        #expect(other.synchronize() && other.data(forName: "a") == nil)
        #expect(one.synchronize() && other.data(forName: "a") == nil)
        #expect(other.synchronize() && other.data(forName: "a") == [1])
        #expect(events.take() == [KeyValueEvent(reason: .serverChange, names: ["a"])])
        one.remove("a")
        #expect(one.synchronize() && other.synchronize())
        #expect(other.allNames == [])
        #expect(events.take() == [KeyValueEvent(reason: .serverChange, names: ["a"])])
        #expect(other.synchronize() && events.take() == [])
    }

    @Test(arguments: [false, true])
    func `of two writes one wins, by arrival or by stamp`(ordersByStamp: Bool) {
        var behavior = EmulatedKeyValueStore.Behavior()
        behavior.ordersByStamp = ordersByStamp
        let ahead = readyMachine(behavior, ahead: .seconds(1000))
        let right = readyMachine(behavior)
        ahead.set([1], forName: "a")
        right.set([2], forName: "a")
        #expect(ahead.synchronize() && right.synchronize() && ahead.synchronize())
        let third = readyMachine(behavior)
        #expect(third.data(forName: "a") == (ordersByStamp ? [1] : [2]))
        // Where the stamp decides, who lost goes on seeing its own.
        #expect(right.data(forName: "a") == [2])
        #expect(ahead.data(forName: "a") == (ordersByStamp ? [1] : [2]))
    }

    @Test func `a whole write is refused when there is no room`() {
        let (one, other) = (readyMachine(), readyMachine())
        let events = Events(of: other)
        one.set([UInt8](repeating: 1, count: 600_000), forName: "a")
        other.set([9], forName: "b")
        #expect(other.synchronize())
        other.set([UInt8](repeating: 2, count: 600_000), forName: "b")
        #expect(one.synchronize() && other.synchronize())
        let refused = KeyValueEvent(reason: .quotaViolation, names: ["b"])
        #expect(events.take().first == refused)
        #expect(other.data(forName: "b") == [9])
        // The cache knows of the room, too.
        #expect(other.synchronize())
        _ = events.take()
        other.set([UInt8](repeating: 2, count: 400_001), forName: "b")
        #expect(events.take() == [refused] && other.data(forName: "b") == [9])
        other.set([UInt8](repeating: 2, count: 400_000), forName: "b")
        #expect(other.synchronize() && events.take() == [])
    }

    @Test func `there are 1,024 names and no more`() {
        let machine = readyMachine()
        let events = Events(of: machine)
        for number in 0..<1024 { machine.set([], forName: "\(number)") }
        #expect(events.take() == [])
        machine.set([], forName: "one more")
        #expect(events.take() == [KeyValueEvent(reason: .quotaViolation, names: ["one more"])])
        #expect(machine.synchronize() && readyMachine().allNames.count == 1024)
    }

    @Test func `uploads wait when there are many`() {
        let (one, other) = (readyMachine(), readyMachine())
        for number in UInt8(1)...7 {
            one.set([number], forName: "a")
            #expect(one.synchronize())
        }
        #expect(other.synchronize() && other.data(forName: "a") == [6])
        #expect(one.data(forName: "a") == [7])
        clock.advance(by: .seconds(60))
        #expect(one.synchronize() && other.synchronize() && other.data(forName: "a") == [7])
    }

    @Test func `another account has other values, and the first keeps its own`() throws {
        let machine = readyMachine()
        machine.set([1], forName: "a")
        #expect(machine.synchronize())
        let events = Events(of: machine)
        for (account, names) in [("bert", []), (nil, []), ("anna", ["a"])] as [(String?, [String])]
        {
            machine.set([2], forName: "mine")
            try EmulatedKeyValueStore.change(at: path) { $0.account = account }
            #expect(machine.synchronize())
            #expect(machine.account == account && machine.allNames == names)
            #expect(machine.isReady == (account != nil))
            #expect(
                events.take().map(\.reason) == [account == "anna" ? .initialSync : .accountChange])
        }
    }

    @Test(arguments: 0..<10)
    func `what arrives in parts arrives in the end`(seed: UInt64) {
        var behavior = EmulatedKeyValueStore.Behavior()
        behavior.uploadChance = 40
        behavior.downloadChance = 30
        behavior.uploadsPerMinute = 1000
        let (one, other) = (
            readyMachine(behavior, seed: seed), readyMachine(behavior, seed: seed + 99)
        )
        for number in UInt8(0)..<10 { one.set([number], forName: "\(number)") }
        var counts: [Int] = []
        for _ in 0..<100 {
            #expect(one.synchronize() && other.synchronize())
            counts.append(other.allNames.count)
        }
        #expect(Set(counts).count > 2 && counts == counts.sorted())
        for number in UInt8(0)..<10 { #expect(other.data(forName: "\(number)") == [number]) }
    }

    @Test func `many who use it at once lose nothing`() async throws {
        try await withThrowingTaskGroup { [path] group in
            for writer in 0..<4 {
                group.addTask {
                    let machine = EmulatedKeyValueStore(path: path)
                    #expect(machine.synchronize())
                    for number in UInt8(0)..<6 {
                        machine.set([number], forName: "\(writer).\(number)")
                        #expect(machine.synchronize())
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(readyMachine().allNames.count == 24)
    }

    @Test(arguments: [nil, [], [1, 2, 3], Array("TKV1".utf8)] as [[UInt8]?])
    func `a file that is missing or damaged cannot be reached`(bytes: [UInt8]?) throws {
        if let bytes {
            try Data(bytes).write(to: URL(filePath: path))
        } else {
            try FileManager.default.removeItem(atPath: path)
        }
        let machine = machine()
        #expect(!machine.synchronize() && !machine.isReady && machine.account == nil)
    }

    @Test func `damaged bytes never stop the program`() throws {
        var server = EmulatedServer(account: "anna")
        for number in UInt8(0)..<5 {
            _ = server.write([number], named: "\(number)", stamp: 1, byStamp: false)
        }
        let file = server.file
        #expect(try EmulatedServer(file: file) == server)
        var random = SplitMix(seed: 5)
        for _ in 0..<2000 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? EmulatedServer(
                file: Array(damaged.prefix(Int.random(in: 0...damaged.count, using: &random))))
            _ = try? EmulatedServer(file: damaged)
        }
    }

    @Test func `a second set-up leaves the first alone`() async throws {
        let machine = readyMachine()
        machine.set([1], forName: "a")
        #expect(machine.synchronize())
        try await EmulatedKeyValueStore.setUp(at: path, account: "bert")
        #expect(readyMachine().account == "anna" && readyMachine().data(forName: "a") == [1])
    }

    @Test func `a name of more than 64 bytes is an error of the programmer`() async {
        await #expect(processExitsWith: .failure) {
            EmulatedKeyValueStore(path: "/nowhere")
                .set([], forName: String(repeating: "x", count: 65))
        }
    }
}
