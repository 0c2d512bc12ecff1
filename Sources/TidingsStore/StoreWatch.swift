import SQLite
import Synchronization

/// Tells whether anybody changed the store, without a wait for those who read and write it.
///
/// A connection of its own, since each counts the changes of all others for itself.
final class StoreWatch: Sendable {
    private let file: StoreFile
    private let connection = Mutex<Connection?>(nil)

    init(file: StoreFile) {
        self.file = file
    }

    /// A number that is another one after each change, whoever made it; `nil` where that cannot be
    /// told now.
    var version: Int64? {
        connection.withLock { connection in
            do throws(SQLiteError) {
                if connection == nil { connection = try file.openWatch() }
                return try connection?.integer("PRAGMA data_version")
            } catch {
                connection = nil
                return nil
            }
        }
    }
}

extension ReaderStore {
    /// A number that is another one after each change to the store, by this process or another.
    ///
    /// It means nothing to another process or after a restart. It is told at once, from memory that
    /// all who have the file open share.
    ///
    /// - Returns: `nil` where it cannot be told now, or the store is only read.
    public var version: Int64? { isOnlyRead ? nil : watch.version }
}
