/// What a store can be opened with besides its path.
package struct StoreOptions: Sendable {
    /// How long a change waits for another program to let go of the store.
    package var busyTimeout: Duration = .seconds(5)
    /// How many connections read beside the writer.
    ///
    /// Source: GRDB reads with up to five; a reader for one person is content with three.
    package var readerCount = 3
    /// The size the file may reach, in pages of 8,192 bytes, or `nil` for SQLite's own limit.
    package var maximumPageCount: Int?
    /// What is kept, and for how long.
    package var retention = Retention()

    /// The options every program opens the store with.
    package init() {}
}

/// How many entries of a feed are kept, and for how long.
///
/// Entries still in the feed's document and saved entries are kept whatever these say.
package struct Retention: Hashable, Sendable {
    /// The newest entries of each feed that are kept, if they are not older than `age`.
    package var entriesPerFeed = 1000
    /// The age, by order time, past which an entry is dropped: a year and a day.
    package var age: Duration = .seconds(366 * 86_400)
    /// How long the mark of a dropped entry is remembered: half a year.
    package var markAge: Duration = .seconds(183 * 86_400)

    /// The limits every program keeps.
    package init() {}
}
