import IntentSync
import NewsModel
import SQLite

/// Brings the tables of a store in line with a replica where its view changed; runs inside a
/// transaction.
struct ChangeApplier {
    let connection: Connection
    let replica: Replica
    let time: Timestamp

    /// Applies what `changes` names, and everything about the entries in `found`, of which those in
    /// `new` were never here.
    func apply(
        _ changes: Replica.Changes, found: [EntryName], new: [EntryReference]
    ) throws(SQLiteError) {
        let flags = Set(changes.flags)
        let registers = Set(changes.registers)
        try arrange(flags, registers)
        var entries = Set(found.filter(isDecided))
        for flag in flags where flag.subject.kind == .entry {
            if let name = EntryName(flag.subject) { entries.insert(name) }
        }
        for register in registers where register.subject.kind == .entry {
            if let name = EntryName(register.subject) { entries.insert(name) }
        }
        let applier = EntryApplier(connection: connection, replica: replica, time: time)
        for name in entries.sorted() { try applier.apply(name) }
        try keepWishes(flags, registers)
        for register in registers.sorted() where register.subject.kind == .setting {
            try set(register)
        }
        var marks = changes
        // What is new is stored as unread.
        let new = Set(new)
        marks.entries = Set(changes.entries).filter { entry in
            !new.contains(entry) || replica.isRead(entry)
        }.sorted()
        try MarkApplier(replica, to: connection).apply(marks)
    }

    /// Whether anything was decided about an entry besides its mark.
    private func isDecided(_ name: EntryName) -> Bool {
        let subject = Subject.entry(name)
        return replica.isOn(Flag(subject, .saved))
            || replica.value(of: Register(subject, .archived)) != .nothing
            || replica.value(of: Register(subject, .hidden)) != .nothing
    }

    private func arrange(_ flags: Set<Flag>, _ registers: Set<Register>) throws(SQLiteError) {
        let kinds = Set(flags.map(\.subject.kind) + registers.map(\.subject.kind))
        guard kinds.contains(.feed) || kinds.contains(.folder) else { return }
        var applier = ArrangementApplier(connection: connection, time: time)
        for flag in flags where flag.subject.kind == .feed && flag.trait == .exists {
            guard let key = FeedKey(flag.subject), !replica.isOn(flag) else { continue }
            applier.abandoned.insert(key)
        }
        for register in registers where register.subject.kind == .feed {
            guard register.field == .address, let key = FeedKey(register.subject) else { continue }
            applier.readdressed.insert(key)
        }
        try applier.apply(Arrangement(replica))
    }

    private func keepWishes(_ flags: Set<Flag>, _ registers: Set<Register>) throws(SQLiteError) {
        let table = WishTable(connection: connection)
        for flag in flags.sorted() where WishTable.keeps(flag.subject) {
            try table.set(flag, isOn: replica.isOn(flag))
        }
        for register in registers.sorted() where WishTable.keeps(register.subject) {
            try table.write(register, replica.value(of: register))
        }
        let kinds = flags.map(\.subject.kind) + registers.map(\.subject.kind)
        if kinds.contains(.muteRule) { try MuteRules(connection).reviewAll() }
    }

    private func set(_ register: Register) throws(SQLiteError) {
        guard register.field == .value,
            let name = String(validating: register.subject.name, as: UTF8.self),
            SettingScope.travels(name)
        else { return }
        let value = replica.value(of: register).text
        guard value.map({ $0.utf8.count <= ArrangementLimits.valueLengthInBytes }) ?? true else {
            return
        }
        try SettingTable(connection: connection).set(name, to: value, at: time)
    }
}

extension RegisterValue {
    /// The text, or `nil` where it is something else.
    var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension FeedKey {
    /// The feed a subject names; `nil` where it names none.
    init?(_ subject: Subject) {
        guard subject.kind == .feed, let numbers = subject.storedNumbers, numbers.count == 1
        else { return nil }
        self.init(stored: numbers[0])
    }
}

extension EntryName {
    /// The entry a subject names; `nil` where it names none.
    init?(_ subject: Subject) {
        guard subject.kind == .entry, let numbers = subject.storedNumbers, numbers.count == 2
        else { return nil }
        self.init(feed: FeedKey(stored: numbers[0]), key: EntryKey(stored: numbers[1]))
    }
}

extension Subject {
    /// The numbers the name is made of, as they are stored; `nil` where it is none.
    var storedNumbers: [Int64]? {
        guard name.count % 8 == 0 else { return nil }
        return stride(from: 0, to: name.count, by: 8).map { start in
            Int64(bitPattern: name[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
    }
}
