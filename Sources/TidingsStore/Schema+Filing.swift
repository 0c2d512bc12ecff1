/// What lists that leave out archived, hidden, and muted entries added to the schema.
extension Schema {
    static let version4 = muting + countersInSight

    /// The condition under which every list shows an entry; `row` is its table or alias.
    static func isInSight(_ row: String) -> String {
        "\(row).is_archived = 0 AND \(row).is_hidden = 0 AND \(row).is_muted = 0"
    }

    private static func isCounted(_ row: String) -> String {
        "(\(row).is_read = 0 AND \(isInSight(row)))"
    }

    private static let muting = """
        -- Whether a mute rule matches; made from the rules, and never sent.
        ALTER TABLE entries ADD COLUMN is_muted INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX entries_archived ON entries (is_archived) WHERE is_archived = 1;
        CREATE INDEX entries_hidden ON entries (is_hidden) WHERE is_hidden = 1;
        CREATE INDEX entries_muted ON entries (is_muted) WHERE is_muted = 1;

        """

    /// What nobody sees in a list does not count as unread there.
    private static let countersInSight = """
        DROP TRIGGER entries_inserted;
        DROP TRIGGER entries_deleted;
        DROP TRIGGER entries_marked;
        CREATE TRIGGER entries_inserted AFTER INSERT ON entries BEGIN
            UPDATE feeds SET entry_count = entry_count + 1,
                unread_count = unread_count + \(isCounted("NEW")) WHERE id = NEW.feed;
        END;
        CREATE TRIGGER entries_deleted AFTER DELETE ON entries BEGIN
            UPDATE feeds SET entry_count = entry_count - 1,
                unread_count = unread_count - \(isCounted("OLD")) WHERE id = OLD.feed;
        END;
        CREATE TRIGGER entries_marked
        AFTER UPDATE OF is_read, is_archived, is_hidden, is_muted ON entries
        WHEN \(isCounted("OLD")) <> \(isCounted("NEW")) BEGIN
            UPDATE feeds SET unread_count = unread_count + \(isCounted("NEW"))
                - \(isCounted("OLD")) WHERE id = NEW.feed;
            UPDATE stories SET unread_count = unread_count + \(isCounted("NEW"))
                - \(isCounted("OLD")) WHERE key = NEW.story;
        END;
        UPDATE feeds SET unread_count =
            (SELECT count(*) FROM entries AS e WHERE e.feed = feeds.id AND \(isCounted("e")));
        UPDATE stories SET unread_count =
            (SELECT count(*) FROM entries AS e WHERE e.story = stories.key AND \(isCounted("e")));
        """
}
