internal import Glibc
internal import IntentSync

/// What a place looks like from outside: which disk and folder it is, and whether one may write
/// there and has room.
///
/// Two that differ say that what was wrong with the place may have passed. Shards have no part in
/// it, since rounds that fail write some, too.
package struct PlaceGlimpse: Hashable, Sendable {
    /// What stands under a path.
    private struct Trace: Hashable {
        var device: UInt64
        var inode: UInt64
        var mode: UInt32
        var written: Int64
        var isEmpty: Bool
    }

    private static let leastRoomInBytes: UInt64 = 1_000_000

    private var traces: [Trace?]
    private var mayWrite: Bool
    private var isReadOnly = false
    private var hasRoom = true

    /// Looks at the place at `path`: a folder, or the file of a key-value store.
    package static func take(at path: String) async -> PlaceGlimpse? {
        let work = BlockingWork(label: "tidings.glimpse")
        return try? await work.run { () throws(TransportError) in PlaceGlimpse(path) }
    }

    private init(_ path: String) {
        let shards = path + "/tidings/v1"
        traces = [
            Self.trace(of: path, isWhole: false), Self.trace(of: shards, isWhole: false),
            Self.trace(of: shards + "/universe", isWhole: true),
        ]
        let written = traces[1] == nil ? path : shards
        mayWrite = unsafe access(written, R_OK | W_OK) == 0
        var disk = statvfs()
        guard unsafe statvfs(path, &disk) == 0 else { return }
        isReadOnly = disk.f_flag & UInt(ST_RDONLY) != 0
        let (room, isHuge) = UInt64(disk.f_bavail).multipliedReportingOverflow(
            by: UInt64(disk.f_frsize))
        hasRoom = isHuge || room >= Self.leastRoomInBytes
    }

    /// What stands under a path, or `nil` where nothing does.
    ///
    /// Where it is not `isWhole`, only which folder it is counts, and of a file, which is another
    /// one after each write, whether there is anything in it.
    private static func trace(of path: String, isWhole: Bool) -> Trace? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        let file = FileStatus(status)
        let counts = isWhole || !file.isRegular
        return Trace(
            device: file.identity.device, inode: counts ? file.identity.inode : 0,
            mode: UInt32(status.st_mode), written: isWhole ? file.written : 0,
            isEmpty: file.isRegular && file.size == 0)
    }
}
