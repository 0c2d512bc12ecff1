import FoundationEssentials

/// The bytes of a file, and what stands beside it.
struct StoreBytes: Hashable {
    /// The path of the file.
    let path: String
    /// Its bytes, or `nil` where there is no file.
    let bytes: [UInt8]?

    /// Reads the file at `path`.
    init(_ path: String) {
        self.path = path
        bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    /// How long a store's files are and how they begin, for what went wrong.
    static func outlines(beside path: String) -> String {
        ["", "-wal", "-shm"].map { ending in
            let bytes = StoreBytes(path + ending).bytes
            return "\(ending): \(bytes?.count ?? -1) bytes, \(bytes?.prefix(64) ?? [])"
        }.joined(separator: "; ")
    }

    /// Writes a file.
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }
}
