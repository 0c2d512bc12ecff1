public import IntentSync
internal import Synchronization

/// A key-value store that behaves as Apple's does, with a file in the place of the service.
///
/// Each value of this type is one machine: it has a cache of its own, which it loses when it ends,
/// and meets the others in the file. Several processes may use the file at once.
///
/// It discards what is written before the first download, refuses whole writes when there is no
/// room, puts off uploads when there are many, tells nobody whether a write arrived, and gives way
/// to another account.
public final class EmulatedKeyValueStore: KeyValueStore {
    /// How it treats those who use it.
    package struct Behavior: Sendable {
        /// Whether of two writes the one with the later stamp wins, instead of the later arrival.
        package var ordersByStamp = false
        /// The chance of a name to be uploaded at an exchange, of 100.
        package var uploadChance = 100
        /// The chance of a name to be downloaded at an exchange, of 100.
        package var downloadChance = 100
        /// How many exchanges with uploads there are in a minute.
        package var uploadsPerMinute = 6

        /// What the service does on a good day.
        package init() {}
    }

    private let path: String
    private let behavior: Behavior
    private let clock: TransportClock
    private let client: Mutex<EmulatedClient>
    private let handler = Mutex<(@Sendable (KeyValueEvent) -> Void)?>(nil)

    /// A machine that uses the store in the file at `path`, which `setUp` made.
    public convenience init(path: String) {
        self.init(
            path: path, behavior: Behavior(), clock: .system, random: SystemRandomNumberGenerator())
    }

    /// A machine in a time of the caller's.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - behavior: How the service treats this machine.
    ///   - clock: The time on this machine.
    ///   - random: What decides where something happens by chance.
    package init(
        path: String, behavior: Behavior, clock: TransportClock,
        random: some RandomNumberGenerator & Sendable
    ) {
        self.path = path
        self.behavior = behavior
        self.clock = clock
        client = Mutex(EmulatedClient(behavior: behavior, random: random))
    }

    /// Makes the file of a store at `path`, where there is none or an empty one.
    ///
    /// - Parameters:
    ///   - path: The file; its folder must be there.
    ///   - account: The account that is signed in, where the file is made.
    /// - Throws: `TransportError` where the file cannot be made.
    public static func setUp(
        at path: String, account: String = "this machine"
    ) async throws(TransportError) {
        try await BlockingWork(label: "tidings.keyvalue").run { () throws(TransportError) in
            do throws(DiskError) {
                let file = try LockedFile(at: path)
                guard (try file.contents(atMost: 0) ?? []).isEmpty else { return }
                try file.replace(with: EmulatedServer(account: account).file)
            } catch {
                throw error.transportError
            }
        }
    }

    /// Changes what the service keeps, as only tests do.
    package static func change(
        at path: String, _ body: (inout EmulatedServer) -> Void
    ) throws(TransportError) {
        do throws(DiskError) {
            let file = try LockedFile(at: path)
            guard var server = try? Self.server(in: file) else { return }
            body(&server)
            try file.replace(with: server.file)
        } catch {
            throw error.transportError
        }
    }

    // MARK: The cache

    /// Whose values the cache has.
    public var account: String? { client.withLock { $0.account } }

    /// Whether the first exchange happened.
    public var isReady: Bool { client.withLock { $0.isReady } }

    /// The names in the cache, sorted.
    public var allNames: [String] { client.withLock { $0.cache.keys.sorted() } }

    /// The bytes under `name` in the cache.
    public func data(forName name: String) -> [UInt8]? { client.withLock { $0.cache[name] } }

    /// Writes to the cache.
    public func set(_ bytes: [UInt8], forName name: String) {
        precondition(
            name.utf8.count <= KeyValueLimits.nameInBytes, "a name has 64 bytes at most")
        let stamp = Int64(clamping: Int128(clock.now() / .nanoseconds(1)))
        tell(client.withLock { $0.set(bytes, named: name, stamp: stamp) })
    }

    /// Removes from the cache.
    public func remove(_ name: String) {
        let stamp = Int64(clamping: Int128(clock.now() / .nanoseconds(1)))
        client.withLock { $0.remove(name, stamp: stamp) }
    }

    /// Exchanges the cache with the file.
    public func synchronize() -> Bool {
        let status = LockedFile.status(at: path)
        if let status, client.withLock({ $0.knows(status) }) { return true }
        do {
            let file = try LockedFile(at: path)
            guard var server = try Self.server(in: file) else { return false }
            let before = server
            let now = clock.uptime()
            let events = client.withLock { $0.exchange(with: &server, at: now) }
            if server != before { try file.replace(with: server.file) }
            let present = LockedFile.status(at: path)
            client.withLock { $0.sawFile(present) }
            for event in events { tell(event) }
            return true
        } catch {
            return false
        }
    }

    /// Calls `handler` with every event from now on.
    public func observe(_ handler: @escaping @Sendable (KeyValueEvent) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    private func tell(_ event: KeyValueEvent?) {
        guard let event, let handler = handler.withLock({ $0 }) else { return }
        handler(event)
    }

    private static func server(in file: borrowing LockedFile) throws -> EmulatedServer? {
        let limit = EmulatedServer.limitInBytes
        guard let bytes = try file.contents(atMost: limit), bytes.count <= limit
        else { return nil }
        return try EmulatedServer(file: bytes)
    }
}
