internal import Glibc

/// An open file or folder, closed when the value ends.
struct FileDescriptor: ~Copyable {
    let number: Int32

    /// Takes over what the system has just opened.
    ///
    /// - Throws: `DiskError` where the number says that the system opened nothing.
    init(adopting number: Int32, orFail failure: String) throws(DiskError) {
        guard number >= 0 else { throw DiskError(code: errno, failure) }
        self.number = number
    }

    deinit { close(number) }

    /// Reads to the end, `limit` bytes at most.
    func read(atMost limit: Int) throws(DiskError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(max(limit, 1), 65_536))
        while bytes.count < limit {
            let wanted = min(buffer.count, limit - bytes.count)
            let count = unsafe Glibc.read(number, &buffer, wanted)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw DiskError(code: errno, "A file cannot be read") }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Writes all of `bytes`, and waits until they are on the disk.
    func write(_ bytes: [UInt8]) throws(DiskError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes { rest in
                unsafe Glibc.write(number, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw DiskError(code: errno, "A file cannot be written") }
            written += count
        }
        try synchronize()
    }

    /// Waits until everything that was written is on the disk.
    func synchronize() throws(DiskError) {
        guard fsync(number) != 0 else { return }
        // Some disks cannot say so of a folder; they have no more to offer.
        let code = errno
        guard code != EINVAL, code != EBADF, code != ENOTSUP else { return }
        throw DiskError(code: code, "A file cannot be written")
    }
}
