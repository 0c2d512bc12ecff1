internal import Glibc

extension OpenFolder {
    /// The names of what is inside, in no order, without “.” and “..”.
    ///
    /// Names that are not UTF-8 are left out: none of ours is among them. After `limit` names it
    /// ends, and says that these are not all.
    func names(atMost limit: Int) throws(DiskError) -> (names: [String], areAll: Bool) {
        let stream = try FolderStream(of: self)
        var names: [String] = []
        var seen = 0
        while let name = try stream.next() {
            seen += 1
            guard seen <= limit else { return (names, false) }
            if let name = name.text, name != ".", name != ".." { names.append(name) }
        }
        return (names, true)
    }
}

/// The entries of a folder, one after the other.
@safe
private struct FolderStream: ~Copyable {
    struct Name {
        /// The name, or `nil` where it is not text.
        var text: String?
    }

    private let handle: OpaquePointer

    init(of folder: borrowing OpenFolder) throws(DiskError) {
        let number = try folder.reopened()
        guard let handle = unsafe fdopendir(number) else {
            let code = errno
            close(number)
            throw DiskError(code: code, "The folder cannot be read")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe closedir(handle) }

    /// The next name, or `nil` at the end.
    func next() throws(DiskError) -> Name? {
        errno = 0
        guard let entry = unsafe readdir(handle) else {
            guard errno == 0 else { throw DiskError(code: errno, "The folder cannot be read") }
            return nil
        }
        let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
            unsafe Array(name.prefix { $0 != 0 })
        }
        return Name(text: String(validating: bytes, as: UTF8.self))
    }
}
