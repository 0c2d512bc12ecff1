import FoundationEssentials

/// A folder of a test's own, removed with everything in it when the value goes away.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Makes a new, empty folder.
    public init() throws {
        let folder = FileManager.default.temporaryDirectory
        path = folder.appending(path: "tidings-test-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // What cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file inside.
    public func file(_ name: String) -> String { path + "/" + name }
}
