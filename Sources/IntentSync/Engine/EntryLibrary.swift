public import NewsModel

/// The entries that this replica knows: facts, which the engine asks for and never changes.
public protocol EntryLibrary {
    /// Why the library could not be read.
    associatedtype Failure: Error

    /// The feeds with any entry, by key.
    func feeds() throws(Failure) -> [FeedKey]

    /// The entries of `feed` with a position in `positions`, and with `undated` those without one;
    /// in any order, each hash once.
    func entries(
        of feed: FeedKey, in positions: ClosedRange<Int64>, undated: Bool
    ) throws(Failure) -> [EntryReference]
}
