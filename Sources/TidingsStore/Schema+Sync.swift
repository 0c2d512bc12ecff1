/// What sync added to the schema.
extension Schema {
    static let version2 = places + decided + exchange

    /// Where an entry stands on its feed's time axis, and how feeds and folders are arranged.
    private static let places = """
        -- The publish second as the feed said it when the entry was first seen; never changes.
        ALTER TABLE entries ADD COLUMN position INTEGER;
        ALTER TABLE entries ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE entries ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
        UPDATE entries SET position = published;
        CREATE INDEX entries_position ON entries (feed, position);

        ALTER TABLE remembered ADD COLUMN feed INTEGER;
        ALTER TABLE remembered ADD COLUMN position INTEGER;
        CREATE INDEX remembered_position ON remembered (feed, position) WHERE feed IS NOT NULL;

        ALTER TABLE feeds ADD COLUMN order_key BLOB;
        ALTER TABLE folders ADD COLUMN order_key BLOB;
        -- The name all replicas agree on.
        ALTER TABLE folders ADD COLUMN key INTEGER;
        CREATE INDEX folders_key ON folders (key);

        """

    /// Decisions that have no table of their own: tags, rules, groups, accounts, corrections.
    private static let decided = """
        CREATE TABLE wished_flags (
            kind INTEGER NOT NULL,
            name BLOB NOT NULL,
            trait INTEGER NOT NULL,
            PRIMARY KEY (kind, name, trait)
        ) WITHOUT ROWID;

        CREATE TABLE wished_registers (
            kind INTEGER NOT NULL,
            name BLOB NOT NULL,
            field INTEGER NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (kind, name, field)
        ) WITHOUT ROWID;

        -- Tags on entries, by key: a tag may be here before its entry is.
        CREATE TABLE entry_tags (
            entry INTEGER NOT NULL,
            tag INTEGER NOT NULL,
            PRIMARY KEY (entry, tag)
        ) WITHOUT ROWID;
        CREATE INDEX entry_tags_tag ON entry_tags (tag);

        """

    /// What goes between this store and the others.
    private static let exchange = """
        CREATE TABLE sync_state (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            is_on INTEGER NOT NULL,
            -- Grows with every change of the replica; a store that is behind was restored.
            generation INTEGER NOT NULL,
            -- The name of the replica, also once sync is off: nobody shall wait for it then.
            replica INTEGER,
            place TEXT,
            path TEXT,
            is_sealed INTEGER NOT NULL DEFAULT 0,
            token BLOB,
            account TEXT,
            pulled INTEGER,
            merged INTEGER,
            published INTEGER,
            confirmed INTEGER,
            confirmed_version INTEGER NOT NULL DEFAULT 0,
            failure TEXT,
            failure_count INTEGER NOT NULL DEFAULT 0,
            next_try INTEGER
        );
        INSERT INTO sync_state (id, is_on, generation) VALUES (1, 0, 0);

        -- The replica, in a row of its own: the state beside it changes more often.
        CREATE TABLE sync_replica (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            archive BLOB NOT NULL
        );

        -- What was decided and is not in the replica yet, in order.
        CREATE TABLE outbox (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            intent BLOB NOT NULL
        );

        -- Entries the replica has not been told of, or that came back; `after` is the last
        -- decision before.
        CREATE TABLE discovered (
            key INTEGER PRIMARY KEY,
            feed INTEGER NOT NULL,
            position INTEGER,
            after INTEGER NOT NULL,
            is_new INTEGER NOT NULL
        );

        -- What is to be put at the place, or with no bytes removed from it.
        CREATE TABLE sync_puts (
            name TEXT PRIMARY KEY,
            bytes BLOB,
            revision INTEGER NOT NULL
        ) WITHOUT ROWID;

        -- Conflicts that were resolved without asking.
        CREATE TABLE journal (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            matter BLOB NOT NULL,
            winner INTEGER NOT NULL,
            loser INTEGER NOT NULL,
            is_undone INTEGER NOT NULL DEFAULT 0
        );
        """
}
