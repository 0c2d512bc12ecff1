/// A small store of bytes under names that a service keeps the same on all machines of an account;
/// what Apple's `NSUbiquitousKeyValueStore` offers, and no more.
///
/// Reading and writing reach a cache on this machine; the service exchanges it when it likes. The
/// last write to arrive wins, there is no receipt, and a write may be discarded later, which only
/// an event tells.
///
/// Source: Apple, “NSUbiquitousKeyValueStore”.
public protocol KeyValueStore: Sendable {
    /// Whose storage this is, or `nil` where nobody is signed in.
    var account: String? { get }
    /// Whether the first download happened; what is written before it is discarded.
    var isReady: Bool { get }
    /// The names in the cache, in no order.
    var allNames: [String] { get }
    /// The bytes under `name` in the cache, or `nil`.
    func data(forName name: String) -> [UInt8]?
    /// Writes to the cache, for upload some time later.
    ///
    /// - Precondition: The name has 64 bytes of UTF-8 at most.
    func set(_ bytes: [UInt8], forName name: String)
    /// Removes from the cache, for upload some time later.
    func remove(_ name: String)
    /// Exchanges the cache with what is kept on this machine, and asks for an exchange with the
    /// service; may block for a moment.
    ///
    /// - Returns: Whether that was possible.
    func synchronize() -> Bool
    /// Calls `handler` with every event from now on, on any thread, instead of the one before.
    func observe(_ handler: @escaping @Sendable (KeyValueEvent) -> Void)
}

/// Something that a key-value store did without being asked.
public struct KeyValueEvent: Hashable, Sendable {
    /// What happened.
    public enum Reason: Hashable, Sendable {
        /// Another machine's writes arrived.
        case serverChange
        /// The first download happened; what was written before it was discarded.
        case initialSync
        /// A write was discarded because there is no room for it.
        case quotaViolation
        /// Another account signed in, or nobody is; the cache is that account's now.
        case accountChange
    }

    /// What happened.
    public var reason: Reason
    /// The names whose bytes in the cache may be new, sorted.
    public var names: [String]

    /// An event as given.
    public init(reason: Reason, names: [String]) {
        self.reason = reason
        self.names = names
    }
}

/// What Apple's key-value store holds.
public enum KeyValueLimits {
    /// The bytes of all values, and of one.
    public static let totalInBytes = 1_000_000
    /// The number of names.
    public static let nameCount = 1024
    /// The bytes of a name: the smaller figure of two that Apple has given.
    public static let nameInBytes = 64
}
