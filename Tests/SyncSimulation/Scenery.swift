package import IntentSync
import NewsModel

/// What the persons of a run decide about, besides the marks of entries.
package struct Scenery: Sendable {
    /// What stands between the name of a shard and the number of a conflict copy of it.
    static let conflictMark = ".sync-conflict-"

    /// Flags: entries saved and tagged, feeds followed, a folder.
    package let flags: [Flag]
    /// Registers: titles, places, a setting, a snapshot.
    package let registers: [Register]

    /// What there is to decide about on `web`.
    package init(web: Web) {
        let entries = web.entries.prefix(2).map { entry -> [UInt8] in
            Subject.bytes(entry.reference.feed.rawValue)
                + Subject.bytes(UInt64(entry.reference.hash) << 32)
        }
        var flags = entries.map { Flag(Subject(.entry, $0), .saved) }
        flags += entries.map { Flag(Subject(.taggedEntry, Subject.bytes(7) + $0), .exists) }
        flags += web.feeds.map { Flag(Subject(.feed, $0.rawValue), .exists) }
        flags.append(Flag(Subject(.folder, 77), .exists))
        self.flags = flags
        let feed = Subject(.feed, web.feeds[0].rawValue)
        registers = [
            Register(feed, .title), Register(feed, .folder), Register(feed, .order),
            Register(Subject(.setting, Array("theme".utf8)), .value),
            Register(Subject(.entry, entries[0]), .archived),
            Register(Subject(.entry, entries[0]), .snapshot),
        ]
    }

    /// What the operation `number` writes into `register`; no two operations write the same.
    func value(ofOperation number: Int, for register: Register) -> RegisterValue {
        switch register.field {
        case .title: .text("operation \(number)")
        case .snapshot: .bytes(Self.snapshot(number).encoded)
        default: .number(UInt64(number))
        }
    }

    private static func snapshot(_ number: Int) -> EntrySnapshot {
        EntrySnapshot(
            of: name, title: "operation \(number)", link: nil,
            author: String(repeating: "a", count: min(60 + 5 * number, 200)), published: nil,
            excerpt: String(repeating: "b", count: EntrySnapshot.excerptLength))
    }

    /// A snapshot does not say whose it is.
    private static let name = EntryName(
        feed: FeedKey(rawValue: 1), key: EntryKey(rawValue: 1))

    /// What is the same of a value wherever it is: of a snapshot, some replicas may have no more than
    /// the short form, for want of room.
    func plain(_ value: RegisterValue, of register: Register) -> RegisterValue {
        guard register.field == .snapshot, case .bytes(let bytes) = value,
            let snapshot = try? EntrySnapshot(of: Self.name, encoded: bytes)
        else { return value }
        return .bytes(snapshot.linkOnly.encoded)
    }

    /// The operation that wrote `value`; -1 for nothing written, `nil` for what nobody wrote.
    func operation(behind value: RegisterValue, of register: Register, count: Int) -> Int? {
        if value == .nothing { return -1 }
        if register.field == .snapshot {
            guard case .bytes(let bytes) = value,
                let snapshot = try? EntrySnapshot(of: Self.name, encoded: bytes),
                let number = Int(snapshot.title.dropFirst("operation ".count)), number < count,
                snapshot.linkOnly == Self.snapshot(number).linkOnly
            else { return nil }
            return number
        }
        return (0..<count).first { self.value(ofOperation: $0, for: register) == value }
    }
}
