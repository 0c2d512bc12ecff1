/// What stories by meaning added to the schema.
extension Schema {
    static let version6 = """
        -- What a model takes a title to mean; never compared with those of another model.
        CREATE TABLE entry_vectors (
            id INTEGER PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
            model TEXT NOT NULL,
            vector BLOB NOT NULL
        );
        -- A title and summary that a model wrote, and the digest of what it wrote them from.
        CREATE TABLE story_texts (
            story INTEGER PRIMARY KEY,
            digest INTEGER NOT NULL,
            title TEXT NOT NULL,
            summary TEXT NOT NULL
        );
        -- Which way of grouping decided about the entries of a folder, to notice a change.
        CREATE TABLE groupings (
            folder TEXT PRIMARY KEY,
            name TEXT NOT NULL
        ) WITHOUT ROWID;
        -- Reports that are no copy of another; 0 where nobody counted yet.
        ALTER TABLE stories ADD COLUMN report_count INTEGER NOT NULL DEFAULT 0;

        """
}
