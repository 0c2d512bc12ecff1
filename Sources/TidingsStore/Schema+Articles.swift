/// What reading the pages that entries link to added to the schema.
extension Schema {
    static let articles = """
        -- Why a page could not be read; then there is no text, and it may be asked again.
        ALTER TABLE articles ADD COLUMN failure TEXT;
        CREATE INDEX articles_time ON articles (time);

        -- Whether opening an entry shows the article of the page it links to.
        ALTER TABLE feed_settings ADD COLUMN articles TEXT NOT NULL DEFAULT 'auto';

        """
}
