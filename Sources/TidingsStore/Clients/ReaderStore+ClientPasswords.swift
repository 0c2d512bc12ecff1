package import Crypto
public import NewsModel
import SQLite

/// The passwords of other reader programs.
extension ReaderStore {
    /// Makes a password for a program.
    ///
    /// - Returns: The password, which is shown once and kept nowhere; `nil` where the name is
    ///   taken or none, where there are as many passwords as there can be, or no memory is left.
    @concurrent public func addClientPassword(
        _ name: String, at time: Timestamp
    ) async throws(StoreError) -> String? {
        guard ClientPassword.isName(name) else { return nil }
        var random = SecureRandom()
        let password = ClientPassword.draw(using: &random)
        guard let hash = PasswordHash(of: password) else { return nil }
        let fever = Self.feverDigest(FeverDigest(of: Array("\(name):\(password)".utf8)).description)
        let isAdded = try await write { connection throws(SQLiteError) in
            let count = try connection.integer("SELECT count(*) FROM client_passwords")
            guard count < Int64(ClientPassword.limit) else { return false }
            let added = try connection.run(
                """
                INSERT OR IGNORE INTO client_passwords (name, handle, hash, fever_digest, created)
                VALUES (?, ?, ?, ?, ?)
                """, name, ClientPassword.handle(of: password), hash.text, fever, time.seconds)
            if added > 0, count == 0 {
                try connection.run(
                    """
                    INSERT INTO client_entries (entry) SELECT id FROM entries
                    WHERE id NOT IN (SELECT entry FROM client_entries) ORDER BY id
                    """)
            }
            return added > 0
        }
        return isAdded ? password : nil
    }

    /// Every password, by name.
    public func clientPasswords() async throws(StoreError) -> [ClientPassword] {
        try await read { connection throws(SQLiteError) in
            let sql = """
                SELECT id, name, created, last_used, last_client FROM client_passwords ORDER BY name
                """
            return try connection.all(sql) { row in
                ClientPassword(
                    id: row.integer(0), name: row.text(1),
                    created: Timestamp(seconds: row.integer(2)),
                    lastUsed: row.optionalInteger(3).map(Timestamp.init(seconds:)),
                    lastClient: row.optionalText(4))
            }
        }
    }

    /// Takes a password back; who logged in with it is let in no longer.
    ///
    /// - Throws: `StoreError`, `notFound` where there is none of this name.
    public func removeClientPassword(_ name: String) async throws(StoreError) {
        try await change { connection throws(SQLiteError) in
            try connection.run("DELETE FROM client_passwords WHERE name = ?", name) > 0
        }
    }

    /// Finds the password that begins like this one, so that its hash can be compared.
    package func clientPassword(
        like password: String
    ) async throws(StoreError) -> (id: Int64, hash: PasswordHash)? {
        let handle = ClientPassword.handle(of: password)
        return try await read { connection throws(SQLiteError) in
            try connection.first(
                "SELECT id, hash FROM client_passwords WHERE handle = ?", handle
            ) { row in (row.integer(0), PasswordHash(text: row.text(1))) }
        }
    }

    /// Finds the password whose name and text have this MD5 digest, in hexadecimal.
    package func clientPassword(feverKey: String) async throws(StoreError) -> Int64? {
        let digest = Self.feverDigest(feverKey)
        return try await read { connection throws(SQLiteError) in
            try connection.first(
                "SELECT id FROM client_passwords WHERE fever_digest = ?", digest
            ) { $0.integer(0) }
        }
    }

    private static func feverDigest(_ key: String) -> [UInt8] {
        Digest(of: Array("fever".utf8) + key.lowercased().utf8).bytes
    }

    // MARK: Logins

    /// Remembers that a token stands for a password.
    package func addClientToken(
        _ token: String, for password: Int64, at time: Timestamp
    ) async throws(StoreError) {
        let digest = Digest(of: Array(token.utf8)).bytes
        try await write { connection throws(SQLiteError) in
            try connection.run(
                """
                INSERT OR IGNORE INTO client_tokens
                SELECT ?, id, ? FROM client_passwords WHERE id = ?
                """, digest, time.seconds, password)
            try connection.run(
                """
                DELETE FROM client_tokens WHERE password = ?1 AND digest <> ?3 AND digest NOT IN (
                    SELECT digest FROM client_tokens WHERE password = ?1
                    ORDER BY created DESC LIMIT ?2)
                """, password, ClientPassword.tokenLimit, digest)
        }
    }

    /// The password that a token stands for, or `nil`.
    package func clientPassword(token: String) async throws(StoreError) -> Int64? {
        let digest = Digest(of: Array(token.utf8)).bytes
        return try await read { connection throws(SQLiteError) in
            try connection.first(
                "SELECT password FROM client_tokens WHERE digest = ?", digest
            ) { $0.integer(0) }
        }
    }

    /// Whether the password with this number still stands.
    package func isClientPassword(_ id: Int64) async throws(StoreError) -> Bool {
        try await read { connection throws(SQLiteError) in
            try connection.integer("SELECT count(*) FROM client_passwords WHERE id = ?", id) > 0
        }
    }

    /// Notes that a password was used, and by which program.
    package func noteUse(
        ofClientPassword id: Int64, by client: String?, at time: Timestamp
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            _ = try connection.run(
                "UPDATE client_passwords SET last_used = ?, last_client = ? WHERE id = ?",
                time.seconds, client, id)
        }
    }

    /// Notes that something was refused.
    package func noteClientRefusal(
        _ refusal: ClientRefusal, at time: Timestamp
    ) async throws(StoreError) {
        try await write { connection throws(SQLiteError) in
            try connection.run(
                "INSERT INTO client_refusals (time, door) VALUES (?, ?)", time.seconds,
                refusal.rawValue)
            try connection.run(
                """
                DELETE FROM client_refusals
                WHERE id <= (SELECT max(id) FROM client_refusals) - 1000
                """)
        }
    }

    /// What was refused of late.
    public func clientRefusals() async throws(StoreError) -> ClientRefusals {
        try await read { connection throws(SQLiteError) in
            let sql = "SELECT door, count(*), max(time) FROM client_refusals GROUP BY door"
            let found = try connection.all(sql) { row in
                (ClientRefusal(rawValue: row.text(0)), Int(row.integer(1)), row.integer(2))
            }
            var refusals = ClientRefusals()
            for (refusal, count, seconds) in found {
                let last = Timestamp(seconds: seconds)
                if refusal?.isLogin ?? true {
                    refusals.count += count
                    refusals.last = max(refusals.last ?? last, last)
                } else {
                    refusals.requestCount += count
                    refusals.lastRequest = max(refusals.lastRequest ?? last, last)
                }
            }
            return refusals
        }
    }
}
