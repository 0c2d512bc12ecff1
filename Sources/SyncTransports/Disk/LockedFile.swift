internal import Glibc

/// The file of several processes that take turns: locked as long as the value lives.
///
/// The lock is on a file of its own beside it, since the file itself is replaced by every write.
///
/// Source: flock(2).
struct LockedFile: ~Copyable {
    private let folder: OpenFolder
    private let lock: FileDescriptor
    private let name: String

    /// Waits for the turn of this process, two seconds at most.
    ///
    /// - Throws: `DiskError` where the turn did not come or the folder cannot be reached.
    init(at path: String) throws(DiskError) {
        let parts = FilePath(path)
        let folder = try OpenFolder(at: parts.folder)
        let lock = try folder.lockFile(parts.name + ".lock")
        guard Self.comesTurn(of: lock.number) else {
            throw DiskError(code: EBUSY, "The file \(path) is in use")
        }
        self.folder = folder
        self.lock = lock
        name = parts.name
    }

    private static func comesTurn(of lock: Int32) -> Bool {
        for _ in 0..<400 {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(5000)
        }
        return false
    }

    /// The bytes of the file, or `nil` where there is none.
    func contents(atMost limit: Int) throws(DiskError) -> [UInt8]? {
        try folder.contents(of: name, atMost: limit)
    }

    /// Replaces the file.
    func replace(with bytes: [UInt8]) throws(DiskError) {
        // Nobody else is here, so what has this name was left behind by who was.
        let temporary = name + ".tmp"
        try folder.remove(temporary)
        try folder.replace(name, with: bytes, by: temporary)
    }

    /// The bytes of the file at `path`, without waiting for a turn; `nil` where there is none that
    /// could be read.
    static func contents(at path: String, atMost limit: Int) throws(DiskError) -> [UInt8]? {
        let parts = FilePath(path)
        return try OpenFolder(at: parts.folder).contents(of: parts.name, atMost: limit)
    }

    /// The status of the file at `path`, without waiting for a turn; `nil` where there is none.
    static func status(at path: String) -> FileStatus? {
        let parts = FilePath(path)
        return try? OpenFolder(at: parts.folder).status(of: parts.name)
    }
}

/// The two parts of a file's path.
private struct FilePath {
    var folder: String
    var name: String

    init(_ path: String) {
        let end = path.lastIndex(of: "/")
        folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        name = String(end.map { path[path.index(after: $0)...] } ?? path[...])
    }
}
