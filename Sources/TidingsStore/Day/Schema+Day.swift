/// What the weather and the calendars of the day added to the schema: for this machine alone.
extension Schema {
    static let day = """
        -- Where they come from, and what was there last. An address may be a secret.
        CREATE TABLE day_sources (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            allows_private INTEGER NOT NULL,
            -- The last good answer, when it was last known to be good, and its validators.
            body BLOB,
            confirmed INTEGER,
            entity_tag BLOB,
            last_modified BLOB,
            -- Why the last request brought nothing.
            failure TEXT,
            failure_count INTEGER NOT NULL DEFAULT 0,
            next_check INTEGER NOT NULL
        );
        """
}
