/// What serving other machines added to the schema: for this machine alone, and no secret among it.
extension Schema {
    static let access = """
        -- The password of the pages; none where they ask for none.
        CREATE TABLE web_password (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            hash TEXT NOT NULL,
            changed INTEGER NOT NULL
        );

        -- Browsers that are signed in, by the digest of what they show.
        CREATE TABLE web_sessions (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            digest BLOB NOT NULL UNIQUE,
            browser TEXT NOT NULL,
            created INTEGER NOT NULL,
            last_used INTEGER NOT NULL
        );
        """
}
