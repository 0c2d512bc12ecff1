package import SQLite

/// The tables of a store, and how they came to be.
///
/// Keys are stored as the signed number with the same 64 bits. `entries.id` is an `EntryPlace`, so
/// that every index ends in list order. Lists read `entries` and `feeds` and never `bodies`.
package enum Schema {
    /// Marks a file as a store of ours: `TIDG` in ASCII.
    static let applicationID: Int64 = 0x5449_4447

    /// The bytes of a page: half as much file and a fifth more speed than with 4,096.
    static let pageSize = 8192

    /// Every step from an empty file to the present.
    package static let migrations = [
        Migration(to: 1, version1),
        Migration(to: 2) { connection throws(SQLiteError) in
            try connection.execute(version2)
            try FolderMaker(connection: connection).identifyAll()
        },
        Migration(to: 3, version3), Migration(to: 4, version4), Migration(to: 5, version5),
        Migration(to: 6, version6), Migration(to: 7, clients), Migration(to: 8, access),
        Migration(to: 9, articles), Migration(to: 10, memory), Migration(to: 11, day),
        Migration(to: 12, counts),
    ]

    /// What each entry of a feed's last document was read to, as `DocumentMemory` writes it.
    private static let memory = "ALTER TABLE documents ADD COLUMN memory BLOB"

    /// What pages count and call by name without a look at each feed.
    private static let counts = """
        CREATE INDEX feeds_counts ON feeds (folder, unread_count) WHERE is_followed = 1;
        CREATE INDEX feeds_publisher ON feeds (publisher) WHERE is_followed = 1;
        """

    private static let version1 = facts + search + decisions + stories + care + counters

    private static let facts = """
        CREATE TABLE folders (
            id INTEGER PRIMARY KEY,
            parent INTEGER REFERENCES folders (id),
            name TEXT NOT NULL,
            position INTEGER NOT NULL,
            UNIQUE (parent, name)
        );
        INSERT INTO folders VALUES (0, NULL, '', 0);

        CREATE TABLE feeds (
            id INTEGER PRIMARY KEY,
            address TEXT NOT NULL,
            canonical TEXT NOT NULL,
            custom_title TEXT,
            own_title TEXT NOT NULL,
            folder INTEGER NOT NULL REFERENCES folders (id),
            site_address TEXT,
            publisher TEXT NOT NULL,
            language TEXT,
            allows_private INTEGER NOT NULL,
            is_followed INTEGER NOT NULL,
            last_fetched INTEGER,
            last_good INTEGER,
            last_status INTEGER,
            last_error TEXT,
            failure_count INTEGER NOT NULL DEFAULT 0,
            next_check INTEGER NOT NULL DEFAULT 0,
            is_gone INTEGER NOT NULL DEFAULT 0,
            entity_tag BLOB,
            last_modified BLOB,
            validators_since INTEGER,
            body_digest BLOB,
            moved_to TEXT,
            moved_day_count INTEGER NOT NULL DEFAULT 0,
            moved_last_day INTEGER,
            entry_count INTEGER NOT NULL DEFAULT 0,
            unread_count INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX feeds_canonical ON feeds (canonical) WHERE is_followed = 1;
        CREATE INDEX feeds_due ON feeds (next_check) WHERE is_followed = 1 AND is_gone = 0;

        -- The keys of the last document of a feed, 8 bytes each.
        CREATE TABLE documents (
            feed INTEGER PRIMARY KEY REFERENCES feeds (id) ON DELETE CASCADE,
            keys BLOB NOT NULL
        );

        CREATE TABLE entries (
            id INTEGER PRIMARY KEY,
            key INTEGER NOT NULL UNIQUE,
            feed INTEGER NOT NULL REFERENCES feeds (id),
            folder INTEGER NOT NULL,
            is_read INTEGER NOT NULL,
            is_saved INTEGER NOT NULL,
            story INTEGER,
            published INTEGER,
            first_seen INTEGER NOT NULL,
            digest INTEGER NOT NULL,
            title TEXT NOT NULL,
            author TEXT NOT NULL,
            link TEXT,
            excerpt TEXT NOT NULL
        );
        CREATE INDEX entries_unread ON entries (is_read) WHERE is_read = 0;
        CREATE INDEX entries_saved ON entries (is_saved) WHERE is_saved = 1;
        CREATE INDEX entries_feed ON entries (feed);
        CREATE INDEX entries_feed_unread ON entries (feed) WHERE is_read = 0;
        CREATE INDEX entries_feed_saved ON entries (feed) WHERE is_saved = 1;
        CREATE INDEX entries_folder ON entries (folder);
        CREATE INDEX entries_folder_unread ON entries (folder) WHERE is_read = 0;
        CREATE INDEX entries_folder_saved ON entries (folder) WHERE is_saved = 1;
        CREATE INDEX entries_story ON entries (story) WHERE story IS NOT NULL;

        -- Keys an entry had before its publisher changed them.
        CREATE TABLE entry_aliases (
            key INTEGER PRIMARY KEY,
            entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE
        );
        CREATE INDEX entry_aliases_entry ON entry_aliases (entry);

        CREATE TABLE bodies (
            id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
            html TEXT NOT NULL,
            text TEXT NOT NULL,
            details TEXT
        );

        """

    /// Contentless: what was indexed is made again from `entries` and `bodies` when a row goes.
    private static let search = """
        CREATE VIRTUAL TABLE search USING fts5 (
            title, text, content = '', columnsize = 0,
            tokenize = 'unicode61 remove_diacritics 2'
        );

        """

    private static let decisions = """
        -- What is known of entries that retention dropped, so that they do not come back as new.
        CREATE TABLE remembered (
            key INTEGER PRIMARY KEY,
            is_read INTEGER NOT NULL,
            first_seen INTEGER NOT NULL,
            since INTEGER NOT NULL
        );
        CREATE INDEX remembered_since ON remembered (since);

        -- The latest wish about each subject, in the order decided: the history of this replica.
        CREATE TABLE intents (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            subject NOT NULL,
            value,
            UNIQUE (kind, subject)
        );

        """

    private static let stories = """
        CREATE TABLE stories (
            key INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            excerpt TEXT NOT NULL,
            publishers TEXT NOT NULL,
            publisher_count INTEGER NOT NULL,
            languages TEXT NOT NULL,
            entry_count INTEGER NOT NULL,
            unread_count INTEGER NOT NULL,
            first INTEGER NOT NULL,
            latest INTEGER NOT NULL
        );
        CREATE INDEX stories_latest ON stories (latest, key, publisher_count);
        CREATE INDEX stories_shared ON stories (latest, key, publisher_count)
            WHERE publisher_count >= 2;

        CREATE TABLE story_aliases (
            alias INTEGER PRIMARY KEY,
            story INTEGER NOT NULL
        );
        CREATE INDEX story_aliases_story ON story_aliases (story);

        """

    private static let care = """
        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL,
            time INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE fetch_log (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            feed INTEGER NOT NULL,
            time INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            detail TEXT NOT NULL,
            status INTEGER,
            body_bytes INTEGER NOT NULL,
            new_entry_count INTEGER NOT NULL
        );
        CREATE INDEX fetch_log_feed ON fetch_log (feed);

        """

    private static let counters = """
        CREATE TRIGGER entries_inserted AFTER INSERT ON entries BEGIN
            UPDATE feeds SET entry_count = entry_count + 1,
                unread_count = unread_count + (NEW.is_read = 0) WHERE id = NEW.feed;
        END;
        CREATE TRIGGER entries_deleted AFTER DELETE ON entries BEGIN
            UPDATE feeds SET entry_count = entry_count - 1,
                unread_count = unread_count - (OLD.is_read = 0) WHERE id = OLD.feed;
        END;
        CREATE TRIGGER entries_marked AFTER UPDATE OF is_read ON entries
        WHEN OLD.is_read <> NEW.is_read BEGIN
            UPDATE feeds SET unread_count = unread_count + (NEW.is_read = 0) - (OLD.is_read = 0)
            WHERE id = NEW.feed;
            UPDATE stories SET unread_count = unread_count + (NEW.is_read = 0) - (OLD.is_read = 0)
            WHERE key = NEW.story;
        END;
        """
}
