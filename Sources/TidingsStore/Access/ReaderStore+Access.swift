package import Crypto
public import NewsModel
import SQLite

/// The password of the pages, and who is signed in: of this replica alone, never synced.
extension ReaderStore {
    /// Whether there is a password of the pages.
    public func hasPagePassword() async throws(StoreError) -> Bool {
        try await pagePassword() != nil
    }

    /// The password of the pages as it is kept, or `nil` where there is none.
    package func pagePassword() async throws(StoreError) -> PasswordHash? {
        try await read { connection throws(SQLiteError) in
            try connection.first("SELECT hash FROM web_password") { row in
                PasswordHash(text: row.text(0))
            }
        }
    }

    /// Sets the password of the pages, or takes it away where it is `nil`; signs every browser out.
    ///
    /// - Returns: `false` where there is too little memory to hash it; nothing has changed then.
    @concurrent public func setPagePassword(
        _ password: String?, at time: Timestamp
    ) async throws(StoreError) -> Bool {
        let hash = password.flatMap { PasswordHash(of: $0) }
        guard password == nil || hash != nil else { return false }
        try await write { connection throws(SQLiteError) in
            try connection.run("DELETE FROM web_sessions")
            try connection.run("DELETE FROM web_password")
            guard let hash else { return }
            try connection.run(
                "INSERT INTO web_password (id, hash, changed) VALUES (1, ?, ?)", hash.text,
                time.seconds)
        }
        return true
    }

    /// Signs a browser in that will show what has this digest, as long as the password is still
    /// the one that it gave.
    ///
    /// - Returns: `false` where the password has changed meanwhile; nobody is signed in then.
    package func addBrowserSession(
        _ digest: Digest, browser: String, with hash: PasswordHash, at time: Timestamp
    ) async throws(StoreError) -> Bool {
        try await write { connection throws(SQLiteError) in
            let sql = "SELECT count(*) FROM web_password WHERE hash = ?"
            guard try connection.integer(sql, hash.text) == 1 else { return false }
            try connection.run(
                "DELETE FROM web_sessions WHERE last_used <= ?",
                (time - BrowserSession.lifetime).seconds)
            try connection.run(
                """
                DELETE FROM web_sessions WHERE id IN
                    (SELECT id FROM web_sessions ORDER BY last_used DESC, id DESC
                     LIMIT -1 OFFSET ?)
                """, BrowserSession.limit - 1)
            try connection.run(
                """
                INSERT INTO web_sessions (digest, browser, created, last_used) VALUES (?, ?, ?, ?)
                """, digest.bytes, String(browser.prefix(BrowserSession.nameLimit)), time.seconds,
                time.seconds)
            return true
        }
    }

    /// The browser that shows what has this digest, or `nil` where none is signed in with it.
    package func browserSession(
        _ digest: Digest, at time: Timestamp
    ) async throws(StoreError) -> BrowserSession? {
        let oldest = (time - BrowserSession.lifetime).seconds
        let found = try await read { connection throws(SQLiteError) in
            try connection.first(
                """
                SELECT id, browser, created, last_used FROM web_sessions
                WHERE digest = ? AND last_used > ?
                """, digest.bytes, oldest, read: Self.browserSession)
        }
        if let found, time - found.lastUsed > BrowserSession.noteInterval {
            try await write { connection throws(SQLiteError) in
                _ = try connection.run(
                    "UPDATE web_sessions SET last_used = ? WHERE id = ?", time.seconds, found.id)
            }
        }
        return found
    }

    /// Every browser that is signed in, the last used first.
    public func browserSessions(
        at time: Timestamp
    ) async throws(StoreError) -> [BrowserSession] {
        try await read { connection throws(SQLiteError) in
            try connection.all(
                """
                SELECT id, browser, created, last_used FROM web_sessions
                WHERE last_used > ? ORDER BY last_used DESC, id DESC
                """, (time - BrowserSession.lifetime).seconds, read: Self.browserSession)
        }
    }

    /// Signs a browser out, or every one where `id` is `nil`.
    public func removeBrowserSessions(_ id: Int64? = nil) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            if let id {
                _ = try connection.run("DELETE FROM web_sessions WHERE id = ?", id)
            } else {
                _ = try connection.run("DELETE FROM web_sessions")
            }
        }
    }

    private static func browserSession(_ row: borrowing Row) -> BrowserSession {
        BrowserSession(
            id: row.integer(0), browser: row.text(1), created: Timestamp(seconds: row.integer(2)),
            lastUsed: Timestamp(seconds: row.integer(3)))
    }
}
