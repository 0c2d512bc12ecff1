internal import Glibc

extension OpenFolder {
    /// Makes the folder at `path`, for this user alone; nothing where it is there.
    static func make(at path: String) throws(DiskError) {
        guard unsafe mkdir(path, 0o700) != 0 else { return }
        let code = errno
        guard code != EEXIST else { return }
        throw DiskError(code: code, "The folder \(path) cannot be made")
    }
}
