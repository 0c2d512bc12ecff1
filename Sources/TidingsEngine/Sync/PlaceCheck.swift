import FoundationEssentials
import Glibc
import TidingsStore

/// Looks for what is wrong with a place before anything is made there, so that it can be said in
/// words that help.
struct PlaceCheck {
    private enum Kind {
        case nothing
        case folder
        case other
    }

    private static let recordLimitInBytes = 4096

    let place: SyncPlace
    /// The path of the store.
    let storePath: String
    /// The folder where this machine keeps the replica's name and key.
    let stateFolder: String

    /// Refuses a place that cannot work.
    ///
    /// - Throws: `SyncError.unusable`; nothing has been touched then.
    func check() throws(SyncError) {
        let path = place.path
        if path.split(separator: "/").contains(where: { $0.hasPrefix("~") }),
            Self.kind(of: path) == .nothing
        {
            throw .unusable(
                detail: "“~” is not a folder here: write the whole path, such as /home/me/Sync.")
        }
        switch (place.kind, Self.kind(of: path)) {
        case (.folder, .other):
            throw .unusable(
                detail: "\(path) is a file: give a folder that is carried to your other devices.")
        case (.keyValue, .folder):
            throw .unusable(
                detail: "\(path) is a folder, and a key-value store is one file: give the path of "
                    + "a file, or use 'tidings sync setup folder'.")
        case (_, .nothing): try checkParent(of: path)
        default: try checkWriting(path)
        }
        guard place.kind == .folder else { return }
        try checkOwnFolders(path)
        if Self.isInsidePlace(path) {
            throw .unusable(
                detail: "\(path) is a folder inside a place: give the folder that holds “tidings”, "
                    + "and let that one be carried to your other devices.")
        }
    }

    // MARK: Folders inside a place

    /// The folder that is meant where somebody gives the `tidings` or the `tidings/v1` of a place
    /// that is there; else `path` itself.
    static func chosenFolder(of path: String) -> String {
        let names = path.split(separator: "/")
        if kind(of: path + "/tidings/v1") != .nothing { return path }
        if names.suffix(2) == ["tidings", "v1"], kind(of: path) == .folder {
            return parent(of: parent(of: path))
        }
        if names.last == "tidings", kind(of: path + "/v1") == .folder { return parent(of: path) }
        return path
    }

    /// Whether the record of a place stands in the folder, or one level deeper.
    private static func isInsidePlace(_ path: String) -> Bool {
        guard kind(of: path + "/tidings/v1") == .nothing else { return false }
        return ["/universe", "/v1/universe"].contains { name in
            var status = stat()
            guard unsafe stat(path + name, &status) == 0, status.st_size <= recordLimitInBytes,
                let record = FileManager.default.contents(atPath: path + name)
            else { return false }
            return record.starts(with: "tidings universe".utf8)
        }
    }

    private func checkParent(of path: String) throws(SyncError) {
        let parent = Self.parent(of: path)
        switch Self.kind(of: parent) {
        case .nothing:
            throw .unusable(
                detail: "there is no folder \(parent): check the path, or make that folder first.")
        case .other:
            throw .unusable(detail: "\(parent) is a file, and nothing can be made in it.")
        case .folder: try checkWriting(parent)
        }
    }

    private func checkWriting(_ path: String) throws(SyncError) {
        guard unsafe access(path, R_OK | W_OK) != 0 else { return }
        throw .unusable(
            detail: errno == EROFS
                ? "\(path) is on a disk that is mounted read-only: give a folder elsewhere."
                : "you may not write in \(path): give yourself the right to, or give another "
                    + "folder.")
    }

    /// What carries the place must not carry the store, its journal, or the key.
    private func checkOwnFolders(_ path: String) throws(SyncError) {
        let place = Self.resolved(path)
        let store = Self.resolved(Self.parent(of: storePath))
        if Self.isInside(store, place) {
            throw .unusable(
                detail: "\(path) is where your store is kept, and the store itself must not be "
                    + "carried to other devices: give a folder of its own.")
        }
        let state = Self.resolved(stateFolder)
        if Self.isInside(state, place) || Self.isInside(place, state) {
            throw .unusable(
                detail: "\(path) is where this device keeps its key: give a folder of its own.")
        }
    }

    private static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return .nothing }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path without links, as far as it is there.
    private static func resolved(_ path: String) -> String {
        guard let found = unsafe realpath(path, nil) else { return plain(path) }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }

    /// A whole path without “.”, “..”, and slashes that say nothing.
    static func plain(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
