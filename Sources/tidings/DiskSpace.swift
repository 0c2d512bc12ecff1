import Glibc

/// How much room a disk has.
enum DiskSpace {
    /// The bytes an ordinary user may still write beside `path`, or `nil` if unknown.
    static func free(at path: String) -> Int? {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { return nil }
        return Int(status.f_bavail) * Int(status.f_frsize)
    }
}
