public import NewsModel
import SQLite

/// How feeds and folders are arranged, beyond which folder a feed is in.
extension ReaderStore {
    /// Puts a feed after another one of its folder, or first with `nil`.
    ///
    /// - Throws: `StoreError`, `notFound` where one of them is not followed or they are in
    ///   different folders.
    public func place(
        _ feed: FeedKey, after sibling: FeedKey?, at time: Timestamp
    ) async throws(StoreError) {
        fatalError("stub")
    }

    /// Puts a folder after another one beside it, or first with `nil`.
    ///
    /// - Throws: `StoreError`, `notFound` where one of them is not there or they are not beside
    ///   each other.
    public func place(
        _ folder: FolderPath, after sibling: FolderPath?, at time: Timestamp
    ) async throws(StoreError) {
        fatalError("stub")
    }

    /// Gives a folder another name; its feeds and folders stay in it.
    ///
    /// - Throws: `StoreError`, `notFound` where there is no such folder, or one of that name is
    ///   beside it.
    public func renameFolder(
        _ folder: FolderPath, to name: String, at time: Timestamp
    ) async throws(StoreError) {
        fatalError("stub")
    }

    /// Removes a folder; what is in it moves to the folder around it.
    ///
    /// - Throws: `StoreError`, `notFound` where there is no such folder.
    public func removeFolder(_ folder: FolderPath, at time: Timestamp) async throws(StoreError) {
        fatalError("stub")
    }

    /// Puts entries away, or takes them back: an archived entry is in no list but All and Saved.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func archive(
        _ entries: [EntryKey], _ isArchived: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        fatalError("stub")
    }

    /// Hides entries, or shows them again.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func hide(
        _ entries: [EntryKey], _ isHidden: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        fatalError("stub")
    }

    /// Puts a tag on entries, or takes it off; the tag is made where there is none of that name.
    ///
    /// - Returns: How many of the keys named an entry here.
    @discardableResult
    public func tag(
        _ entries: [EntryKey], _ name: String, isOn: Bool = true, at time: Timestamp
    ) async throws(StoreError) -> Int {
        fatalError("stub")
    }
}
