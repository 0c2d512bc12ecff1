import FoundationEssentials
public import NewsModel
import TidingsStore

/// What sync needs to know of the machine.
public struct SyncOptions: Sendable {
    /// The folder where what must never be copied or backed up is kept: the replica's name, which
    /// is bound to this machine, and its key.
    public var stateFolder: String
    /// What this replica is called where the person gave it no name, which is the setting
    /// `deviceName`.
    public var label: String
    /// The version of the program, for the other replicas to show.
    public var programVersion: String
    /// The clock of the machine.
    public var clock: @Sendable () -> Timestamp
    /// Called after each round, when what others decided is in the store.
    public var afterRound: @Sendable () async -> Void = {}
    /// The name of the setting in which the person names this replica; it stays here.
    public static let deviceName = "sync.device-name"

    /// How long Sync Now waits for other replicas to confirm.
    package var receiptPatience = Duration.seconds(5)
    /// Whether the store at a path can be written.
    package var canWrite: @Sendable (String) -> Bool = { ReaderStore.canWrite(at: $0) }
    /// How often it is asked in the background whether something was decided; another program may
    /// have.
    package var glance = Duration.seconds(2)

    /// What sync needs to know, as given.
    public init(
        stateFolder: String, label: String, programVersion: String,
        clock: @escaping @Sendable () -> Timestamp
    ) {
        self.stateFolder = stateFolder
        self.label = label
        self.programVersion = programVersion
        self.clock = clock
    }

    /// `tidings` below the XDG state directory; `nil` where nothing says where that is.
    ///
    /// Source: XDG Base Directory Specification 0.8, `XDG_STATE_HOME`.
    public static func standardStateFolder(_ environment: [String: String]) -> String? {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let state = value("XDG_STATE_HOME") ?? value("HOME").map { $0 + "/.local/state" }
        return state.map { $0 + "/tidings" }
    }
}
