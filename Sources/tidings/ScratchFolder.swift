import FoundationEssentials

/// A folder that is thrown away with everything in it.
struct ScratchFolder: Sendable {
    /// The path of the folder.
    let path: String

    init() throws(CommandFailure) {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tidings-demo-" + UUID().uuidString)
        path = folder.path
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .failed("No temporary folder can be made in \(folder.path): check TMPDIR.")
        }
    }

    /// Throws the folder away.
    func remove() {
        // What cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: path)
    }
}
