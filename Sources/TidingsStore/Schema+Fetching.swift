/// What politer fetching added to the schema.
extension Schema {
    static let version3 = paces + wishes + edits

    /// What has to be known to ask a feed again at the right time and in the right way.
    private static let paces = """
        -- The address that sent the validators, which are sent to no other.
        ALTER TABLE feeds ADD COLUMN validators_address TEXT;
        -- The seconds between two fetches by how often the feed publishes.
        ALTER TABLE feeds ADD COLUMN own_interval INTEGER;
        -- What the last document asked for: seconds, and a bit for each quiet hour and day.
        ALTER TABLE feeds ADD COLUMN pace_interval INTEGER;
        ALTER TABLE feeds ADD COLUMN quiet_hours INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE feeds ADD COLUMN quiet_days INTEGER NOT NULL DEFAULT 0;

        -- Publishers that are left alone for a while, by registrable domain.
        CREATE TABLE domain_pauses (
            domain TEXT PRIMARY KEY,
            until INTEGER NOT NULL,
            reason TEXT NOT NULL
        ) WITHOUT ROWID;

        """

    /// How the person wants single feeds fetched: for this machine alone, passwords included.
    private static let wishes = """
        CREATE TABLE feed_settings (
            feed INTEGER PRIMARY KEY REFERENCES feeds (id) ON DELETE CASCADE,
            interval INTEGER,
            user_agent TEXT,
            user_name TEXT,
            password TEXT,
            -- Names and values in turn, a line each.
            header_fields TEXT,
            ignores_cache INTEGER NOT NULL,
            wants_full_text INTEGER NOT NULL
        );

        -- What was extracted from the page an entry links to; no text where it has no more to read
        -- than the feed, so that no page is asked for twice.
        CREATE TABLE articles (
            id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
            html TEXT,
            time INTEGER NOT NULL
        );

        """

    private static let edits = """
        -- When the publisher last changed the title or the text, as far as was noticed here.
        ALTER TABLE entries ADD COLUMN changed INTEGER;
        """
}
