public import NewsModel
import TidingsStore

/// How headlines are grouped: a decision that travels.
extension ReaderEngine {
    /// Sets how the headlines of a folder, or of everywhere, are grouped, and groups them so.
    ///
    /// - Parameters:
    ///   - folder: The folder's path, or the top for everywhere.
    ///   - way: The way, or `nil` to let that of the folder around it hold, or the usual one.
    ///   - isInBackground: Whether grouping that asks a model, which takes minutes, goes on alone.
    /// - Throws: `EngineError`, `store(.notFound)` where there is no such folder.
    public func setGrouping(
        of folder: FolderPath, to way: GroupingPlan.Way?, isInBackground: Bool = false
    ) async throws(EngineError) {
        let now = clock()
        try await storing { () async throws(StoreError) in
            var id: FolderID?
            if folder != .top {
                id = try await self.store.folderPaths().first { $0.value == folder }?.key
                guard id != nil else { throw .notFound }
            }
            for change in GroupingPlan.changes(way, of: folder, id)
            where try await self.store.setting(change.name) != change.value {
                try await self.store.set(change.name, to: change.value, at: now)
            }
        }
        guard isInBackground else { return try await group() }
        let plan = try await storing { () async throws(StoreError) in
            try await GroupingPlan(self.store)
        }
        if plan.usesMeaning {
            // What fails is tried again with the next refresh.
            Task { try? await group() }
        } else {
            try await group(isAsking: false)
        }
    }
}
