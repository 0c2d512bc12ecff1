/// What serving other reader programs added to the schema.
extension Schema {
    static let clients = clientPasswords + clientNumbers

    /// Who may ask: for this machine alone, and no secret among it.
    private static let clientPasswords = """
        CREATE TABLE client_passwords (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE,
            -- The beginning of the password, by which its row is found.
            handle TEXT NOT NULL UNIQUE,
            hash TEXT NOT NULL,
            fever_digest BLOB NOT NULL UNIQUE,
            created INTEGER NOT NULL,
            last_used INTEGER,
            last_client TEXT
        );

        -- What clients show instead of the password after they logged in.
        CREATE TABLE client_tokens (
            digest BLOB PRIMARY KEY,
            password INTEGER NOT NULL REFERENCES client_passwords (id) ON DELETE CASCADE,
            created INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX client_tokens_password ON client_tokens (password);

        -- Logins that were refused.
        CREATE TABLE client_refusals (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            door TEXT NOT NULL
        );

        """

    /// Small numbers for clients that hold no more than 32 bits; entries get them while somebody
    /// may ask for them only.
    private static let clientNumbers = """
        CREATE INDEX entries_arrived ON entries (first_seen);
        -- All that a list of unread entries needs, so that tens of thousands cost no row each.
        CREATE INDEX entries_unread_places
            ON entries (id, first_seen, is_read, is_archived, is_hidden, is_muted)
            WHERE is_read = 0;

        CREATE TABLE client_feeds (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            feed INTEGER NOT NULL UNIQUE REFERENCES feeds (id) ON DELETE CASCADE
        );
        INSERT INTO client_feeds (feed) SELECT id FROM feeds ORDER BY rowid;
        CREATE TRIGGER client_feeds_numbered AFTER INSERT ON feeds BEGIN
            INSERT INTO client_feeds (feed) VALUES (NEW.id);
        END;

        CREATE TABLE client_entries (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            entry INTEGER NOT NULL UNIQUE REFERENCES entries (id) ON DELETE CASCADE
        );
        CREATE TRIGGER client_entries_numbered AFTER INSERT ON entries
        WHEN EXISTS (SELECT 1 FROM client_passwords) BEGIN
            INSERT INTO client_entries (entry) VALUES (NEW.id);
        END;
        """
}
