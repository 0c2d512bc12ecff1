internal import Glibc

/// What tells one state of a file from another without reading it.
struct FileStatus: Hashable {
    /// What stays the same as long as it is the same file or folder.
    struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    var identity: Identity
    var size: Int
    /// Nanoseconds since 1970, of the last write as its writer tells it.
    var written: Int64
    /// Nanoseconds since 1970, of the last change as this system saw it.
    var changed: Int64
    var isRegular: Bool

    init(_ status: stat) {
        size = Int(status.st_size)
        written = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        isRegular = status.st_mode & S_IFMT == S_IFREG
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
