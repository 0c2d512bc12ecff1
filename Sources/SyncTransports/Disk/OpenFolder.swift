internal import Glibc

/// An open folder, through which alone its files are reached.
///
/// No name leads out of it: links are never followed, and names with a slash are the caller's to
/// keep away.
struct OpenFolder: ~Copyable {
    private let descriptor: FileDescriptor

    /// Opens the folder at `path`, which a person chose and which may be a link.
    init(at path: String) throws(DiskError) {
        descriptor = try FileDescriptor(
            adopting: unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC),
            orFail: "The folder \(path) cannot be opened")
    }

    private init(_ descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }

    /// Opens a folder inside.
    func folder(_ name: String) throws(DiskError) -> OpenFolder {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        return OpenFolder(
            try FileDescriptor(
                adopting: unsafe openat(descriptor.number, name, flags),
                orFail: "The folder “\(name)” cannot be opened"))
    }

    /// The number of a new descriptor of this folder, with a reading place of its own and the
    /// caller's to close.
    func reopened() throws(DiskError) -> Int32 {
        let number = unsafe openat(descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw DiskError(code: errno, "The folder cannot be read") }
        return number
    }

    /// Makes a folder inside, for this user alone; nothing where it is there.
    func makeFolder(_ name: String) throws(DiskError) {
        guard unsafe mkdirat(descriptor.number, name, 0o700) != 0 else { return }
        let code = errno
        guard code != EEXIST else { return }
        throw DiskError(code: code, "The folder “\(name)” cannot be made")
    }

    /// What the folder itself is.
    func status() throws(DiskError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else {
            throw DiskError(code: errno, "The folder cannot be read")
        }
        return FileStatus(status)
    }

    /// The status of what stands under `name`, a link itself where it is one; `nil` where nothing
    /// does.
    func status(of name: String) throws(DiskError) -> FileStatus? {
        var status = stat()
        guard unsafe fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) != 0
        else { return FileStatus(status) }
        let code = errno
        guard code != ENOENT else { return nil }
        throw DiskError(code: code, "The folder cannot be read")
    }

    /// The bytes of a file, or `nil` where there is none that could be read: nothing, a link, a
    /// folder, a device.
    ///
    /// A file with more than `limit` bytes gives its first `limit` and one.
    func contents(of name: String, atMost limit: Int) throws(DiskError) -> [UInt8]? {
        // Without waiting: a pipe would never open.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let number = unsafe openat(descriptor.number, name, flags)
        if number < 0, [ENOENT, ELOOP, ENXIO, ENODEV].contains(errno) { return nil }
        let file = try FileDescriptor(
            adopting: number, orFail: "The file “\(name)” cannot be read")
        var status = stat()
        guard unsafe fstat(file.number, &status) == 0 else {
            throw DiskError(code: errno, "The file “\(name)” cannot be read")
        }
        guard FileStatus(status).isRegular else { return nil }
        return try file.read(atMost: limit + 1)
    }

    /// Opens a file for locking, made where it is not there.
    func lockFile(_ name: String) throws(DiskError) -> FileDescriptor {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        return try FileDescriptor(
            adopting: unsafe openat(descriptor.number, name, flags, 0o600),
            orFail: "The file “\(name)” cannot be opened")
    }

    /// Puts `bytes` under `name` so that everyone sees the old bytes or the new ones, and never
    /// half of them, whenever the machine stops.
    ///
    /// `temporary` is a name that nobody else uses.
    ///
    /// - Throws: `DiskError`; what stood under `name` stands there still.
    func replace(_ name: String, with bytes: [UInt8], by temporary: String) throws(DiskError) {
        do throws(DiskError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let file = try FileDescriptor(
                adopting: unsafe openat(descriptor.number, temporary, flags, 0o600),
                orFail: "Nothing can be written in the folder")
            try file.write(bytes)
            guard unsafe renameat(descriptor.number, temporary, descriptor.number, name) == 0
            else { throw DiskError(code: errno, "The file “\(name)” cannot be replaced") }
        } catch {
            unsafe unlinkat(descriptor.number, temporary, 0)
            throw error
        }
        try descriptor.synchronize()
    }

    /// Removes a file; nothing where it is not there.
    func remove(_ name: String) throws(DiskError) {
        guard unsafe unlinkat(descriptor.number, name, 0) != 0 else { return }
        let code = errno
        guard code != ENOENT else { return }
        throw DiskError(code: code, "The file “\(name)” cannot be removed")
    }

    /// Waits until what was made, replaced, and removed is on the disk.
    func synchronize() throws(DiskError) { try descriptor.synchronize() }
}
