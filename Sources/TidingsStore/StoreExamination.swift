/// What examining the store found.
public struct StoreExamination: Hashable, Sendable {
    /// What is damaged, in SQLite's words; empty where the file is whole.
    public var problems: [String]
    /// The version of the schema.
    public var schemaVersion: Int
    /// The version of the SQLite library.
    public var libraryVersion: String
    /// The size of the file and its journal.
    public var sizeInBytes: Int
    /// How many feeds are followed.
    public var feedCount: Int
    /// How many entries are stored.
    public var entryCount: Int

    /// Gathers what was found.
    public init(
        problems: [String], schemaVersion: Int, libraryVersion: String, sizeInBytes: Int,
        feedCount: Int, entryCount: Int
    ) {
        self.problems = problems
        self.schemaVersion = schemaVersion
        self.libraryVersion = libraryVersion
        self.sizeInBytes = sizeInBytes
        self.feedCount = feedCount
        self.entryCount = entryCount
    }
}
