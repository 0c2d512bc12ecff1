internal import Glibc

extension OpenFolder {
    /// Whether anything is at `path`.
    static func exists(at path: String) throws(DiskError) -> Bool {
        guard unsafe access(path, F_OK) != 0 else { return true }
        let code = errno
        guard code != ENOENT else { return false }
        throw DiskError(code: code, "The folder \(path) cannot be reached")
    }

    /// Makes the folder at `path`, for this user alone; nothing where it is there.
    static func make(at path: String) throws(DiskError) {
        guard unsafe mkdir(path, 0o700) != 0 else { return }
        let code = errno
        guard code != EEXIST else { return }
        throw DiskError(code: code, "The folder \(path) cannot be made")
    }
}
