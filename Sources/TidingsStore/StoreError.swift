/// Why the store could not do what it was asked.
public enum StoreError: Error, Hashable, Sendable {
    /// Another program holds the store for writing and did not let go in time.
    case inUse
    /// The file is not a Tidings store, or is damaged; `detail` is SQLite's own word.
    case damaged(detail: String)
    /// The disk is full; nothing of the failed change was kept, all from before was.
    case diskFull
    /// The file cannot be opened or written (missing folder, permissions).
    case unreachable(detail: String)
    /// A newer Tidings wrote the store, at schema `version`.
    case tooNew(version: Int)
    /// Nothing in the store has the key or name that was asked for.
    case notFound
    /// Anything else SQLite refused; `code` is its extended result code.
    case failed(code: Int, detail: String)
}
