internal import Glibc
public import IntentSync

extension EmulatedKeyValueStore {
    /// What is at the path of a store.
    public enum Standing: Hashable, Sendable {
        /// Nothing, or an empty file.
        case missing
        /// Something that is no store.
        case damaged
        /// A store.
        case whole
    }

    /// What is at `path`, which is only looked at.
    ///
    /// - Throws: `TransportError` where that cannot be told.
    public static func standing(at path: String) async throws(TransportError) -> Standing {
        try await BlockingWork(label: "tidings.keyvalue").run { () throws(TransportError) in
            let limit = EmulatedServer.limitInBytes
            do throws(DiskError) {
                guard let bytes = try LockedFile.contents(at: path, atMost: limit) else {
                    return LockedFile.status(at: path) == nil ? .missing : .damaged
                }
                guard !bytes.isEmpty else { return .missing }
                guard bytes.count <= limit, (try? EmulatedServer(file: bytes)) != nil
                else { return .damaged }
                return .whole
            } catch {
                guard error.code != ENOENT else { return .missing }
                throw error.transportError
            }
        }
    }
}
