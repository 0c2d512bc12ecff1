/// What icons, hubs, and the health of long feeds added to the schema.
extension Schema {
    static let version5 = cuts + icons + hubs

    private static let cuts = """
        -- Whether the last document had more entries than are read.
        ALTER TABLE feeds ADD COLUMN is_cut INTEGER NOT NULL DEFAULT 0;

        """

    private static let icons = """
        -- The icon of each site, by host; no bytes where the site has none that can be shown.
        CREATE TABLE icons (
            host TEXT PRIMARY KEY,
            media_type TEXT,
            bytes BLOB,
            -- The beginning of the digest of the bytes, which makes each version an address.
            version TEXT,
            -- Where it was found, and what to send back when asking there again.
            address TEXT,
            entity_tag BLOB,
            last_modified BLOB,
            next_check INTEGER NOT NULL
        );

        """

    private static let hubs = """
        -- The hub that tells of changes of a feed, and the address by which it knows it.
        ALTER TABLE feeds ADD COLUMN hub TEXT;
        ALTER TABLE feeds ADD COLUMN topic TEXT;

        -- What was agreed with hubs.
        CREATE TABLE hub_subscriptions (
            feed INTEGER PRIMARY KEY REFERENCES feeds (id) ON DELETE CASCADE,
            hub TEXT NOT NULL,
            topic TEXT NOT NULL,
            -- The last part of the callback's address, which nobody can guess.
            name TEXT NOT NULL UNIQUE,
            secret TEXT NOT NULL,
            -- Until when the hub tells of changes; NULL while it has not agreed.
            lease_end INTEGER,
            -- When to ask the hub next.
            next_request INTEGER NOT NULL,
            failure_count INTEGER NOT NULL DEFAULT 0
        );

        """
}
