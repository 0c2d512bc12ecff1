import FeedParsing
import Glibc
import NewsModel
import SQLite

/// Writes down what was decided before a migration rewrites it: a list of feeds that every reader
/// understands, and everything else for `restoreDecisions`.
struct MigrationBackup {
    let connection: Connection
    /// The path of the store; the files stand beside it.
    let path: String

    /// Writes both files, in place of those of an attempt that failed.
    ///
    /// - Throws: `SQLiteError` where they cannot be written; then nothing may be migrated.
    func write(before version: Int) throws(SQLiteError) {
        let export = DecisionExport(connection: connection, time: Timestamp(seconds: 0))
        let document = try export.document()
        let list = SubscriptionList(
            title: "Tidings",
            feeds: document.feeds.map { feed in
                SubscriptionList.Outline(
                    title: feed.title ?? "", feedAddress: feed.address, siteAddress: nil,
                    path: feed.folder)
            })
        try write(Array(list.opml.utf8), to: "\(path).before-\(version).opml")
        try write(export.bytes(of: document), to: "\(path).before-\(version).json")
    }

    /// Writes a file that only its owner may read, whole or not at all.
    private func write(_ bytes: [UInt8], to target: String) throws(SQLiteError) {
        let new = target + ".new"
        let file = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Self.failure }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(file, $0.baseAddress, $0.count)
            }
            guard count > 0 else { throw Self.failure }
            rest = rest.dropFirst(count)
        }
        guard fsync(file) == 0, unsafe rename(new, target) == 0 else { throw Self.failure }
    }

    /// Source: SQLite's result code `SQLITE_CANTOPEN`, 14.
    private static let failure = SQLiteError(
        code: 14, message: "a backup cannot be written beside the store before it is changed")
}
