public import NewsModel

/// One replica's part in sync: what it decided, what it knows of the others, and what it has to
/// say; a pure state machine.
///
/// Everything comes in as an `Event` and goes out as an `Effect`. The same events give the same
/// state and the same effects on every machine: there is no clock, no randomness, no order of a
/// dictionary in it.
public struct Replica: Sendable {
    /// Who this replica is.
    public private(set) var id: ReplicaID
    /// What its person calls it, and its version of the program; at most 200 bytes count.
    public var label = ""

    /// A replica that has seen nothing.
    public init(id: ReplicaID, pace: Pace = Pace()) {
        fatalError("stub")
    }

    /// Takes in what happened.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - now: The wall clock of this machine, right or wrong.
    ///   - library: The entries known here.
    /// - Returns: What to do about it, in order.
    /// - Throws: What the library throws; the replica is then as it was.
    public mutating func handle<Library: EntryLibrary>(
        _ event: Event, at now: Timestamp, library: Library
    ) throws(Library.Failure) -> [Effect] {
        fatalError("stub")
    }

    // MARK: The view

    /// Whether the entry is read, by everything this replica knows.
    public func isRead(_ entry: EntryReference) -> Bool { fatalError("stub") }

    /// Whether the flag is on.
    public func isOn(_ flag: Flag) -> Bool { fatalError("stub") }

    /// What the register holds; `nothing` where nobody wrote it.
    public func value(of register: Register) -> RegisterValue { fatalError("stub") }

    /// The stamp of what the register holds, or `nil`.
    public func stamp(of register: Register) -> Stamp? { fatalError("stub") }

    /// Every flag that is on, sorted.
    public var flagsOn: [Flag] { fatalError("stub") }

    /// Every register that was ever written, sorted.
    public var registers: [Register] { fatalError("stub") }

    /// What the person can be told.
    public var status: ReplicaStatus { fatalError("stub") }

    // MARK: Keeping it

    /// Everything the replica is, in bytes.
    public func archived() -> [UInt8] { fatalError("stub") }

    /// The replica that `archived` was called on.
    ///
    /// - Throws: `ShardError`; never traps.
    public init(archive: [UInt8], pace: Pace = Pace()) throws(ShardError) { fatalError("stub") }
}
