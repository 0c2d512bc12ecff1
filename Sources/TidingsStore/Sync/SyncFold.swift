import IntentSync
import NewsModel
import SQLite

/// Takes what happened into the replica, and what the replica says into the store; runs inside one
/// transaction, so that the two never disagree.
struct SyncFold {
    /// Whether the replica is as it was loaded.
    private var isUntouched = true

    private let connection: Connection
    private let time: Timestamp
    private let library: KnownEntries
    private(set) var replica: Replica
    private var changes = Replica.Changes()

    /// Folds into `replica`.
    init(_ replica: Replica, connection: Connection, at time: Timestamp) {
        self.replica = replica
        self.connection = connection
        self.time = time
        library = KnownEntries(connection: connection)
    }

    /// Lets the replica take in `event`, and keeps what it asks for.
    mutating func handle(_ event: Replica.Event) throws(SQLiteError) {
        isUntouched = false
        let effects = try replica.handle(event, at: time, library: library)
        for effect in effects {
            switch effect {
            case .put(let name, let bytes): try PutQueue(connection: connection).add(name, bytes)
            case .remove(let name): try PutQueue(connection: connection).add(name, nil)
            case .changed(let more): changes.join(more)
            case .resolved(let outcome):
                try Journal(connection: connection).add(outcome, of: replica, at: time)
            case .renamed: continue
            }
        }
    }

    /// Gives the replica its label.
    mutating func call(_ label: String) {
        guard replica.label != label else { return }
        replica.label = label
        isUntouched = false
    }

    /// Takes in everything that was decided and found here.
    mutating func foldOutbox() throws(SQLiteError) {
        let outbox = try Outbox(connection)
        for step in try outbox.steps() {
            switch step {
            case .decided(let intents, let time):
                try handle(.decided(intents, at: time))
                changes.join(Replica.Changes(intents))
            case .discovered(let names, let references):
                if !references.isEmpty { try handle(.discovered(references)) }
                // The engine names them as changed.
                found += names
                new += references
            }
        }
        try outbox.clear()
    }

    /// Entries that were found, of which things may have been decided before they were here.
    private var found: [EntryName] = []
    /// Those among them that were never here.
    private var new: [EntryReference] = []

    /// Brings the store in line with the replica, and keeps the replica.
    mutating func finish() throws(SQLiteError) {
        try ChangeApplier(connection: connection, replica: replica, time: time)
            .apply(changes, found: found, new: new)
        changes = Replica.Changes()
        (found, new) = ([], [])
        guard !isUntouched else { return }
        let table = SyncStateTable(connection: connection)
        try table.store(archive: replica.archived())
        var state = try table.load()
        state.generation += 1
        state.merged = time
        state.replica = replica.id
        let confirmed = Int64(clamping: replica.status.confirmedVersion)
        if confirmed != state.confirmedVersion {
            if confirmed > state.confirmedVersion { state.confirmed = time }
            state.confirmedVersion = confirmed
        }
        try table.store(state)
    }

    /// Brings everything in the store in line with the replica.
    mutating func showEverything() {
        changes.everyMark = true
        changes.flags = replica.flagsOn
        changes.registers = replica.registers
    }
}

extension Replica.Changes {
    /// Where decisions change the view.
    init(_ intents: [Intent]) {
        self.init()
        for intent in intents {
            switch intent {
            case .mark(let entry, _): entries.append(entry)
            case .markSpan(let span): spans.append(span)
            case .set(let flag, _): flags.append(flag)
            case .write(let register, _): registers.append(register)
            case .later: continue
            }
        }
    }

    /// Adds other changes.
    mutating func join(_ other: Replica.Changes) {
        flags += other.flags
        registers += other.registers
        entries += other.entries
        spans += other.spans
        everyMark = everyMark || other.everyMark
    }
}
