public import NewsModel
import SQLite

/// A publisher that is left alone for a while, on all of its hosts.
public struct DomainPause: Hashable, Sendable {
    /// The registrable domain.
    public var domain: String
    /// When it may be asked again.
    public var until: Timestamp
    /// Why, in plain words that go on after the name of the domain.
    public var reason: String

    /// Leaves `domain` alone.
    public init(domain: String, until: Timestamp, reason: String) {
        self.domain = domain
        self.until = until
        self.reason = reason
    }
}

/// The publishers that are left alone, so that a restart asks none of them early.
struct DomainPauseTable {
    let connection: Connection

    /// Stores a pause, of which the longest of a domain counts; runs inside a transaction.
    func add(_ pause: DomainPause, at time: Timestamp) throws(SQLiteError) {
        try connection.run("DELETE FROM domain_pauses WHERE until <= ?", time.seconds)
        try connection.run(
            """
            INSERT INTO domain_pauses (domain, until, reason) VALUES (?, ?, ?)
            ON CONFLICT (domain) DO UPDATE SET until = excluded.until, reason = excluded.reason
            WHERE until < excluded.until
            """, pause.domain, pause.until.seconds, pause.reason)
    }

    /// The pauses that are not over.
    func all(after time: Timestamp) throws(SQLiteError) -> [DomainPause] {
        let sql = "SELECT domain, until, reason FROM domain_pauses WHERE until > ?"
        return try connection.all(sql, time.seconds) { row in
            DomainPause(
                domain: row.text(0), until: Timestamp(seconds: row.integer(1)),
                reason: row.text(2))
        }
    }
}
