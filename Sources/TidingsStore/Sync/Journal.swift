import IntentSync
import NewsModel
import SQLite

/// Conflicts that were resolved without asking, so that the person can see and undo them.
struct Journal {
    /// How many are kept.
    static let length = 1000

    let connection: Connection

    /// Adds an outcome, which `replica` came to; what it says of a thing that is gone is kept, since
    /// nothing else will.
    func add(
        _ outcome: Replica.Outcome, of replica: Replica, at time: Timestamp
    ) throws(SQLiteError) {
        var matter = StoredMatter(outcome.matter)
        if case .removed(let flag) = outcome.matter {
            let fields: [Register.Field] = [.title, .name, .address]
            matter.name =
                fields.lazy.compactMap { field in
                    replica.value(of: Register(flag.subject, field)).text
                }.first
        }
        try connection.run(
            "INSERT INTO journal (time, matter, winner, loser) VALUES (?, ?, ?, ?)", time.seconds,
            matter.bytes, Int64(bitPattern: outcome.winner.rawValue),
            Int64(bitPattern: outcome.loser.rawValue))
        try connection.run(
            "DELETE FROM journal WHERE number <= (SELECT max(number) FROM journal) - ?",
            Self.length)
    }

    /// The latest outcomes, latest first.
    func latest(limit: Int) throws(SQLiteError) -> [SyncOutcome] {
        let rows = try connection.all(
            "SELECT number, time, matter, is_undone FROM journal ORDER BY number DESC LIMIT ?",
            min(max(limit, 0), Self.length)
        ) { row in
            (
                number: row.integer(0), time: Timestamp(seconds: row.integer(1)),
                stored: StoredMatter(bytes: row.bytes(2)), isUndone: row.flag(3)
            )
        }
        let words = OutcomeWords(connection: connection)
        var outcomes: [SyncOutcome] = []
        for row in rows {
            guard let matter = row.stored.matter else { continue }
            outcomes.append(
                SyncOutcome(
                    number: row.number, time: row.time,
                    sentence: try words.sentence(matter, named: row.stored.name),
                    canUndo: !row.isUndone, isUndone: row.isUndone))
        }
        return outcomes
    }

    /// Notes that an outcome is undone.
    ///
    /// - Returns: The decisions that undo it, or `nil` where there is no such outcome or it is
    ///   undone already.
    func undo(_ number: Int64) throws(SQLiteError) -> [Intent]? {
        let sql = "UPDATE journal SET is_undone = 1 WHERE number = ? AND is_undone = 0"
        let matter = try connection.first("\(sql) RETURNING matter", number) { row in
            StoredMatter(bytes: row.bytes(0)).matter
        }
        switch matter ?? nil {
        case .register(let register, _, let lost):
            return [.write(register, RegisterValue(encoded: lost))]
        case .flag(let flag): return [.set(flag, isOn: false)]
        case .removed(let flag): return [.set(flag, isOn: true)]
        case .mark(let entry): return [.mark(entry, isRead: false)]
        case nil: return nil
        }
    }
}

/// A matter of the journal in bytes: the decision that won, then what lost, or what the thing was
/// called that is gone.
private struct StoredMatter {
    private static let nameLength = 200

    var matter: Replica.Outcome.Matter?
    var name: String?

    init(_ matter: Replica.Outcome.Matter) {
        self.matter = matter
    }

    init(bytes: [UInt8]) {
        guard bytes.count >= 4 else { return }
        let count = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count <= bytes.count - 4,
            let intent = try? Intent(encoded: Array(bytes[4..<4 + count]))
        else { return }
        switch intent {
        case .write(let register, let value):
            matter = .register(
                register, won: value.encoded, lost: Array(bytes.dropFirst(4 + count)))
        case .set(let flag, true): matter = .flag(flag)
        case .set(let flag, false):
            matter = .removed(flag)
            let name = String(decoding: bytes.dropFirst(4 + count), as: UTF8.self)
            if !name.isEmpty { self.name = name }
        case .mark(let entry, _): matter = .mark(entry)
        case .markSpan, .later: return
        }
    }

    var bytes: [UInt8] {
        let (intent, lost): (Intent, [UInt8])
        switch matter {
        case .register(let register, let won, let other):
            (intent, lost) = (.write(register, RegisterValue(encoded: won)), other)
        case .flag(let flag): (intent, lost) = (.set(flag, isOn: true), [])
        case .removed(let flag):
            (intent, lost) = (
                .set(flag, isOn: false), Array((name ?? "").prefix(Self.nameLength).utf8)
            )
        case .mark(let entry): (intent, lost) = (.mark(entry, isRead: true), [])
        case nil: return []
        }
        let encoded = intent.encoded
        return (0..<4).map { UInt8(truncatingIfNeeded: encoded.count >> (24 - 8 * $0)) } + encoded
            + lost
    }
}
